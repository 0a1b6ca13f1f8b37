import { Gauge } from 'prom-client'
import { heldByAge } from '../../billing/ledger/server/figures-views.ts'
import { eventsInTime, eventsWaiting } from '../../billing/stripe/server/event-views.ts'
import { promisedMinutes } from '../../experts/directory/estimate.ts'
import { lastProven } from '../../platform/db/archive/nightly.ts'
import { archiveOf } from '../../platform/db/open.ts'
import { archiverFails, replicasOf, serverCopiedAt, slotsOf } from '../../platform/db/replication-store.ts'
import { freeBytes } from '../../platform/files/blob-store.ts'
import { queueDepths } from '../../platform/jobs/queue-store.ts'
import { countStreams } from '../../platform/live/sse.ts'
import { emailsInTime, emailsWaiting } from '../../platform/mail/outbox-figures-store.ts'
import { registry } from '../../platform/telemetry/metrics.ts'
import type { Kept } from '../../platform/telemetry/promise-store.ts'
import { firstAnswersInTime } from '../../questions/server/first-answer-views.ts'
import type { RunningPorts } from '../ports.ts'

function gauge<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) {
  return new Gauge({ name: `clairavis_${name}`, help, labelNames, registers: [registry] })
}

const streams = gauge('streams', 'Open live streams of this process')
const liveConnected = gauge('live_connected', '1 while this process hears what others announce')
const redisConnected = gauge('redis_connected', '1 while announcements and limits go through REDIS_URL')
const databaseUp = gauge('database_up', '1 where the figures of the database could be read')
const connections = gauge('database_connections', 'Connections of this process to the database by state', ['state'])
const poolWaiting = gauge('database_pool_waiting', 'Requests of this process that wait for a connection')
const queueJobs = gauge('queue_jobs', 'Jobs by queue and state (due, later, running)', ['queue', 'state'])
const queueOldest = gauge('queue_oldest_due_seconds', 'For how long the first job of a queue has been due', ['queue'])
const deadLetters = gauge('dead_letters', 'Jobs that failed every retry and wait for a person')
const outboxEmails = gauge('outbox_emails', 'Emails that should have left')
const outboxOldest = gauge('outbox_oldest_seconds', 'For how long the oldest email should have left')
const webhooks = gauge('webhook_events_waiting', 'Events of the payment provider that are not in the books yet')
const webhookLag = gauge('webhook_lag_seconds', 'Age of the oldest event of the provider that is not in the books')
const heldEuros = gauge('money_held_euros', 'Money held on cards by the age of the hold', ['age'])
const heldOrders = gauge('money_held_orders', 'Orders whose money is held by the age of the hold', ['age'])
const diskFree = gauge('disk_free_bytes', 'Bytes that may still be written where DATA_DIR lies')
const diskReserve = gauge('disk_reserve_bytes', 'Bytes that uploads leave free (DISK_RESERVE)')
const replicaLag = gauge('replication_lag_seconds', 'How far a copy of the database is behind', ['replica'])
const replicaBytes = gauge('replication_lag_bytes', 'How much a copy of the database has not read', ['replica'])
const slotBytes = gauge('replication_slot_retained_bytes', 'Log that the database keeps for a copy', ['slot', 'active'])
const backupAge = gauge(
  'backup_age_seconds',
  'Since a backup was last restored as a trial and found whole (BACKUP_DIR)',
)
const serverCopyAge = gauge(
  'server_copy_age_seconds',
  'Since pgBackRest last copied the server; 0 where nothing copies it',
)
const archiveFails = gauge('wal_archive_failing', '1 while the log of the database cannot be archived')
const promises = gauge('promises', 'Promises kept and broken within the window', ['promise', 'window', 'outcome'])

/** Seconds of the promises: of the pages that tell of the first answer, and those of docs/slo.md. */
export const promised = { firstAnswer: promisedMinutes.max * 60, paymentSettled: 60, mailSent: 300 }

const begun = Date.now()

/** Milliseconds for which figures of the database are good: several may scrape, and each asks for the same. */
const fresh = 15_000

type Figures = Pick<RunningPorts, 'ports' | 'pool' | 'connected'> & Partial<Pick<RunningPorts, 'redisReady'>>

