import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leftovers, readPostmaster } from './embedded/postmaster.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded.ts'

const asRoot = process.getuid?.() === 0
const moved = '/var/lib/clairavis'
let parent: string
let dataDir: string
let started: Embedded[]
let children: ChildProcess[]
let warnings: string[]

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'clairavis-db-'))
  chmodSync(parent, 0o700)
  dataDir = join(parent, 'data')
  ;[started, children, warnings] = [[], [], []]
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(started.map((server) => server.stop().catch(() => {})))
  if (existsSync(clusterPath())) killServer()
  rmSync(parent, { recursive: true, force: true })
})

describe('a first start', () => {
  test('makes a database that keeps what was committed, and stops it', async () => {
    const first = await start()
    expect(first.adopted).toBe(false)
    await sql(first, 'create table note (text text)')
    await sql(first, "insert into note values ('kept')")
    await first.stop()
    expect(readPostmaster(clusterPath())).toBeUndefined()

    const second = await start()
    expect(await sql(second, 'select text from note')).toEqual([{ text: 'kept' }])
    expect(second.url).toBe(first.url)
  })

  test('leaves the data and the password to nobody else', async () => {
    const server = await start()
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600)
    expect(new URL(server.url).hostname).toBe('127.0.0.1')
    const wrong = new pg.Client({ connectionString: server.url.replace(/:[0-9a-f]{48}@/, ':password@') })
    await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' })
    expect(await sql(server, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  })

  test('writes commits through to the disk', async () => {
    const server = await start()
    expect(await sql(server, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await sql(server, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
    expect(await sql(server, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
  })

  test('that was interrupted before is made again from nothing', async () => {
    const half = join(dataDir, 'cluster.new-interrupted')
    mkdirSync(half, { recursive: true, mode: 0o700 })
    writeFileSync(join(half, 'PG_VERSION'), '18\n')
    const server = await start()
    expect(await sql(server, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir).filter((name) => name.startsWith('cluster.new-'))).toEqual([])
  })

  test('by two processes at once gives one server to both', async () => {
    const [one, other] = await Promise.all([startInProcess(), startInProcess()])
    expect(one.url).toBe(other.url)
    expect([one.adopted, other.adopted].sort()).toEqual([false, true])
  })
})

describe('a server left behind', () => {
  test('by a killed process is adopted with all it holds, and stopped in the end', async () => {
    const { child, url } = await startInProcess()
    await query(url, 'create table note (text text)')
    await query(url, "insert into note values ('kept')")
    child.kill('SIGKILL')
    await gone(child)

    const adopter = await start()
    expect(adopter).toMatchObject({ adopted: true, url })
    expect(await sql(adopter, 'select text from note')).toEqual([{ text: 'kept' }])
    await adopter.stop()
    expect(readPostmaster(clusterPath())).toBeUndefined()
    expect(leftovers(clusterPath())).toEqual([])
  })

  test('and killed as well is started again by the next process', async () => {
    const { child, url } = await startInProcess()
    await query(url, 'create table note (number integer)')
    await query(url, 'insert into note select generate_series(1, 500)')
    child.kill('SIGKILL')
    killServer()
    await gone(child)

    const next = await start()
    expect(next).toMatchObject({ adopted: false, url })
    expect(await sql(next, 'select count(*)::int as count from note')).toEqual([{ count: 500 }])
  })

  test('by a machine whose process numbers were given anew is not mistaken for another program', async () => {
    await (await start()).stop()
    const lines = [process.pid, clusterPath(), 1_700_000_000, 5432, '', '127.0.0.1', '  1 2', 'ready   ']
    writeFileSync(join(clusterPath(), 'postmaster.pid'), `${lines.join('\n')}\n`)
    const server = await start()
    expect(server.adopted).toBe(false)
    expect(readPostmaster(clusterPath())?.pid).not.toBe(process.pid)
    expect(await sql(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a running server', () => {
  test('that is killed comes back by itself at the same address', async () => {
    const server = await start()
    await sql(server, 'create table note (number integer)')
    await sql(server, 'insert into note values (1)')
    for (const round of [1, 2]) {
      const killed = killServer()
      await vi.waitUntil(() => (readPostmaster(clusterPath())?.pid ?? killed) !== killed, { timeout: 30_000 })
      await vi.waitUntil(() => answers(server), { timeout: 30_000 })
      // Logged once the supervisor's connection is back too, which may be a moment later.
      const said = () => warnings.filter((line) => line.includes('started again')).length
      await vi.waitUntil(() => said() === round, { timeout: 30_000 })
      expect(await sql(server, 'select number from note')).toEqual([{ number: 1 }])
    }
    await server.stop()
    expect(leftovers(clusterPath())).toEqual([])
  })

  test('is shared, and stays up until the last process leaves', async () => {
    const first = await start()
    const second = await startInProcess()
    expect(second).toMatchObject({ adopted: true, url: first.url })
    await first.stop()
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    second.child.kill('SIGTERM')
    await gone(second.child)
    expect(readPostmaster(clusterPath())).toBeUndefined()
  })

  test('takes another port when its own was taken meanwhile', async () => {
    const first = await start()
    await first.stop()
    const port = Number(new URL(first.url).port)
    const intruder = createServer()
    await new Promise<void>((resolve) => intruder.listen(port, '127.0.0.1', () => resolve()))
    const second = await start()
    expect(second.url).not.toBe(first.url)
    expect(await sql(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await new Promise((resolve) => intruder.close(resolve))
  })
})

describe('what cannot work is refused in words', () => {
  test('a password file that was lost', async () => {
    await (await start()).stop()
    rmSync(join(dataDir, 'password'))
    await expect(start()).rejects.toThrow(/does not hold the password/)
  })

  test('data of another version of PostgreSQL', async () => {
    await (await start()).stop()
    writeFileSync(join(clusterPath(), 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17; the packaged one is 18.*db:backup/)
  })
})

describe.runIf(asRoot)('as root', () => {
  test('in a namespace where the system allows it, files stay with root', async () => {
    await start()
    expect(statSync(clusterPath()).uid).toBe(0)
  })

  test('without namespaces and below a closed home, the data goes where another user may enter', async () => {
    forbidNamespaces()
    const server = await start()
    const place = readFileSync(join(dataDir, 'location'), 'utf8').trim()
    expect(place.startsWith(moved)).toBe(true)
    expect(statSync(join(place, 'cluster')).uid).not.toBe(0)
    await sql(server, 'create table note (text text)')
    await server.stop()
    vi.unstubAllEnvs()
    const again = await start()
    expect(await sql(again, 'select count(*)::int as count from note')).toEqual([{ count: 0 }])
    await again.stop()
    rmSync(place, { recursive: true })
  })

  test('without namespaces in an open directory, another user runs it in place, old data included', async () => {
    chmodSync(parent, 0o755)
    const first = await start()
    await sql(first, 'create table note (text text)')
    await first.stop()
    expect(statSync(clusterPath()).uid).toBe(0)
    forbidNamespaces()
    const second = await start()
    expect(await sql(second, 'select count(*)::int as count from note')).toEqual([{ count: 0 }])
    expect(statSync(clusterPath()).uid).not.toBe(0)
    expect(existsSync(join(dataDir, 'location'))).toBe(false)
  })
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const log = { info: () => {}, warn: (sentence: string) => void warnings.push(sentence) }
  const server = await startEmbedded({ dataDir, log, ...options })
  started.push(server)
  return server
}

/** Another process that uses the same directory until SIGTERM. */
async function startInProcess(): Promise<{ child: ChildProcess; url: string; adopted: boolean }> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    const log = { info() {}, warn() {} }
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log })
    process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
    process.send({ url: server.url, adopted: server.adopted })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  const told = await new Promise<{ url: string; adopted: boolean }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string; adopted: boolean }))
    child.once('exit', (code) => reject(new Error(`The other process ended with ${code}.`)))
  })
  return { child, ...told }
}

function gone(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
}

function killServer(): number | undefined {
  const pid = readPostmaster(clusterPath())?.pid
  if (pid !== undefined && pid !== process.pid && leftovers(clusterPath()).includes(pid)) process.kill(pid, 'SIGKILL')
  return pid
}

function clusterPath(): string {
  return join(dataDir, 'cluster')
}

/** Puts an `unshare` that refuses before the real one on the path, as it does in many containers. */
function forbidNamespaces(): void {
  const programs = join(parent, 'bin')
  mkdirSync(programs)
  writeFileSync(join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`)
}

async function answers(server: Embedded): Promise<boolean> {
  return sql(server, 'select 1').then(
    () => true,
    () => false,
  )
}

function sql(server: Embedded, statement: string): Promise<unknown[]> {
  return query(server.url, statement)
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
