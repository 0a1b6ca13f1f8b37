import { describe, expect, test } from 'vitest'
import { dossierOfText } from '../../../../test/scenarios/knowledge-dossier.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { topicOf } from '../../../platform/assistant/compose/ask.ts'
import { composeBrief } from '../../../platform/assistant/compose/brief.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'
import { understoodFacts } from '../../../platform/assistant/compose/understood.ts'
import { sheetKnowledge } from './sheet-knowledge.ts'

type Subject = [category: string, sub: string]

describe('what the expert starts from holds no words of which a label may say the opposite', () => {
  test.each<[Locale, Subject, string, RegExp]>([
    [
      'en',
      ['assurance', 'responsabilite-civile'],
      'My neighbour was walking and his dog bit my son.',
      /my son|Damage: bit/,
    ],
    ['fr', ['travail', 'licenciement'], 'Je vis à Montréal depuis 3 ans, licencié après 26 mois.', /Ancienneté|Étape/],
    ['fr', ['travail', 'licenciement'], 'Je suis licencié sans explication, que faire ?', /Étape/],
    ['fr', ['travail', 'licenciement'], 'Licencié hier après 4 ans de CDI, que réclamer ?', /Ancienneté/],
    ['en', ['sante', 'parcours-de-soins'], 'The hospital in Metz can refuse to see me?', /Need|Body concerned/],
    [
      'en',
      ['animaux', 'chat-sante'],
      'My cat wont eat his dry food since yesterday, he is bright and playing.',
      /Normal state: (?:playing|bright)/,
    ],
    ['en', ['logement', 'depot-de-garantie'], 'My landlord kept the 1200 euros deposit, all of it.', /1200.*1200/],
    ['fr', ['logement', 'depot-de-garantie'], 'Le bailleur retient mon dépôt de 1 200 euros.', /1 200.*1 200/],
  ])('%s, %s: %s', async (locale, [category, sub], text, wrong) => {
    const { paragraphs } = composePreview(await dossierOfText(category, sub, locale, text))
    const given = paragraphs.find((one) => /^(?:Ce que l’expert regardera|What the expert will look)/.test(one)) ?? ''
    expect(given).not.toMatch(wrong)
  })

  test('holds days, sums, and the answers that were chosen, as the question has them', async () => {
    const text =
      'J’ai rendu les clés le 12 septembre 2026. L’état des lieux était conforme. Dépôt de 900 euros : quel délai ?'
    const { paragraphs } = composePreview(await dossierOfText('logement', 'depot-de-garantie', 'fr', text))
    const given = paragraphs.find((one) => one.startsWith('Ce que l’expert regardera')) ?? ''
    expect(given.replace(/\u00a0/g, ' ')).toContain(
      'L’expert partira de ce que vous avez indiqué : Clés rendues : 12 septembre 2026',
    )
    expect(given).toContain('900')
  })

  test('and what was replied, in the words of the reply', async () => {
    const turns = [
      { author: 'assistant' as const, text: '?', asked: ['inventories'] },
      {
        author: 'client' as const,
        text: 'aucun n’a été fait',
        answers: [{ key: 'inventories', text: 'aucun n’a été fait' }],
      },
    ]
    const text = 'Mon propriétaire ne me rend pas mon dépôt. Quel est le délai ?'
    const { paragraphs } = composePreview(await dossierOfText('logement', 'depot-de-garantie', 'fr', text, turns))
    expect(paragraphs.find((one) => one.startsWith('Ce que l’expert regardera'))).toContain('aucun n’a été fait')
  })
})

describe('the subject that is named is that of the sheet whose rule answers', () => {
  test.each<[Locale, Subject, string, RegExp]>([
    [
      'en',
      ['consommation', 'demarchage-vente-forcee'],
      'Bought a phone online from a shop, it is broken after 5 months. Who must prove the defect, is there a legal guarantee?',
      /Doorstep/,
    ],
    [
      'fr',
      ['succession', 'conflit-heritiers-partage'],
      'Donation entre époux pour protéger ma femme, comment faire ?',
      /Conflit/,
    ],
  ])('%s, %s: %s', async (locale, [category, sub], text, wrong) => {
    const dossier = await dossierOfText(category, sub, locale, text)
    const { title, paragraphs } = composePreview(dossier)
    expect(dossier.knowledge?.subject?.slug).not.toBe(sub)
    for (const words of [title, composeBrief(dossier).title, ...paragraphs]) expect(words).not.toMatch(wrong)
    expect(title).toContain(dossier.knowledge?.subject?.name)
  })

  test('and stays the sub-category’s where its own sheet answers, or none', async () => {
    const dossier = await dossierOfText('succession', 'conflit-heritiers-partage', 'fr', 'Bonjour, une question.')
    expect(topicOf(dossier)).toBe(dossier.subCategory?.name)
  })
})

test('who wishes to see a psychologist is not said to have one', async () => {
  const text = 'I sleep badly since September. Is there some way to see a psychologist without paying each time?'
  const { paragraphs } = composePreview(await dossierOfText('psychologie', 'burn-out', 'en', text))
  expect(paragraphs.join(' ')).not.toContain('A psychologist.')
})

test('the account that is named first is the one that the question is about', async () => {
  const text = 'My Instagram was taken over and the email changed. I still have access to my Gmail.'
  const dossier = await dossierOfText('informatique', 'messagerie-mots-de-passe', 'en', text)
  expect(understoodFacts(dossier).find(({ key }) => key === 'service')?.value).toBe('Instagram')
})

test('where no sub-category was named, the subject is one that holds the rule that answers', async () => {
  const text =
    'Acheté une Peugeot 208 d’occasion à un garage de Niort le 3 octobre, 8 400 €, 92 000 km. Depuis le 10 novembre le moteur claque et le voyant huile s’allume, un autre mécano parle de courroie qui se désagrège, 3 200 € de réparation. Le garage vendeur me dit que la garantie de trois mois couvre pas ça. J’ai la facture et le contrôle technique.'
  const category = 'automobile'
  const { subject, rules } = await sheetKnowledge(
    { category, subCategory: null, text, locale: 'fr' },
    'fr',
    '2026-11-28',
  )
  expect(rules.filter(({ key }) => key === 'seller-guarantee').map(({ sheet }) => sheet)).toContain(subject?.slug)
})

test.each<[Locale, Subject, string, string]>([
  [
    'fr',
    ['retraite', 'releve-carriere-trimestres'],
    'born',
    'Sur mon relevé il manque toute l’année 1987. Je suis née en 1966.',
  ],
  [
    'en',
    ['travail', 'salaire-heures-supplementaires'],
    'unpaid-since',
    'I’ve worked in a hotel since June, and they haven’t paid October.',
  ],
  [
    'fr',
    ['impots', 'reductions-credits-impot'],
    'amount',
    'J’emploie une femme de ménage en Cesu, 15 euros de l’heure.',
  ],
])('a value of something else is not shown as this fact (%s, %s, %s): %s', async (locale, subject, key, text) => {
  const fact = understoodFacts(await dossierOfText(...subject, locale, text)).find((one) => one.key === key)
  expect(fact?.value ?? '').not.toMatch(/1987|June|15/)
})
