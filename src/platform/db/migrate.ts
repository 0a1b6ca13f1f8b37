import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'

export type Migration = { number: number; name: string; up: string; down: string; checksum: string }
type Applied = { number: number; name: string; checksum: string }
type Queryable = Pick<pg.ClientBase, 'query'>

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

/** The migrations to apply; refuses a rewritten history. */
export function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  const last = Math.max(0, ...applied.map((entry) => entry.number))
  for (const entry of applied) {
    const file = migrations.find((migration) => migration.number === entry.number)
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

/** Applies the missing migrations, each in its own transaction, one process at a time. Returns their names. */
export async function migrateUp(pool: pg.Pool, migrations: Migration[] = readMigrations()): Promise<string[]> {
  return alone(pool, async (client) => {
    const pending = pendingOf(migrations, await appliedOn(client))
    for (const migration of pending) await inTransaction(client, () => apply(client, migration))
    return pending.map((migration) => migration.name)
  })
}

/** The migrations that a database lacks; changes nothing in it. */
export async function pendingOn(
  client: Queryable | pg.Pool,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
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
    const last = applied.slice(-steps).reverse()
    for (const { number } of steps > 0 ? last : []) {
      const migration = migrations.find((candidate) => candidate.number === number)!
      await inTransaction(client, async () => {
        await run(client, migration, migration.down)
        await client.query('delete from migration where number = $1', [number])
      })
    }
    return steps > 0 ? last.map((entry) => entry.name) : []
  })
}

/** Applies every migration in the caller's transaction, for a restore that is all or nothing. */
export async function applyAll(client: Queryable, migrations: Migration[]): Promise<void> {
  await createTable(client)
  for (const migration of migrations) await apply(client, migration)
}

/** The migration history of this database; creates the table the first time, unless the transaction only reads. */
export async function appliedOn(client: Queryable, readOnly = false): Promise<Applied[]> {
  if (!readOnly) await createTable(client)
  const found = await client.query<Applied>('select number, name, checksum from migration order by number')
  return found.rows
}

async function createTable(client: Queryable): Promise<void> {
  await client.query(
    `create table if not exists migration (
       number integer primary key, name text not null, checksum text not null,
       applied_at timestamptz not null default now())`,
  )
}

async function apply(client: Queryable, migration: Migration): Promise<void> {
  await run(client, migration, migration.up)
  await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ])
}

async function run(client: Queryable, migration: Migration, sql: string): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    const { message, position } = error as { message: string; position?: string }
    const line = position === undefined ? '' : ` near "${sql.slice(Number(position) - 1).split('\n')[0]}"`
    throw new MigrationError(`${migration.name}.sql failed: ${message}${line}.`, { cause: error })
  }
}

async function inTransaction(client: Queryable, act: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
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
    // The other process may run a long migration: wait for it, whatever the pool's limits.
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    return await act(client)
  } finally {
    // Closing the connection releases the lock and the settings, also after an error.
    client.release(true)
  }
}
