import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { appliedOn, applyAll, type Migration, pendingOf, readMigrations, refuseNewer } from './migrate.ts'

type Table = { schema: string; name: string; columns: string[] }
type Header = { format: string; madeAt: string; migrations: Awaited<ReturnType<typeof appliedOn>>; jobs: boolean }
type Sequence = { schema: string; name: string; value: number }
export type Summary = { tables: number; rows: number }

const format = 'clairavis-backup-1'
/** What pg-boss needs to resume; the rest of its schema are counters that it rebuilds. */
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']
/** The migrations write their own table; delivered live events carry transaction numbers of the old server. */
const leftOut = ['migration', 'live_event', 'live_horizon']

/**
 * Writes the whole database as it is at one instant to a compressed file, while the product keeps running. The rows are
 * in PostgreSQL's own text form, so that a restore is exact.
 */
export async function backup(pool: pg.Pool, path: string): Promise<Summary> {
  const client = await pool.connect()
  const summary: Summary = { tables: 0, rows: 0 }
  try {
    await appliedOn(client)
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    await pipeline(
      Readable.from(dump(client, summary)),
      createGzip(),
      createWriteStream(`${path}.part`, { mode: 0o600 }),
    )
    await client.query('commit')
  } finally {
    client.release(true)
  }
  const file = await open(`${path}.part`)
  await file.sync()
  await file.close()
  await rename(`${path}.part`, path)
  return summary
}

/**
 * Replaces everything in the database by the contents of a backup, in one transaction: a file that is damaged,
 * truncated or of another migration history changes nothing.
 */
export async function restore(
  pool: pg.Pool,
  path: string,
  migrations: Migration[] = readMigrations(),
): Promise<Summary> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const source = createReadStream(path)
    const unzipped = source.pipe(createGunzip())
    source.on('error', (error) => unzipped.destroy(error))
    const summary = await load(client, linesOf(unzipped), migrations)
    await client.query('commit')
    return summary
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if ((error as { code?: string }).code?.startsWith('Z_'))
      throw new Error(`${path} is damaged: ${(error as Error).message}.`)
    throw error
  } finally {
    client.release(true)
  }
}

/** Drops everything in the database, jobs included. */
export async function dropEverything(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('drop schema if exists pgboss cascade; drop schema if exists public cascade; create schema public')
}

