import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export type FakeMailServer = {
  url: string
  received: { to: string; source: string }[]
  /** The refusal for the next recipients: `550 no such user`. */
  refuseWith: string | null
  stop(): Promise<void>
}

/** A mail server for tests that speaks just enough SMTP and stores what it receives. */
export async function startFakeMailServer(): Promise<FakeMailServer> {
  const sockets = new Set<Socket>()
  const fake: FakeMailServer = { url: '', received: [], refuseWith: null, stop }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    converse(socket, fake)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fake

  async function stop(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
}

function converse(socket: Socket, fake: FakeMailServer): void {
  let waiting = ''
  let to = ''
  let source: string[] | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 fake ready')
  socket.on('data', (bytes) => {
    const lines = (waiting + bytes.toString('utf8')).split('\r\n')
    waiting = lines.pop()!
    for (const line of lines) hear(line)
  })

  function hear(line: string): void {
    if (source) {
      if (line !== '.') return void source.push(line)
      fake.received.push({ to, source: source.join('\n') })
      source = null
      return void say('250 kept')
    }
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? ''
      return void say(fake.refuseWith ?? '250 fine')
    }
    if (command === 'DATA') {
      source = []
      return void say('354 go on')
    }
    if (command === 'QUIT') return void socket.end('221 bye\r\n')
    say('250 fine')
  }
}
