import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { type EmbeddedOptions, startEmbedded } from './embedded.ts'

export type Database = { url: string; stop(): Promise<void> }

/** The server of DATABASE_URL, or the embedded one kept in the data directory. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: EmbeddedOptions['log'],
): Promise<Database> {
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, stop: () => Promise.resolve() }
  return startEmbedded({ dataDir: embeddedDirectory(config.DATA_DIR), log })
}

export function embeddedDirectory(dataDir: string): string {
  return join(resolve(dataDir), 'postgres')
}
