import { describe, expect, test } from 'vitest'
import { glossary } from '../../../catalog/glossary/glossary.data.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { flawInTranslation } from './check.ts'
import { isRendered, termsIn } from './terms.ts'

const flaw = (original: string, translated: string, from: Locale = 'en') =>
  flawInTranslation({ original, translated, from, to: from === 'en' ? 'fr' : 'en', terms: glossary })

const deposit =
  'My landlord has not returned my security deposit of €780 since 12 September 2026. What can I do before the formal notice?'
const right =
  'Mon bailleur ne m’a pas rendu mon dépôt de garantie de 780 € depuis le 12 septembre 2026. Que puis-je faire avant la mise en demeure ?'

describe('a translation is shown', () => {
  test.each([
    [deposit, right, 'en'],
    [right, deposit, 'fr'],
    [
      'Votre bailleur avait un mois pour rendre le dépôt de garantie. Sans réponse, envoyez une mise en demeure par lettre recommandée.',
      'Your landlord had one month to return the security deposit. Without a reply, send a formal notice by registered letter.',
      'fr',
    ],
    [
      'Le délai est de deux mois, soit 1 200,50 € au plus.',
      'The time limit is two months, that is €1,200.50 at most.',
      'fr',
    ],
    [
      'I never signed the lease and nobody told me anything.',
      'Je n’ai jamais signé le bail et personne ne m’a rien dit.',
      'en',
    ],
    ['Le loyer impayé est de 30 %.', 'The unpaid rent is 30%.', 'fr'],
    [
      'Sarah Whitfield lives in London, on Monday she moves to Nantes.',
      'Sarah Whitfield habite à Londres, lundi elle déménage à Nantes.',
      'en',
    ],
    ['Écrivez à [NAME-1] avant le 3 mars 2027.', 'Write to [NAME-1] before 3 March 2027.', 'fr'],
    ['Je suis licencié, je n’ai que deux mois de salaire.', 'I was dismissed, I have only two months of pay.', 'fr'],
    ['Les deux parties ont signé le 12/09/2026.', 'Both parties signed on 12 September 2026.', 'fr'],
    ['Both the lease and the inventory are lost.', 'Le bail et l’état des lieux sont perdus tous deux.', 'en'],
    ['Rendez-vous à 14 h 30.', 'Meeting at 2:30 pm.', 'fr'],
  ] as const)('%s', (original, translated, from) => {
    expect(flaw(original, translated, from)).toBeUndefined()
  })
})

describe('a translation is not shown where it', () => {
  test.each([
    ['number', 'changes an amount', deposit, right.replace('780', '870')],
    ['number', 'changes a year', deposit, right.replace('2026', '2025')],
    ['quantity', 'changes a month', deposit, right.replace('septembre', 'octobre')],
    ['quantity', 'changes a unit', 'The limit is 2 months.', 'Le délai est de 2 semaines.'],
    ['quantity', 'changes a day in figures', 'I left on 12/09/2026.', 'Je suis partie le 9 décembre 2026.'],
    ['number', 'drops a number', deposit, right.replace(' de 780 €', '')],
    ['negation', 'drops a negation', deposit, right.replace('ne m’a pas rendu', 'm’a rendu')],
    ['negation', 'adds a negation', 'I signed the inventory.', 'Je n’ai pas signé l’état des lieux.'],
    ['negation', 'moves a negation', 'I did not pay. I left the flat.', 'J’ai payé. Je n’ai pas quitté le logement.'],
    ['name', 'changes a name', 'Yesterday Whitfield came to the flat.', 'Hier Whitman est venu au logement.'],
    ['name', 'invents a name', 'Yesterday somebody came to the flat.', 'Hier Dupuis est venu au logement.'],
    ['mark', 'loses a mark', 'Call [PHONE-1] for me.', 'Appelez-le pour moi.'],
    ['mark', 'invents a mark', 'Call him for me.', 'Appelez [PHONE-2] pour moi.'],
    ['length', 'adds a sentence', deposit, `${right} Vous allez certainement gagner votre affaire.`],
    [
      'length',
      'leaves most of it out',
      `${deposit} ${'I wrote to him and he said that he would think about it soon. '.repeat(4)}`,
      right,
    ],
    ['language', 'is not translated', deposit, deposit],
    ['question', 'answers the question', 'Is the lease valid?', 'Le bail est valable.'],
    [
      'promise',
      'promises something',
      'What does the advice look like?',
      'La consultation est gratuite, comment est-elle ?',
    ],
    ['contact', 'adds a link', 'Where is the form to fill in?', 'Où est le formulaire de www.exemple.com ?'],
    ['term', 'renders a term otherwise', 'I received a formal notice.', 'J’ai reçu un avis formel.'],
    ['markup', 'has markup', 'I received it.', 'Je l’ai **reçu**.'],
    ['empty', 'is empty', 'I received it.', ' '],
  ] as const)('%s: it %s', (reason, _what, original, translated) => {
    expect(flaw(original, translated)).toBe(reason)
  })
})

describe('the glossary', () => {
  const named = (text: string, locale: Locale) => termsIn(text, locale, glossary).map(({ fr }) => fr)

  test('has its terms found in singular and plural, the longest one where two overlap', () => {
    expect(named('Deux mises en demeure et le bail commercial.', 'fr').sort()).toEqual([
      'bail commercial',
      'mise en demeure',
    ])
    expect(named('The leases of both tenants', 'en').sort()).toEqual(['bail', 'locataire'])
    expect(named('Les baux', 'fr')).toEqual(['bail'])
  })

  test('asks nothing of an English word with many meanings', () => {
    expect(named('I will rent it, my partner and my manager claim a gift.', 'en')).toEqual([])
    expect(named('Mon testament et mon loyer', 'fr').sort()).toEqual(['loyer', 'testament'])
  })

  test('renders each term in its own words, in both directions', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(120)
    for (const term of glossary)
      for (const [from, to] of [['fr', 'en'] as const, ['en', 'fr'] as const]) {
        if (term.only && term.only !== from) continue
        const found = termsIn(`x ${term[from]} x`, from, glossary)
        expect(found.length, `${term[from]} is found`).toBeGreaterThan(0)
        for (const one of found)
          expect(isRendered(one, to, `x ${term[to]} x`), `${one[from]} is ${term[to]}`).toBe(true)
      }
  })
})
