import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allGone, isOfAnother, keepPapers, noPapers, readPapers } from './kept-papers.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-30T08:00:00Z')
const sent = (name: string, sentAt: number) => ({ id: name, name, size: 1, type: 'image/png', sentAt, there: true })
const identity = sent('carte.png', start)
const diploma = sent('master.pdf', start + 23 * hour)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a document is there for a day after it was sent, whatever was added since; then its name alone is known', () => {
  keepPapers({ ...noPapers, identity, diploma })
  expect(readPapers(start + 23.5 * hour)).toEqual({ identity, diploma, picture: null })
  expect(readPapers(start + 25 * hour)).toEqual({ identity: { ...identity, there: false }, diploma, picture: null })
})

it('what the server has refused stays gone after a reload', () => {
  keepPapers(allGone({ ...noPapers, identity }))
  expect(readPapers(start + hour).identity).toEqual({ ...identity, there: false })
})

it('an application under another address is somebody else’s', () => {
  expect(isOfAnother('ines@expert.test', 'hugo@expert.test')).toBe(true)
  expect(isOfAnother(' Ines@expert.test', 'ines@expert.test')).toBe(false)
  expect(isOfAnother('', 'ines@expert.test')).toBe(false)
})
