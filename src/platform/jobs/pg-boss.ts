import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db/port.ts'
import { jobSeconds } from '../telemetry/metrics.ts'
import { isTracing } from '../telemetry/spans.ts'
import {
  type DeadLetter,
  type DeadLetters,
  defaultRetries,
  type JobName,
  type JobOptions,
  type Jobs,
  type JobTable,
  type RetryPolicy,
} from './port.ts'
import { startRecurring } from './recurring.ts'

const parkedQueue = 'parked'
const day = 24 * 3600
/**
 * Retention of dead letters, two monthly closings: the staff sees a job that stopped before the second month's end, and
 * its payload, perhaps an address, is kept no longer than that.
 */
const parkedDays = 60

/** A limit against waiting for ever for a job that hangs, in milliseconds. */
const longestCatchUp = 60_000

export type JobsOptions = {
  db: Db
  databaseUrl: string
  /** Whether this process runs jobs, or only enqueues them. */
  work: boolean
  log: Logger
  /** Seconds that the product's clock is ahead of the database's (0): jobs wait by the database's. */
  aheadSeconds?: () => number
  /** How many jobs of one name run at once in this process (4). */
  concurrency?: number
  retries?: RetryPolicy
}

export type RunningJobs = Jobs &
  DeadLetters & {
    /** Resolves when every handler registered so far is being served. */
    ready(): Promise<void>
    /** Rejects when the queue cannot be read over its own connections. */
    reach(): Promise<void>
    /** The product's clock has moved: waiting jobs become due that much earlier. */
    bringForward(tx: Tx, seconds: number): Promise<void>
    /** When the next waiting job falls due, by the product's clock; null where none waits. */
    nextDue(): Promise<Date | null>
    /** Runs the jobs that are due. */
    runDue(): Promise<void>
    /** Runs the jobs that are due, then all recurring work once, then what that has made due. */
    catchUp(): Promise<void>
    /** Waits for running jobs (10 s at most) and closes its connections. */
    stop(): Promise<void>
  }

