/**
 * Runs one call at a time per key, and `atOnce` in all. A call that comes while one of the same key waits shares that
 * one, because it has not read anything yet: twenty equal webhooks are two syncs, and a provider that hangs cannot take
 * every database connection.
 */
export function singleflight(atOnce: number): (key: string, act: () => Promise<void>) => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<void>>()
  const queue: (() => void)[] = []
  let free = atOnce

  async function enter(): Promise<void> {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => queue.push(go))
  }
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }

  async function turn(key: string, act: () => Promise<void>): Promise<void> {
    await running.get(key)?.catch(() => {})
    await enter()
    waiting.delete(key)
    const run = act().finally(() => {
      running.delete(key)
      leave()
    })
    running.set(key, run)
    return run
  }

  return (key, act) => {
    const shared = waiting.get(key)
    if (shared) return shared
    const mine = turn(key, act)
    waiting.set(key, mine)
    return mine
  }
}
