import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The contents of `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; status: string }

export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return Number.isInteger(pid) && pid > 0 ? { pid, port, status: (lines[7] ?? '').trim() } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether this process is a PostgreSQL server running in this directory. A pid alone proves nothing: after a crash, and
 * above all in containers, another program soon has the same one.
 */
export function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return worksIn(pid, realpathSync(cluster))
  try {
    process.kill(pid, 0)
    return /postgres/.test(commandOf(pid))
  } catch {
    return false
  }
}

/** Processes of a killed server that have not exited yet; a new one must wait for them. */
export function leftovers(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const directory = realpathSync(cluster)
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => worksIn(pid, directory))
}

function worksIn(pid: number, directory: string): boolean {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')
    return basename(program) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === directory
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  return process.platform === 'win32'
    ? execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' })
    : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
}
