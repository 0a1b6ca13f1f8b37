import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Archive, archiveSettings, recoverySettings } from './archive/archiving.ts'
import { isDatabaseUnavailable } from './connect.ts'
import { findBinaries } from './embedded/binaries.ts'
import { findRunning, initialise, launchServer, stopServer, superuser } from './embedded/cluster.ts'
import { withLock } from './embedded/lock.ts'
import { belongsToAnother, choosePlace, clusterIn, type Place } from './embedded/place.ts'
import type { Settings } from './embedded/settings.ts'

export type EmbeddedOptions = {
  dataDir: string
  log: { info(sentence: string): void; warn(sentence: string): void }
  /** False only in tests: writes that a crash of the machine would lose are then not flushed. */
  durable?: boolean
  /** Where its changes are kept as they happen. */
  archive?: Archive
  /** For a cluster that is being restored: where its changes are found. */
  restoreFrom?: Archive
}

export type Embedded = {
  url: string
  /** Stops the database, or leaves it to the other processes that still use it. */
  stop(): Promise<void>
  /** Whether a server was already running: left behind by a killed process, or in use by another one. */
  adopted: boolean
}

const database = 'clairavis'
const presence = 'clairavis-supervisor'

/**
 * PostgreSQL from npm, in a directory of ours. Every process that uses it holds one connection named `presence`: its
 * loss reports at once that the server died (the first process to notice restarts it, on the same port), and its
 * absence tells the last process to leave that the server is no longer needed.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, durable = true } = options
  const directory = openDirectory(dataDir)
  const password = readOrCreatePassword(join(directory, 'password'))
  const lock = `${directory} ${password}`
  let place: Place | undefined
  let current: pg.Client | undefined
  let stopping = false

  const launched = async (port?: number) => {
    place ??= choosePlace(findBinaries(), directory, (sentence) => log.info(sentence))
    if (!existsSync(place.cluster)) await initialise(place, password, durable)
    return launchServer(place, durable, settingsOf(options, directory, place), port)
  }
  const urlOn = (port: number) => `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}`

  /** Also restarts a dead server; the URL that was given out stays valid. */
  const enter = async (port?: number): Promise<{ port: number; adopted: boolean }> =>
    withLock(lock, async () => {
      for (let attempt = 1; ; attempt += 1) {
        const running = existsSync(clusterIn(directory)) ? await findRunning(clusterIn(directory)) : undefined
        const server = running ?? (await launched(port))
        try {
          const holder = await present(urlOn(server.port), directory)
          current = holder
          holder.once('end', () => void recover(server.port))
          return { port: server.port, adopted: running !== undefined }
        } catch (error) {
          // The server accepted the check but was shutting down.
          if (attempt === 50 || !isDatabaseUnavailable(error)) throw error
          await pause(100)
        }
      }
    })

  const recover = async (port: number): Promise<void> => {
    while (!stopping) {
      try {
        const { adopted } = await enter(port)
        if (!adopted) log.warn('PostgreSQL had stopped and was started again.')
        return
      } catch (error) {
        log.warn(`PostgreSQL is away: ${error instanceof Error ? error.message : error}`)
        await pause(1000)
      }
    }
  }

  const { port, adopted } = await enter()
  log.info(`PostgreSQL ${adopted ? 'was already running' : 'started'} on port ${port}.`)
  return {
    url: urlOn(port),
    adopted,
    stop: () => {
      if (stopping) return Promise.resolve()
      stopping = true
      return withLock(lock, async () => {
        const alone = current === undefined || (await isAlone(current))
        await current?.end().catch(() => {})
        const running = await findRunning(clusterIn(directory))
        if (!alone || running === undefined) return
        place ??= choosePlace(findBinaries(), directory, (sentence) => log.info(sentence))
        await stopServer(place, running.pid)
      })
    },
  }
}

function settingsOf({ archive, restoreFrom }: EmbeddedOptions, directory: string, { account }: Place): Settings {
  return {
    ...(archive && archiveSettings(archive, directory, account)),
    ...(restoreFrom && recoverySettings(restoreFrom, directory, account)),
  }
}

/** Opens the presence connection, creating the database the first time. */
async function present(url: string, directory: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: presence, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === '28P01')
      throw new Error(`The file ${join(directory, 'password')} does not hold the password of the database beside it.`)
    if (code !== '3D000') throw error
    await createDatabase(url)
    return present(url, directory)
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

async function isAlone(holder: pg.Client): Promise<boolean> {
  try {
    const others = await holder.query(
      'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [presence],
    )
    return others.rowCount === 0
  } catch {
    return true
  }
}

function openDirectory(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const directory = realpathSync(dataDir)
    const owner = statSync(directory).uid
    const self = process.getuid?.()
    if (self !== undefined && self !== 0 && self !== owner) throw new Error(belongsToAnother(directory, owner))
    return directory
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error
    throw new Error(`This user may not write in ${dataDir}. Choose another DATA_DIR, or start as its owner.`)
  }
}

/** Writes it whole or not at all, and never over another one: two concurrent first starts agree on the same. */
function readOrCreatePassword(path: string): string {
  if (!existsSync(path)) {
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
    try {
      linkSync(draft, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return readFileSync(path, 'utf8')
}
