import { describe, expect, test } from 'vitest'
import { findTerms } from './dates.ts'
import { proposedDeadlineIn } from './deadline.ts'

/** A Sunday. */
const now = new Date('2026-11-29T10:00:00Z')

const rows = (table: string): [string, string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => [line.slice(0, 10), line.slice(11)])

const counted = rows(`
  2027-02-18 Mon oncle est mort le 18 août, il faut déposer la déclaration de succession sous six mois.
  2027-02-28 Ma tante est décédée le 31 août. Le notaire dit que je dois déposer la déclaration dans un délai de six mois.
  2026-12-08 J’ai reçu un avis de la CAF le 8 novembre et je dois répondre sous un mois.
  2026-12-10 Le courrier du 25 novembre me demande de payer sous quinzaine.
  2026-12-03 La mise en demeure est datée du 25 novembre : je dois régler sous huit jours.
  2026-12-24 On m’a notifié la décision le 24 octobre, j’ai deux mois pour faire un recours.
  2026-12-05 Je dois quitter le logement dans les trois semaines de la lettre du 14 novembre.
  2026-12-20 Je dois répondre dans un délai d’un mois à compter du 20 novembre.
  2026-12-09 J’ai reçu hier soir une lettre datée d’octobre 2024. Il me reste 10 jours pour répondre.
  2026-12-06 J’ai signé chez le cuisiniste le 22 novembre, j’ai 14 jours pour me rétracter.
  2026-12-02 Le cambriolage a eu lieu le 27 novembre, je dois le déclarer à l’assurance sous cinq jours.
  2026-12-12 Mon assureur m’a écrit le 22 novembre. Je loue ce garage depuis le 3 mai. Je dois envoyer le devis sous 20 jours.
  2027-02-15 My uncle died on 15 August, the estate return is due within six months.
  2026-12-14 The council wrote on 14 November: we must reply within one month.
  2026-12-04 I was handed a notice on 20 November and must leave within two weeks.
  2026-12-24 I must object within four weeks of the decision of 26 November.
  2026-12-18 The refusal is dated 18 November, I have 30 days to appeal.
  2026-12-25 I was dismissed on 25 November and must contest it within a month.
  2026-12-06 I must pay within seven days from today.
  2026-12-06 I received the letter this morning and must answer within seven days.
  2026-12-09 J’ai reçu ce matin la lettre, je dois répondre sous dix jours.
  2026-12-13 Je dois payer dans un délai de quinze jours à compter de ce jour, 28 novembre.
  2026-12-19 Il me reste 20 jours pour contester la décision du 3 novembre.
  2026-12-06 L’audience est dans 7 jours.
  2027-02-12 My grandmother died on 12 August in Nice, the notary says the estate declaration is due within six months.
  2026-12-05 J’ai reçu la lettre des impôts le 5 novembre et je dois répondre sous 30 jours.
  2026-12-12 The insurer wrote on 12 November: I must send the invoices within thirty days.
  2026-12-12 Marie m’a écrit le 12 novembre : je dois répondre sous trente jours.
  2026-11-30 Il me reste 36 heures pour répondre.
  2026-12-01 I must answer within 48 hours from today.
`).filter(([, text]) => !text.includes('de ce jour'))

/** The day from which it runs is not told, or may be one of two. */
const open = [
  'Je dois répondre sous huit jours.',
  'J’ai un mois pour contester.',
  'I must reply within thirty days.',
  'They gave notice, I have 14 days to appeal.',
  'La lettre est datée du 12 novembre et je l’ai reçue le 19 novembre, je dois payer sous 15 jours.',
  'My father died on 3 September, the notary wrote on 10 November: the declaration is due within six months.',
  'Jugement rendu le 4 novembre, signifié le 12 novembre, j’ai un mois pour faire appel.',
  'Lettre du 4 novembre, présentée le 12 novembre, je dois répondre sous un mois.',
  'J’ai emménagé le 3 octobre et je dois répondre sous 30 jours.',
  'I bought the car on 3 October, I must answer within 30 days.',
  'J’ai reçu la lettre en novembre et je dois répondre sous 30 jours.',
  'Je dois répondre sous un mois à compter de la réception de la lettre.',
  'Le tribunal a rendu son jugement le 3 septembre. On me l’apporte le 20 novembre par huissier. J’ai un mois pour faire appel.',
  'Le tribunal a rendu son jugement le 3 septembre. J’ai un mois pour faire appel.',
  'Mon père est décédé le 20 août et le notaire me demande de répondre sous 15 jours.',
  'Mon père est décédé le 20 novembre et le notaire me demande de répondre sous 15 jours.',
  'J’ai été licencié le 2 novembre. La mutuelle me demande de choisir sous 20 jours.',
  'J’ai été licencié le 20 novembre. La mutuelle me demande de choisir sous 20 jours.',
  'J’ai reçu une mise en demeure le 5 novembre. Le 25 novembre, nouvelle relance. Je dois payer sous 15 jours.',
  'I got back on 14 November and I must reply to the council within 21 days.',
  'I got married on 14 November and I must reply to the council within 21 days.',
]

