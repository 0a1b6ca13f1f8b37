import { Kysely, PostgresDialect, PostgresQueryCompiler, type Transaction } from 'kysely'
import pg from 'pg'
import { snakeCase } from './names.ts'
import { type Commands, inTransaction, PipelinedClient } from './pipeline.ts'
import type { Tables } from './tables.ts'

export type ConnectOptions = {
  /** Connections at most; each process has its own. */
  max?: number
  name?: string
  /** Milliseconds after which a running statement is cancelled. */
  statementTimeout?: number
  /** Milliseconds to wait for a connection before the database counts as unavailable. */
  connectTimeout?: number
  /**
   * Through PgBouncer in transaction mode, where one statement may run on another connection than the last: nothing is
   * prepared, and the role's own settings limit how long a statement may run (`limitRole`).
   */
  pooler?: boolean
  /** Milliseconds without work after which half of the connections are closed; the other half stays open. */
  idleTimeout?: number
  /** Called for connections lost while idle, which the pool replaces by itself. */
  onLost?: (error: Error) => void
}

export type Connection = {
  db: Kysely<Tables>
  pool: pg.Pool
  /** Opens connections in advance, so that the first requests need not wait for them. */
  warm(count: number): Promise<void>
  close(): Promise<void>
}

/** Milliseconds that a session of ours may take. */
const limits = { statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 30_000 }

/** Gives the role of `pool` these limits in this database: PgBouncer does not let a client set them for a session. */
export async function limitRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ here: string }>(
    `select format('alter role %I in database %I', current_user, current_database()) as here`,
  )
  for (const [name, value] of Object.entries(limits)) await pool.query(`${rows[0]?.here} set ${name} = ${value}`)
}

/** Tells one database of one server from all others; a copy of the whole server has the same one. */
export async function databaseIdentity(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ identity: string }>(
    `select system_identifier || '-' || oid as identity
     from pg_control_system(), pg_database where datname = current_database()`,
  )
  return rows[0]!.identity
}

/**
 * Creates a pool lazily: nothing is sent before the first query. Whole numbers come back as `number`, instants as
 * `Date`, days as `YYYY-MM-DD`. Columns are called `createdAt` in the query builder and in every row, `created_at` in
 * the database and in raw SQL (decision 024).
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const commands: Commands | undefined = options.pooler ? undefined : new Map()
  const pool = new pg.Pool({
    ...{ commands },
    connectionString: url,
    max: options.max ?? 20,
    application_name: options.name ?? 'clairavis',
    // A 503 within a second is better than a page that hangs.
    connectionTimeoutMillis: options.connectTimeout ?? 900,
    idleTimeoutMillis: options.idleTimeout ?? 30_000,
    // On a busy machine opening a connection takes longer than the connection timeout allows.
    min: Math.ceil((options.max ?? 20) / 2),
    ...(options.pooler ? {} : { ...limits, statement_timeout: options.statementTimeout ?? limits.statement_timeout }),
    keepAlive: true,
    Client: PipelinedClient,
    types: { getTypeParser },
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => options.onLost?.(error))
  // The pool listens on idle connections only: losing one between two statements of a transaction would also end the
  // process, though the next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool }) })
  let closed: Promise<void> | undefined
  return {
    db,
    pool,
    async warm(count) {
      const opened = await Promise.allSettled(Array.from({ length: count }, () => pool.connect()))
      for (const one of opened) if (one.status === 'fulfilled') one.value.release()
    },
    close: () => {
      closed ??= pool.end()
      return closed
    },
  }
}

class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new Compiler()
  }
}

class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier))
  }
}

/**
 * Runs `act` in one transaction, again from the start after a serialization failure or deadlock: so `act` must do
 * nothing outside the database. Statements begun together (`Promise.all`) are sent together, in their order.
 */
export async function transaction<Result>(
  db: Kysely<Tables>,
  act: (tx: Transaction<Tables>) => Promise<Result>,
  { attempts = 5, serializable = false }: { attempts?: number; serializable?: boolean } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, serializable, act)
    } catch (error) {
      if (attempt >= attempts || !isTransactionConflict(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

const conflicts = new Set(['40001', '40P01'])

/** PostgreSQL rolled one of two conflicting transactions back: it may be retried. */
export function isTransactionConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error) ?? '')
}

/** A statement waited too long for a row or a table that another one holds. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03'
}

/** The disk of the database is full: it reads on, and writes nothing. */
export function isDatabaseFull(error: unknown): boolean {
  return codeOf(error) === '53100'
}

const awayCodes = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '53300', '25006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
])
const awayWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed)/

/** Whether the database cannot be reached for now, as opposed to a statement it refused. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code !== undefined && (awayCodes.has(code) || code.startsWith('08'))) return true
  return awayWords.test(error.message) || isDatabaseUnavailable(error.cause)
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

type Parser = (text: string) => unknown
const arrayOf = { bigint: 1016, text: 1009, date: 1182 }
const { INT8, NUMERIC, DATE } = pg.types.builtins
const parsers = new Map<number, Parser>([
  [INT8, wholeNumber],
  // Sums of integers come as numeric. No column of the product holds a fraction that a double would distort.
  [NUMERIC, Number],
  [DATE, (text) => text],
  [arrayOf.bigint, (text) => texts(text).map((item) => (item === null ? null : wholeNumber(item)))],
  [arrayOf.date, (text) => texts(text)],
])

function texts(list: string): (string | null)[] {
  return pg.types.getTypeParser(arrayOf.text)(list) as (string | null)[]
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
  const own = format === 'binary' ? undefined : parsers.get(oid)
  return own ?? (pg.types.getTypeParser(oid, format) as Parser)
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`)
  return number
}
