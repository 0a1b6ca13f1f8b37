import { expect, it } from 'vitest'
import { nonBreaking, withColon } from './non-breaking.ts'

it('keeps an amount, a mark and a quotation on one line', () => {
  expect(nonBreaking('Vous doit-il 780 € ? Il écrit : « bientôt ».')).toBe(
    'Vous doit-il 780\u00a0€\u00a0? Il écrit\u00a0: «\u00a0bientôt\u00a0».',
  )
})
it('leaves every other space as it was typed', () => {
  for (const text of ['Send it before 24 November: it is enough.', 'le 12 octobre, 2 km2', 'a : b', 'prix :5'])
    expect(nonBreaking(text).replaceAll('\u00a0', ' ')).toBe(text)
  expect(nonBreaking('le 12 octobre 2026')).toBe('le 12 octobre 2026')
})
it('puts a label before its value as each language writes it', () => {
  expect(withColon('fr', 'Le client')).toBe('Le client\u00a0:')
  expect(withColon('en', 'The client')).toBe('The client:')
})