async function* dump(client: pg.PoolClient, summary: Summary): AsyncGenerator<Buffer> {
  const tables = await tablesOf(client)
  const jobs = tables.some((table) => table.schema === 'pgboss')
  const header: Header = { format, madeAt: new Date().toISOString(), migrations: await appliedOn(client, true), jobs }
  yield line(header)
  for (const table of tables) {
    yield line({ table })
    const hash = createHash('sha256')
    const copy = client.query(copyTo(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`))
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
    yield Buffer.from('\\.\n')
    yield line({ rows: copy.rowCount, sha256: hash.digest('hex') })
    summary.tables += 1
    summary.rows += copy.rowCount
  }
  const sequences = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  yield line({ sequences: sequences.rows, end: summary })
}

async function load(client: pg.PoolClient, lines: AsyncIterator<Buffer>, migrations: Migration[]): Promise<Summary> {
  const header = (await nextObject(lines)) as Header
  if (header.format !== format) throw new Error('This file is not a backup of Clairavis.')
  pendingOf(migrations, header.migrations)
  refuseNewer(migrations, header.migrations)
  await dropEverything(client)
  await applyAll(
    client,
    migrations.filter((migration) => header.migrations.some((entry) => entry.number === migration.number)),
  )
  if (header.jobs) await client.query(jobsSchema())
  // Migrations insert initial rows in some tables; the backup has them, as they were then.
  const fresh = await tablesOf(client)
  await ignoreTriggers(client)
  if (fresh.length > 0) await client.query(`truncate ${fresh.map(nameOf).join(', ')}`)
  const summary: Summary = { tables: 0, rows: 0 }
  for (;;) {
    const next = (await nextObject(lines)) as { table: Table } | { sequences: Sequence[]; end: Summary }
    if ('end' in next) {
      for (const { schema, name, value } of next.sequences)
        await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4)', [
          '%I.%I',
          schema,
          name,
          value,
        ])
      if (next.end.rows !== summary.rows) throw new Error('The backup is incomplete.')
      return summary
    }
    summary.rows += await loadTable(client, lines, next.table)
    summary.tables += 1
  }
}

async function loadTable(client: pg.PoolClient, lines: AsyncIterator<Buffer>, table: Table): Promise<number> {
  const hash = createHash('sha256')
  const copy = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))
  await pipeline(Readable.from(rowsOf(lines, hash)), copy)
  const written = (await nextObject(lines)) as { rows: number; sha256: string }
  if (written.rows !== copy.rowCount || written.sha256 !== hash.digest('hex'))
    throw new Error(`The rows of ${table.name} are not the ones that were written: the backup is damaged.`)
  return written.rows
}

async function* rowsOf(lines: AsyncIterator<Buffer>, hash: { update(chunk: Buffer): unknown }): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('The backup ends in the middle of a table.')
    const last = value.length === 3 && value.equals(endOfRows)
    if (!last) waiting.push(value)
    size += value.length
    if (size > 65_536 || last) {
      const chunk = Buffer.concat(waiting)
      hash.update(chunk)
      if (chunk.length > 0) yield chunk
      waiting = []
      size = 0
    }
    if (last) return
  }
}

const endOfRows = Buffer.from('\\.\n')

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let end = data.indexOf(10, from); end !== -1; end = data.indexOf(10, from)) {
      yield data.subarray(from, end + 1)
      from = end + 1
    }
    rest = Buffer.from(data.subarray(from))
  }
  if (rest.length > 0) yield rest
}

async function nextObject(lines: AsyncIterator<Buffer>): Promise<unknown> {
  const { value, done } = await lines.next()
  if (done) throw new Error('The backup is incomplete.')
  try {
    return JSON.parse(value.toString('utf8'))
  } catch {
    throw new Error('This file is not a backup of Clairavis.')
  }
}

/** Referenced tables come first, for servers where constraint checks cannot be deferred. */
async function tablesOf(client: pg.PoolClient): Promise<Table[]> {
  const found = await client.query<Table & { id: number }>(
    `select c.oid::int as id, n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' and c.relname <> all($1) or n.nspname = 'pgboss' and c.relname = any($2))
     order by n.nspname, c.relname`,
    [leftOut, jobTables],
  )
  const references = await client.query<{ from: number; to: number }>(
    `select conrelid::int as from, confrelid::int as to from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  )
  const known = new Set(found.rows.map((table) => table.id))
  const sorted: typeof found.rows = []
  for (let left = found.rows; left.length > 0; ) {
    const waits = (id: number) =>
      references.rows.some((one) => one.from === id && known.has(one.to) && left.some((table) => table.id === one.to))
    const free = left.filter((table) => !waits(table.id))
    const next = free.length > 0 ? free : left
    sorted.push(...next)
    left = left.filter((table) => !next.includes(table))
  }
  return sorted.map(({ schema, name, columns }) => ({ schema, name, columns }))
}

/**
 * Requires a superuser; without one, the order of the tables satisfies the references, and the triggers that derive
 * rows check the setting: what they would write is in the backup.
 */
async function ignoreTriggers(client: pg.PoolClient): Promise<void> {
  await client.query("set local clairavis.restoring = 'yes'")
  await client.query('savepoint before_triggers')
  await client
    .query('set local session_replication_role = replica')
    .catch(() => client.query('rollback to savepoint before_triggers'))
}

function jobsSchema(): string {
  const plan = getConstructionPlans('pgboss')
  return plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')
}

function columnsOf(table: Table): string {
  return table.columns.map(quoted).join(', ')
}

function nameOf(table: Table): string {
  return `${quoted(table.schema)}.${quoted(table.name)}`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function line(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}
