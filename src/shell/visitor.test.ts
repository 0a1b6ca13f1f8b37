import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadDocument } from './navigation/load-document.ts'
import { ensureSession, renewSession } from './visitor.ts'

const asked = vi.fn()
vi.mock('../api/call.ts', () => ({ client: () => asked }))
vi.mock('./navigation/load-document.ts', () => ({ loadDocument: vi.fn(async () => {}) }))

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

it('makes one visitor, however many documents are chosen at once', async () => {
  asked.mockImplementation(async () => ({ token: `visitor-${asked.mock.calls.length}` }))
  const tokens = await Promise.all([ensureSession('fr'), ensureSession('fr'), ensureSession('fr')])
  expect(new Set([...tokens, await ensureSession('fr')])).toEqual(new Set(['visitor-1']))
})
it('asks again where the first try did not arrive', async () => {
  asked.mockReset().mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce({ token: 'visitor' })
  await expect(ensureSession('fr')).rejects.toThrow('network')
  expect(await ensureSession('fr')).toBe('visitor')
})
it('makes no visitor of a member who comes back from the sign-in without having signed in', async () => {
  asked.mockReset()
  localStorage.setItem('drafts-of', 'camille')
  vi.stubGlobal('location', { pathname: '/fr', search: '?a=b' })
  expect(await renewSession('fr', 'over')).toBe('')
  expect(vi.mocked(loadDocument).mock.calls).toEqual([[expect.stringContaining('next=%2Ffr%3Fa%3Db')]])
  expect(asked).not.toHaveBeenCalled()
})
