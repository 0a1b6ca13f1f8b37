import { z } from 'zod'
import { gtmIdComplaint } from './gtm-id.ts'
import { keysOf } from './keys.ts'

const flag = z.enum(['yes', 'no']).transform((value) => value === 'yes')
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** An empty value means unset: `KEY=` in a file is how people leave a key out. */
const unset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T> & string) =>
  z.preprocess((given) => (given === undefined || given === '' ? value : given), schema)

/** Key, secret and bucket of an S3-compatible store, in one URL. */
const s3Url = z.url({ protocol: /^https?$/ }).refine(
  (given) => {
    const { username, password, pathname } = new URL(given)
    return username !== '' && password !== '' && pathname.length > 1
  },
  { error: 'an address such as https://KEY:SECRET@host/bucket' },
)

/** One key, or several while one is being replaced, the new one first (`keysOf`). */
const keys = z.string().refine((given) => keysOf(given).every((key) => key.length >= 32), {
  error: 'keys of 32 characters or more; while one is being replaced, the new one, a comma, the old one',
})

/** A path or the name of a screen, or both with a status: `{"path":"/pricing","statusCode":301}`. */
const rootRedirect = z
  .string()
  .transform((given) => (given.startsWith('{') ? (jsonOf(given) ?? {}) : { path: given }))
  .pipe(
    z.object({
      path: z.string().regex(/^[\w/-]+$/, { error: 'a path such as pricing' }),
      statusCode: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(302),
    }),
  )

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const gtmId = z.string().superRefine((id, check) => {
  const complaint = gtmIdComplaint(id)
  if (complaint) check.addIssue({ code: 'custom', message: complaint })
})

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//)
  .refine((given) => URL.canParse(given), { error: 'an address such as postgres://user:password@host:5432/name' })

/** Tokens or cents that may be used. */
const amount = z.coerce.number().int().min(0)

