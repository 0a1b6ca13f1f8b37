import { readdirSync, readFileSync } from 'node:fs'

/** Megabytes that a process and all that it has started hold in memory, by process, its own first; of Linux. */
export function memoryOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = /^PPid:\s+(\d+)$/m.exec(statusOf(name))?.[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const family = [pid]
  for (const member of family)
    family.push(...[...parents].filter(([, parent]) => parent === member).map(([child]) => child))
  return family.map((member) => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(String(member)))?.[1] ?? 0) / 1024)
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

/** Looks every 20 ms until `stop`, which returns the most that was held: by the process alone, and with what it started. */
export function watchMemory(pid: number): { stop(): { own: number; all: number } } {
  const most = { own: 0, all: 0 }
  const look = () => {
    const held = memoryOf(pid)
    most.own = Math.max(most.own, held[0] ?? 0)
    most.all = Math.max(
      most.all,
      held.reduce((sum, one) => sum + one, 0),
    )
  }
  const looking = setInterval(look, 20)
  return {
    stop() {
      clearInterval(looking)
      look()
      return most
    },
  }
}
