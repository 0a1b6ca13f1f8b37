import { createHash, randomBytes } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Connection, connect } from '../../src/platform/db/connect.ts'
import { withLock } from '../../src/platform/db/embedded/lock.ts'
import { type Embedded, startEmbedded } from '../../src/platform/db/embedded.ts'
import { migrateUp, readMigrations } from '../../src/platform/db/migrate.ts'

export type TestDatabase = Connection & { url: string; drop(): Promise<void> }

/** Where a process finds the test server that another one started. */
const serverVariable = 'TEST_DATABASE_SERVER'

/**
 * One server for all test runs of this tree, which start, share and stop it by themselves. Its data stays between
 * runs and may be deleted at any time.
 */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startCached()
  process.env[serverVariable] = server.url
  return server
}

/**
 * A database of one's own with every migration applied, copied from a template in some milliseconds. Call `drop` when
 * done; what a killed run leaves is cleared by the next one.
 */
export async function freshDatabase(server = testServer()): Promise<TestDatabase> {
  return createDatabase(server, await ensureTemplate(server))
}

/** A database with nothing in it, for tests of the migrations themselves. */
export async function emptyDatabase(server = testServer()): Promise<TestDatabase> {
  return createDatabase(server, 'template0')
}

function testServer(): string {
  const server = process.env[serverVariable]
  if (server === undefined) throw new Error('No test server: this test belongs to the integration project of Vitest.')
  return server
}

async function startCached(): Promise<Embedded> {
  const tree = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)
  const dataDir = join(tmpdir(), `clairavis-tests-${userInfo().uid}-${tree}`)
  const log = { info: () => {}, warn: (sentence: string) => process.stderr.write(`${sentence}\n`) }
  const server = await startEmbedded({ dataDir, log, durable: false })
  await clearLeftovers(server.url)
  return server
}

async function createDatabase(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(server, (client) => client.query(`create database "${name}" template "${template}"`))
  const url = urlOf(server, name)
  const connection = connect(url, { max: 10, connectTimeout: 10_000, name: 'test' })
  const drop = async () => {
    await connection.close()
    await onServer(server, (client) => client.query(`drop database if exists "${name}" with (force)`))
  }
  return { ...connection, url, drop }
}

const ready = new Map<string, Promise<string>>()

function ensureTemplate(server: string): Promise<string> {
  const migrations = readMigrations()
  const digest = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const name = `template_${digest}`
  const key = `${server} ${name}`
  const found = ready.get(key) ?? withLock(key, () => makeTemplate(server, name, migrations))
  ready.set(key, found)
  return found
}

async function makeTemplate(server: string, name: string, migrations: ReturnType<typeof readMigrations>) {
  await onServer(server, async (client) => {
    const present = await client.query('select 1 from pg_database where datname = $1', [name])
    if (present.rowCount === 1) return
    const draft = `draft_${process.pid}_${randomBytes(4).toString('hex')}`
    await client.query(`create database "${draft}" template template0`)
    const { pool, close } = connect(urlOf(server, draft), { max: 1, connectTimeout: 10_000 })
    try {
      await migrateUp(pool, migrations)
    } catch (error) {
      await close()
      await client.query(`drop database "${draft}" with (force)`)
      throw error
    }
    await close()
    await client.query(`alter database "${draft}" rename to "${name}"`)
  })
  return name
}

/** Databases of processes that are gone, and templates of migrations that were since changed. */
async function clearLeftovers(server: string): Promise<void> {
  await onServer(server, async (client) => {
    const all = await client.query<{ name: string }>('select datname as name from pg_database order by oid')
    const names = all.rows.map((row) => row.name)
    const abandoned = names.filter((name) => /^(test|draft)_/.test(name) && !isAlive(Number(name.split('_')[1])))
    const outdated = names.filter((name) => /^template_/.test(name)).slice(0, -8)
    for (const name of [...abandoned, ...outdated])
      await client.query(`drop database if exists "${name}" with (force)`).catch(() => {})
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function onServer<Result>(server: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server })
  client.on('error', () => {})
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, database: string): string {
  return server.replace(/[^/]+$/, database)
}
