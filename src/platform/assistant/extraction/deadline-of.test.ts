import { describe, expect, test } from 'vitest'
import { acknowledgement, questionsToAsk } from '../compose/ask.ts'
import { knowledge } from '../compose/known-answers.ts'
import { askingForStart } from '../compose/term-notes.ts'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import type { AssistantTurn, Dossier, ScriptQuestion } from '../port.ts'
import { confirmedDeadline } from './stated-dates.ts'

/** A Sunday. */
const now = new Date('2026-11-29T10:00:00Z')
const question = (key: string, kind: ScriptQuestion['kind'], ask: string): ScriptQuestion => ({
  key,
  kind,
  ask,
  why: '',
  required: true,
  detect: ['zzz'],
})
const script = [
  question('sum', 'amount', 'Quelle somme a été versée ?'),
  question('told', 'date', 'Quel jour l’avez-vous écrit ?'),
  question('what', 'text', 'De quoi s’agit-il ?'),
  question('deadline', 'deadline', 'Y a-t-il une date proche ?'),
]
const dossier = (text: string, asked: string[], ...replies: Partial<AssistantTurn>[]): Dossier => ({
  ...dossierOf(goldenQuestions[0]!),
  locale: 'fr',
  now,
  script,
  question: text,
  turns: replies.flatMap((reply): AssistantTurn[] => [
    { author: 'assistant', text: 'Trois points me manquent.', asked },
    { author: 'client', text: '', ...reply },
  ]),
})
const typed = (key: string, text: string) => ({ text, answers: [{ key, text, typed: true as const }] })

/** With ordinary spaces, where French puts those that do not break. */
const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')
const asks = (told: Dossier) => questionsToAsk(askingForStart(told)).map(({ ask }) => plain(ask))

const lost = 'J’ai perdu le prêt.'

describe('a day in reply to several questions', () => {
  test.each([
    ['31 décembre 2026', '2026-12-31'],
    ['le 18 décembre', '2026-12-18'],
    ['oui, le 11 février 2027', '2027-02-11'],
    ['oui, le 11 février', '2027-02-11'],
    ['avant le 18 décembre', '2026-12-18'],
  ])('is the deadline, which was asked for: %s', (text, date) => {
    expect(confirmedDeadline(dossier(lost, ['sum', 'what', 'deadline'], { text })).date).toBe(date)
    for (const key of ['sum', 'what']) {
      const told = dossier(lost, ['sum', 'what', 'deadline'], typed(key, text))
      expect(confirmedDeadline(told).date).toBe(date)
      expect(knowledge(told).known.map((one) => one.question.key)).toEqual(['deadline'])
    }
  })

  test('is so beside a question for a sum, in a sentence that makes it a term', () => {
    const told = dossier(lost, ['sum', 'deadline'], typed('sum', 'la condition suspensive tombe le 18 décembre 2026'))
    expect(confirmedDeadline(told).date).toBe('2026-12-18')
    expect(knowledge(told).known.map((one) => one.question.key)).toEqual(['deadline'])
  })

  test.each(['15 000 euros', 'le 12 août', 'je suis parti le 18 octobre', 'J’ai versé 500 euros le 18 novembre'])(
    'is none where it is something else: %s',
    (text) => {
      expect(confirmedDeadline(dossier(lost, ['sum', 'told', 'deadline'], { text }))).toEqual({})
    },
  )
})

describe('a term that leaves open from which day it runs', () => {
  const text = 'Mon bailleur m’a écrit : je dois partir sous un mois.'

  test('is asked for in place of a deadline, and nothing is proposed', () => {
    expect(confirmedDeadline(dossier(text, [])).proposed).toBeUndefined()
    expect(asks(dossier(text, []))).toContain('De quel jour part ce délai (« sous un mois ») ?')
  })

  test.each([
    ['du 12 novembre', '2026-12-12'],
    ['La lettre est du 20 novembre.', '2026-12-20'],
    ['je l’ai reçue ce matin', '2026-12-29'],
  ])('is counted from the reply: %s', (reply, proposed) => {
    const told = dossier(text, ['deadline'], { text: reply })
    expect(confirmedDeadline(told)).toMatchObject({ proposed })
    expect(confirmedDeadline(told).date).toBeUndefined()
    expect(asks(told).join(' ')).not.toContain('De quel jour part ce délai')
  })

  test('may have ended, which is said', () => {
    const told = dossier(text, ['deadline'], { text: 'du 12 octobre' })
    expect(confirmedDeadline(told)).toMatchObject({ over: { date: '2026-11-12', from: '2026-10-12' } })
    expect(plain(acknowledgement(told))).toContain('se terminait le 12 novembre 2026')
  })

  test('takes a day ahead for the deadline itself', () => {
    expect(confirmedDeadline(dossier(text, ['deadline'], { text: 'le 20 décembre' })).date).toBe('2026-12-20')
  })

  test('is no more where the client has none', () => {
    expect(confirmedDeadline(dossier(text, ['deadline'], { text: 'Rien de daté.' }))).toEqual({})
  })
})

