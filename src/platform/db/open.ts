import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Archive } from './archive/archiving.ts'
import { type EmbeddedOptions, startEmbedded } from './embedded.ts'

export type Database = { url: string; stop(): Promise<void> }

/** The server of DATABASE_URL, or the embedded one kept in the data directory. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'BACKUP_DIR' | 'BACKUP_KEY'>,
  log: EmbeddedOptions['log'],
): Promise<Database> {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, stop: () => Promise.resolve() }
  return startEmbedded({ dataDir: embeddedDirectory(config.DATA_DIR), log, archive: archiveOf(config) })
}

/** Where backups are kept; `undefined` where they are not configured. */
export function archiveOf({ BACKUP_DIR, BACKUP_KEY }: Pick<Config, 'BACKUP_DIR' | 'BACKUP_KEY'>): Archive | undefined {
  return BACKUP_DIR && BACKUP_KEY ? { directory: resolve(BACKUP_DIR), keys: BACKUP_KEY } : undefined
}

export function embeddedDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'postgres')
}
