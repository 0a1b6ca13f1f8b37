import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteAllDrafts } from '../../../shell/drafts/draft-owner.ts'
import { forgetOpened, forgetResumeLink, isOpenedHere, readResumeLink, rememberOpened } from './resume-link.ts'

const token = 'a1B2-c3D4_e5F6g7H8'
const kept = new Map<string, string>()
const tab = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  key: (at: number) => [...kept.keys()][at] ?? null,
  get length() {
    return kept.size
  },
}

/** The page is loaded at an address, which it may change. */
function load(hash: string) {
  const address = { pathname: '/fr/expert/inscription', search: '', hash }
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', { state: null, replaceState: () => Object.assign(address, { hash: '' }) })
  return address
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', tab)
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

it('a reload keeps the link of a letter, whose token has left the address', () => {
  const address = load(`#token=${token}`)
  expect(readResumeLink()).toEqual({ token, arrived: true })
  expect(address.hash).toBe('')
  load('')
  expect(readResumeLink()).toEqual({ token, arrived: false })
})

it('a link that is used up is offered no more', () => {
  load(`#token=${token}`)
  readResumeLink()
  forgetResumeLink()
  load('')
  expect(readResumeLink()).toBeNull()
})

it('signing out takes the link along', () => {
  load(`#token=${token}`)
  readResumeLink()
  deleteAllDrafts([tab])
  load('')
  expect(readResumeLink()).toBeNull()
})

it('the browser that has opened a link knows it, until the application is sent', () => {
  expect(isOpenedHere(token)).toBe(false)
  rememberOpened(token)
  expect(isOpenedHere(token)).toBe(true)
  expect(isOpenedHere(`${token}-another`)).toBe(false)
  forgetOpened()
  expect(isOpenedHere(token)).toBe(false)
})
