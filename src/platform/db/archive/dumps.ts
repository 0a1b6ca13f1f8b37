import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { backup, restore } from '../backup.ts'
import { type EmbeddedOptions, startEmbedded } from '../embedded.ts'
import type { Archive } from './archiving.ts'
import { filesOf } from './base-backup.ts'
import { pruneUploads, restoreUploads } from './kept-uploads.ts'
import { type Night, provenPath, refuseShared, withPool } from './nightly.ts'
import { checkStored, prunePartsExcept, type StoredFile, storeFile, writeStored } from './parts.ts'
import { missingFrom, type Proof, readProof } from './proof.ts'
import { filesOfStore } from './uploaded-files.ts'
import { openPart, sealPart, writeDurably } from './wal-program.ts'

/**
 * Backups of a database on a server of its own (DATABASE_URL), whose write-ahead log is not ours to keep: all rows as they
 * were at one instant, and the files of DATA_DIR.
 */
type Dump = { format: 'clairavis-dump-1'; madeAt: string; rows: StoredFile; files: StoredFile[]; proof: Proof }

export type DumpInput = {
  pool: pg.Pool
  dataDir: string
  /** Where uploads lie, if not in DATA_DIR. */
  s3Url?: string
  archive: Archive
  keepDays: number
  log: EmbeddedOptions['log']
}

/** As `npm run db:backup` names it, so that `npm run db:restore` reads what is brought back. */
const databaseFile = 'database.gz'
const scratchPrefix = 'restore-check-'
/** Whether this folder of the data directory is of a nightly trial. */
export const isScratch = (name: string): boolean => name.startsWith(scratchPrefix)
const dumpPath = ({ directory }: Archive, name: string) => join(directory, 'dumps', name)

/**
 * A backup, which counts only once a database of this machine has been made of it and found whole. Then those that are too
 * old are removed. @throws where something is missing
 */
export async function nightlyDump(input: DumpInput): Promise<Night> {
  const { archive, dataDir, keepDays } = input
  refuseShared(archive, 'base')
  const begun = performance.now()
  const begunAt = new Date()
  // On the disk of the product, where the files that are not encrypted lie as well.
  const own = resolve(dataDir)
  // What a night that was killed has left: the whole database, not encrypted.
  for (const left of readdirSync(own).filter(isScratch)) rmSync(join(own, left), { recursive: true, force: true })
  const scratch = mkdtempSync(join(own, scratchPrefix))
  try {
    const { name, dump } = await makeDump(input, scratch)
    const made = performance.now()
    const entries = await checkDump(input, name, scratch)
    writeDurably(provenPath(archive), Buffer.from(`${name}\n`))
    pruneDumps(archive, new Date(Date.now() - keepDays * 86_400_000))
    pruneUploads(archive, begunAt)
    const seconds = { backup: (made - begun) / 1000, restore: (performance.now() - made) / 1000 }
    return { name, seconds, entries, files: dump.files.length }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function makeDump({ pool, dataDir, s3Url, archive }: DumpInput, scratch: string) {
  const last = dumpsIn(archive).at(-1)
  const proof = await readProof(pool)
  const madeAt = new Date().toISOString()
  const path = join(scratch, databaseFile)
  await backup(pool, path)
  const rows = storeFile(archive, path, databaseFile, 0o600)
  if (!rows) throw new Error(`${path} was removed while it was copied.`)
  rmSync(path)
  // After the rows: each file that a row names was written before it.
  const files = filesOf(archive, dataDir)
  files.push(...(await filesOfStore(archive, s3Url, last ? readDump(archive, last).files : [])))
  const dump: Dump = { format: 'clairavis-dump-1', madeAt, rows, files, proof }
  const name = madeAt.replace(/[:.]/g, '-')
  writeDurably(dumpPath(archive, name), sealPart(archive.keys, name, Buffer.from(JSON.stringify(dump))))
  return { name, dump }
}

async function checkDump({ pool, archive, log }: DumpInput, name: string, scratch: string): Promise<number> {
  const brought = join(scratch, 'brought')
  const { proof, rows, files } = readDump(archive, name)
  writeStored(archive, rows, brought)
  // Nobody opens them here: the disk of a trial need not hold them all.
  for (const file of files) checkStored(archive, file)
  const server = await startEmbedded({ dataDir: join(scratch, 'postgres'), log, durable: false })
  try {
    const there = await withPool(server.url, async (copy) => {
      await restore(copy, join(brought, databaseFile))
      return readProof(copy, proof.lastEntry)
    })
    const faults = missingFrom(proof, there, await readProof(pool, proof.lastEntry))
    if (faults.length > 0) throw new Error(`The restored database is not whole: ${faults.join('. ')}.`)
    return Number(there.entries)
  } finally {
    await server.stop()
  }
}

/**
 * Writes the newest backup made until then into a folder as `npm run db:backup` makes one. Returns when it was made.
 * @throws where there is none, or a piece of it is missing or was changed
 */
export function bringDump(archive: Archive, folder: string, until?: Date): string {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  const name = dumpsIn(archive).findLast(
    (one) => until === undefined || new Date(readDump(archive, one).madeAt) <= until,
  )
  if (name === undefined) throw new Error(`There is no backup${until ? ' of then' : ''} in ${archive.directory}.`)
  const { madeAt } = writeDump(archive, name, folder)
  // Also those of later rows, which the server's own archive may bring back.
  restoreUploads(archive, join(folder, 'files', 'files'), until)
  return madeAt
}

function writeDump(archive: Archive, name: string, folder: string): Dump {
  const dump = readDump(archive, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeStored(archive, dump.rows, folder)
  for (const file of dump.files) writeStored(archive, file, join(folder, 'files'))
  return dump
}

const readDump = (archive: Archive, name: string): Dump =>
  JSON.parse(openPart(archive.keys, name, readFileSync(dumpPath(archive, name))).toString('utf8'))

/** The names of the backups, oldest first. */
function dumpsIn({ directory }: Archive): string[] {
  const root = join(directory, 'dumps')
  return existsSync(root)
    ? readdirSync(root)
        .filter((name) => !name.endsWith('.new'))
        .sort()
    : []
}

/** Removes the backups made before `oldest`, except the newest, with the pieces that no other needs. */
function pruneDumps(archive: Archive, oldest: Date): void {
  const all = dumpsIn(archive).map((name) => ({ name, dump: readDump(archive, name) }))
  const kept = all.filter(({ dump }, index) => index === all.length - 1 || new Date(dump.madeAt) >= oldest)
  for (const one of all) if (!kept.includes(one)) rmSync(dumpPath(archive, one.name))
  prunePartsExcept(
    archive,
    new Set(kept.flatMap(({ dump }) => [dump.rows, ...dump.files].flatMap(({ parts }) => parts))),
  )
}