/** Returns what brings every figure up to date that this process does not count by itself. */
export function houseFigures(running: Figures, now: () => number = () => performance.now()): () => Promise<void> {
  let read = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  return async () => {
    readProcess(running)
    if (now() - read >= fresh) {
      reading ??= readHouse(running).finally(() => {
        read = now()
        reading = undefined
      })
      await reading
    }
  }
}

function readProcess({ pool, connected, redisReady }: Figures): void {
  streams.set(countStreams())
  liveConnected.set(connected() ? 1 : 0)
  if (redisReady) redisConnected.set(redisReady() ? 1 : 0)
  connections.set({ state: 'idle' }, pool.idleCount)
  connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
  poolWaiting.set(pool.waitingCount)
}

async function readHouse(running: Figures): Promise<void> {
  const { config } = running.ports
  diskFree.set(await freeBytes(config.DATA_DIR).catch(() => Number.NaN))
  diskReserve.set(config.DISK_RESERVE * 1024 ** 2)
  const archive = archiveOf(config)
  // Before the first night the age is that of this process.
  if (archive) backupAge.set((Date.now() - (lastProven(archive)?.getTime() ?? begun)) / 1000)
  try {
    await readDatabase(running)
    databaseUp.set(1)
  } catch (error) {
    // What was true when it was read last must not look like news.
    for (const one of ofDatabase) one.reset()
    databaseUp.set(0)
    running.ports.log.warn({ err: error }, 'metrics: the database could not be read')
  }
}

const ofDatabase: readonly { reset(): void }[] = [
  ...[queueJobs, queueOldest, deadLetters, outboxEmails, outboxOldest, webhooks, webhookLag, heldEuros, heldOrders],
  ...[replicaLag, replicaBytes, slotBytes, archiveFails, serverCopyAge, promises],
]

const parked = 'parked'

async function readDatabase({ ports: { db, clock } }: Figures): Promise<void> {
  const now = clock.now()
  // One after the other: all at once would take the connections that requests wait for.
  const queues = await queueDepths(db)
  const mail = await emailsWaiting(db, now)
  const events = await eventsWaiting(db, now)
  const held = await heldByAge(db, now)
  const replicas = await replicasOf(db)
  const slots = await slotsOf(db)
  const failing = await archiverFails(db)
  const copiedAt = await serverCopiedAt(db)
  const kept = {
    first_answer: await firstAnswersInTime(db, now, promised.firstAnswer),
    payment_settled: await eventsInTime(db, now, promised.paymentSettled),
    mail_sent: await emailsInTime(db, now, promised.mailSent),
  }
  for (const one of ofDatabase) one.reset()
  for (const { queue, due, later, running, oldestSeconds } of queues.filter((one) => one.queue !== parked)) {
    for (const [state, count] of Object.entries({ due, later, running })) queueJobs.set({ queue, state }, count)
    queueOldest.set({ queue }, oldestSeconds)
  }
  const dead = queues.find(({ queue }) => queue === parked)
  deadLetters.set(dead ? dead.due + dead.later : 0)
  outboxEmails.set(mail.count)
  outboxOldest.set(mail.oldestSeconds)
  webhooks.set(events.count)
  webhookLag.set(events.oldestSeconds)
  for (const { age, orders, cents } of held) {
    heldEuros.set({ age }, cents / 100)
    heldOrders.set({ age }, orders)
  }
  archiveFails.set(failing ? 1 : 0)
  if (copiedAt) serverCopyAge.set((now.getTime() - copiedAt.getTime()) / 1000)
  for (const { name, lagSeconds, lagBytes } of replicas) {
    replicaLag.set({ replica: name }, lagSeconds)
    replicaBytes.set({ replica: name }, lagBytes)
  }
  for (const { name, active, retainedBytes } of slots)
    slotBytes.set({ slot: name, active: active ? 'yes' : 'no' }, retainedBytes)
  for (const [promise, windows] of Object.entries(kept)) tellPromises(promise, windows)
}

function tellPromises(promise: string, windows: readonly Kept[]): void {
  for (const { window, kept, broken } of windows) {
    promises.set({ promise, window, outcome: 'kept' }, kept)
    promises.set({ promise, window, outcome: 'broken' }, broken)
  }
}
