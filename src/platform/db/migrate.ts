import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isLockTimeout } from './connect.ts'
import { firstServed, holdUps } from './migration-rules.ts'
import { notConcurrent, plain, statementsOf } from './statements.ts'

export type Migration = {
  number: number
  name: string
  up: string
  down: string
  checksum: string
  /** Code that knows no migration from this number on can no longer use the schema; 0: all older code can. */
  minimum: number
  /** Its statements run one by one, outside a transaction, as `create index concurrently` demands. */
  concurrent: boolean
}
type Applied = { number: number; name: string; checksum: string; minimum?: number }
type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

/** Relative to the working directory, which the launchers set to the project's root. */
export const migrationsDirectory = resolve('migrations')

/** A wrong migration is refused with a sentence for the person who starts the product. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

export function parseMigration(file: string, text: string): Migration {
  const name = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)
  if (name === null) throw new MigrationError(`${file}: a migration is named like 0001_first_words.sql.`)
  const lines = text.replace(/\r\n/g, '\n').split('\n')
  const [up, down] = [lines.indexOf('-- up'), lines.indexOf('-- down')]
  if (up === -1 || down < up) throw new MigrationError(`${file}: it needs a line "-- up", then a line "-- down".`)
  const head = lines.slice(0, up)
  const needed = head.map((line) => /^-- minimum (\d{4})$/.exec(line)?.[1]).find(Boolean)
  if (Number(needed ?? 0) > Number(name[1]))
    throw new MigrationError(`${file}: its minimum may be its own number at most.`)
  const concurrent = head.includes('-- concurrent')
  const [other] = concurrent ? notConcurrent(lines.slice(up + 1, down).join('\n')) : []
  if (other !== undefined)
    throw new MigrationError(
      `${file}: a concurrent migration may be cut between two statements, and holds only "create index concurrently if ` +
        `not exists name", "drop index concurrently if exists" and "validate constraint", not "${other.slice(0, 80)}".`,
    )
  return {
    number: Number(name[1]),
    name: file.replace(/\.sql$/, ''),
    up: lines
      .slice(up + 1, down)
      .join('\n')
      .trim(),
    down: lines
      .slice(down + 1)
      .join('\n')
      .trim(),
    checksum: createHash('sha256').update(lines.join('\n').trim()).digest('hex'),
    minimum: Number(needed ?? 0),
    concurrent,
  }
}

export function readMigrations(directory: string = migrationsDirectory): Migration[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql'))
  const migrations = files.sort().map((file) => parseMigration(file, readFileSync(join(directory, file), 'utf8')))
  migrations.forEach((migration, index) => {
    if (migration.number === migrations[index - 1]?.number)
      throw new MigrationError(`${migration.name} and ${migrations[index - 1]?.name} have the same number.`)
  })
  return migrations
}

const wayOut = 'with data you can lose, run npm run db:reset.'

/** Migrations of a newer version of the product, which this one does not know. */
export function newerThan(migrations: Migration[], applied: Applied[]): string[] {
  const own = lastOf(migrations)
  return applied.filter((entry) => entry.number > own).map(({ name }) => name)
}

function lastOf(migrations: { number: number }[]): number {
  return Math.max(0, ...migrations.map(({ number }) => number))
}

/**
 * The migrations to apply; refuses a rewritten history. A newer version of the product may have added migrations: this
 * one works with them, so that both can run side by side, unless one of them names a higher minimum.
 */
export function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  const [own, last] = [lastOf(migrations), lastOf(applied)]
  const demanding = applied.find(({ minimum = 0 }) => minimum > own)
  if (demanding !== undefined)
    throw new MigrationError(
      `This database is too new for this version of the product: ${demanding.name} demands one that knows migration ` +
        `${fourDigits(demanding.minimum ?? 0)}, and this one ends with ${fourDigits(own)}. Start a newer version, or ` +
        'take that migration back with the version that applied it (npm run db:rollback).',
    )
  for (const entry of applied) {
    const file = migrations.find((migration) => migration.number === entry.number)
    if (file === undefined && entry.number > own) continue
    if (file === undefined || file.name !== entry.name)
      throw new MigrationError(
        `${entry.name} was applied to this database, but its file is gone or renamed: another version of the product ` +
          `made the database. Start that version, or, ${wayOut}`,
      )
    if (file.checksum !== entry.checksum)
      throw new MigrationError(
        `${entry.name}.sql was changed after it had been applied. Undo the change and write a new migration, or, ${wayOut}`,
      )
  }
  const pending = migrations.filter((migration) => applied.every((entry) => entry.number !== migration.number))
  const late = pending.find((migration) => migration.number < last)
  if (late !== undefined)
    throw new MigrationError(`${late.name} comes before a migration that is already applied. Give it a higher number.`)
  return pending
}