describe('a term that was counted', () => {
  const text = 'J’ai reçu l’avis le 5 novembre et je dois répondre sous 30 jours.'

  test.each([
    ['Non, il part du 12 novembre.', '2026-12-12'],
    ['It runs from 20 November', '2026-12-20'],
  ])('is counted again from the day that the client names: %s', (reply, proposed) => {
    expect(confirmedDeadline(dossier(text, ['sum'], { text: reply })).proposed).toBe(proposed)
  })

  test('stays where they name the day of something else', () => {
    const told = dossier(text, ['sum'], { text: 'J’ai versé 500 euros le 18 novembre.' })
    expect(confirmedDeadline(told).proposed).toBe('2026-12-05')
  })

  test('that is over is not so from another day', () => {
    const over = 'L’avis du 12 novembre dit que je dois payer sous huit jours.'
    expect(confirmedDeadline(dossier(over, ['sum'], { text: 'Il part du 25 novembre.' })).proposed).toBe('2026-12-03')
  })
})

describe('a day that the client names for another event', () => {
  const text = 'Je dois répondre avant le 10 décembre.'

  test.each([
    'oui mais le 20 décembre je pars en vacances',
    'Oui, le 20 décembre je pars en vacances',
    'yes but I am away on 20 December',
    'yes, and I have an appointment on 20 December',
  ])('is no correction of the one that was read: %s', (reply) => {
    const told = confirmedDeadline(dossier(text, ['deadline'], { text: reply }))
    expect(told.date).toBeUndefined()
    expect(told.proposed).toBe('2026-12-10')
  })

  test.each(['non, avant le 20 décembre, je pars en vacances', 'le 20 décembre'])(
    'corrects it otherwise: %s',
    (reply) => {
      expect(confirmedDeadline(dossier(text, ['deadline'], { text: reply })).date).toBe('2026-12-20')
    },
  )
})

describe('working days', () => {
  test('leave the last day to the client, who is asked for it', () => {
    const told = dossier('J’ai reçu la lettre le 20 novembre et je dois répondre sous 10 jours ouvrés.', [])
    expect(confirmedDeadline(told)).toEqual({})
    expect(asks(told)).toContain('Y a-t-il une date proche ?')
  })
})

describe('what the client is told of a day that was read', () => {
  test.each([
    ['J’ai reçu l’avis le 5 novembre et je dois répondre sous 30 jours.', 'à partir du 5 novembre 2026'],
    ['J’ai jusqu’à fin janvier pour contester.', 'Je lis « fin janvier » comme le 31 janvier 2027'],
    ['L’avis du 12 novembre dit que je dois payer sous huit jours.', 'se terminait le 20 novembre 2026'],
  ])('names its words: %s', (text, said) => {
    expect(plain(acknowledgement(dossier(text, [])))).toContain(said)
  })

  test.each([
    'Le tribunal a rendu son jugement le 3 septembre. On me l’apporte le 20 novembre par huissier. J’ai un mois pour faire appel.',
    'Mon père est décédé le 20 août et le notaire me demande de répondre sous 15 jours.',
  ])('is never that a term has ended which may run from another day: %s', (text) => {
    const told = dossier(text, [])
    expect(acknowledgement(told)).not.toContain('se terminait')
    expect(asks(told).join(' ')).toContain('De quel jour part ce délai')
  })

  test('is said of no day that stands in their words', () => {
    expect(acknowledgement(dossier('Je dois répondre avant le 12 décembre.', []))).not.toContain('Je compte')
  })
})