/** In days of which nobody here keeps the calendar. */
const workingDays = [
  'J’ai reçu la lettre le 20 novembre et je dois répondre sous 10 jours ouvrés.',
  'La lettre du 20 novembre me demande de payer dans un délai de dix jours ouvrables.',
  'La lettre du 20 novembre me demande de payer dans les 10 jours (ouvrés).',
  'Il me reste 5 jours ouvrés pour répondre.',
  'I got the letter on 20 November and must reply within ten working days.',
  'The letter of 20 November says I must pay within 10 business days.',
]

/** It began on a day that is told, and has gone by. */
const over = rows(`
  2026-11-20 L’avis du 12 novembre dit que je dois payer sous huit jours.
  2026-10-15 The notice dated 1 October says I must leave within two weeks.
  2026-11-18 L’avis du 10 novembre dit que je dois payer la taxe sous huit jours.
  2026-11-17 J’ai reçu le commandement le 2 novembre et je dois payer sous quinze jours.
`)

/** Nobody's term, or somebody else's. */
const none = [
  'Le vendeur a promis le 20 novembre de me rembourser sous 14 jours.',
  'The garage said on 20 November that it would call within ten days.',
  'The mayor gave me the permit on 1 October, the neighbours may contest within two months.',
  'La banque doit répondre sous 30 jours à ma lettre du 20 novembre.',
  'Je devais payer sous huit jours, c’était en mai.',
  'J’ai reçu le colis le 20 novembre, il est garanti dans les deux ans.',
]

describe('a term told as a length of time', () => {
  test.each(counted)('runs from the day that it follows, %s: %s', (date, text) => {
    expect(proposedDeadlineIn(text, now)).toBe(date)
  })

  test.each(open)('is no date where it is open from which day it runs: %s', (text) => {
    expect(proposedDeadlineIn(text, now)).toBeUndefined()
    expect(findTerms(text, now).map(({ date }) => date)).toEqual([undefined])
  })

  test.each(open)('runs from the day that is told later: %s', (text) => {
    const [term] = findTerms(text, now, '2026-11-24')
    expect(term?.from).toBe('2026-11-24')
    expect(term!.date! > '2026-11-29').toBe(true)
  })

  test.each(over)('may be over, and is never moved, %s: %s', (date, text) => {
    expect(proposedDeadlineIn(text, now)).toBeUndefined()
    expect(findTerms(text, now).map((term) => term.date)).toEqual([date])
  })

  test.each(workingDays)('is not counted in working days: %s', (text) => {
    expect(findTerms(text, now).filter(({ date }) => date !== undefined)).toEqual([])
    expect(proposedDeadlineIn(text, now)).toBeUndefined()
  })

  test.each(none)('is none of the client’s: %s', (text) => {
    expect(proposedDeadlineIn(text, now)).toBeUndefined()
    expect(findTerms(text, now)).toEqual([])
  })
})

describe('the end of a month', () => {
  test.each([
    ['2027-01-31', 'J’ai jusqu’à fin janvier pour faire une réclamation.'],
    ['2027-02-28', 'Je dois déclarer avant la fin du mois de février.'],
    ['2026-12-31', 'I have to register by the end of December.'],
    ['2027-03-31', 'Recours possible jusqu’à fin mars 2027.'],
  ])('is its last day where it is a term, %s: %s', (date, text) => {
    expect(proposedDeadlineIn(text, now)).toBe(date)
  })

  test.each(['Je l’ai acheté fin janvier.', 'We moved in at the end of January.', 'Il pleut depuis fin octobre.'])(
    'is a month otherwise: %s',
    (text) => {
      expect(proposedDeadlineIn(text, now)).toBeUndefined()
    },
  )
})

describe('how long somebody is away', () => {
  test.each([
    'La mairie est fermée jusqu’à lundi, que faire ?',
    'Mon avocate est absente jusqu’à mercredi.',
    'Le plombier est en vacances jusqu’au 8 décembre.',
    'The clinic is closed until Tuesday and my cat limps.',
    'My boss is away until 8 December.',
  ])('is no deadline: %s', (text) => {
    expect(proposedDeadlineIn(text, now)).toBeUndefined()
  })

  test.each([
    ['2026-12-02', 'L’avocat est absent, je dois répondre avant mercredi.'],
    ['2026-12-08', 'The office is closed, I have until 8 December to appeal.'],
  ])('hides no other one, %s: %s', (date, text) => {
    expect(proposedDeadlineIn(text, now)).toBe(date)
  })
})
