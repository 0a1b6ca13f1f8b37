import { expect, it } from 'vitest'
import { understoodFacts } from '../../../platform/assistant/compose/understood.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import { scriptFor } from './script.ts'

const dossierOf = (text: string, locale: 'fr' | 'en', [category, subCategory]: [string, string]): Dossier => ({
  locale,
  assistantName: 'Assistant IA',
  category: { slug: category, name: category, profession: 'avocat', policyLines: [], regulated: 'law' },
  question: text,
  turns: [],
  documents: [],
  script: scriptFor(category, subCategory, locale),
  now: new Date('2026-12-23T10:00:00Z'),
  library: [],
})
const order: [string, string] = ['consommation', 'achat-en-ligne-livraison']
const daysIn = (text: string, locale: 'fr' | 'en', subject = order) =>
  Object.fromEntries(
    understoodFacts(dossierOf(text, locale, subject))
      .filter(({ key }) => key === 'ordered' || key === 'received')
      .map(({ key, value }) => [key, value]),
  )

it.each([
  'ce site ne me livre pas ma commande depuis le 1er décembre',
  'Je n’ai jamais été livré de ma commande depuis le 1er décembre.',
  'Je n’ai toujours pas reçu ma commande depuis le 1er décembre.',
  'Ma commande n’est pas arrivée le 1er décembre.',
  'J’attends ma commande depuis le 1er décembre, rien reçu.',
  'Sans nouvelles de ma commande depuis le 1er décembre.',
  'Ma commande devait arriver le 1er décembre.',
  'Le site refuse de livrer ma commande depuis le 1er décembre.',
  'Je n’ai pas commandé le 1er décembre, c’est une erreur.',
])('notes no day of an order or a delivery from « %s »', (text) => {
  expect(daysIn(text, 'fr')).toEqual({})
})

it.each([
  'This website has not delivered my order since 1 December.',
  'I never received my order on 1 December.',
  'My order hasn’t arrived since 1 December.',
  'I have been waiting for the order I bought online since 1 December.',
  'My parcel was supposed to be delivered on 1 December.',
  'They failed to deliver it on 1 December, nothing came.',
  'I did not order anything on 1 December.',
])('notes no day of an order or a delivery from "%s"', (text) => {
  expect(daysIn(text, 'en')).toEqual({})
})

it.each([
  ['Je n’ai pas reçu ma commande du 3 novembre.', 'fr', { ordered: '3 novembre 2026' }],
  ['J’ai commandé le 3 novembre, et rien n’est arrivé depuis le 1er décembre.', 'fr', { ordered: '3 novembre 2026' }],
  [
    'Commandé le 3 novembre et reçu le 12 novembre, je veux le rendre.',
    'fr',
    { ordered: '3 novembre 2026', received: '12 novembre 2026' },
  ],
  ['J’ai reçu ma commande le 12 novembre, cassée.', 'fr', { received: '12 novembre 2026' }],
  ['Je n’ai reçu ma commande que le 12 novembre, cassée.', 'fr', { received: '12 novembre 2026' }],
  ['It has not come: I ordered it on 3 November.', 'en', { ordered: '3 November 2026' }],
  [
    'I ordered it on 3 November and it was delivered on 12 November, broken.',
    'en',
    { ordered: '3 November 2026', received: '12 November 2026' },
  ],
] as const)('notes each day for what happened on it: %s', (text, locale, days) => {
  expect(daysIn(text, locale)).toEqual(days)
})

it.each([
  ['Je n’ai pas rendu les clés le 12 septembre 2026.', 'fr', ['logement', 'depot-de-garantie']],
  ['I did not hand back the keys on 12 September 2026.', 'en', ['logement', 'depot-de-garantie']],
  ['Je devais rendre les clés le 12 septembre 2026.', 'fr', ['logement', 'depot-de-garantie']],
  ['Je n’ai pas reçu ma lettre de licenciement le 10 octobre 2026.', 'fr', ['travail', 'licenciement']],
  ['I never received my dismissal letter on 10 October 2026.', 'en', ['travail', 'licenciement']],
] as [string, 'fr' | 'en', [string, string]][])('holds for every subject: %s', (text, locale, subject) => {
  const values = understoodFacts(dossierOf(text, locale, subject)).map(({ value }) => value)
  expect(values.filter((value) => /2026/.test(value))).toEqual([])
})

it.each([
  [
    'Avis de contravention, avis reçu le 10 novembre, je n’étais pas au volant.',
    'fr',
    ['justice', 'amendes-permis'],
    'sent',
  ],
  ['The notice, received on 10 November, is not for my car.', 'en', ['justice', 'amendes-permis'], 'sent'],
  [
    'Embauché en mars 2019, 30h par semaine, impayé depuis septembre. Salaire 2 150 € brut.',
    'fr',
    ['travail', 'salaire-heures-supplementaires'],
    'owed',
  ],
  [
    '30 hours a week, not paid since September. My salary is 2,150 euros gross.',
    'en',
    ['travail', 'salaire-heures-supplementaires'],
    'owed',
  ],
] as const)(
  'takes no value that tells something else for the one asked: %s',
  (text, locale, [category, sheet], key) => {
    const facts = understoodFacts(dossierOf(text, locale, [category, sheet]))
    expect(facts.filter((fact) => fact.key === key)).toEqual([])
  },
)

it.each([
  ['L’avis envoyé le 10 novembre n’est pas pour moi.', 'fr', ['justice', 'amendes-permis'], 'sent', '10 novembre 2026'],
  [
    'Mon employeur me doit 1 200 euros depuis septembre.',
    'fr',
    ['travail', 'salaire-heures-supplementaires'],
    'owed',
    '1 200 euros',
  ],
] as const)('takes the value that tells it: %s', (text, locale, [category, sheet], key, value) => {
  const facts = understoodFacts(dossierOf(text, locale, [category, sheet]))
  expect(facts.find((fact) => fact.key === key)?.value).toBe(value)
})
