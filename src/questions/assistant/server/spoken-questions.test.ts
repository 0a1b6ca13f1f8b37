import { expect, test } from 'vitest'
import { dossierOfText } from '../../../../test/scenarios/knowledge-dossier.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { acknowledgement, questionsToAsk } from '../../../platform/assistant/compose/ask.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'

type Spoken = { subject: readonly [category: string, subCategory: string]; locale: Locale; text: string }

const dossierOf = ({ subject: [category, subCategory], locale, text }: Spoken) =>
  dossierOfText(category, subCategory, locale, text)

test.each<Spoken & { key: string }>([
  {
    key: 'topic',
    subject: ['travail', 'contrat-periode-essai'],
    locale: 'fr',
    text: 'slt jsui en periode dessai depuis le 5 octobre ds une boite de com a lille, mon chef ma dit vendredi que c fini et de pas revenir lundi, il a le droit sans prevenir avant ??',
  },
  {
    key: 'seniority',
    subject: ['travail', 'licenciement'],
    locale: 'en',
    text: 'I’ve been dismissed, letter received on 18 November. I’ve worked there on a permanent contract since 3 May 2019. What severance should I get?',
  },
  {
    key: 'still-employed',
    subject: ['travail', 'salaire-heures-supplementaires'],
    locale: 'en',
    text: 'I was sacked on 6 November after 4 years and my holiday pay was never paid.',
  },
])('does not ask what was told: $key', async (spoken) => {
  const asked = questionsToAsk(await dossierOf(spoken))
  expect(asked.map(({ key }) => key)).not.toContain(spoken.key)
})

test('asks what the matter is where no rule answers', async () => {
  const text = 'J’ai une question sur mon travail.'
  const asked = questionsToAsk(await dossierOf({ subject: ['travail', 'contrat-periode-essai'], locale: 'fr', text }))
  expect(asked.map(({ key }) => key)).toContain('topic')
})

test('does not ask what the matter is where no rule answers, of whoever tells it at length', async () => {
  const text =
    'J’ai une question sur mon travail dans une boulangerie de Dax, où tout a changé depuis que le magasin a été repris par un autre groupe au printemps.'
  const dossier = await dossierOf({ subject: ['travail', 'contrat-periode-essai'], locale: 'fr', text })
  expect(questionsToAsk(dossier).map(({ key }) => key)).not.toContain('topic')
  const asks = dossier.script.find(({ key }) => key === 'topic')?.ask
  expect(asks).toBeDefined()
  expect(composePreview(dossier).missing).not.toContain(asks)
})

test.each<Spoken & { rule: string }>([
  {
    rule: 'flight-delay',
    subject: ['consommation', 'voyage-vol-annule'],
    locale: 'en',
    text: 'Our flight from Nantes to Leeds left four and a half hours late and we got nothing but a sandwich. Are we owed compensation?',
  },
  {
    rule: 'flight-cancelled',
    subject: ['consommation', 'voyage-vol-annule'],
    locale: 'en',
    text: 'The airline cancelled our flight from Nantes the day before after two hours of delay. What compensation are we owed?',
  },
  {
    rule: 'time-to-appeal',
    subject: ['etrangers', 'etudiant-etranger'],
    locale: 'en',
    text: 'I’m a student and I got a letter refusing to renew my permit with an OQTF with 30 days to leave because I failed my second year. How long do I have to appeal?',
  },
  {
    rule: 'general-conditions',
    subject: ['retraite', 'reversion-veuvage'],
    locale: 'en',
    text: 'My husband died on 3 September, he had a French pension from the Carsat of 1,130 a month and Agirc-Arrco. I’m 61 and my own income is about 700 a month. Can I get part of his pension, and is there a time limit to ask for it?',
  },
])('quotes the rule that answers: $rule', async (spoken) => {
  const [quoted] = composePreview(await dossierOf(spoken)).quotations
  expect(quoted?.rule?.key).toBe(spoken.rule)
})

