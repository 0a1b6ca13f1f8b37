import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Account, chownFile, chownTree } from '../embedded/account.ts'
import type { Settings } from '../embedded/settings.ts'
import { segmentPath } from './wal-program.ts'

/** Where backups are kept, and the keys they are encrypted with, the newest first. */
export type Archive = { directory: string; keys: string }

/** Relative to the working directory, which the launchers set to the project's root. */
const program = resolve('src/platform/db/archive/wal-program.ts')

/** At most so many seconds of work are lost with the disk of the database. */
export const archiveSeconds = 60

/** The command that PostgreSQL runs for a segment; program and key lie where its account may read them. */
function walCommand(act: 'keep' | 'bring', archive: Archive, beside: string, account: Account): string {
  const [copy, keyFile] = [join(beside, 'archive-wal.mts'), join(beside, 'archive.key')]
  copyFileSync(program, copy)
  writeFileSync(keyFile, `${archive.keys}\n`, { mode: 0o600 })
  for (const path of [copy, keyFile]) chownFile(account, path)
  const words = [process.execPath, copy, act, resolve(archive.directory), keyFile]
  const quoted = words.map((word) => `"${word.replaceAll('%', '%%')}"`).join(' ')
  return `${quoted} %f "%p"`
}

/** The settings of a server whose changes are kept elsewhere as they happen. */
export function archiveSettings(archive: Archive, beside: string, account: Account): Settings {
  mkdirSync(segmentPath(archive.directory, ''), { recursive: true, mode: 0o700 })
  chownTree(account, realpathSync(segmentPath(archive.directory, '')))
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: walCommand('keep', archive, beside, account),
    archive_timeout: `${archiveSeconds}s`,
  }
}

/** The settings of a cluster that is being restored: ready once everything is there, and not before. */
export function recoverySettings(archive: Archive, beside: string, account: Account): Settings {
  return { restore_command: walCommand('bring', archive, beside, account), hot_standby: 'off' }
}
