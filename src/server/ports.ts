import { hostname } from 'node:os'
import type pg from 'pg'
import { type Logger, pino } from 'pino'
import { brand } from '../brand.ts'
import { legalEntity } from '../brand-legal.ts'
import { createAssistant } from '../platform/assistant/create.ts'
import { MovableClock, systemClock } from '../platform/clock.ts'
import { openCompanyRegister } from '../platform/company-register/open-register.ts'
import { ConfigError, hasMovableClock, type RunningConfig } from '../platform/config.ts'
import { openCountries } from '../platform/countries/table.ts'
import { connect, databaseIdentity, limitRole, transaction } from '../platform/db/connect.ts'
import { appliedOn, MigrationError, migrateUp, newerThan, pendingOn, readMigrations } from '../platform/db/migrate.ts'
import type { Db } from '../platform/db/port.ts'
import { clamav } from '../platform/files/antivirus.ts'
import { freeBytes, storageFull } from '../platform/files/blob-store.ts'
import { openFiles } from '../platform/files/store.ts'
import { randomIds } from '../platform/ids.ts'
import { type RunningJobs, startJobs } from '../platform/jobs/pg-boss.ts'
import { openLimits } from '../platform/limits/postgres.ts'
import { type RunningLive, startLive } from '../platform/live/postgres.ts'
import { openMail } from '../platform/mail/outbox.ts'
import { smtpTransport } from '../platform/mail/smtp.ts'
import { openOutside } from '../platform/outside/http-reader.ts'
import { scryptPasswords } from '../platform/passwords/scrypt.ts'
import type { Payments } from '../platform/payments/port.ts'
import { stripePayments } from '../platform/payments/stripe.ts'
import type { Ports } from '../platform/ports.ts'
import { openPush } from '../platform/push/web-push.ts'
import { openRedis } from '../platform/redis/connect.ts'
import { openRooms } from '../platform/rooms/rooms.ts'
import { currentTraceId } from '../platform/telemetry/spans.ts'
import type { TimeControl } from '../platform/time/port.ts'
import { sandboxTime } from '../platform/time/sandbox-time.ts'
import { mustNotBeAhead, openTimeControl, restoreClock } from '../platform/time/time-control.ts'
import { maySendEmail } from '../questions/notifications/server/withheld-emails.ts'
import { featurePorts } from './feature-ports.ts'
import { packageVersion } from './package-version.ts'
import { databaseError } from './start-error.ts'

export type RunningPorts = {
  ports: Ports
  /** Connections to the database, of which a request waits for one. */
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  /** Whether this process hears what others announce. */
  connected: RunningLive['connected']
  /** Whether announcements and limits go through REDIS_URL now, where it is set. */
  redisReady: (() => boolean) | undefined
  migrated: string[]
  onPublic: RunningLive['onPublic']
  /** Whether each service that a response needs can be reached now. */
  ready(): Promise<Record<string, boolean>>
  stop(): Promise<void>
}

/** Which process of a deployment speaks: its role, its machine and its number there. */
export const processName = ({ ROLE }: Pick<RunningConfig, 'ROLE'>): string => `${ROLE}@${hostname()}:${process.pid}`

