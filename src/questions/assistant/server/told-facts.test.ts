import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { questionsToAsk } from '../../../platform/assistant/compose/ask.ts'
import { knowledge } from '../../../platform/assistant/compose/known-answers.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import { scriptFor } from './script.ts'

/** Written by somebody who had not seen the signs: what each text tells, and what would be senseless to ask. */
type ToldText = {
  id: string
  language: 'fr' | 'en'
  category: string
  subCategory: string
  text: string
  told: string[]
  senseless: string[]
}
const texts: ToldText[] = parse(readFileSync('data/examination/told-facts.yaml', 'utf8'))

const dossierOf = ({ language, category, subCategory, text }: ToldText): Dossier => ({
  locale: language,
  assistantName: 'Assistant IA',
  category: { slug: category, name: category, profession: 'avocat', policyLines: [], regulated: 'law' },
  question: text,
  turns: [],
  documents: [],
  script: scriptFor(category, subCategory, language),
  now: new Date('2026-11-23T10:00:00Z'),
  library: [],
})
/** What the product asks of everybody is not of the sheet. */
const ofSheet = ({ kind }: { kind: string }) => !['deadline', 'party', 'document'].includes(kind)

it('of a hundred facts asked for, five at most were told in the text', () => {
  const asked = texts.flatMap((one) =>
    questionsToAsk(dossierOf(one))
      .filter(ofSheet)
      .map(({ key }) => ({ key, one })),
  )
  const again = asked.filter(({ key, one }) => one.told.includes(key))
  expect(asked.length).toBeGreaterThan(250)
  expect(again.length / asked.length, again.map(({ key, one }) => `${one.id} ${key}`).join(', ')).toBeLessThan(0.05)
})

it('of a hundred facts shown as understood, six at most were not told', () => {
  const shown = texts.flatMap((one) =>
    knowledge(dossierOf(one))
      .known.filter(({ question, inferred }) => ofSheet(question) && !inferred)
      .map(({ question: { key } }) => ({ key, one })),
  )
  const wrong = shown.filter(({ key, one }) => !one.told.includes(key) && !one.senseless.includes(key))
  expect(shown.length).toBeGreaterThan(300)
  expect(wrong.length / shown.length, wrong.map(({ key, one }) => `${one.id} ${key}`).join(', ')).toBeLessThan(0.06)
})

it('of a hundred facts that are not asked because the text tells them in passing, a quarter at most were not told', () => {
  const inPassing = texts.flatMap((one) =>
    knowledge(dossierOf(one))
      .known.filter(({ question, inferred }) => ofSheet(question) && inferred)
      .map(({ question: { key } }) => ({ key, one })),
  )
  const wrong = inPassing.filter(({ key, one }) => !one.told.includes(key) && !one.senseless.includes(key))
  expect(inPassing.length).toBeGreaterThan(350)
  expect(wrong.length / inPassing.length).toBeLessThan(0.25)
})

