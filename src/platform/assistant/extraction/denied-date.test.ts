import { expect, test } from 'vitest'
import { findDates } from './dates.ts'
import { isOfOtherEvent } from './denied-date.ts'

const now = new Date('2026-11-29T10:00:00Z')
const ofOther = (text: string, signs: readonly string[]) => {
  const { at, words } = findDates(text, now).at(-1)!
  return isOfOtherEvent(text, at, at + words.length, signs)
}

test.each([
  ['i took a 24-month mobile plan with a phone in nice on 2 february 2026, 44.99 a month', true],
  ["j'ai pris une box le 3 mars", true],
  ["j'ai achete un frigo en juin", true],
  ['the phone i bought broke on 2 november', false],
  ['bought a car in june and it broke on 2 november', false],
  ['reseau perdu le 3 mars', false],
  ["j'ai commande un canape sur internet livre le 21 novembre", false],
])('the day of a purchase is not that of the problem: %s', (text, other) => {
  expect(ofOther(text, ['(since|depuis)', 'broke', 'perdu'])).toBe(other)
})

test('but is that of the purchase where that is sought', () => {
  expect(ofOther("j'ai achete un frigo le 3 mars", ['achete'])).toBe(false)
})
