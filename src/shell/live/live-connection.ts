import { type LiveEvent, liveEventParser } from './live-event-parser.ts'

/** `live`: told at once. `broken`: the stream cannot be had at the moment. `refused`: the session is over. */
export type ConnectionState = 'live' | 'broken' | 'refused'

export type Line = {
  /** Asks for the stream, resuming after `after`. */
  open: (after: number | null, signal: AbortSignal) => Promise<Response>
  lastId: () => number | null
  onEvent: (event: LiveEvent) => void
  /** Something came, if only a sign of life. */
  onBeat: () => void
  onState: (state: ConnectionState) => void
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  random?: () => number
  /** The server breaks its silence every 15 s; after this the line is taken for dead. */
  silence?: number
}

const longestPause = 30_000

/** After each failure twice as long, at most half a minute, never all readers at the same moment. */
export function pauseAfter(failures: number, retry: number, random: number): number {
  const base = Math.min(longestPause, retry * 2 ** Math.max(0, failures - 1))
  return Math.round(base * (0.75 + random / 2))
}

/** Keeps one stream open until it is refused or no longer wanted. */
export async function keepConnection(line: Line, signal: AbortSignal): Promise<void> {
  const { pause = wait, random = Math.random } = line
  let failures = 0
  let retry = 2000
  while (!signal.aborted) {
    const end = await listen(line, signal, (milliseconds) => {
      retry = milliseconds
    })
    if (signal.aborted) return
    if (end === 'refused') return line.onState('refused')
    failures = end === 'over' ? 0 : failures + 1
    if (failures > 0) line.onState('broken')
    await pause(pauseAfter(failures, retry, random()), signal)
  }
}

/** `over`: it was open and ended, as every stream does after some minutes. */
async function listen(
  line: Line,
  signal: AbortSignal,
  onRetry: (milliseconds: number) => void,
): Promise<'over' | 'failed' | 'refused'> {
  const own = new AbortController()
  const stop = () => own.abort()
  signal.addEventListener('abort', stop, { once: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, line.silence ?? 45_000)
    line.onBeat()
  }
  // A stream that has been through a loss of the network may never say so.
  globalThis.addEventListener?.('online', stop)
  let opened = false
  try {
    const response = await line.open(line.lastId(), own.signal)
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) return 'failed'
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    const read = liveEventParser({ event: line.onEvent, retry: onRetry })
    opened = true
    line.onState('live')
    alive()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'over'
      alive()
      read(decoder.decode(value, { stream: true }))
    }
  } catch {
    return opened ? 'over' : 'failed'
  } finally {
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', stop)
    signal.removeEventListener('abort', stop)
    own.abort()
  }
}

/** Also ends when the connection is back: whoever was offline is told at once. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    globalThis.addEventListener?.('online', done)
    signal.addEventListener('abort', done)
  })
}