export function openLog(config: Pick<RunningConfig, 'LOG_LEVEL' | 'ROLE'>, version = packageVersion): Logger {
  return pino({
    level: config.LOG_LEVEL,
    base: { process: processName(config), version },
    mixin: () => {
      const trace = currentTraceId()
      return trace ? { trace } : {}
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    // The database quotes the values that a constraint refused.
    redact: ['*.authorization', '*.token', '*.password', '*.email', 'err.detail'],
  })
}

/** What a loader of texts, places or invented people needs. */
export type LoaderPorts = Pick<Ports, 'config' | 'db' | 'clock' | 'ids' | 'passwords'>

/**
 * Opens every real adapter over one database. Before that, one process at a time migrates it and loads what it needs;
 * with MIGRATE=no both are left to `npm run db:migrate`.
 */
export async function openPorts(
  config: RunningConfig,
  databaseUrl: string,
  log: Logger,
  load: (loader: LoaderPorts) => Promise<void> = async () => {},
): Promise<RunningPorts> {
  const payments = openPayments(config)
  const { db, pool, warm, close } = connect(config.DATABASE_POOLER_URL ?? databaseUrl, {
    pooler: config.DATABASE_POOLER_URL !== undefined,
    max: config.DATABASE_POOL,
    connectTimeout: config.DATABASE_CONNECT_TIMEOUT,
  })
  const clock = hasMovableClock(config) ? new MovableClock() : systemClock
  const passwords = scryptPasswords()
  const prepare = async () => {
    if (clock instanceof MovableClock) await restoreClock(db, clock)
    else await mustNotBeAhead(db)
    if (config.MIGRATE) await load({ config, db, clock, ids: randomIds, passwords })
  }
  // A request must not wait for a busy database, a start may.
  const patient = connect(databaseUrl, { max: 1, connectTimeout: 20_000 })
  const prepared = async () => {
    const identity = await databaseIdentity(patient.pool)
    await refuseOtherPooler(config, identity)
    return { identity, migrated: await migratedOrRefused(patient.pool, config, prepare, log) }
  }
  const { identity, migrated } = await prepared().finally(patient.close)
  if (config.ROLE !== 'worker') await warm(config.DATABASE_POOL)
  const redis = config.REDIS_URL ? openRedis(config.REDIS_URL, identity, log) : undefined
  const live = await startLive({ db, databaseUrl, clock, log, redis })
  const aheadSeconds = () => (clock instanceof MovableClock ? clock.aheadSeconds : 0)
  const jobs = await startJobs({ db, databaseUrl, work: config.ROLE !== 'web', log, aheadSeconds })
  const transport = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, config.MAIL_FROM ?? legalEntity.mail.from, legalEntity.mail.replyTo)
    : null
  const reserve = config.DISK_RESERVE * 1024 ** 2
  const ports: Ports = {
    ...featurePorts,
    config,
    db,
    transact: (act) => transaction(db, act),
    clock,
    ids: randomIds,
    jobs,
    live,
    mail: openMail({ db, jobs, clock, ids: randomIds, maySend: maySendEmail, secretKey: config.SECRET_KEY, transport }),
    files: openFiles({
      ...{ dataDir: config.DATA_DIR, fileKey: config.FILE_KEY, s3Url: config.S3_URL, reserve },
      antivirus: config.CLAMAV_URL
        ? clamav(config.CLAMAV_URL, { warn: (problem, sentence) => log.warn(problem, sentence) })
        : undefined,
    }),
    limits: openLimits(pool, redis),
    passwords,
    countries: openCountries(),
    payments,
    push: openPush({ key: config.PUSH_KEY, contact: `mailto:${brand.support.email}`, local: config.LOCAL_PUSH }),
    rooms: openRooms(config),
    outside: openOutside({ local: config.LOCAL_PUSH }),
    companyRegister: config.COMPANY_REGISTER_URL
      ? openCompanyRegister({
          url: config.COMPANY_REGISTER_URL,
          clock: systemClock,
          warn: (problem, sentence) => log.warn(problem, sentence),
        })
      : null,
    assistant: createAssistant(config, log),
    timeControl: clock instanceof MovableClock ? await timeControlOf(config, { db, clock, jobs, live, log }) : null,
    log,
  }
  const plans = [
    { lookupKey: 'plan_monthly', name: brand.name, amount: config.PLAN_PRICE, currency: 'eur' },
    { lookupKey: 'copilot_monthly', name: `${brand.name} Copilot`, amount: config.COPILOT_PRICE, currency: 'eur' },
  ]
  let catalogue = false
  const ensureCatalogue = async () => {
    if (!catalogue) await payments.ensureCatalogue(plans)
    catalogue = true
  }
  await ensureCatalogue().catch((error: unknown) => log.warn({ err: error }, 'the payment provider is out of reach'))
  // Anybody may call the readiness check, and the provider limits its calls.
  const reachesPayments = nowAndThen(5000, () => works(() => ensureCatalogue().then(payments.ping)))
  return {
    ports,
    pool,
    connected: live.connected,
    redisReady: redis?.ready,
    migrated,
    onPublic: live.onPublic,
    async ready() {
      const [database, queue, provider, disk] = await Promise.all([
        works(() => db.selectNoFrom((select) => select.val(1).as('one')).execute()),
        works(jobs.reach),
        reachesPayments(),
        // Files that lie elsewhere leave this disk alone.
        config.S3_URL
          ? null
          : works(async () => {
              if ((await freeBytes(config.DATA_DIR)) < reserve) throw storageFull()
            }),
      ])
      const parts = { database, jobs: queue, live: live.connected(), payments: provider }
      return disk === null ? parts : { ...parts, disk }
    },
    stop: async () => {
      await jobs.stop()
      await live.stop()
      redis?.stop()
      transport?.close()
      await close()
    },
  }
}

