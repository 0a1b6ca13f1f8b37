import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { labelledTextsIn } from '../../../../test/harness/emergency-evaluation.ts'
import { adviceLines, emergencies } from '../../../catalog/emergency.ts'
import { detectEmergency, possibleEmergency } from '../../../safety/detection/detect-emergency.ts'
import { helplinesFor } from './country.ts'

const texts = labelledTextsIn(fileURLToPath(new URL('../../../../data/emergency-texts/kept', import.meta.url))).filter(
  ({ country }) => country === 'fr',
)
const inFrance = { locale: 'fr', address: 'FR' } as const
const doubtful = texts.filter(({ text }) => possibleEmergency(text))

it('A text that may be an emergency brings up whom to call, and nothing else', () => {
  expect(doubtful.length).toBeGreaterThan(5)
  expect(doubtful.length).toBeLessThan(texts.length / 20)
  for (const { text } of doubtful) {
    expect(detectEmergency(text)).toBeUndefined()
    // Somebody who writes in words that they are abroad is not sent to a French number.
    for (const kind of helplinesFor(text, inFrance)) expect(emergencies[kind].numbers.length).toBeGreaterThan(0)
  }
  expect(doubtful.filter(({ text }) => helplinesFor(text, inFrance).length > 0).length).toBeGreaterThan(
    doubtful.length / 2,
  )
})

it('A text that surely is an emergency has the screen instead, and a harmless one has neither', () => {
  expect(helplinesFor('Je vais me tuer ce soir', inFrance)).toEqual([])
  expect(helplinesFor('Mon propriétaire ne rend pas mon dépôt de garantie.', inFrance)).toEqual([])
  const notice = 'Il me répond que je dois partir sous 8 jours. Mon préavis est de combien ?'
  expect(helplinesFor(notice, inFrance)).toEqual([])
})

it.each([
  'Je suis à Casablanca, mon patron m’a viré sans lettre après 6 ans. J’ai droit à quoi ?',
  'Mon employeur à Genève m’a licenciée la semaine dernière, j’habite Annemasse. Quel préavis il me doit ?',
  'Licencié sans lettre, mes derniers salaires ne sont pas payés.',
  'My boss sacked me without a letter after six years, what are my rights?',
])('A dismissal has no help line beside it: %s', (text) => {
  expect(helplinesFor(text, { locale: 'fr', address: null })).toEqual([])
})

it('Whoever is abroad is told the numbers of that country', () => {
  const text = doubtful.map(({ text }) => text).find((one) => helplinesFor(one, inFrance)[0] === 'medical') ?? ''
  const kinds = helplinesFor(text, { locale: 'fr', address: null, said: ['Je vis à Casablanca.', text] })
  expect(kinds).toEqual(['elsewhere-ma'])
  expect(emergencies[kinds[0]!].numbers.map(({ dial }) => dial)).toEqual(['15', '141', '19', '177'])
  expect(adviceLines(kinds, 'fr')[0]).toContain('Au Maroc, appelez le 15')
  expect(helplinesFor(text, { locale: 'fr', address: null, said: ['Je vis à Dakar.', text] })).toEqual(['elsewhere'])
})

it('Whoever may not be in France is told the numbers of their country, or of several', () => {
  const text = doubtful.map(({ text }) => text).find((one) => helplinesFor(one, inFrance)[0] === 'medical') ?? ''
  expect(helplinesFor(text, { locale: 'fr', address: null })).toContain('medical')
  for (const address of ['GB', 'US', 'BE'])
    expect(helplinesFor(text, { locale: 'fr', address })).toEqual([`elsewhere-${address.toLowerCase()}`])
  const bullied = 'My son is being bullied at school every day, what can the head teacher do?'
  expect(helplinesFor(bullied, { locale: 'en', address: 'FR' })).toEqual(['bullying'])
  expect(helplinesFor(bullied, { locale: 'en', address: null })).toEqual([])
  for (const { dial } of emergencies.elsewhere.numbers) expect(['112', '999', '911']).toContain(dial)
})
