import { describe, expect, test } from 'vitest'
import { findDates } from './dates.ts'
import { proposedDeadlineIn } from './deadline.ts'

/** On 28 November: no year is invented, and the day is no deadline. */
const openYear = [
  'On s’est mariés un 14 juillet.',
  'Nous nous sommes mariés le 14 juillet, sans contrat.',
  'mariés un 14 juillet, on veut divorcer',
  'Mon fils est né un 3 mars.',
  'embauché un 2 janvier il y a 10 ans, on me licencie',
  'Embauchée le 2 janvier, je veux partir.',
  'J’ai été condamné le 12 janvier, c’était il y a longtemps.',
  'condamné le 12 janvier… il y a longtemps',
  'Le tribunal m’a condamné le 12 janvier. C’était il y a 10 ans.',
  'tribunal le 12 janvier, ya longtemps',
  'audience le 12 janvier il y a 6 ans',
  'Il y a dix ans, le 3 décembre, j’ai signé une caution.',
  'quand j’étais jeune j’ai été condamné un 5 décembre',
  'Ma mère est morte le 4 décembre, il y a des années.',
  'j’ai emménagé le 1er décembre, ça fait 3ans',
  'Emménagé le 1er décembre. J’y suis resté 4 ans.',
  'locataire depuis le 1er décembre, je ne sais plus quelle année',
  'Achat en VEFA signé le 12 décembre, livraison en retard de 2 ans.',
  'Mon contrat date du 2 décembre, ça fait 5 ans que je paie.',
  'My contract is dated 2 December, I’ve been paying for 5 years.',
  'I moved in 1 December and I have lived there 3 years.',
  'We moved in on 1 December, 3 years ago, and he keeps the deposit.',
  'moved in 1 December, been here 3 yrs, now evicted',
  'I was convicted on 12 January, a long time ago.',
  'court on 12 January, years ago',
  'The court convicted me on 12 January. It was ten years ago.',
  'Hired on 2 January ten years ago, now I am being fired.',
  'We got married on 5 June, he wants a divorce.',
  'Married on a 5 June, back in the day.',
  'My dad died on 4 December, years ago, and left a house.',
  'My son was born on a 3 March.',
]
/** The year is that of the last such day. */
const lastYear: [string, string][] = [
  ['On m’a licencié le 14 septembre, j’y travaille depuis 12 ans.', '2026-09-14'],
  ['Le 12 octobre le plafond est tombé, j’habite ici depuis 3 ans.', '2026-10-12'],
  ['Mon bébé est né le 3 octobre.', '2026-10-03'],
  ['Embauché le 2 novembre, je suis en période d’essai.', '2026-11-02'],
  ['J’ai signé le bail le 12 octobre pour 3 ans.', '2026-10-12'],
  ['J’ai été condamné le 12 octobre, Marie aussi.', '2026-10-12'],
  ['I was fired on 14 September, after I asked for a rise.', '2026-09-14'],
  ['We signed the lease on 12 October for three years.', '2026-10-12'],
  ['My daughter was born on 3 October, how do I register her?', '2026-10-03'],
]

describe('a day without a year', () => {
  const on = new Date('2026-11-28T10:00:00Z')
  test.each(openYear)('is given none where its year is open: %s', (text) => {
    expect(findDates(text, on).filter(({ about }) => !about)).toEqual([])
    expect(proposedDeadlineIn(text, on)).toBeUndefined()
  })
  test.each(lastYear)('is the last such day: %s', (text, date) => {
    const days = findDates(text, on).filter(({ about }) => !about)
    expect(days.map((one) => one.date)).toEqual([date])
  })
  test('keeps its year where a term is named beside what is long ago', () => {
    const text = 'Je dois répondre avant le 12 janvier, mon bail a commencé il y a 3 ans.'
    expect(proposedDeadlineIn(text, on)).toBe('2027-01-12')
  })
})

test.each([
  'elle a commencé le 2 février, son entretien d’embauche le 20 mars',
  'j’ai commencé le 3 janvier, entretien le 7 avril',
  'I started on 3 January, interview on 7 April',
  'entretien d’embauche le 20 mars',
])('a day in a list of what has been, or of a job interview, is no deadline: %s', (text) => {
  expect(proposedDeadlineIn(text, new Date('2026-11-30T10:00:00Z'))).toBeUndefined()
})

