import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Embedded, type EmbeddedOptions, startEmbedded } from '../embedded.ts'
import type { Archive } from './archiving.ts'
import { type BaseBackup, baseBackups, readBase } from './base-backup.ts'
import { restoreUploads } from './kept-uploads.ts'
import { writeStored } from './parts.ts'

export type RestoreInput = {
  archive: Archive
  /** A data directory that is empty, or is not there yet. */
  dataDir: string
  /** Every change up to and including this instant; all that was archived where it is left out. */
  until?: Date
  log: EmbeddedOptions['log']
  durable?: boolean
}

/**
 * Makes a data directory as the product's was at an instant, and starts its database. The original is not touched. The
 * server keeps running until `stop`.
 */
export async function restoreTo({ archive, dataDir, until, log, durable = true }: RestoreInput) {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) throw new Error(`${dataDir} is not empty.`)
  const backup = backupBefore(archive, until)
  const directory = join(resolve(dataDir), 'postgres')
  const cluster = join(directory, 'cluster')
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  for (const path of backup.directories) mkdirSync(join(cluster, path), { recursive: true, mode: 0o700 })
  for (const file of backup.cluster) writeStored(archive, file, cluster)
  for (const file of backup.files) writeStored(archive, file, resolve(dataDir))
  restoreUploads(archive, join(resolve(dataDir), 'files'), until)
  writeFileSync(join(cluster, 'backup_label'), backup.label, { mode: 0o600 })
  writeFileSync(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  // In place of the settings that somebody gave the original by ALTER SYSTEM.
  const automatic = join(cluster, 'postgresql.auto.conf')
  const target = until
    ? `recovery_target_time = '${until.toISOString().replace('Z', '+00')}'\nrecovery_target_action = 'promote'\n`
    : ''
  writeFileSync(automatic, target, { mode: 0o600 })
  const options = { dataDir: directory, log, durable, restoreFrom: archive }
  const server: Embedded = await startEmbedded(options).catch((error) => {
    if (/recovery ended before configured recovery target/.test(String(error)))
      throw new Error(`The archive ends before ${until?.toISOString()}. Leave the instant out for all there is.`)
    throw error
  })
  writeFileSync(automatic, '', { mode: 0o600 })
  for (const name of ['archive-wal.mts', 'archive.key']) rmSync(join(directory, name))
  return { ...server, backup }
}

function backupBefore(archive: Archive, until?: Date): BaseBackup {
  const names = baseBackups(archive)
  for (const name of names.reverse()) {
    const backup = readBase(archive, name)
    if (until === undefined || new Date(backup.endedAt) <= until) return backup
  }
  throw new Error(
    names.length === 0 ? `There is no backup in ${archive.directory}.` : 'The oldest backup is younger than that.',
  )
}
