import { expect, it } from 'vitest'
import { plural } from './text.ts'

it('says nought with a number where one is written out', () => {
  const written = { one: 'Un litige est ouvert', other: '{n} litiges sont ouverts' }
  expect(plural('fr-FR', written, 0)).toBe('0 litiges sont ouverts')
  expect(plural('fr-FR', written, 1)).toBe('Un litige est ouvert')
})

it('lets each language choose its form, and writes the number as it does', () => {
  const counted = { one: '{n} texte', other: '{n} textes' }
  expect(plural('fr-FR', counted, 0)).toBe('0 texte')
  expect(plural('en-GB', counted, 0)).toBe('0 textes')
  expect(plural('fr-FR', counted, 1200)).toBe('1\u202f200 textes')
})
