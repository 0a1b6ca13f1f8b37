import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Archive } from './archiving.ts'
import { openPart, sealPart, writeDurably } from './wal-program.ts'

/**
 * Uploads of the time since the last nightly backup, kept each minute as the rows that name them are: a restored row must not
 * name a file that is lost.
 */
const folderOf = ({ directory }: Archive) => join(directory, 'uploads')

/** How long before it was found whole a backup may have read the files, in milliseconds. */
const longestBackup = 4 * 3_600_000

function keysBelow(folder: string, meant: (changed: Date) => boolean): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(new|part)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const changed = statSync(path, { throwIfNoEntry: false })?.mtime
      return changed !== undefined && meant(changed)
    })
    .map((path) => path.slice(folder.length + 1))
}

/** Keeps the uploads of DATA_DIR that the backup found whole at `proven` may not hold. Returns how many were new. */
export function keepUploads(archive: Archive, dataDir: string, proven?: Date): number {
  const files = join(resolve(dataDir), 'files')
  const since = new Date((proven?.getTime() ?? 0) - longestBackup)
  const fresh = keysBelow(files, (changed) => changed > since).filter(
    (key) => !existsSync(join(folderOf(archive), key)),
  )
  for (const key of fresh) {
    const kept = join(folderOf(archive), key)
    const { mtime } = statSync(join(files, key))
    writeDurably(kept, sealPart(archive.keys, key, readFileSync(join(files, key))))
    // What is restored until an instant is what was uploaded until then.
    utimesSync(kept, mtime, mtime)
  }
  return fresh.length
}

/** Adds what was kept until then and is not there to the files of a restored backup. */
export function restoreUploads(archive: Archive, files: string, until?: Date): void {
  for (const key of keysBelow(folderOf(archive), (kept) => until === undefined || kept <= until)) {
    const path = join(files, key)
    if (existsSync(path)) continue
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(path, openPart(archive.keys, key, readFileSync(join(folderOf(archive), key))), { mode: 0o600 })
  }
}

/** Removes what a backup that was begun then holds, or what was erased before it. */
export function pruneUploads(archive: Archive, begun: Date): void {
  for (const key of keysBelow(folderOf(archive), (kept) => kept < begun)) rmSync(join(folderOf(archive), key))
}
