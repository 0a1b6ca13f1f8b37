import { afterEach, expect, it, vi } from 'vitest'
import { markBadge, showBadge } from './badge.ts'
import { badgeChoice, turnBadge } from './use-alerts.ts'

afterEach(() => vi.unstubAllGlobals())

function browser() {
  const shown: number[] = []
  const caches = new Map<string, Set<string>>()
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void shown.push(count) })
  vi.stubGlobal('caches', {
    open: async (name: string) => ({ put: async (path: string) => void caches.set(name, new Set([path])) }),
    delete: async (name: string) => caches.delete(name),
  })
  return { shown, caches }
}

it('is also for the service worker, until it is turned off, which takes the number away', async () => {
  const { shown, caches } = browser()
  showBadge(2)
  await markBadge(true)
  expect([...caches.keys()]).toEqual(['/badge'])
  turnBadge(false)
  await vi.waitFor(() => expect(caches.size).toBe(0))
  expect(shown).toEqual([2, 0])
  turnBadge(true)
  expect(badgeChoice.read()).toBe(true)
  expect(shown).toEqual([2, 0])
})

it('refuses quietly where no badge is allowed', async () => {
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new Error('NotAllowedError')) })
  vi.stubGlobal('caches', undefined)
  expect(() => showBadge(1)).not.toThrow()
  await markBadge(true)
})