const schema = z.object({
  MODE: withDefault(z.enum(['demo', 'live']), 'demo'),
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'production'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), '3000'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  DATA_DIR: withDefault(z.string(), './storage'),
  DATABASE_URL: optional(postgresAddress),
  /** A PgBouncer in transaction mode before DATABASE_URL: requests go through it, whatever needs a session does not. */
  DATABASE_POOLER_URL: optional(postgresAddress),
  /** A Valkey or Redis that carries announcements and counts limits; while it is away the database does both. */
  REDIS_URL: optional(
    z.string().regex(/^rediss?:\/\/[^\s/]+/, { error: 'an address such as redis://user:password@host:6379' }),
  ),
  DATABASE_POOL: withDefault(z.coerce.number().int().min(2).max(200), '20'),
  /** Milliseconds that a request waits for a connection before it is answered with 503. */
  DATABASE_CONNECT_TIMEOUT: withDefault(z.coerce.number().int().min(100).max(60_000), '900'),
  /** MiB of the disk of DATA_DIR that uploads leave free; with less, `/api/ready` says that the disk is full. */
  DISK_RESERVE: withDefault(z.coerce.number().int().min(0).max(1_048_576), '256'),
  /** Seconds between the end of readiness and the end of service, for a balancer to notice. */
  DRAIN_SECONDS: withDefault(z.coerce.number().int().min(0).max(120), '0'),
  /** `no`: this process starts only on a database that `npm run db:migrate` has prepared, and changes no table. */
  MIGRATE: withDefault(flag, 'yes'),
  /** Memory for the cache of whole public pages, in MiB; with 0 each is rendered on every request. */
  PAGE_CACHE: withDefault(z.coerce.number().int().min(0).max(4096), '64'),
  ROLE: withDefault(z.enum(['all', 'web', 'worker']), 'all'),
  SECRET_KEY: optional(keys),
  FILE_KEY: optional(keys),
  /** The private key of web push (VAPID), 32 bytes as base64url. */
  PUSH_KEY: optional(z.string().regex(/^[\w-]{43}$/)),
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(5), '0'),
  INDEXABLE: withDefault(flag, 'no'),
  INDEXNOW_KEY: optional(z.string().regex(/^[\w-]{8,128}$/)),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug']), 'info'),
  /** Without a token `/metrics` listens on the loopback address, with one on HOST. */
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  METRICS_TOKEN: optional(z.string().regex(/^[\w.~+/=-]{24,}$/, { error: '24 letters and digits or more' })),
  /** One line for each answer. Default: `yes` in live mode. */
  ACCESS_LOG: optional(flag),
  /** A collector that takes OTLP over HTTP, without `/v1/traces`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z.string().regex(/^[\w-]+=([^,%]|%[\da-f]{2})*(,[\w-]+=([^,%]|%[\da-f]{2})*)*$/i, {
      error: 'pairs such as key=value,key=value, what is special percent-encoded',
    }),
  ),
  /** The share of traces that is kept; one that a browser has begun counts like any other. */
  OTEL_TRACES_SAMPLER_ARG: withDefault(z.coerce.number().min(0).max(1), '1'),

  PUBLIC_SITE_URL: optional(url),
  PUBLIC_DOMAIN_FR: optional(z.string()),
  PUBLIC_DOMAIN_EN: optional(z.string()),
  PUBLIC_API_URL: withDefault(z.string().regex(/^(\/|https?:\/\/)/), '/api'),
  PUBLIC_COUNTRY_URL: optional(url),
  PUBLIC_GTM_ID: optional(gtmId),
  PUBLIC_ROOT_REDIRECT: optional(rootRedirect),

  FREE_QUESTIONS: withDefault(z.coerce.number().int().min(0).max(20), '2'),
  FIRST_PERIOD_DAYS: withDefault(z.coerce.number().int().min(8).max(30), '14'),
  FIRST_PRICE: withDefault(z.coerce.number().int().min(50), '300'),
  PLAN_PRICE: withDefault(z.coerce.number().int().min(50), '2900'),
  /** Cents that an expert earns for a follow-up taken over from a colleague; full answers are paid by field. */
  FOLLOW_UP_FEE: withDefault(z.coerce.number().int().min(0), '900'),
  COPILOT_PRICE: withDefault(z.coerce.number().int().min(50), '20000'),
  /** Percent, included in every price. A month is charged at the rate of its day, an order at the rate it displayed. */
  VAT_RATE: withDefault(z.coerce.number().min(0).max(30).multipleOf(0.01), '20'),
  VAT_STRICT: withDefault(flag, 'no'),
  EXPERTS_IN_MOROCCO: withDefault(flag, 'no'),
  /** The state's register of companies, which offers applicants what it knows of their number; without one nothing is looked up. */
  COMPANY_REGISTER_URL: optional(url),
  /** Default: `none` in live mode; the demonstration accepts such questions, as nothing in it is real. */
  HEALTH_HOSTING: optional(z.enum(['none', 'certified'])),
  /** Percent of the delivered answers that a colleague reads a second time, without the author's name. */
  SECOND_READING_SHARE: withDefault(z.coerce.number().min(0).max(100), '5'),
  /** Cents: up to this amount one staff member may refund a payment alone. */
  ADMIN_REFUND_SOLO_LIMIT: withDefault(z.coerce.number().int().min(0), '3000'),
  /** `required` (the default in live mode): the console opens only in a session that a passkey has proved. */
  STAFF_PASSKEY: optional(z.enum(['offered', 'required'])),

  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/)),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().startsWith('pk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(url),
  ALLOW_SANDBOX_PAYMENTS: withDefault(flag, 'no'),

  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//)),
  MAIL_FROM: optional(z.string()),

  ASSISTANT_PROVIDER: withDefault(z.enum(['built-in', 'mistral', 'anthropic', 'openai-compatible']), 'built-in'),
  ASSISTANT_API_KEY: optional(z.string()),
  ASSISTANT_MODEL: optional(z.string()),
  ASSISTANT_BASE_URL: optional(url),
  ASSISTANT_SECONDS: withDefault(z.coerce.number().int().min(1).max(55), '12'),
  ASSISTANT_FIRST_TOKEN_SECONDS: withDefault(z.coerce.number().min(0.5).max(55), '3'),
  ASSISTANT_INPUT_PRICE: withDefault(z.coerce.number().min(0), '0'),
  ASSISTANT_OUTPUT_PRICE: withDefault(z.coerce.number().min(0), '0'),
  ASSISTANT_PERSON_TOKENS: withDefault(amount, '120000'),
  ASSISTANT_PERSON_CENTS: withDefault(amount, '50'),
  ASSISTANT_ADDRESS_TOKENS: withDefault(amount, '600000'),
  ASSISTANT_ADDRESS_CENTS: withDefault(amount, '200'),
  ASSISTANT_DAY_TOKENS: withDefault(amount, '6000000'),
  ASSISTANT_DAY_CENTS: withDefault(amount, '2000'),
  ASSISTANT_HOUSE_TOKENS: withDefault(amount, '100000000'),
  ASSISTANT_HOUSE_CENTS: withDefault(amount, '30000'),

  /** A folder on another disk for encrypted backups; of the embedded database every change since too. */
  BACKUP_DIR: optional(z.string()),
  /** Encrypts them. Kept apart from the machine: without it they cannot be read. */
  BACKUP_KEY: optional(keys),
  BACKUP_KEEP_DAYS: withDefault(z.coerce.number().int().min(1).max(3650), '14'),

  S3_URL: optional(s3Url),
  /** A ClamAV that scans uploads: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. */
  CLAMAV_URL: optional(
    z.string().regex(/^(tcp:\/\/[^/\s]+|unix:\/\S+)$/, { error: 'an address such as tcp://clamav:3310' }),
  ),

  VIDEO_ENGINE: optional(z.enum(['jitsi', 'livekit'])),
  VIDEO_URL: optional(z.url({ protocol: /^https$/ }).transform((value) => value.replace(/\/+$/, ''))),
  VIDEO_SERVER: optional(z.url({ protocol: /^wss$/ })),
  VIDEO_KEY: optional(z.string()),
  VIDEO_SECRET: optional(z.string()),

  SCRIPTED_EXPERT: withDefault(flag, 'yes'),
  DEMO_DATA: withDefault(flag, 'yes'),
  /** Default: `yes` in a demonstration. */
  MOVABLE_CLOCK: optional(flag),
  LOCAL_PUSH: withDefault(flag, 'no'),
})

