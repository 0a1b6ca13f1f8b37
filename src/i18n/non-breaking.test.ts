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

it.each([
  ['Il doit 3 000 € de loyers.', 'Il doit 3\u202f000\u00a0€ de loyers.'],
  ['soit 1 250 300,50 €', 'soit 1\u202f250\u202f300,50\u00a0€'],
  ['un prix de 100 000 euros', 'un prix de 100\u202f000\u00a0euros'],
  ['Appelez le 0801 000 180.', 'Appelez le 0801 000 180.'],
  ['le 12 octobre 2026, 150 €', 'le 12 octobre 2026, 150\u00a0€'],
])('keeps an amount in thousands on one line: %s', (typed, kept) => expect(nonBreaking(typed)).toBe(kept))