test('a hearing after a letter is ahead', () => {
  const text = 'j’ai reçu la lettre le 3 novembre, audience le 12 décembre'
  expect(proposedDeadlineIn(text, new Date('2026-11-30T10:00:00Z'))).toBe('2026-12-12')
})

describe('a day of one’s life', () => {
  const on = new Date('2026-11-28T10:00:00Z')
  test.each([
    'Acompte payé au traiteur pour le mariage du 20 juin, il annule.',
    'Le mariage est prévu pour le 12 décembre.',
    'La naissance est prévue pour le 3 janvier.',
    'Je suis enceinte de 5 mois, terme prévu le 12 mars.',
    'Nous déménageons avant le 15 décembre.',
    'L’enterrement a lieu le 2 décembre.',
    'I’m 5 months pregnant, due on 12 March, when does leave start?',
    'The caterer has to be paid for the wedding on 20 June.',
    'We are moving by 5 December.',
    'The funeral is due on 2 December.',
  ])('is no deadline: %s', (text) => {
    expect(proposedDeadlineIn(text, on)).toBeUndefined()
  })

  test.each([
    ['Je dois payer la salle avant le 12 décembre pour le mariage du 20 juin.', '2026-12-12'],
    ['On me demande de déménager avant le 15 décembre.', '2026-12-15'],
    ['They want us to move out by 5 December.', '2026-12-05'],
    ['Réponse avant le 12 décembre, je suis enceinte.', '2026-12-12'],
  ])('hides no other one: %s', (text, date) => {
    expect(proposedDeadlineIn(text, on)).toBe(date)
  })

  test.each([
    ['Rdv notaire le 15 décembre pour la vente, mon ex refuse.', '2026-12-15'],
    ['L’audience est le 15 décembre, mon ex conteste et refuse tout.', '2026-12-15'],
  ])('a refusal in the present makes no day a past one: %s', (text, date) => {
    expect(findDates(text, on).map((one) => one.date)).toEqual([date])
  })

  test('a beginning is past, whatever lasts before it', () => {
    const text = 'Mon permis est suspendu pour 6 mois depuis le 2 octobre.'
    expect(findDates(text, on).map(({ date }) => date)).toEqual(['2026-10-02'])
  })
})

describe('a step before a dismissal that was some time ago', () => {
  const beforeTerm = new Date('2026-11-05T10:00:00Z')
  const inMarch = new Date('2026-03-02T10:00:00Z')
  const steps = [
    'licencié il y a 4 mois, entretien le 10 novembre',
    'Licencié il y a 4 mois, entretien préalable le 10 novembre, je conteste.',
    'J’ai été licencié il y a 4 mois. L’entretien était le 10 novembre.',
    'viré ya 4 mois entretien préalable le 10 novembre',
    'dismissed 4 months ago, interview on 10 November',
    'sacked four months ago, the meeting was on 10 November',
  ]
  test.each(steps)('is not ahead, and has no year where none fits: %s', (text) => {
    for (const now of [beforeTerm, new Date('2026-11-29T10:00:00Z')]) {
      expect(proposedDeadlineIn(text, now)).toBeUndefined()
      expect(findDates(text, now).filter(({ date }) => date.length === 10)).toEqual([])
    }
  })
  test.each(steps)('has the year of the dismissal where that fits: %s', (text) => {
    const days = findDates(text, inMarch).filter(({ date }) => date.length === 10)
    expect(days.map(({ date }) => date)).toEqual(['2025-11-10'])
    expect(proposedDeadlineIn(text, inMarch)).toBeUndefined()
  })

  test.each([
    ['Convoqué à un entretien préalable le 10 novembre', '2026-11-10'],
    ['Licencié il y a 4 mois, audience aux prud’hommes le 10 janvier', '2027-01-10'],
    ['Licenciée il y a 4 mois, rendez-vous avec mon avocate, entretien d’embauche le 10 novembre', '2026-11-10'],
  ])('is no other day: %s', (text, date) => {
    expect(proposedDeadlineIn(text, beforeTerm)).toBe(date)
  })
})
