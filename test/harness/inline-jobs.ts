import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/port.ts'
import {
  type DeadLetter,
  type DeadLetters,
  defaultRetries,
  type Jobs,
  type RetryPolicy,
} from '../../src/platform/jobs/port.ts'

type Waiting = { id: string; name: string; data: unknown; key?: string; due: number; tries: number; xid: string }
type Recurring = { name: string; seconds: number; handler: () => Promise<void>; due: number }

export type InlineJobs = Jobs &
  DeadLetters & {
    /**
     * Runs everything due at `now`, also what those jobs enqueue, until nothing is due; returns the names in the order
     * of execution. A failed job is retried with the usual back-off.
     */
    runDue(now: Date): Promise<string[]>
    /** When something is next due, without recurring work of these names; null if nothing is. */
    nextDue(without?: readonly string[]): Promise<Date | null>
    /** The waiting jobs, for assertions. */
    waiting(): Promise<{ name: string; data: unknown; due: Date }[]>
    /** Every error that a handler threw, so that a test can assert that there was none. */
    failures: unknown[]
  }

/**
 * Jobs for tests: kept in memory, run when the test says so, at the test's time. It asks PostgreSQL whether the
 * enqueuing transaction committed, so that a rolled back one leaves no job here either.
 */
export function inlineJobs(db: Db, retries: RetryPolicy = defaultRetries): InlineJobs {
  const handlers = new Map<string, (data: never) => Promise<void>>()
  const recurring: Recurring[] = []
  let jobs: Waiting[] = []
  let parked: DeadLetter[] = []
  const failures: unknown[] = []

  /** Inside a transaction it asks on that connection: a second connection for each could exceed the pool. */
  async function committed(on: Db = db): Promise<Waiting[]> {
    const known = new Map<string, string | null>()
    for (const { xid } of jobs) {
      if (known.has(xid)) continue
      const { rows } = await sql<{ status: string | null }>`select pg_xact_status(${xid}::xid8) as status`.execute(on)
      known.set(xid, rows[0]?.status ?? null)
    }
    jobs = jobs.filter((job) => known.get(job.xid) !== 'aborted')
    return jobs.filter((job) => known.get(job.xid) === 'committed')
  }

  async function run(job: Waiting, now: Date): Promise<void> {
    jobs = jobs.filter((other) => other !== job)
    const handler = handlers.get(job.name)
    if (!handler) throw new Error(`No handler for the job ${job.name}`)
    try {
      await handler(structuredClone(job.data) as never)
    } catch (error) {
      failures.push(error)
      const tries = job.tries + 1
      const { id, name, data } = job
      if (tries > retries.limit) parked.push({ id, name, data, error: String(error), tries, parkedAt: now })
      else jobs.push({ ...job, tries, due: now.getTime() + retries.delaySeconds * 1000 * 2 ** job.tries })
    }
  }

  return {
    failures,
    async enqueue(tx, name, data, { key, startAfter } = {}) {
      const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(tx)
      const due = startAfter?.getTime() ?? 0
      const twin = key && (await committed(tx)).find((job) => job.name === name && job.key === key && job.tries === 0)
      const own = key && jobs.find((job) => job.name === name && job.key === key && job.xid === rows[0]!.xid)
      const same = twin || own
      if (same) same.due = Math.min(same.due, due)
      else jobs.push({ id: randomUUID(), name, data: structuredClone(data), key, due, tries: 0, xid: rows[0]!.xid })
    },
    handle(name, handler) {
      handlers.set(name, handler)
    },
    every(name, seconds, handler) {
      recurring.push({ name, seconds, handler, due: 0 })
    },
    async runDue(now) {
      const ran: string[] = []
      for (const work of recurring) {
        if (work.due > now.getTime()) continue
        work.due = now.getTime() + work.seconds * 1000
        await work.handler().catch((error) => failures.push(error))
        ran.push(work.name)
      }
      for (;;) {
        const due = (await committed()).filter((job) => job.due <= now.getTime()).sort((a, b) => a.due - b.due)[0]
        if (!due) return ran
        ran.push(due.name)
        await run(due, now)
      }
    },
    async nextDue(without = []) {
      const rounds = recurring.filter(({ name }) => !without.includes(name))
      const instants = [...rounds, ...(await committed())].map(({ due }) => due)
      return instants.length === 0 ? null : new Date(Math.min(...instants))
    },
    async waiting() {
      return (await committed()).map(({ name, data, due }) => ({ name, data, due: new Date(due) }))
    },
    async listDeadLetters(limit = 100) {
      return parked.slice(0, limit)
    },
    async retryDeadLetter(id) {
      const job = parked.find((candidate) => candidate.id === id)
      if (!job) return false
      parked = parked.filter((candidate) => candidate !== job)
      const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db)
      jobs.push({ id, name: job.name, data: job.data, due: 0, tries: 0, xid: rows[0]!.xid })
      return true
    },
  }
}
