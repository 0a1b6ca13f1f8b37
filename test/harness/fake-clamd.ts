import { createServer, type Server, type Socket } from 'node:net'

export type FakeClamd = {
  address: string
  scanned: Buffer[]
  answer: (file: Buffer) => string | null
  stop(): Promise<void>
}

/** The string that every scanner takes for a virus (eicar.org), put together so that no scanner finds it in this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A scanner that speaks the INSTREAM command of clamd(8) and finds EICAR; `answer` returns null to say nothing. */
export async function startFakeClamd(): Promise<FakeClamd> {
  const sockets = new Set<Socket>()
  const fake: FakeClamd = {
    address: '',
    scanned: [],
    answer: (file) => (file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'),
    stop: () => stop(server, sockets),
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    let waiting = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (part) => {
      waiting = Buffer.concat([waiting, part])
      const file = fileIn(waiting)
      if (file === null) return
      fake.scanned.push(file)
      const answer = fake.answer(file)
      if (answer !== null) socket.end(`${answer}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.address = `tcp://127.0.0.1:${(server.address() as { port: number }).port}`
  return fake
}

const command = 'zINSTREAM\0'

/** The file, once its empty last piece has come. */
function fileIn(bytes: Buffer): Buffer | null {
  if (bytes.length < command.length) return null
  if (bytes.subarray(0, command.length).toString('latin1') !== command) throw new Error('not a command of clamd')
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    if (at + 4 + length > bytes.length) return null
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

function stop(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy()
  return new Promise((resolve) => server.close(() => resolve()))
}
