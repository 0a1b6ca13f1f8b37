import { randomInt } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Account, chownFile } from './account.ts'

/** Sized for a machine that runs the product as well; a busy site has its own server and sets DATABASE_URL. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  deadlock_timeout: '250ms',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_statement: 'none',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
}

/** A killed process loses nothing even so; a crash of the machine may. For tests only. */
const forgettable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

export type Settings = Readonly<Record<string, string>>

export function writeSettings(account: Account, cluster: string, port: number, durable: boolean, more: Settings): void {
  const all = { ...settings, ...(durable ? {} : forgettable), ...more, port: String(port) }
  const lines = Object.entries(all).map(([key, value]) => `${key} = '${value.replaceAll("'", "''")}'`)
  const text = `# Written at every start: a change made here is lost.\n${lines.join('\n')}\n`
  const path = join(cluster, 'postgresql.conf')
  if (readFileSync(path, 'utf8') === text) return
  writeFileSync(`${path}.new`, text, { mode: 0o600 })
  chownFile(account, `${path}.new`)
  renameSync(`${path}.new`, path)
}

/**
 * The remembered port when it is still free, else a free one below the ephemeral port range of common systems: a client
 * that keeps retrying a dead server could otherwise take its port.
 */
export async function choosePort(remembered: number | undefined): Promise<number> {
  for (let port = remembered ?? randomInt(15_000, 30_000); ; port = randomInt(15_000, 30_000))
    if (await isFree(port)) return port
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)))
  })
}
