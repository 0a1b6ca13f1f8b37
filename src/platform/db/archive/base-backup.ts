import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Archive } from './archiving.ts'
import { prunePartsExcept, type StoredFile, storeFile, storePart } from './parts.ts'
import { type Proof, readProof } from './proof.ts'
import { filesOfStore } from './uploaded-files.ts'
import { openPart, sealPart, segmentPath, writeDurably } from './wal-program.ts'

/** Everything that a restore needs besides the segments written since. Instants are ISO 8601, of the database's clock. */
export type BaseBackup = {
  format: 'clairavis-base-1'
  /** A restore reaches every instant from here on. */
  endedAt: string
  /** The first segment of the write-ahead log that it needs. */
  firstSegment: string
  label: string
  /** Below the data directory of PostgreSQL. */
  directories: string[]
  cluster: StoredFile[]
  /** Below DATA_DIR: uploads, keys. */
  files: StoredFile[]
  proof: Proof
}

export type BaseBackupInput = {
  pool: pg.Pool
  /** PostgreSQL's data directory, on this machine. */
  cluster: string
  dataDir: string
  /** Where uploads lie, if not in DATA_DIR. */
  s3Url?: string
  archive: Archive
}

/** Their contents belong to the running server; only the directories are needed. */
const emptied = /^(pg_wal|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_replslot)\//
/** What of DATA_DIR is no file of the product. The database's password is: the restored cluster asks for it. */
const notFiles = /^(backups|restore-check-\w+|postgres(?!\/password$))(\/|$)/
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|current_logfiles|(.*\/)?pgsql_tmp.*|(.*\/)?pg_internal\.init)$/

/**
 * Copies the running cluster and the product's files into the archive: with the segments that follow, any later instant
 * can be restored. Returns the name of the backup.
 */
export async function baseBackup({ pool, cluster, dataDir, s3Url, archive }: BaseBackupInput): Promise<string> {
  if (readdirSync(join(cluster, 'pg_tblspc')).length > 0)
    throw new Error('The database has tablespaces, which this backup does not hold. Use pgBackRest for it.')
  const client = await pool.connect()
  try {
    await refuseUnarchived(client)
    await client.query("set statement_timeout = '30min'")
    const proof = await readProof(client)
    const begun = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('clairavis', fast => true)) as segment",
    )
    const { directories, files: copied } = copyTree(
      archive,
      cluster,
      (path) => emptied.test(path) || leftOut.test(path),
    )
    copied.push(await copyControlFile(archive, cluster))
    const { rows } = await client.query<{ label: string; ended: Date }>(
      'select labelfile as label, clock_timestamp() as ended from pg_backup_stop(wait_for_archive => true)',
    )
    const [{ label, ended }] = rows as [{ label: string; ended: Date }]
    const last = baseBackups(archive).at(-1)
    // After the rows: each file that a row names was written before it.
    const files = filesOf(archive, dataDir)
    files.push(...(await filesOfStore(archive, s3Url, last ? readBase(archive, last).files : [])))
    const backup: BaseBackup = {
      format: 'clairavis-base-1',
      endedAt: ended.toISOString(),
      firstSegment: begun.rows[0]!.segment,
      label,
      directories,
      cluster: copied,
      files,
      proof,
    }
    const name = backup.endedAt.replace(/[:.]/g, '-')
    writeDurably(manifestPath(archive, name), sealPart(archive.keys, name, Buffer.from(JSON.stringify(backup))))
    return name
  } finally {
    // A session that ends in the middle ends the backup.
    client.release(true)
  }
}

async function refuseUnarchived(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ mode: string }>("select current_setting('archive_mode') as mode")
  if (rows[0]?.mode === 'off') throw new Error('The database archives nothing: archive_mode is off.')
}

/** Copies what DATA_DIR holds beside the database into the archive. */
export const filesOf = (archive: Archive, dataDir: string): StoredFile[] =>
  copyTree(archive, dataDir, (path) => notFiles.test(path)).files

function copyTree(archive: Archive, root: string, skip: (path: string) => boolean) {
  const directories: string[] = []
  const files: StoredFile[] = []
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    const from = join(entry.parentPath, entry.name)
    const path = relative(root, from)
    if (skip(path) || path === controlFile) continue
    if (entry.isDirectory()) directories.push(path)
    else if (entry.isFile()) {
      const mode = statSync(from, { throwIfNoEntry: false })?.mode
      const file = mode === undefined ? undefined : storeFile(archive, from, path, mode & 0o777)
      if (file) files.push(file)
    }
  }
  return { directories, files }
}

const controlFile = join('global', 'pg_control')

/** It is written in place: a copy counts once two in a row are the same. */
async function copyControlFile(archive: Archive, cluster: string): Promise<StoredFile> {
  const from = join(cluster, controlFile)
  for (let before = readFileSync(from); ; ) {
    await pause(20)
    const now = readFileSync(from)
    if (now.equals(before)) return { path: controlFile, mode: 0o600, parts: [storePart(archive, now)] }
    before = now
  }
}

const manifestPath = ({ directory }: Archive, name: string) => join(directory, 'base', name)

/** The names of the backups, oldest first. */
export function baseBackups({ directory }: Archive): string[] {
  const root = join(directory, 'base')
  return existsSync(root)
    ? readdirSync(root)
        .filter((name) => !name.endsWith('.new'))
        .sort()
    : []
}

export function readBase(archive: Archive, name: string): BaseBackup {
  return JSON.parse(openPart(archive.keys, name, readFileSync(manifestPath(archive, name))).toString('utf8'))
}

/**
 * Removes the backups that ended before `oldest`, except the newest, with the pieces and segments that no other needs.
 * Returns how many are left.
 */
export function pruneBackups(archive: Archive, oldest: Date): number {
  const all = baseBackups(archive).map((name) => ({ name, backup: readBase(archive, name) }))
  const kept = all.filter(({ backup }, index) => index === all.length - 1 || new Date(backup.endedAt) >= oldest)
  for (const { name } of all) if (!kept.some((one) => one.name === name)) rmSync(manifestPath(archive, name))
  prunePartsExcept(
    archive,
    new Set(kept.flatMap(({ backup }) => [...backup.cluster, ...backup.files].flatMap(({ parts }) => parts))),
  )
  const first = kept.map(({ backup }) => backup.firstSegment).sort()[0]
  if (first === undefined) return 0
  for (const name of readdirSync(segmentPath(archive.directory, '')))
    if (/^[0-9A-F]{24}/.test(name) && basename(name) < first) rmSync(segmentPath(archive.directory, name))
  return kept.length
}
