import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of Linux, for user programs on every architecture that Node has (`USER_HZ`). */
const ticksPerSecond = 100

/** Milliseconds that all processes of the cluster have used, those that have ended included. */
export function databaseCpu(cluster: string): number {
  const postmaster = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = fieldsOf(pid)
    if (!fields) continue
    const [, parent] = fields
    if (Number(pid) === postmaster) ticks += sum(fields.slice(11, 15))
    else if (Number(parent) === postmaster) ticks += sum(fields.slice(11, 13))
  }
  return (ticks * 1000) / ticksPerSecond
}

/** Milliseconds that this process has used. */
export const cpuOf = (pid: number): number => (sum((fieldsOf(String(pid)) ?? []).slice(11, 13)) * 1000) / ticksPerSecond

/** Milliseconds that all processes of this machine have used, its kernel included. */
export function machineCpu(): number {
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = total.split(/\s+/).slice(1).map(Number)
  return ((user + nice + system + irq + softirq) * 1000) / ticksPerSecond
}

/** The fields of `/proc/<pid>/stat` from the state on (proc_pid_stat(5)); undefined where the process has ended. */
function fieldsOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

const sum = (numbers: readonly string[]) => numbers.reduce((total, one) => total + Number(one), 0)
