import { pino } from 'pino'

export type Answer = {
  kind: 'api' | 'page' | 'file'
  method: string
  /** The template of the address, never the address: it may hold a token or a name. */
  route: string
  status: number
  milliseconds: number
  trace: string
  requestId?: string | null
}

export type AccessLog = { write(answer: Answer): void; close(): Promise<void> }

/** A pipe takes this much at once without another writer's words in between. */
const atOnce = 4096

/**
 * One JSON line for each answer, on standard output like the other lines. They are written together, at least once a
 * second: a line at a time would cost as much as a page from memory.
 */
export function openAccessLog(base: { process: string; version: string }, fd = 1): AccessLog {
  const destination = pino.destination({ dest: fd, sync: false, minLength: atOnce - 512, maxWrite: atOnce })
  const log = pino({ base, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  const flushing = setInterval(() => destination.flush(), 1000)
  flushing.unref()
  return {
    write: ({ method, route, status, milliseconds, trace, requestId }) =>
      log.info({ method, route, status, ms: Math.round(milliseconds * 100) / 100, trace, requestId }, 'request'),
    close() {
      clearInterval(flushing)
      // Written synchronously, lines would not wait for those that are on their way.
      return new Promise((resolve) => destination.flush(() => resolve()))
    },
  }
}
