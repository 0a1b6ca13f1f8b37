import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { connect } from '../connect.ts'
import type { EmbeddedOptions } from '../embedded.ts'
import type { Archive } from './archiving.ts'
import { type BaseBackupInput, baseBackup, pruneBackups } from './base-backup.ts'
import { pruneUploads } from './kept-uploads.ts'
import { missingFrom, readProof } from './proof.ts'
import { restoreTo } from './restore-to.ts'
import { writeDurably } from './wal-program.ts'

export type NightlyInput = BaseBackupInput & { keepDays: number; log: EmbeddedOptions['log']; durable?: boolean }

export type Night = { name: string; seconds: { backup: number; restore: number }; entries: number; files: number }

/**
 * A backup, which counts only once a second database has been made of it and found whole: the ledger to the cent, every
 * version of an answer, every file. Then those that are too old are removed. @throws where something is missing
 */
export async function nightlyBackup(input: NightlyInput): Promise<Night> {
  refuseShared(input.archive, 'dumps')
  const begun = performance.now()
  const begunAt = new Date()
  const name = await baseBackup(input)
  const made = performance.now()
  const { entries, files } = await checkRestore(input)
  writeDurably(provenPath(input.archive), Buffer.from(`${name}\n`))
  pruneBackups(input.archive, new Date(Date.now() - input.keepDays * 86_400_000))
  pruneUploads(input.archive, begunAt)
  const seconds = { backup: (made - begun) / 1000, restore: (performance.now() - made) / 1000 }
  return { name, seconds, entries, files }
}

/** Each kind of backup removes the pieces that it does not need. */
export function refuseShared({ directory }: Archive, other: 'base' | 'dumps'): void {
  if (existsSync(join(directory, other)))
    throw new Error(`${directory} holds backups of another kind of database: give this one a folder of its own.`)
}

export const provenPath = ({ directory }: Archive) => join(directory, 'proven')

/** When a backup was last restored as a trial and found whole; `undefined` before the first. */
export function lastProven(archive: Archive): Date | undefined {
  return statSync(provenPath(archive), { throwIfNoEntry: false })?.mtime
}

/** Restores all that was archived beside the product, compares, and removes it. */
export async function checkRestore({
  pool,
  archive,
  dataDir,
  log,
  durable,
}: Omit<NightlyInput, 'cluster' | 'keepDays'>) {
  const scratch = mkdtempSync(join(resolve(dataDir), 'restore-check-'))
  try {
    const restored = await restoreTo({ archive, dataDir: scratch, log, durable })
    try {
      const { proof, files } = restored.backup
      const there = await withPool(restored.url, (copy) => readProof(copy, proof.lastEntry))
      const faults = missingFrom(proof, there, await readProof(pool, proof.lastEntry))
      if (faults.length > 0) throw new Error(`The restored database is not whole: ${faults.join('. ')}.`)
      return { entries: Number(there.entries), files: files.length }
    } finally {
      await restored.stop()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

export async function withPool<Result>(url: string, act: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const { pool, close } = connect(url, { max: 1, connectTimeout: 10_000, statementTimeout: 0, name: 'clairavis check' })
  return act(pool).finally(close)
}
