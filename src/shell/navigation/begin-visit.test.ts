import { afterEach, expect, it, vi } from 'vitest'
import { beginVisit, isFirstVisit, loadWhenQuiet } from './begin-visit.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

function first(pathname: string, stored: Record<string, string>, userAgent = 'Firefox'): boolean {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  return isFirstVisit()
}
const country = { 'detected-country': 'fr' }
const locale = { 'user-locale': 'fr' }

it('is a first visit where the country is not known, or the language on the home page', () => {
  expect(first('/fr', {})).toBe(true)
  expect(first('/fr', locale)).toBe(true)
  expect(first('/fr', country)).toBe(true)
  expect(first('/fr', { ...country, ...locale })).toBe(false)
  expect(first('/fr/faq', country)).toBe(false)
  expect(first('/fr/faq', locale)).toBe(true)
})

it('is none of a crawler’s, nor where nothing can be stored', () => {
  for (const crawler of ['Googlebot/2.1', 'Chrome-Lighthouse', 'Baiduspider', 'facebookexternalhit/1.1'])
    expect(first('/fr', {}, crawler)).toBe(false)
  expect(first('/fr', {}, 'Mozilla/5.0 (X11) HeadlessChrome/140')).toBe(true)
  vi.stubGlobal('localStorage', undefined)
  expect(isFirstVisit()).toBe(false)
})

it('loads a part some seconds after the page, later on a first visit, and not for a crawler or who saves data', () => {
  vi.useFakeTimers()
  const loadedAfter = (stored: Record<string, string>, more: object = {}) => {
    const load = vi.fn(async () => {})
    first('/fr', stored)
    vi.stubGlobal('navigator', { userAgent: 'Firefox', ...more })
    vi.stubGlobal('window', {})
    loadWhenQuiet(load)
    vi.advanceTimersByTime(4000)
    const soon = load.mock.calls.length
    vi.advanceTimersByTime(6000)
    return [soon, load.mock.calls.length]
  }
  expect(loadedAfter({ ...country, ...locale })).toEqual([1, 1])
  expect(loadedAfter({})).toEqual([0, 1])
  expect(loadedAfter({}, { userAgent: 'Googlebot/2.1' })).toEqual([0, 0])
  expect(loadedAfter({}, { connection: { saveData: true } })).toEqual([0, 0])
})

it('lets the worker in soon after the page, and has it keep the detector, except for a crawler or who saves data', async () => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  const begun = async (more: object = {}) => {
    const register = vi.fn(async () => ({}))
    const postMessage = vi.fn()
    first('/fr', { ...country, ...locale })
    const serviceWorker = { register, ready: Promise.resolve({ active: { postMessage } }) }
    vi.stubGlobal('navigator', { userAgent: 'Firefox', serviceWorker, ...more })
    vi.stubGlobal('window', {})
    beginVisit()
    await vi.advanceTimersByTimeAsync(1500)
    return [register.mock.calls.length, postMessage.mock.calls.length]
  }
  expect(await begun()).toEqual([1, 1])
  expect(await begun({ userAgent: 'Googlebot/2.1' })).toEqual([1, 0])
  expect(await begun({ connection: { saveData: true } })).toEqual([1, 0])
})
