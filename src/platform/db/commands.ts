import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Config, readConfig } from '../config.ts'
import { copyFromStore, copyIntoStore } from '../files/store-copy.ts'
import { bringDump, isScratch, nightlyDump } from './archive/dumps.ts'
import { keepUploads } from './archive/kept-uploads.ts'
import { lastProven, nightlyBackup } from './archive/nightly.ts'
import { missingFrom, readProof } from './archive/proof.ts'
import { restoreTo } from './archive/restore-to.ts'
import { backup, dropEverything, restore } from './backup.ts'
import { connect, limitRole } from './connect.ts'
import { clusterIn } from './embedded/place.ts'
import { migrateDown, migrateUp } from './migrate.ts'
import { archiveOf, embeddedDirectory, openDatabase } from './open.ts'

/** What `src/seed.ts` is given. */
export type SeedInput = { config: Config; databaseUrl: string }

type Desk = { config: Config; url: string; pool: pg.Pool; args: string[]; say(sentence: string): void }

const commands: Record<string, (desk: Desk) => Promise<void>> = {
  migrate,
  rollback,
  reset,
  seed,
  backup: keep,
  restore: bringBack,
  compare,
  nightly,
}
const databaseFile = 'database.gz'
const commandName = 'clairavis command'

export async function runCommand(name: string | undefined, args: string[], environment = process.env): Promise<void> {
  const config = readConfig(environment)
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)
  // Of this one the database may be gone.
  if (name === 'restore-to') return bringTo(config, args, say)
  if (name === 'keep-uploads') return keepNewUploads(config)
  const command = commands[name ?? '']
  if (command === undefined) throw new Error(`There is ${Object.keys(commands).join(', ')}, restore-to; not ${name}.`)
  const database = await openDatabase(config, { info: () => {}, warn: say })
  const { pool, close } = connect(database.url, {
    max: 2,
    connectTimeout: 10_000,
    statementTimeout: 0,
    name: commandName,
  })
  try {
    await command({ config, url: database.url, pool, args, say })
  } finally {
    await close()
    await database.stop()
  }
}

/** The step of its own before a deployment: schema, places and texts, under one lock. */
async function migrate({ config, url, pool, say }: Desk): Promise<void> {
  const { library } = await seeds()
  const names = await migrateUp(pool, { load: () => library({ config, databaseUrl: url }) })
  if (config.DATABASE_POOLER_URL) await limitRole(pool)
  say(names.length === 0 ? 'Nothing to migrate.' : `Applied ${names.join(', ')}.`)
}

async function rollback({ pool, args, say }: Desk): Promise<void> {
  const steps = Number(args[0] ?? 1)
  if (!Number.isInteger(steps) || steps < 1) throw new Error('Say how many migrations to take back: 1 or more.')
  const names = await migrateDown(pool, steps)
  say(names.length === 0 ? 'Nothing to take back.' : `Took back ${names.join(', ')}.`)
}

async function reset(desk: Desk): Promise<void> {
  await refuseToDestroy(desk)
  await dropEverything(desk.pool)
  await migrateUp(desk.pool)
  desk.say('The database is empty and migrated. Demonstration data comes back with npm start or npm run db:seed.')
}

async function seed({ config, url, pool, say }: Desk): Promise<void> {
  const { seed } = await seeds()
  await migrateUp(pool, { load: () => seed({ config, databaseUrl: url }) })
  say('The demonstration data is loaded.')
}

type Load = (input: SeedInput) => Promise<void>

/** Imported at run time: the platform must not depend on the product's seed data. */
async function seeds(): Promise<{ library: Load; seed: Load }> {
  return await import(new URL('../../seed.ts', import.meta.url).href)
}

/** Rows first: every file they reference was written before them, so it is in the copy made after. */
async function keep({ config, pool, args, say }: Desk): Promise<void> {
  const dataDir = resolve(config.DATA_DIR)
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const target = resolve(args[0] ?? join(dataDir, 'backups', stamp))
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  const summary = await backup(pool, join(target, databaseFile))
  copyFiles(dataDir, join(target, 'files'))
  if (config.S3_URL) await copyFromStore(config.S3_URL, join(target, 'files'))
  say(`${summary.rows} rows of ${summary.tables} tables, and the files, are in ${target}.`)
  say('It holds personal data and keys: keep it as safe as the product itself.')
}

async function bringBack(desk: Desk): Promise<void> {
  const { config, pool, args, say } = desk
  const source = args.find((argument) => !argument.startsWith('--'))
  if (source === undefined) throw new Error('Say which backup: npm run db:restore -- FOLDER.')
  const file = join(resolve(source), databaseFile)
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  await refuseToDestroy(desk)
  const summary = await restore(pool, file)
  const files = join(resolve(source), 'files')
  copyFiles(files, resolve(config.DATA_DIR), config.S3_URL ? ['files'] : [])
  if (config.S3_URL) await copyIntoStore(files, config.S3_URL)
  await migrateUp(pool)
  say(`${summary.rows} rows of ${summary.tables} tables, and the files, are back.`)
}