const fourDigits = (number: number) => String(number).padStart(4, '0')

/**
 * How long a migration waits for a table that a running statement holds, and how often it tries: everything that comes
 * after it waits in its queue, so it must leave that queue before requests time out.
 */
export type Patience = { lockTimeout: number; tries: number; firstPause: number; longestPause: number }
const usualPatience: Patience = { lockTimeout: 2500, tries: 20, firstPause: 500, longestPause: 8000 }

export type MigrateOptions = {
  migrations?: Migration[]
  /** What every installation needs besides its schema; runs under the same lock, after the migrations. */
  load?: () => Promise<void>
  patience?: Patience
}

/**
 * Applies the missing migrations, each in its own transaction, then loads what belongs to every installation: one
 * process at a time does both, whatever number starts together. Returns the names of the migrations.
 */
export async function migrateUp(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { migrations = readMigrations(), load, patience = usualPatience } = options
  return alone(pool, async (client) => {
    const applied = await appliedOn(client)
    const pending = pendingOf(migrations, applied)
    if (applied.length > 0) refuseHoldUps(migrations, pending)
    for (const migration of pending) await applyPatiently(client, migration, patience)
    await load?.()
    return pending.map((migration) => migration.name)
  })
}

/** @throws MigrationError where one would stop a running product; a database without history holds nothing to wait for */
function refuseHoldUps(migrations: Migration[], pending: Migration[]): void {
  for (const migration of pending.filter(({ number }) => number >= firstServed)) {
    const [holdUp] = holdUps(migration, migrations.slice(0, migrations.indexOf(migration)))
    if (holdUp !== undefined)
      throw new MigrationError(
        `${migration.name}.sql would hold up whoever uses the product: ${holdUp}. Nothing was applied. Write it as ` +
          'migrations/README.md says, or take responsibility with a line "-- accepted: table: reason".',
      )
  }
}

/** The migrations that a database lacks; changes nothing in it. */
export async function pendingOn(client: Queryable, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const found = await client.query<{ there: boolean }>(`select to_regclass('migration') is not null as there`)
  const applied = found.rows[0]?.there ? await appliedOn(client, true) : []
  return pendingOf(migrations, applied).map(({ name }) => name)
}

/** Reverts the last migrations. Returns their names, the latest first. */
export async function migrateDown(
  pool: pg.Pool,
  steps: number,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  return alone(pool, async (client) => {
    const applied = await appliedOn(client)
    pendingOf(migrations, applied)
    refuseNewer(migrations, applied)
    const last = applied.slice(-steps).reverse()
    for (const { number } of steps > 0 ? last : []) {
      const migration = migrations.find((candidate) => candidate.number === number)!
      await patiently(migration, usualPatience, () =>
        inTransaction(client, usualPatience.lockTimeout, async () => {
          await run(client, migration, migration.down)
          await client.query('delete from migration where number = $1', [number])
        }),
      )
    }
    return steps > 0 ? last.map((entry) => entry.name) : []
  })
}

/** @throws MigrationError where a newer version has migrated further: this one cannot take its migrations back */
export function refuseNewer(migrations: Migration[], applied: Applied[]): void {
  const [newer] = newerThan(migrations, applied)
  if (newer !== undefined)
    throw new MigrationError(`${newer} belongs to a newer version of the product, which alone can do this.`)
}