/** @throws ConfigError where requests would be answered from another database than jobs and migrations work on, or from none */
async function refuseOtherPooler(config: RunningConfig, identity: string): Promise<void> {
  if (!config.DATABASE_POOLER_URL) return
  const pooled = connect(config.DATABASE_POOLER_URL, { pooler: true, max: 1, connectTimeout: 20_000 })
  const there = await databaseIdentity(pooled.pool)
    .catch((error: unknown) => {
      throw databaseError(error, config, 'DATABASE_POOLER_URL')
    })
    .finally(pooled.close)
  if (there !== identity)
    throw new ConfigError('DATABASE_POOLER_URL leads to another database than DATABASE_URL: change both together.')
}

async function migratedOrRefused(
  pool: pg.Pool,
  { MIGRATE, DATABASE_POOLER_URL }: RunningConfig,
  prepare: () => Promise<void>,
  log: Logger,
): Promise<string[]> {
  const migrations = readMigrations()
  if (!MIGRATE) {
    const lacking = await pendingOn(pool, migrations)
    if (lacking.length > 0)
      throw new MigrationError(`The database lacks ${lacking.join(', ')}: run npm run db:migrate first (MIGRATE=no).`)
  }
  const migrated = MIGRATE ? await migrateUp(pool, { migrations, load: prepare }) : []
  if (!MIGRATE) await prepare()
  else if (DATABASE_POOLER_URL) await limitRole(pool)
  const newer = newerThan(migrations, await appliedOn(pool, true))
  if (newer.length > 0)
    log.warn({ migrations: newer }, 'a newer version has migrated this database: this one works with it')
  return migrated
}

/** Stripe, or a sandbox that speaks its API where `STRIPE_API_BASE` is set. */
function openPayments(config: RunningConfig): Payments {
  if (!config.STRIPE_SECRET_KEY)
    throw new ConfigError(
      'STRIPE_SECRET_KEY is needed. In a demonstration, npm start opens a payment sandbox and sets it.',
    )
  return stripePayments({
    secretKey: config.STRIPE_SECRET_KEY,
    base: config.STRIPE_API_BASE,
    vatRate: config.VAT_RATE,
  })
}

function timeControlOf(
  { STRIPE_API_BASE = '', STRIPE_SECRET_KEY = '' }: RunningConfig,
  moved: { db: Db; clock: MovableClock; jobs: RunningJobs; live: RunningLive; log: Logger },
): Promise<TimeControl> {
  const sandbox = sandboxTime(STRIPE_API_BASE, STRIPE_SECRET_KEY)
  return openTimeControl({ ...moved, sandbox, renewPresence: moved.live.renewPresence })
}

/** Timeout of the readiness check, in milliseconds. */
const patience = 3000

async function works(act: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false)
  })
  const done = act().then(
    () => true,
    () => false,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** Caches a result for some milliseconds. */
function nowAndThen<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: { until: number; value: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!answer || answer.until < now) answer = { until: now + milliseconds, value: ask() }
    return answer.value
  }
}