/**
 * A data directory of its own, as the product's was at an instant; of a server of DATABASE_URL the last backup until then,
 * as `npm run db:backup` makes them. What is in use is not touched.
 */
async function bringTo(config: Config, [dataDir, at]: string[], say: Desk['say']): Promise<void> {
  const archive = archiveOf(config)
  if (!archive) throw new Error('BACKUP_DIR and BACKUP_KEY say where the backups are.')
  const until = at === undefined ? undefined : new Date(at)
  if (dataDir === undefined || (until && Number.isNaN(until.getTime())))
    throw new Error('Say where to, and until when: npm run db:restore-to -- FOLDER 2026-11-24T02:00:00Z.')
  if (config.DATABASE_URL) {
    const madeAt = bringDump(archive, resolve(dataDir), until)
    return say(`The backup of ${madeAt} is in ${resolve(dataDir)}: npm run db:restore -- ${dataDir} puts it in place.`)
  }
  const server = await restoreTo({ archive, dataDir, until, log: { info: () => {}, warn: say } })
  await server.stop()
  say(`The product as it was ${at ? `at ${at}` : 'last'} is in ${resolve(dataDir)}: start it with DATA_DIR=${dataDir}.`)
  // The store in use is not touched: it may lack what was erased since.
  if (config.S3_URL) say('Uploaded files are there too: start it without S3_URL.')
}

/** A backup of the running database, restored as a trial; what it says is read by the job that starts it. */
async function nightly({ config, pool, say }: Desk): Promise<void> {
  const archive = archiveOf(config)
  if (!archive) throw new Error('BACKUP_DIR and BACKUP_KEY say where the backups are.')
  const { DATA_DIR: dataDir, S3_URL: s3Url, BACKUP_KEEP_DAYS: keepDays } = config
  const shared = { pool, dataDir, s3Url, archive, keepDays, log: { info: () => {}, warn: () => {} } }
  const night = config.DATABASE_URL
    ? await nightlyDump(shared)
    : await nightlyBackup({ ...shared, cluster: clusterIn(embeddedDirectory(dataDir)) })
  say(JSON.stringify(night))
}

/** Beside the database, whose changes are archived by itself; what fails is said by the job that starts it. */
function keepNewUploads(config: Config): void {
  const archive = archiveOf(config)
  if (archive && !config.S3_URL) keepUploads(archive, config.DATA_DIR, lastProven(archive))
}

/** Whether a restored copy of this database is whole, for servers that have backups of their own. */
async function compare({ pool, args, say }: Desk): Promise<void> {
  if (args[0] === undefined)
    throw new Error('Say which copy: npm run db:compare -- postgres://user:password@host/name.')
  const copy = connect(args[0], { max: 1, connectTimeout: 10_000, statementTimeout: 0, name: commandName })
  try {
    const there = await readProof(copy.pool)
    const faults = missingFrom(there, there, await readProof(pool, there.lastEntry))
    if (faults.length > 0) throw new Error(`The copy is not whole: ${faults.join('. ')}.`)
    say(
      `The copy is whole: ${there.entries} entries of the ledger, ${there.rows?.question} questions, ${there.rows?.contribution} versions of answers.`,
    )
  } finally {
    await copy.close()
  }
}

/** Copies everything stored beside the database: uploaded files, generated keys. */
function copyFiles(from: string, to: string, except: readonly string[] = []): void {
  const names = existsSync(from) ? readdirSync(from) : []
  for (const name of names)
    if (
      !except.includes(name) &&
      name !== 'backups' &&
      !isScratch(name) &&
      join(from, name) !== embeddedDirectory(from)
    )
      cpSync(join(from, name), join(to, name), { recursive: true })
}

async function refuseToDestroy({ config, pool, args }: Desk): Promise<void> {
  if (config.MODE === 'live' && !args.includes('--yes') && !(await isEmpty(pool)))
    throw new Error('This replaces the data of a live product. Add --yes if that is what you want.')
  const others = () =>
    pool.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'clairavis%'
         and application_name not in ('clairavis-supervisor', $1)`,
      [commandName],
    )
  // The server may still show for a moment what has just hung up.
  for (let looks = 0; (await others()).rows.length > 0; looks += 1) {
    if (looks === 20) throw new Error('Clairavis is running on this database. Stop it first.')
    await pause(100)
  }
}

/** Such as the one that is made to look at a backup. */
async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select from pg_tables where schemaname = current_schema() limit 1')
  return rowCount === 0
}

if (basename(process.argv[1] ?? '') === 'commands.ts') {
  const [, , name, ...args] = process.argv
  runCommand(name, args).catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  })
}
