import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepBadge } from './badge.ts'

const shown: number[] = []
beforeEach(() => {
  shown.length = 0
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => {
      shown.push(count)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('shows what waits, and each other count', () => {
  const badge = keepBadge()
  badge.update(2)
  badge.update(3)
  badge.stop()
  expect(shown).toEqual([2, 3, 0])
})

it('keeps the count of a page that stays open when another is closed', async () => {
  const [stays, goes] = [keepBadge(), keepBadge()]
  stays.update(2)
  goes.update(2)
  goes.stop()
  await vi.waitFor(() => expect(shown.at(-1)).toBe(2))
  expect(shown).toEqual([2, 2, 0, 2])
  stays.stop()
})

it('refuses quietly where no badge is allowed', () => {
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('NotAllowedError')) })
  expect(() => keepBadge().stop()).not.toThrow()
})