it.each([
  [
    'travail',
    'contrat-periode-essai',
    'presence',
    'fr',
    'Cadre, présente depuis le 7 septembre, mon essai finit bientôt.',
  ],
  [
    'travail',
    'contrat-periode-essai',
    'ended-by',
    'fr',
    'Personne n’a encore mis fin à mon essai, je voudrais comprendre.',
  ],
  ['travail', 'licenciement', 'seniority', 'fr', 'Renvoyé après six ans dans la même boutique, pour motif économique.'],
  ['travail', 'demission-preavis', 'resigned', 'fr', 'Ma lettre donnée au patron, il veut bien que je parte plus tôt.'],
  [
    'travail',
    'demission-preavis',
    'exempted',
    'en',
    'I gave my notice last week and my boss agrees that I leave early.',
  ],
  [
    'banque',
    'virements-cheques-prelevements',
    'debited',
    'fr',
    'On m’a débité 240 euros sans mon accord, le 12 novembre.',
  ],
  ['automobile', 'panne-moteur', 'codes', 'en', 'Limp mode again, the reader shows P2002 and the light is on.'],
  [
    'travail',
    'contrat-periode-essai',
    'presence',
    'en',
    'I started as a project assistant in Lille on 1 September, they are ending my trial.',
  ],
  [
    'immobilier',
    'compromis-achat',
    'side',
    'en',
    'We signed the compromis for a house near Périgueux and would like the deposit back.',
  ],
  ['justice', 'amendes-permis', 'kind', 'en', 'A letter from Rennes says I was doing 61 in a 50 zone.'],
  [
    'electricite',
    'disjoncteur-saute',
    'unplugged',
    'en',
    'The breaker trips. If I switch off the row for the garage it stays up.',
  ],
  ['etudes', 'examens-concours', 'copy-seen', 'en', 'My appeal: they never showed her two of the papers.'],
  [
    'travail',
    'demission-preavis',
    'by-when',
    'fr',
    'J’ai démissionné le 16 novembre et mon nouvel emploi démarre le 7 décembre.',
  ],
  ['banque', 'credit-immobilier', 'by-when', 'en', 'I sold the house and the completion is on 15 December.'],
  ['retraite', 'age-depart-taux-plein', 'born', 'fr', 'Né le 17/05/1964 à Rennes, 162 trimestres, je pars quand ?'],
  ['sante', 'medicaments', 'treatment', 'fr', 'jprend du seroplex depui 2 ans et jai des vertiges'],
  [
    'plomberie-chauffage',
    'chaudiere-panne',
    'code',
    'en',
    'Boiler pressure (a gas combi, in Annecy) drops from 1.5 to 0.4 every other day.',
  ],
  [
    'immobilier',
    'compromis-achat',
    'deposit',
    'en',
    'Is there a way out and do we lose the 10% we wired to the notaire?',
  ],
  ['travail', 'licenciement', 'seniority', 'en', 'I work in Paris on a CDI since March 2021, the boss wants me gone.'],
  ['impots', 'taxe-fonciere-habitation', 'tax', 'fr', 'je resoi une taxe d’abitation de 1 104€'],
  ['famille', 'mariage-pacs', 'regime', 'fr', 'on est pas marié ni pacsé, que faire pour la maison ?'],
  ['travaux', 'permis-declaration-travaux', 'town', 'fr', 'Le voisin conteste notre piscine à Pézenas.'],
  ['justice', 'amendes-permis', 'driver', 'fr', 'gt flashé a 68 le 11 nov, que faire ?'],
  [
    'famille',
    'pension-alimentaire',
    'last-full',
    'fr',
    'Mon ex ne paie plus la pension de 240 euros par mois pour nos deux garçons et rien du tout pour la cantine ni les frais de santé depuis juillet, le jugement est de 2023. Comment récupérer ?',
  ],
  [
    'travail',
    'salaire-heures-supplementaires',
    'still-employed',
    'fr',
    'Je suis aide-soignante dans un ehpad privé à Vannes depuis sept ans, mes heures manquent sur la paie.',
  ],
  [
    'electromenager',
    'garantie-sav-appareil',
    'answer',
    'en',
    'It leaks, and the shop in Nantes keeps sending us away, no answer from head office.',
  ],
  ['entreprise', 'factures-impayees', 'due', 'en', 'They won’t pay my invoice of 4,600 euros due 30 Sept.'],
  ['travail', 'demission-preavis', 'contract', 'fr', 'J’ai démissionné, mon préavis est de 2 mois.'],
  ['travail', 'arret-maladie-accident', 'employer-step', 'fr', 'En arrêt, mon employeur n’est pas encore au courant.'],
  ['logement', 'caution-garant', 'asked', 'fr', 'Mon locataire ne paie plus.'],
  ['logement', 'loyers-impayes-expulsion', 'stage', 'en', 'I got a section 21 yesterday.'],
  ['logement', 'loyers-impayes-expulsion', 'lease-signed', 'en', 'Tenant, been here 3 years, I got a notice.'],
  [
    'automobile',
    'achat-vente-vehicule',
    'bought',
    'en',
    'Used Focus from a dealer in Kent 2 months ago, gearbox gone.',
  ],
] as const)('%s, %s: %s is not asked of whoever has told it (%s): %s', (category, subCategory, key, language, text) => {
  const dossier = dossierOf({ id: '', language, category, subCategory, text, told: [], senseless: [] })
  expect(dossier.script.map((question) => question.key)).toContain(key)
  expect(knowledge(dossier).missing.map((question) => question.key)).not.toContain(key)
})

it.each([
  [
    'famille',
    'pension-alimentaire',
    'change',
    'Il ne verse rien, pas encore de jugement.',
    'Il ne verse plus la pension du jugement.',
  ],
  [
    'famille',
    'pension-alimentaire',
    'last-full',
    'Il ne verse rien, pas encore de jugement.',
    'Il ne verse plus la pension du jugement.',
  ],
  ['famille', 'divorce', 'draft-received', 'On veut divorcer à l’amiable.', 'Divorce à l’amiable, l’avocat est prêt.'],
  [
    'consommation',
    'voyage-vol-annule',
    'route',
    'Séjour réservé sur booking, annulé la veille.',
    'Vol annulé la veille.',
  ],
  ['logement', 'loyers-impayes-expulsion', 'lease-signed', 'Locataire depuis 3 ans.', 'Mon locataire doit 3 mois.'],
])('%s, %s: %s is asked only where it may have an answer: %s', (category, subCategory, key, text, other) => {
  const missing = (of: string) =>
    knowledge(
      dossierOf({ id: '', language: 'fr', category, subCategory, text: of, told: [], senseless: [] }),
    ).missing.map((question) => question.key)
  expect(missing(text)).not.toContain(key)
  expect(missing(other)).toContain(key)
})
