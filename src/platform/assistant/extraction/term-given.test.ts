import { describe, expect, test } from 'vitest'
import { termNotes } from '../compose/term-notes.ts'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import { findTerms } from './dates.ts'
import { proposedDeadlineIn } from './deadline.ts'

/** A Sunday. */
const now = new Date('2026-11-29T10:00:00Z')

/** Time that somebody leaves the client, and the day from which it runs. */
const counted: readonly (readonly [string, string])[] = [
  ['2026-12-13', 'Mon assureur me donne 15 jours pour répondre, courrier reçu hier'],
  ['2026-12-09', 'La CAF me laisse 15 jours, lettre reçue le 24 novembre.'],
  ['2026-12-09', 'Mon propriétaire m’a donné 15 jours pour partir, lettre reçue le 24 novembre.'],
  ['2026-12-20', 'La lettre du 20 novembre me donne un mois pour contester.'],
  ['2026-12-09', 'Lettre reçue le 24 novembre, on me donne un délai de 15 jours pour répondre.'],
  ['2026-12-09', 'J’ai un délai de 15 jours pour répondre, lettre reçue le 24 novembre.'],
  ['2026-12-06', 'J’ai 8 jours pour payer, courrier reçu hier.'],
  ['2026-12-06', 'J’ai reçu hier une mise en demeure de payer sous huitaine.'],
  ['2026-12-13', 'My insurer gives me 15 days to reply, letter received yesterday.'],
  ['2026-12-04', 'The council gave me 14 days to appeal, letter dated 20 November.'],
  ['2026-12-08', 'My landlord has given me 14 days to leave, letter received on 24 November.'],
  ['2026-12-12', 'I’ve got 14 days to reply, letter received yesterday.'],
  ['2026-12-08', 'I was given 14 days to respond to a letter I received on 24 November.'],
  ['2026-12-04', 'I have to reply within 14 days of the letter, letter dated 20 November.'],
]

/** Without one day that is named as its start. */
const open = [
  'Mon assureur me donne 15 jours pour répondre.',
  'Mon assureur me donne 15 jours pour répondre, courrier reçu hier et relance reçue le 20 novembre.',
  'My insurer gives me 15 days to reply.',
]

/** How long something lasts, the other side's time, and what is given besides time to act. */
const none = [
  'J’y suis resté 15 jours, courrier reçu hier.',
  'Je suis sans nouvelles depuis 15 jours, courrier reçu hier.',
  'Il y a 15 jours j’ai eu un accident, courrier reçu hier.',
  'Le propriétaire a 2 mois pour rendre le dépôt, lettre reçue hier.',
  'Je leur donne 15 jours pour répondre, lettre envoyée hier.',
  'Je lui ai laissé 15 jours pour payer, lettre reçue hier.',
  'Mon employeur me donne 15 jours de congés, lettre reçue hier.',
  'Le vendeur m’a donné 15 jours pour essayer, colis reçu hier.',
  'Mon assureur me donne 15 jours ouvrés pour répondre, courrier reçu hier.',
  'My landlord has 14 days to return the deposit, letter received yesterday.',
  'I gave my landlord 14 days to reply, letter sent yesterday.',
  'They did not give me 14 days to reply, letter received yesterday.',
  'My boss gave me 14 days off, letter received yesterday.',
  'They gave me 14 days notice, letter received yesterday.',
  'I stayed there for 14 days, letter received yesterday.',
]

describe('time that somebody leaves the client', () => {
  test.each(counted)('runs from the day that the text names, %s: %s', (date, text) => {
    expect(proposedDeadlineIn(text, now)).toBe(date)
  })

  test.each(open)('is no date without that day: %s', (text) => {
    expect(proposedDeadlineIn(text, now)).toBeUndefined()
    expect(findTerms(text, now).map(({ date }) => date)).toEqual([undefined])
  })

  test.each(none)('is none of these: %s', (text) => {
    expect(proposedDeadlineIn(text, now)).toBeUndefined()
    expect(findTerms(text, now)).toEqual([])
  })

  test.each([
    [
      'fr',
      counted[0]![1],
      'Je compte « 15 jours » à partir du 28 novembre 2026, ce qui mène au 13 décembre 2026. Si le délai part d’un autre jour, dites-le-moi.',
    ],
    [
      'en',
      counted[8]![1],
      'I count “15 days” from 28 November 2026, which leads to 13 December 2026. If it runs from another day, tell me.',
    ],
  ] as const)('is told in words, %s', (locale, question, note) => {
    const dossier = { ...dossierOf(goldenQuestions[0]!), locale, now, question, turns: [] }
    expect(termNotes(dossier).map((words) => words.replace(/[\u00a0\u202f]/g, ' '))).toEqual([note])
  })
})
