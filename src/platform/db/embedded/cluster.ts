import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chownFile } from './account.ts'
import type { Place } from './place.ts'
import { leftovers, type Postmaster, readPostmaster, servesCluster } from './postmaster.ts'
import { choosePort, type Settings, writeSettings } from './settings.ts'

export const superuser = 'clairavis'
/** Recovery after a crash may be long; a timeout in the middle of it would help nobody. */
const patience = 10 * 60_000

/**
 * Creates the cluster in a directory of another name and renames it at the end: an interrupted start leaves nothing
 * that looks like a database.
 */
export async function initialise(place: Place, password: string, durable: boolean): Promise<void> {
  const { cluster, account } = place
  const parent = dirname(cluster)
  for (const name of readdirSync(parent))
    if (name.startsWith('cluster.new-')) rmSync(join(parent, name), { recursive: true, force: true })
  const fresh = `${cluster}.new-${randomUUID()}`
  const secret = `${fresh}.secret`
  writeFileSync(secret, password, { mode: 0o600 })
  chownFile(account, secret)
  try {
    await succeed(place, 'initdb', [
      ...['--pgdata', fresh, '--username', superuser, '--pwfile', secret, '--auth', 'scram-sha-256'],
      // The same sort order on every machine; queries for display ask for French order ("fr-x-icu").
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...['--set', 'timezone=UTC', '--set', 'log_timezone=UTC', '--no-instructions'],
      ...(durable ? [] : ['--no-sync']),
    ])
    renameSync(fresh, cluster)
    if (process.platform !== 'win32') syncDirectory(parent)
  } finally {
    rmSync(secret, { force: true })
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** The running server of this cluster, waiting for one that is starting or stopping. */
export async function findRunning(cluster: string): Promise<Postmaster | undefined> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(10)) {
    const found = readPostmaster(cluster)
    if (found === undefined || !servesCluster(found.pid, cluster)) return undefined
    if (found.status === 'ready') return found
  }
  throw new Error(`PostgreSQL in ${cluster} is running but does not become ready.`)
}

/** Starts the server; `port` is given when its address has already been handed out. */
export async function launchServer(place: Place, durable: boolean, more: Settings, port?: number): Promise<Postmaster> {
  refuseOtherVersion(place)
  const remembered = port ?? rememberedPort(place.cluster)
  for (let attempt = 1; ; attempt += 1) {
    await clearRemains(place.cluster)
    writeSettings(place.account, place.cluster, port ?? (await choosePort(remembered)), durable, more)
    const result = await launchOnce(place)
    if (typeof result !== 'string') return result
    const mayPass = /Address already in use|pre-existing shared memory block|lock file/.test(result)
    if (!mayPass || attempt === 20) throw new Error(`PostgreSQL did not start. Its last words:\n${result}`)
    await pause(100 * attempt)
  }
}

/** Ends all sessions and flushes everything; returns when no process is left. */
export async function stopServer(place: Place, pid: number): Promise<void> {
  if (process.platform === 'win32') return succeed(place, 'pg_ctl', ['stop', '-m', 'fast', '-w', '-D', place.cluster])
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(5)) if (!servesCluster(pid, place.cluster)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

async function launchOnce(place: Place): Promise<Postmaster | string> {
  const { cluster } = place
  const log = openLog(cluster)
  const from = fstatSync(log).size
  const args = process.platform === 'win32' ? ['start', '-W', '-D', cluster] : ['-D', cluster]
  const program = process.platform === 'win32' ? 'pg_ctl' : 'postgres'
  // Its own session: Ctrl-C in a terminal is for this process, which stops the database last.
  const options = { cwd: dirname(cluster), detached: true, stdio: ['ignore', log, log] as ('ignore' | number)[] }
  const child = place.account.spawn(place.native, program, args, options)
  let ended = false
  child.once('error', () => {
    ended = true
  })
  child.once('exit', () => {
    ended = process.platform !== 'win32'
  })
  child.unref()
  try {
    for (const end = Date.now() + patience; Date.now() < end && !ended; await pause(5)) {
      const found = readPostmaster(cluster)
      if (found?.status === 'ready' && (found.pid === child.pid || process.platform === 'win32')) return found
    }
    return tail(logOf(cluster), from)
  } finally {
    closeSync(log)
  }
}

/**
 * A pid file whose number now belongs to another program makes PostgreSQL refuse to start. Removing it is safe only
 * once no process of the old server is left, since its shared memory is found through that file.
 */
async function clearRemains(cluster: string): Promise<void> {
  for (const end = Date.now() + 30_000; leftovers(cluster).length > 0; await pause(20))
    if (Date.now() > end) throw new Error(`Processes of an older PostgreSQL still work in ${cluster}.`)
  if (process.platform === 'linux') rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function refuseOtherVersion({ cluster, native }: Place): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const ours = majorOf(native)
  if (made !== ours)
    throw new Error(
      `The data in ${cluster} was made by PostgreSQL ${made}; the packaged one is ${ours}. Make a backup with the older ` +
        'version of Clairavis (npm run db:backup) and restore it in an empty DATA_DIR (npm run db:restore).',
    )
}

function majorOf(native: string): string | undefined {
  const catalogue = readFileSync(join(native, 'share', 'postgresql', 'postgres.bki'), 'utf8')
  return /^# PostgreSQL (\d+)/.exec(catalogue)?.[1]
}

function rememberedPort(cluster: string): number | undefined {
  const found = /^port = '(\d+)'$/m.exec(readFileSync(join(cluster, 'postgresql.conf'), 'utf8'))
  return found === null ? undefined : Number(found[1])
}

function logOf(cluster: string): string {
  return join(dirname(cluster), 'postgres.log')
}

function openLog(cluster: string): number {
  const path = logOf(cluster)
  if (existsSync(path) && statSync(path).size > 10_000_000) renameSync(path, `${path}.old`)
  return openSync(path, 'a', 0o600)
}

function tail(path: string, from: number): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(8_000)
    const length = readSync(file, bytes, 0, bytes.length, from)
    return bytes.subarray(0, length).toString('utf8').trim()
  } finally {
    closeSync(file)
  }
}

function succeed(place: Place, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = place.account.spawn(place.native, program, args, { cwd: dirname(place.cluster), stdio: 'pipe' })
    const said: string[] = []
    child.stdout?.on('data', (chunk) => said.push(String(chunk)))
    child.stderr?.on('data', (chunk) => said.push(String(chunk)))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed: ${said.join('').trim()}`)),
    )
  })
}

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}
