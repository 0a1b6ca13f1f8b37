import { describe, expect, it, test } from 'vitest'
import {
  addMonths,
  addYears,
  confirmsErasure,
  createScrubber,
  endedCodes,
  erasedCodes,
  retainedCodes,
  scrubAll,
} from './erasure.ts'
import { en } from './privacy.text.en.ts'
import { fr } from './privacy.text.fr.ts'
import { privacyApi } from './privacy-contract.ts'

const nobody = { email: null, firstName: null, lastName: null, displayName: null, phone: null, address: null }

describe('what others wrote', () => {
  const scrub = createScrubber({
    ...nobody,
    email: 'camille@petit.fr',
    firstName: 'Camille',
    lastName: 'Petit',
    phone: '+33612349876',
    address: '7 rue des Lilas',
  })

  it('no longer says who somebody is, however it is spelt', () => {
    expect(scrub('Bonjour Camille, Mme PETIT, au 7 Rue des lilas (CAMILLE@petit.fr).')).toBe(
      'Bonjour …, Mme …, au … (…).',
    )
    for (const number of ['06 12 34 98 76', '+33 6 12 34 98 76', '0033612349876', '06.12.34.98.76'])
      expect(scrub(`Appelez le ${number} demain`)).toBe('Appelez le … demain')
  })

  it('keeps words that only resemble a name', () => {
    expect(scrub('un petit loyer, les Petits Frères, camillement')).toBe(
      'un petit loyer, les Petits Frères, camillement',
    )
    expect(createScrubber(nobody)('Camille Petit')).toBe('Camille Petit')
  })

  it('is cleaned inside an answer too, and nothing else in it changes', () => {
    const answer = { short: 'Madame Petit', steps: [{ text: 'Écrivez, Camille' }], fee: 3, limits: null }
    expect(scrubAll(answer, scrub)).toEqual({
      short: 'Madame …',
      steps: [{ text: 'Écrivez, …' }],
      fee: 3,
      limits: null,
    })
  })
})

test('a month that is too short ends on its last day', () => {
  expect(addMonths(new Date('2026-08-31T10:00:00Z'), 6).toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(addYears(new Date('2028-02-29T10:00:00Z'), -2).toISOString()).toBe('2026-02-28T10:00:00.000Z')
})

test('an erasure is confirmed by the word of either language and by no other', () => {
  expect(['EFFACER', ' erase ', 'oui', ''].map(confirmsErasure)).toEqual([true, true, false, false])
})

describe('the words of privacy', () => {
  const codes = [
    ...new Set(Object.values(privacyApi).flatMap((endpoint): readonly string[] => endpoint.refusals ?? [])),
  ]

  it('say every refusal and every effect, and no other', () => {
    for (const { refusals, effects } of [fr, en]) {
      expect(Object.keys(refusals).sort()).toEqual(codes.toSorted())
      expect(Object.keys(effects.ends).sort()).toEqual(endedCodes.toSorted())
      expect(Object.keys(effects.ended).sort()).toEqual(endedCodes.toSorted())
      expect(Object.keys(effects.goes).sort()).toEqual(erasedCodes.toSorted())
      expect(Object.keys(effects.gone).sort()).toEqual(erasedCodes.toSorted())
      expect(Object.keys(effects.stays).sort()).toEqual(retainedCodes.toSorted())
    }
  })

  const texts = (words: unknown): string[] =>
    typeof words === 'string' ? [words] : Object.values(words as object).flatMap(texts)

  it('are typeset as each language asks, and fill the same places', () => {
    for (const text of texts(fr)) expect(text).not.toMatch(/[^\u202f][?;]|[^\u00a0]:(?= |$)|!|'/)
    for (const text of texts(en)) expect(text).not.toMatch(/!|'/)
    const places = (words: unknown) => texts(words).map((text) => (text.match(/\{\w+\}/g) ?? []).sort())
    expect(places(en)).toEqual(places(fr))
  })
})
