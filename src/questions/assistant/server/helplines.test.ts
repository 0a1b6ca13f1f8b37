import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { labelledTextsIn } from '../../../../test/harness/emergency-evaluation.ts'
import { adviceLines, emergencies } from '../../../catalog/emergency.ts'
import { detectEmergency, possibleEmergency, tellingMessages } from '../../../safety/detection/detect-emergency.ts'
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

it.each([
  ['Loyer impayé, expulsion le 15 décembre, que faire ?', '3 mois', 'je suis seul'],
  ['Bail résilié, expulsion le 3 janvier, quel délai ?', '6 mois', 'seule'],
  ['My landlord wants me out by law in March, what notice is due?', '3 months', 'just me'],
])('A date and how many months are no pregnancy: %s, %s, %s', (...said) => {
  expect(helplinesFor(said[0], inFrance)).toEqual([])
  expect(helplinesFor(tellingMessages(said).join('\n'), inFrance)).toEqual([])
})

it('A pregnancy is still one beside the law', () => {
  const told = 'Enceinte de 5 mois, expulsion le 15 décembre, j’ai des pertes de sang'
  expect(detectEmergency(told) ?? possibleEmergency(told)).toBeDefined()
})

it.each([
  'Mon employeur veut me faire travailler le dimanche, j’ai refusé, il dit que je suis obligée',
  'Mon patron me force à travailler le dimanche, il dit que je suis obligée',
  'My boss says I am forced to work on Sundays, can I refuse?',
])('An order to work on a Sunday is no emergency: %s', (text) => {
  expect(detectEmergency(text)).toBeUndefined()
  expect(helplinesFor(text, { locale: 'fr', address: 'FR' })).toEqual([])
})

it.each([
  'Mon patron me force à travailler le dimanche, il m’a frappée et il me menace',
  'Mon employeur me fait travailler le dimanche, je veux mourir',
  'Mon patron m’oblige à coucher avec lui si je refuse de travailler le dimanche',
])('What is worse than that is one: %s', (text) => {
  expect(detectEmergency(text)).toBeDefined()
})

it.each([
  'laid off. it ends this week. thank you everyone',
  'I was laid off. It ends this week. I have no rights left anyway, thank you all.',
  'I was laid off. I have written letters. It ends this week.',
  'Licenciée hier. J’ai écrit une lettre à mes enfants. Tout finit cette semaine.',
  'Viré. J’ai préparé des lettres pour tous, ça finit cette semaine. Merci pour tout.',
])('Whoever is dismissed and takes leave is told whom to call: %s', (text) => {
  const lines = helplinesFor(text, { locale: 'en', address: null })
  expect(detectEmergency(text) !== undefined || lines.length > 0).toBe(true)
})

it('Whoever is abroad is told the numbers of that country', () => {
  const text = doubtful.map(({ text }) => text).find((one) => helplinesFor(one, inFrance)[0] === 'medical') ?? ''
  const kinds = helplinesFor(text, { locale: 'fr', address: null, said: ['Je vis à Casablanca.', text] })
  expect(kinds).toEqual(['elsewhere-ma-medical'])
  expect(emergencies[kinds[0]!].numbers.map(({ dial }) => dial)).toEqual(['15', '141'])
  expect(adviceLines(kinds, 'fr')[0]).toContain('Au Maroc, appelez le 15')
  expect(helplinesFor(text, { locale: 'fr', address: null, said: ['Je vis à Dakar.', text] })).toEqual(['elsewhere'])
})

it('Whoever may not be in France is told the numbers of their country, or of several', () => {
  const text = doubtful.map(({ text }) => text).find((one) => helplinesFor(one, inFrance)[0] === 'medical') ?? ''
  expect(helplinesFor(text, { locale: 'fr', address: null })).toContain('medical')
  for (const address of ['GB', 'US', 'BE'])
    expect(helplinesFor(text, { locale: 'fr', address })).toEqual([`elsewhere-${address.toLowerCase()}-medical`])
  const bullied = 'My son is being bullied at school every day, what can the head teacher do?'
  expect(helplinesFor(bullied, { locale: 'en', address: 'FR' })).toEqual(['bullying'])
  expect(helplinesFor(bullied, { locale: 'en', address: null })).toEqual([])
  for (const { dial } of emergencies.elsewhere.numbers) expect(['112', '999', '911']).toContain(dial)
})

it('The numbers of a country abroad are the general ones, then those of the danger alone', () => {
  const dials = (kind: keyof typeof emergencies) => emergencies[kind].numbers.map(({ dial }) => dial)
  expect(dials('elsewhere-ca-medical')).toEqual(['911'])
  expect(dials('elsewhere-ca-suicide')).toEqual(['911', '988', '18662773553'])
  expect(dials('elsewhere-gb-partner-violence')).toEqual(['999', '08082000247'])
  expect(dials('elsewhere-ma-danger')).toEqual(['15', '19', '177'])
  expect(adviceLines(['elsewhere-ca-medical'], 'fr')[0]).not.toMatch(/811|988|ou le/)
  expect(adviceLines(['elsewhere-gb-partner-violence'], 'en')[0]).not.toMatch(/116 123|mental health/)
})
