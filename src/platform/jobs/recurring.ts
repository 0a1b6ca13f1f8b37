import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../db/port.ts'
import './tables.ts'

/** Lease in seconds after which a crashed holder's work is taken over; a live holder renews it three times as often. */
const holdSeconds = 30

/**
 * Recurring work shared by all processes: a database row says when it is due and who holds it. All instants are the
 * database's, so that two machines with different clocks agree.
 */
export function startRecurring(db: Db, log: Logger) {
  const me = randomUUID()
  const loops = new Set<Promise<void>>()
  const stopping = new AbortController()

  /** Claims the work if it is due and free, else returns in how many milliseconds to look again. */
  async function take(name: string, seconds: number): Promise<'taken' | number> {
    const taken = await sql`
      insert into recurring as r (name, due_at, holder, held_until)
      values (${name}, clock_timestamp() + make_interval(secs => ${seconds}), ${me},
        clock_timestamp() + make_interval(secs => ${holdSeconds}))
      on conflict (name) do update
        set due_at = excluded.due_at, holder = excluded.holder, held_until = excluded.held_until
        where r.due_at <= clock_timestamp() and (r.held_until is null or r.held_until <= clock_timestamp())
      returning name`.execute(db)
    if (taken.rows.length > 0) return 'taken'
    const rest = await sql<{ wait: number }>`
      select extract(epoch from greatest(due_at, held_until) - clock_timestamp())::float8 * 1000 as wait
      from recurring where name = ${name}`.execute(db)
    return Number(rest.rows[0]?.wait ?? 0)
  }

  async function hold(name: string): Promise<void> {
    await db
      .updateTable('recurring')
      .set({ held_until: sql<Date>`clock_timestamp() + make_interval(secs => ${holdSeconds})` })
      .where('name', '=', name)
      .where('holder', '=', me)
      .execute()
  }

  async function letGo(name: string): Promise<void> {
    await db
      .updateTable('recurring')
      .set({ holder: null, held_until: null })
      .where('name', '=', name)
      .where('holder', '=', me)
      .execute()
  }

  async function run(name: string, handler: () => Promise<void>): Promise<void> {
    const renewal = setInterval(
      () => {
        hold(name).catch((error) => log.warn({ err: error, recurring: name }, 'recurring work could not be held'))
      },
      (holdSeconds * 1000) / 3,
    )
    try {
      await handler()
    } catch (error) {
      log.error({ err: error, recurring: name }, 'recurring work failed')
    } finally {
      clearInterval(renewal)
      await letGo(name)
    }
  }

  async function loop(name: string, seconds: number, handler: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      let wait = seconds * 1000
      try {
        const outcome = await take(name, seconds)
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
      const running = loop(name, seconds, handler)
      loops.add(running)
      running.finally(() => loops.delete(running))
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
