import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locale.ts'
import { search } from '../platform/assistant/search/search.ts'
import { plainTextOf } from '../questions/assistant/server/plain-text.ts'
import { articles } from './demo/library.data.ts'
import { stagedArticles, stagesOf } from './stages.ts'

/** The heading above the quoted passage, `''` for the beginning. */
function headingQuoted(slug: string, locale: 'fr' | 'en', question: string): string | undefined {
  const article = articles.find((one) => one.slug === slug)!
  const { title, body } = article[locale]
  const text = plainTextOf(body)
  const { about } = article.facts[locale]
  const hit = search(question, [{ title, url: slug, text, about, stages: stagesOf(slug, locale) }], 1)[0]
  if (!hit) return undefined
  return /(?:^|\n)## ([^\n]+)\n(?![\s\S]*\n## )/.exec(text.slice(0, text.indexOf(hit.excerpt)))?.[1] ?? ''
}

const dismissal = 'entretien-prealable-licenciement'
const home = 'acheter-un-logement-etapes'
const car = 'acheter-voiture-occasion'
const permit = 'renouveler-titre-de-sejour'

const past: [slug: string, locale: 'fr' | 'en', question: string][] = [
  [dismissal, 'fr', 'J’ai été licencié hier'],
  [dismissal, 'fr', 'J’ai été licenciée hier sans motif, que puis-je faire ?'],
  [dismissal, 'fr', 'On m’a licencié la semaine dernière après un entretien préalable.'],
  [dismissal, 'fr', 'J’ai été convoqué à un entretien préalable en mai puis j’ai été licencié.'],
  [dismissal, 'fr', 'Mon patron m’a viré, ai-je droit à une indemnité de licenciement ?'],
  [dismissal, 'fr', 'Je viens d’être licencié pour faute grave.'],
  [dismissal, 'fr', 'Je me suis fait licencier, est-ce que j’ai des recours ?'],
  [dismissal, 'fr', 'Ma lettre de licenciement est arrivée ce matin.'],
  [dismissal, 'en', 'I was fired yesterday'],
  [dismissal, 'en', 'My employer dismissed me last week, what can I do?'],
  [dismissal, 'en', 'I have been dismissed without a reason.'],
  [dismissal, 'en', 'I got sacked on Monday.'],
  [dismissal, 'en', 'I received a dismissal letter, who can help me?'],
]
const before: typeof past = [
  [dismissal, 'fr', 'Je suis convoqué mardi à un entretien préalable, qui peut venir avec moi ?'],
  [dismissal, 'fr', 'Mon employeur veut me licencier, comment me préparer ?'],
  [dismissal, 'fr', 'J’ai reçu une convocation à un entretien préalable au licenciement.'],
  [dismissal, 'en', 'My employer called me to a preliminary meeting before dismissal.'],
  [dismissal, 'en', 'My boss wants to dismiss me, what should I do?'],
]
const afterDismissal = ['Contester', 'Ce que l’on vous doit', 'Après', 'Contesting', 'What you are owed', 'Afterwards']

describe('a passage on dismissal', () => {
  test.each(past)('is of what follows it for whoever is past it (%s, %s): %s', (slug, locale, question) => {
    expect(afterDismissal).toContain(headingQuoted(slug, locale, question))
  })

  test.each(before)(
    'is of what comes before it for whoever is not there yet (%s, %s): %s',
    (slug, locale, question) => {
      const heading = headingQuoted(slug, locale, question)
      expect(heading).toBeDefined()
      expect(afterDismissal).not.toContain(heading)
    },
  )
})

describe('a passage on any matter with a turning point', () => {
  test.each([
    [
      home,
      'fr',
      'J’ai signé un compromis de vente il y a trois jours, puis-je me rétracter ?',
      ['L’avant-contrat', 'Le prêt', 'L’acte'],
    ],
    [home, 'fr', 'Nous avons acheté une maison, l’acte est signé et un vice caché apparaît.', ['L’acte']],
    [home, 'en', 'We bought the house, buying a home was done in May, and found a hidden defect.', ['The deed']],
    [
      car,
      'fr',
      'J’ai acheté une voiture d’occasion et elle est en panne.',
      ['Après l’achat', 'Particulier ou professionnel'],
    ],
    [car, 'en', 'I bought a used car last month and the gearbox broke.', ['After buying', 'Private seller or trader']],
    [
      'porter-plainte',
      'fr',
      'J’ai porté plainte il y a six mois et rien ne se passe.',
      ['Et après', 'Demander réparation'],
    ],
    [
      'porter-plainte',
      'en',
      'I filed a complaint with the police, a police complaint, and heard nothing.',
      ['What happens next', 'Claiming compensation'],
    ],
    [
      permit,
      'fr',
      'Le renouvellement de mon titre de séjour est refusé.',
      ['En cas de refus', 'Si votre situation est fragile'],
    ],
    [permit, 'en', 'My residence permit renewal was refused.', ['If it is refused', 'If your situation is fragile']],
    [
      'creer-micro-entreprise',
      'fr',
      'J’ai créé ma micro-entreprise, création de micro-entreprise faite, quelles obligations ?',
      ['Après'],
    ],
    [
      'corriger-declaration-revenus',
      'fr',
      'J’ai reçu mon avis et je veux contester mon impôt.',
      [
        'Après la réception de l’avis',
        'Quand le service est fermé',
        'Écrire une bonne réclamation',
        'Le sursis de paiement',
        'Difficultés à payer',
      ],
    ],
  ] as const)('fits what has happened (%s, %s): %s', (slug, locale, question, headings) => {
    expect(headings).toContain(headingQuoted(slug, locale, question))
  })

  test.each([
    [car, 'fr', 'Je veux acheter une voiture d’occasion, que vérifier ?', ['Après l’achat']],
    [car, 'en', 'I want to buy a used car, what should I check?', ['After buying']],
    ['porter-plainte', 'fr', 'Comment porter plainte contre mon voisin ?', ['Et après', 'Demander réparation']],
    [permit, 'fr', 'Mon titre de séjour expire dans deux mois.', ['En cas de refus', 'Si la réponse n’arrive pas']],
    ['creer-micro-entreprise', 'fr', 'Comment créer une micro-entreprise ?', ['Après']],
  ] as const)('is not of what is still to come (%s, %s): %s', (slug, locale, question, headings) => {
    expect(headings).not.toContain(headingQuoted(slug, locale, question))
  })
})

describe('the stages of an article', () => {
  test.each(stagedArticles.flatMap((slug) => locales.map((locale) => [slug, locale] as const)))(
    'name headings and paragraphs that it has: %s, %s',
    (slug, locale) => {
      const text = plainTextOf(articles.find((one) => one.slug === slug)![locale].body)
      for (const { parts } of stagesOf(slug, locale))
        for (const part of parts.filter((name) => name !== ''))
          expect(text).toContain(part.endsWith('…') ? `\n${part.slice(0, -1)}` : `## ${part}\n`)
    },
  )
})
