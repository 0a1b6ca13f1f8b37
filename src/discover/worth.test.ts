import { expect, test } from 'vitest'
import { isWorthIndexing, leastForIndex } from './worth.ts'

const { people, receiving, items } = leastForIndex

test.each([
  ['nobody and nothing', { experts: 0, receiving: 0, items: 0 }, false],
  ['one expert too few', { experts: people - 1, receiving: people - 1, items: 0 }, false],
  ['experts whom one cannot meet', { experts: people + 5, receiving: receiving - 1, items: 0 }, false],
  ['enough experts of whom one receives', { experts: people, receiving, items: 0 }, true],
  ['nobody, but enough written about the place', { experts: 0, receiving: 0, items }, true],
  ['nobody, and one thing too few', { experts: 0, receiving: 0, items: items - 1 }, false],
])('a place with %s', (_, held, worth) => {
  expect(isWorthIndexing(held)).toBe(worth)
})