/**
 * Jobs stored in the caller's database by pg-boss. A worker picks a job up some milliseconds after the commit (NOTIFY),
 * and at the latest a second after it is due. If a process is killed, another one takes its jobs over within a minute.
 */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { db, databaseUrl, work, log, concurrency: atOnce = 4, retries = defaultRetries } = options
  const aheadSeconds = options.aheadSeconds ?? (() => 0)
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'clairavis jobs',
    max: work ? 6 : 2,
    schedule: false,
    supervise: work,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    useListenNotify: work,
    registerInstance: false,
    // A job belongs to the trace of the request that enqueued it: the trace's id is stored with the job.
    openTelemetry: isTracing() ? { propagateContext: true } : { enabled: false },
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: the queue met an error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs: the queue warns'))
  await boss.start({ attempts: 5 })
  await boss.createQueue(parkedQueue)
  await boss.updateQueue(parkedQueue, { retentionSeconds: parkedDays * day })

  const queues = new Map<string, Promise<void>>()
  const workers = new Map<string, string[]>()
  const settings = {
    notify: true,
    deadLetter: parkedQueue,
    retryLimit: retries.limit,
    retryDelay: retries.delaySeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    retentionSeconds: 365 * day,
    deleteAfterSeconds: day,
  }

  function ensureQueue(name: string): Promise<void> {
    let made = queues.get(name)
    if (!made) {
      made = boss.createQueue(name, { policy: 'short', ...settings }).then(() => boss.updateQueue(name, settings))
      queues.set(name, made)
      made.catch(() => queues.delete(name))
    }
    return made
  }

  async function serve(name: string, handler: (data: never) => Promise<void>): Promise<void> {
    await ensureQueue(name)
    const ids: string[] = []
    workers.set(name, ids)
    for (let index = 0; index < atOnce; index += 1) {
      // pg-boss waits for the next poll after each job. Notifying the worker while it is busy makes it look again at
      // once, so that a backlog is processed without pauses.
      let id: string | undefined
      const act = async ([job]: { data: unknown }[]) => {
        if (id) boss.notifyWorker(id)
        const stop = jobSeconds.startTimer({ queue: name })
        try {
          await handler(job?.data as never)
          stop({ outcome: 'done' })
        } catch (error) {
          stop({ outcome: 'failed' })
          throw error
        }
      }
      id = await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 }, act)
      ids.push(id)
    }
  }

  /** NOTIFY announces jobs that are due when enqueued; this announces those that become due later, retries included. */
  async function wakeDue(): Promise<void> {
    const names = [...workers.keys()]
    if (names.length === 0) return
    const due = await sql<{ name: string }>`
      select q.name from unnest(${names}::text[]) as q(name)
      where exists (
        select from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= pgboss.job_now()
      )`.execute(db)
    for (const { name } of due.rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }

  async function anythingDue(): Promise<boolean> {
    const { rows } = await sql<{ due: boolean }>`
      select exists (
        select from pgboss.job j
        where j.name = any(${[...workers.keys()]}::text[])
          and (j.state = 'active' or (j.state < 'active' and not j.blocked and j.start_after <= pgboss.job_now()))
      ) as due`.execute(db)
    return rows[0]?.due ?? false
  }

  /** Waits until no job is due. One that fails is retried later and not waited for. */
  async function untilNothingIsDue(): Promise<void> {
    const end = performance.now() + longestCatchUp
    while (await anythingDue()) {
      if (performance.now() > end) throw new Error('jobs: what was due did not end in time')
      await wakeDue()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  const recurring = startRecurring(db, log)
  const pending = new Set<Promise<void>>()
  let looking = false
  const alarm = setInterval(() => {
    if (looking || !work) return
    looking = true
    wakeDue()
      .catch((error) => log.debug({ err: error }, 'jobs: could not look for due jobs'))
      .finally(() => {
        looking = false
      })
  }, 1000)

  async function enqueue<Name extends JobName>(
    tx: Tx,
    name: Name,
    data: JobTable[Name],
    { key, startAfter: wanted }: JobOptions = {},
  ): Promise<void> {
    await ensureQueue(name)
    const startAfter = wanted && new Date(wanted.getTime() - aheadSeconds() * 1000)
    const singletonKey = key === undefined ? `#${randomUUID()}` : `=${key}`
    for (;;) {
      const sent = await boss.send(name, data as object, {
        db: fromKysely(tx),
        singletonKey,
        ...(startAfter && { startAfter }),
      })
      if (sent !== null) return
      // The waiting job may be about to start, before this transaction's changes are visible: lock it until the commit.
      // If it has started meanwhile, it is not waiting any more and a new one is due.
      const held = await sql`
        update pgboss.job set start_after = least(start_after, ${startAfter ?? sql`now()`}::timestamptz)
        where name = ${name} and singleton_key = ${singletonKey} and state = 'created'
        returning id`.execute(tx)
      if (held.rows.length > 0) return
    }
  }

  return {
    enqueue,
    handle(name, handler) {
      const served = work ? serve(name, handler) : ensureQueue(name)
      pending.add(served)
      served
        .catch((error) => log.error({ err: error, job: name }, 'jobs: a handler could not be served'))
        .finally(() => pending.delete(served))
    },
    every(name, seconds, handler) {
      if (work) recurring.every(name, seconds, handler)
    },
    async ready() {
      await Promise.all(pending)
    },
    async reach() {
      await boss.getQueue(parkedQueue)
    },
    async bringForward(tx, seconds) {
      await sql`
        update pgboss.job set start_after = start_after - make_interval(secs => ${seconds})
        where state < 'active'`.execute(tx)
    },
    async nextDue() {
      const { rows } = await sql<{ at: Date | null }>`
        select min(j.start_after) as at from pgboss.job j
        where j.name = any(${[...workers.keys()]}::text[]) and j.state < 'active' and not j.blocked
          and j.start_after > pgboss.job_now()`.execute(db)
      const at = rows[0]?.at
      return at ? new Date(at.getTime() + aheadSeconds() * 1000) : null
    },
    runDue: untilNothingIsDue,
    async catchUp() {
      await untilNothingIsDue()
      await recurring.runAll()
      await untilNothingIsDue()
    },
    async listDeadLetters(limit = 100) {
      const jobs = await boss.findJobs(parkedQueue, { queued: true, limit })
      return jobs.map(toParked)
    },
    async retryDeadLetter(id) {
      return (await boss.redrive(parkedQueue, { ids: [id] })) > 0
    },
    async stop() {
      clearInterval(alarm)
      await Promise.allSettled([...pending, recurring.stop()])
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

function toParked(job: JobWithMetadata<unknown>): DeadLetter {
  const output = job.sourceOutput as { message?: string } | null
  return {
    id: job.id,
    name: job.sourceName ?? 'unknown',
    data: job.data,
    error: output?.message ?? JSON.stringify(output),
    tries: (job.sourceRetryCount ?? 0) + 1,
    parkedAt: job.createdOn,
  }
}
