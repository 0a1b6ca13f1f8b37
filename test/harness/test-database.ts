import { createHash, randomBytes } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Connection, connect } from '../../src/platform/db/connect.ts'
import { withLock } from '../../src/platform/db/embedded/lock.ts'
import { type Embedded, startEmbedded } from '../../src/platform/db/embedded.ts'
import { migrateUp, readMigrations } from '../../src/platform/db/migrate.ts'
import { endOthers, type Pristine, readPristine, restorePristine } from './database-reset.ts'

export type TestDatabase = Connection & {
  url: string
  /** Resets it to the migrated state over the open connections; false where only a new database would be clean. */
  empty(): Promise<boolean>
  drop(): Promise<void>
}

const own = 'test'

/** The environment variable by which a process finds the test server that another one started. */
const serverVariable = 'TEST_DATABASE_SERVER'

/**
 * One server for all test runs of this tree, which start, share and stop it automatically. Its data stays between runs
 * and may be deleted at any time.
 */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startCached()
  process.env[serverVariable] = server.url
  return server
}

/**
 * A private database in the migrated state. Call `drop` when done: the next caller in this process gets it, emptied,
 * which takes a tenth of the time of creating one. A later run deletes what a killed run leaves.
 */
export async function freshDatabase(server = testServer()): Promise<TestDatabase> {
  for (let used = given.pop(); used !== undefined; used = given.pop()) {
    const { name, pristine } = used
    const restored = await onServer(urlOf(server, name), async (client) => {
      await endOthers(client)
      return restorePristine(client, pristine)
    })
    if (restored) return lendAgain(server, name, pristine)
    await dropDatabase(server, name)
  }
  const name = await createDatabase(server, await ensureTemplate(server))
  return lendAgain(server, name, await onServer(urlOf(server, name), readPristine))
}

/** Databases that tests of this process have returned. */
const given: { name: string; pristine: Pristine }[] = []

function lendAgain(server: string, name: string, pristine: Pristine): TestDatabase {
  const lent = lend(server, name, () => given.push({ name, pristine }))
  const empty = async () => {
    if (!(await isQuiet(lent.pool))) return false
    const client = await lent.pool.connect()
    try {
      await endOthers(client, own)
      return await restorePristine(client, pristine)
    } finally {
      client.release()
    }
  }
  return { ...lent, empty }
}

/** Whether all connections are idle, or become so within a second. */
async function isQuiet(pool: Connection['pool']): Promise<boolean> {
  for (let looks = 0; looks < 200; looks += 1) {
    if (pool.idleCount === pool.totalCount && pool.waitingCount === 0) return true
    await pause(5)
  }
  return false
}

/** An empty database, for tests of the migrations themselves. */
export async function emptyDatabase(server = testServer()): Promise<TestDatabase> {
  const name = await createDatabase(server, 'template0')
  return lend(server, name, () => dropDatabase(server, name))
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
  await makeConnectingCheap(server.url)
  return server
}

async function createDatabase(server: string, template: string): Promise<string> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await onServer(server, (client) => client.query(`create database "${name}" template "${template}"`))
  return name
}

function dropDatabase(server: string, name: string) {
  return onServer(server, (client) => client.query(`drop database if exists "${name}" with (force)`))
}

function lend(server: string, name: string, giveBack: () => unknown): TestDatabase {
  const url = urlOf(server, name)
  const connection = connect(url, { max: 10, connectTimeout: 10_000, name: own })
  let dropped: Promise<unknown> | undefined
  const drop = async () => {
    dropped ??= connection.close().then(giveBack)
    await dropped
  }
  return { ...connection, url, empty: async () => false, drop }
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
      await migrateUp(pool, { migrations })
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

/** Thousands of connections are opened: each would hash the password 4096 times on both sides (RFC 7677). */
async function makeConnectingCheap(server: string): Promise<void> {
  const { username, password } = new URL(server)
  await onServer(server, async (client) => {
    await client.query('set scram_iterations = 1')
    // Several processes begin at once, and PostgreSQL refuses two changes of one role; the lock ends with the connection.
    await client.query(`select pg_advisory_lock(hashtext('test role'))`)
    await client.query(`alter role "${username}" password ${client.escapeLiteral(decodeURIComponent(password))}`)
  })
}

/** Deletes databases of processes that are gone, and templates of migrations that have changed since. */
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
