import { expect, it } from 'vitest'
import { verdictOf } from './chain-lines.ts'

const at = '2026-11-20T09:00:00.000Z'
const one = (version: number, kind: 'answer' | 'follow_up' | 'correction', replaces: number | null) => ({
  ...{ version, kind, replaces, at, author: 'expert' as const, name: 'Hélène Roux', erased: false },
  ...{ hash: `hash ${version}`, contentHash: `content ${version}` },
})
const contributions = [
  one(1, 'answer', null),
  one(2, 'correction', 1),
  one(3, 'follow_up', null),
  one(4, 'correction', 2),
  one(5, 'follow_up', null),
]
const verdict = (hash: string, valid = true) => verdictOf({ hash, valid, contributions }, 'fr')

it('says in the same sentence that a later version has replaced the one on the paper', () => {
  for (const hash of ['hash 1', 'hash 2'])
    expect(verdict(hash)).toMatch(
      /^La chaîne est entière, mais la version \d a été remplacée depuis par la version 4, le /,
    )
})

it('says what was added to a version that still stands, and nothing of the last one', () => {
  expect(verdict('hash 3')).toMatch(/a été complétée depuis par la version 5/)
  expect(verdict('hash 4')).toMatch(/a été complétée depuis par la version 5/)
  expect(verdict('hash 5')).toBe('La chaîne est entière')
  expect(verdictOf({ hash: 'hash 3', valid: true, contributions: contributions.slice(0, 4) }, 'fr')).toBe(
    'La chaîne est entière',
  )
  expect(verdict('hash 1', false)).toBe('La chaîne est rompue')
})