/** Applies every migration in the caller's transaction, for a restore that is all or nothing: nobody waits for its tables. */
export async function applyAll(client: Queryable, migrations: Migration[]): Promise<void> {
  await createTable(client)
  for (const migration of migrations) {
    const up = migration.concurrent ? migration.up.replaceAll(/\bconcurrently\b/gi, '') : migration.up
    await apply(client, { ...migration, up })
  }
}

/** The migration history of this database; creates the table the first time, unless the transaction only reads. */
export async function appliedOn(client: Queryable, readOnly = false): Promise<Applied[]> {
  if (!readOnly) await createTable(client)
  // As JSON, because a history that an older version wrote lacks the column.
  const found = await client.query<Applied>(
    `select number, name, checksum, coalesce((to_jsonb(migration) ->> 'minimum')::integer, 0) as minimum
     from migration order by number`,
  )
  return found.rows
}

async function createTable(client: Queryable): Promise<void> {
  await client.query(
    `create table if not exists migration (
       number integer primary key, name text not null, checksum text not null,
       applied_at timestamptz not null default now(), minimum integer not null default 0)`,
  )
  const { rows } = await client.query(
    `select 1 from pg_attribute where attrelid = 'migration'::regclass and attname = 'minimum'`,
  )
  if (rows.length === 0) await client.query('alter table migration add column minimum integer not null default 0')
}

function applyPatiently(client: Queryable, migration: Migration, patience: Patience): Promise<void> {
  return patiently(migration, patience, () =>
    migration.concurrent
      ? applyConcurrently(client, migration)
      : inTransaction(client, patience.lockTimeout, () => apply(client, migration)),
  )
}

/** Tries again where a table was held for too long; each attempt that failed has left nothing. */
async function patiently(migration: Migration, patience: Patience, act: () => Promise<void>): Promise<void> {
  let wait = patience.firstPause
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt >= patience.tries)
        throw new MigrationError(
          `${migration.name}.sql was tried ${attempt} times: a running statement holds a table that it changes. ` +
            'Nothing of it was applied. End the long statement (pg_stat_activity) and try again.',
          { cause: error },
        )
      await pause(wait * (0.75 + Math.random() / 2))
      wait = Math.min(wait * 2, patience.longestPause)
    }
  }
}

async function apply(client: Queryable, migration: Migration): Promise<void> {
  await run(client, migration, migration.up)
  await record(client, migration)
}

/**
 * One statement after the other. None of them may hinder who reads or writes, so none has a lock timeout; each must
 * change nothing where it is already done, because a crash may come between two of them.
 */
async function applyConcurrently(client: Queryable, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration.up)) {
    const index = /^create (?:unique )?index concurrently if not exists (\w+)/.exec(plain(statement))?.[1]
    if (index !== undefined) await dropInvalidIndex(client, index)
    await run(client, migration, statement)
  }
  await record(client, migration)
}

/** What an index leaves that could not be built to its end; `if not exists` would take it for the index itself. */
async function dropInvalidIndex(client: Queryable, name: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    name,
  ])
  if (rows.length > 0) await client.query(`drop index concurrently ${name}`)
}

async function record(client: Queryable, { number, name, checksum, minimum }: Migration): Promise<void> {
  await client.query('insert into migration (number, name, checksum, minimum) values ($1, $2, $3, $4)', [
    ...[number, name, checksum, minimum],
  ])
}

async function run(client: Queryable, migration: Migration, sql: string): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    if (isLockTimeout(error)) throw error
    const { message, position } = error as { message: string; position?: string }
    const line = position === undefined ? '' : ` near "${sql.slice(Number(position) - 1).split('\n')[0]}"`
    throw new MigrationError(`${migration.name}.sql failed: ${message}${line}.`, { cause: error })
  }
}

async function inTransaction(client: Queryable, lockTimeout: number, act: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${lockTimeout}`)
    await act()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Advisory lock key: any number works, as long as nothing else locks it. */
const lockNumber = 7_214_033

async function alone<Result>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    // Asked again and again: a statement that waits for the lock would hold a snapshot, for which an index that is built
    // concurrently waits in its turn.
    const taken = () => client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockNumber])
    while (!(await taken()).rows[0]?.taken) await pause(200)
    return await act(client)
  } finally {
    // Closing the connection releases the lock and the settings, also after an error.
    client.release(true)
  }
}
