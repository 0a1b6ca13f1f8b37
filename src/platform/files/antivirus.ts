import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Refusal } from '../../api/refusal.ts'

/** Looks for malware in an upload before anything of it is stored. */
export interface Antivirus {
  /** @throws Refusal `file_infected` (422), or `file_unscanned` (503) while the scanner cannot be asked */
  scan(bytes: Uint8Array): Promise<void>
}

/** Where none is configured: PDFs are looked into in a process of their own, and images are drawn anew, in any case. */
export const noAntivirus: Antivirus = { scan: async () => {} }

type Options = {
  /** Milliseconds until a scanner that says nothing counts as out of reach. */
  patience?: number
  warn?: (problem: { err: unknown }, sentence: string) => void
}

/**
 * ClamAV at `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`, by its INSTREAM command (clamd(8)): the file in pieces,
 * each after its length, ended by an empty one. A file that was not scanned is not accepted.
 */
export function clamav(address: string, { patience = 20_000, warn = () => {} }: Options = {}): Antivirus {
  const place = placeOf(address)
  return {
    async scan(bytes) {
      const reply = await ask(place, bytes, patience).catch((error: unknown) => {
        warn({ err: error }, 'the antivirus is out of reach: uploads are refused until it is back')
        throw unscanned()
      })
      if (/^stream: OK$/.test(reply)) return
      if (/ FOUND$/.test(reply)) throw new Refusal('file_infected', 422)
      warn({ err: reply }, 'the antivirus could not scan an upload')
      throw unscanned()
    },
  }
}

const unscanned = () => new Refusal('file_unscanned', 503, { retryAfter: 30 })

type Place = { path: string } | { host: string; port: number }

function placeOf(address: string): Place {
  const url = new URL(address)
  return url.protocol === 'unix:' ? { path: url.pathname } : { host: url.hostname, port: Number(url.port || 3310) }
}

const pieceBytes = 64 * 1024

async function ask(place: Place, bytes: Uint8Array, patience: number): Promise<string> {
  const socket = connect(place)
  // Destroyed in the end whatever happens, and with it whatever still waits.
  socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')))
  try {
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes)
      socket.write(lengthOf(piece.byteLength))
      socket.write(piece)
    }
    socket.write(lengthOf(0))
    const reply = await text(socket)
    if (reply === '') throw new Error('the connection was closed without an answer')
    return reply.replace(/\0$/, '').trim()
  } finally {
    socket.destroy()
  }
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
