import { expect, test } from 'vitest'
import { indexingMinimums, isWorthIndexing } from './indexing-threshold.ts'

const { receiving, experts, items } = indexingMinimums
const nothing = { experts: 0, receiving: 0, items: 0 }

test.each([
  ['nobody and nothing', nothing, false],
  ['a little of everything', { experts: experts - 1, receiving: receiving - 1, items: items - 1 }, false],
  ['enough experts whom one can meet', { ...nothing, experts: receiving, receiving }, true],
  ['enough experts who work there', { ...nothing, experts }, true],
  ['nobody, but enough written about it', { ...nothing, items }, true],
])('a place with %s', (_, held, worth) => {
  expect(isWorthIndexing(held)).toBe(worth)
})
