import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '../db/port.ts'
import { inSpan } from '../telemetry/spans.ts'
import { holdSeconds, holdWork, releaseWork, takeWork } from './recurring-store.ts'

/**
 * Recurring work shared by all processes: a database row says when it is due and who holds it. All instants are the
 * database's, so that two machines with different clocks agree.
 */
export function startRecurring(db: Db, log: Logger) {
  const me = randomUUID()
  const loops = new Set<Promise<void>>()
  const known: { name: string; seconds: number; handler: () => Promise<void> }[] = []
  const stopping = new AbortController()

  async function run(name: string, handler: () => Promise<void>): Promise<void> {
    const renewal = setInterval(
      () => {
        holdWork(db, me, name).catch((error) =>
          log.warn({ err: error, recurring: name }, 'recurring work could not be held'),
        )
      },
      (holdSeconds * 1000) / 3,
    )
    try {
      await inSpan(`recurring ${name}`, {}, handler)
    } catch (error) {
      log.error({ err: error, recurring: name }, 'recurring work failed')
    } finally {
      clearInterval(renewal)
      await releaseWork(db, me, name)
    }
  }

  async function loop(name: string, seconds: number, handler: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      let wait = seconds * 1000
      try {
        const outcome = await takeWork(db, me, name, seconds)
        if (outcome === 'taken') await run(name, handler)
        else wait = outcome
      } catch (error) {
        log.warn({ err: error, recurring: name }, 'recurring work could not be looked up')
        wait = 2000
      }
      await sleep(Math.min(Math.max(wait, 50), holdSeconds * 1000), stopping.signal)
    }
  }

  return {
    every(name: string, seconds: number, handler: () => Promise<void>): void {
      known.push({ name, seconds, handler })
      const running = loop(name, seconds, handler)
      loops.add(running)
      running.finally(() => loops.delete(running))
    },
    /** Runs each once now, also before it is due. */
    async runAll(): Promise<void> {
      const runOnce = async ({ name, seconds, handler }: (typeof known)[number]) => {
        while ((await takeWork(db, me, name, seconds, { early: true })) !== 'taken') await sleep(20, stopping.signal)
        await run(name, handler)
      }
      await Promise.all(known.map(runOnce))
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.allSettled(loops)
    },
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    signal.addEventListener('abort', wake, { once: true })
  })
}
