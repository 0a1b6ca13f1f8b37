import type { Clock } from '../../src/platform/clock.ts'
import { networksOf } from '../../src/platform/limits/networks.ts'
import type { Limits } from '../../src/platform/limits/port.ts'
import { tooManyRequests } from '../../src/platform/limits/postgres.ts'

/** Rate limits for tests, by the test's clock. */
export function memoryLimits(clock: Clock): Limits {
  const windows = new Map<string, { spent: number; end: number }>()
  return {
    async spend({ name, points, seconds }, key, spent = 1) {
      const now = clock.now().getTime()
      const id = `${name} ${networksOf(key).subscriber}`
      const found = windows.get(id)
      const window = found && found.end > now ? found : { spent: 0, end: now + seconds * 1000 }
      window.spent += spent
      windows.set(id, window)
      if (window.spent > points) throw tooManyRequests(window.end - now)
    },
    async giveBack({ name }, key, points = 1) {
      const window = windows.get(`${name} ${networksOf(key).subscriber}`)
      if (window) window.spent -= points
    },
    async reset({ name }, key) {
      windows.delete(`${name} ${networksOf(key).subscriber}`)
    },
  }
}