export type Config = z.output<typeof schema>
/** The configuration once missing optional keys have been generated and stored in the data directory. */
export type RunningConfig = Config & { SECRET_KEY: string; FILE_KEY: string; PUSH_KEY: string }
export const configKeys = Object.keys(schema.shape) as (keyof Config)[]

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the environment once. Refuses with a sentence that names the key, because the operator reads it in a log when a
 * deployment fails.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = schema.safeParse(environment)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The configuration is wrong. ${lines.join('. ')}. See .env.example.`)
  }
  const config = result.data
  if (config.MODE === 'live') refuseForLive(config)
  for (const key of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    if (config.STRIPE_SECRET_KEY && !config[key]) throw new ConfigError(`${key} is needed with STRIPE_SECRET_KEY.`)
  refuseHalfRooms(config)
  if (config.BACKUP_DIR && !config.BACKUP_KEY) throw new ConfigError('BACKUP_KEY is needed with BACKUP_DIR.')
  if (config.METRICS_TOKEN && config.METRICS_PORT === undefined)
    throw new ConfigError('METRICS_PORT is needed with METRICS_TOKEN.')
  if (config.ASSISTANT_PROVIDER !== 'built-in' && !config.ASSISTANT_MODEL)
    throw new ConfigError('ASSISTANT_MODEL is needed when ASSISTANT_PROVIDER is not built-in.')
  if (['mistral', 'anthropic'].includes(config.ASSISTANT_PROVIDER) && !config.ASSISTANT_API_KEY)
    throw new ConfigError('ASSISTANT_API_KEY is needed when ASSISTANT_PROVIDER is mistral or anthropic.')
  if (config.ASSISTANT_PROVIDER === 'openai-compatible' && !config.ASSISTANT_BASE_URL)
    throw new ConfigError('ASSISTANT_BASE_URL is needed when ASSISTANT_PROVIDER is openai-compatible.')
  return config
}

/** @throws ConfigError where rooms for video meetings are configured in part */
function refuseHalfRooms(config: Config): void {
  const { VIDEO_ENGINE: engine, VIDEO_KEY: key, VIDEO_SECRET: secret } = config
  if (!engine) return
  if (!config.VIDEO_URL) throw new ConfigError('VIDEO_URL is needed with VIDEO_ENGINE.')
  if (engine === 'livekit' && !config.VIDEO_SERVER)
    throw new ConfigError('VIDEO_SERVER is needed when VIDEO_ENGINE is livekit.')
  if (engine === 'livekit' && !key) throw new ConfigError('VIDEO_KEY is needed when VIDEO_ENGINE is livekit.')
  if (Boolean(key) !== Boolean(secret))
    throw new ConfigError('VIDEO_KEY and VIDEO_SECRET are needed together: VIDEO_SECRET signs.')
}

/** @throws ConfigError where a deployment for real clients lacks something, or has what is for tests only */
function refuseForLive(config: Config): void {
  if (config.MOVABLE_CLOCK)
    throw new ConfigError('MOVABLE_CLOCK is for the demonstration and cannot be used with MODE=live.')
  if (config.LOCAL_PUSH) throw new ConfigError('LOCAL_PUSH is for tests and cannot be used with MODE=live.')
  if (!config.SECRET_KEY) throw new ConfigError('SECRET_KEY is needed when MODE=live (32 characters or more).')
  if (!config.FILE_KEY) throw new ConfigError('FILE_KEY is needed when MODE=live (32 characters or more).')
  // Without these nobody could pay, emails would stay in the outbox, or name an address that only this machine has.
  for (const key of ['STRIPE_SECRET_KEY', 'SMTP_URL', 'PUBLIC_SITE_URL'] as const)
    if (!config[key] && !config.ALLOW_SANDBOX_PAYMENTS)
      throw new ConfigError(`${key} is needed when MODE=live, or ALLOW_SANDBOX_PAYMENTS=yes for a rehearsal.`)
  if (usesSandbox(config) && !config.ALLOW_SANDBOX_PAYMENTS)
    throw new ConfigError(
      'STRIPE_API_BASE is for a payment sandbox: MODE=live needs ALLOW_SANDBOX_PAYMENTS=yes with it.',
    )
}

/** Whether questions of regulated health are accepted: health data collected in care needs a certified host. */
export function takesHealth({ MODE, HEALTH_HOSTING }: Pick<Config, 'MODE' | 'HEALTH_HOSTING'>): boolean {
  return HEALTH_HOSTING ? HEALTH_HOSTING === 'certified' : MODE === 'demo'
}

/** Whether the clock may be moved: in a demonstration of one process, with the sandbox, whose clock moves along. */
export function hasMovableClock(config: Config): boolean {
  return config.MODE === 'demo' && config.MOVABLE_CLOCK !== false && config.ROLE === 'all' && usesSandbox(config)
}

/** Whether each answer is a line of the log. */
export function hasAccessLog({ ACCESS_LOG, MODE }: Pick<Config, 'ACCESS_LOG' | 'MODE'>): boolean {
  return ACCESS_LOG ?? MODE === 'live'
}

/** Whether payments go to a sandbox that speaks Stripe's API, instead of to Stripe. */
export function usesSandbox({ STRIPE_API_BASE }: Pick<Config, 'STRIPE_API_BASE'>): boolean {
  return STRIPE_API_BASE !== undefined
}