test('a French rule on the rent of a home in France is quoted to an owner abroad', async () => {
  const text =
    'We live in Leeds and let out our furnished cottage near Bergerac on Airbnb. Do we declare it in France and what allowance does the micro scheme give?'
  const dossier = await dossierOf({ subject: ['impots', 'revenus-locatifs'], locale: 'en', text })
  expect(dossier.country).toBeUndefined()
  expect(composePreview(dossier).quotations[0]?.rule?.key).toBe('furnished')
})

test('an appeal is counted from the day on which the judgment was served, not given', async () => {
  const text =
    'Le tribunal judiciaire de Poitiers a rendu le 28 octobre un jugement qui me condamne à payer 6 700 euros. Le jugement m’a été signifié par commissaire de justice le 13 novembre. Jusqu’à quand je peux faire appel ?'
  const dossier = await dossierOf({ subject: ['justice', 'petits-litiges-tribunal'], locale: 'fr', text })
  // 13 December 2026 is a Sunday.
  expect(composePreview(dossier).deadlines.map(({ date }) => date)).toEqual(['2026-12-14'])
  const given = await dossierOf({
    subject: ['justice', 'petits-litiges-tribunal'],
    locale: 'fr',
    text: 'Le tribunal a rendu le 28 octobre un jugement qui me condamne à payer 6 700 euros. Jusqu’à quand je peux faire appel ?',
  })
  expect(composePreview(given).deadlines).toEqual([])
})

test.each<Spoken & { ends: string }>([
  {
    ends: '2026-12-12',
    subject: ['travail', 'rupture-conventionnelle'],
    locale: 'fr',
    text: 'J’ai signé une rupture conventionnelle vendredi 27 novembre, l’indemnité est de 3 000 euros. Je peux encore me rétracter ?',
  },
  {
    ends: '2026-12-24',
    subject: ['justice', 'petits-litiges-tribunal'],
    locale: 'fr',
    text: 'Un commissaire de justice m’a remis en main propre mardi 24 novembre une injonction de payer du tribunal d’Arras pour 1 240 euros. Je fais quoi ?',
  },
])('a day with its weekday counts: until $ends', async (spoken) => {
  expect(composePreview(await dossierOf(spoken)).deadlines.map(({ date }) => date)).toEqual([spoken.ends])
})

test('whoever received a payment order is not asked what proof of the debt they have', async () => {
  const text = 'J’ai reçu une injonction de payer pour une vieille facture. Comment m’y opposer ?'
  const dossier = await dossierOf({ subject: ['justice', 'petits-litiges-tribunal'], locale: 'fr', text })
  const asked = questionsToAsk(dossier).map(({ key }) => key)
  expect(asked.filter((key) => ['proof', 'formal-notice'].includes(key))).toEqual([])
})

test('an appliance that was never delivered is under no guarantee of repair', async () => {
  const text =
    'J’ai acheté un lave-linge sur le net, livraison promise le 4 novembre et toujours rien. Je veux mon argent.'
  const dossier = await dossierOf({ subject: ['electromenager', 'garantie-sav-appareil'], locale: 'fr', text })
  expect(composePreview(dossier).quotations.map(({ rule }) => rule?.key)).not.toContain('thirty-days')
  expect(questionsToAsk(dossier).map(({ key }) => key)).not.toContain('seller')
})

test('of a dog that has died, nobody asks whether it is getting worse, nor sends it to a vet', async () => {
  const text =
    'Chiot acheté à un éleveur le 25 octobre, il vomissait le 29 et il est mort le 2 novembre de parvovirose. Remboursé ?'
  const dossier = await dossierOf({ subject: ['animaux', 'adoption-achat-animal'], locale: 'fr', text })
  expect(questionsToAsk(dossier).map(({ key }) => key)).not.toContain('by-when')
  expect(composePreview(dossier).paragraphs.join(' ')).not.toContain('s’aggrave')
})

test('no year is said of a day without one that may be the next', async () => {
  const day = 'Mon préavis finit, et j’ai reçu une lettre pour le 4 janvier.'
  const dossier = await dossierOf({ subject: ['travail', 'demission-preavis'], locale: 'fr', text: day })
  expect(acknowledgement(dossier)).not.toContain('janvier 2026')
})
