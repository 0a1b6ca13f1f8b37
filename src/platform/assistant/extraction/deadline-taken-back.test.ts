import { describe, expect, test } from 'vitest'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import type { AssistantTurn, Dossier } from '../port.ts'
import { deadlineReply, type Pending } from './deadline-reply.ts'
import { confirmedDeadline } from './stated-dates.ts'

/** A Sunday. */
const now = new Date('2026-11-29T10:00:00Z')
const later = new Date('2026-11-29T10:05:00Z')
const friday = '2026-12-04'
const question = 'Je dois répondre à la CAF avant vendredi pour un trop-perçu.'

const dossier = (replies: string[], more: Partial<Dossier> = {}): Dossier => ({
  ...dossierOf(goldenQuestions[0]!),
  now: later,
  askedAt: now,
  script: [],
  question,
  turns: replies.map((text): AssistantTurn => ({ author: 'client', text, at: later })),
  ...more,
})
const found = (...of: Parameters<typeof dossier>) => {
  const { date, proposed } = confirmedDeadline(dossier(...of))
  return [date, proposed]
}

describe('a bare « non »', () => {
  test.each(['non', 'Non.', 'non merci', 'no', 'Nope!', 'Non. Je vis seul.', 'No. I live alone.'])(
    'leaves the day proposed, where it may answer something else: %s',
    (text) => {
      for (const pending of ['yes_or_no', 'day', 'more'] satisfies Pending[])
        expect(deadlineReply(text, friday, pending, now)).toBeUndefined()
      expect(found([text])).toEqual([undefined, friday])
    },
  )

  test('refuses the day where nothing else was asked', () => {
    expect(deadlineReply('non', friday, 'nothing', now)).toEqual({ date: null, whole: true })
  })

  test.each(['aucune échéance', 'pas de date', 'non, aucune échéance', 'aucune', 'none', 'no, there is no deadline'])(
    'is not what plainly denies it: %s',
    (text) => {
      expect(deadlineReply(text, friday, 'more', now)).toEqual({ date: null, whole: true })
      expect(found([text])).toEqual([undefined, undefined])
    },
  )
})

describe('a day that was denied', () => {
  const settled = { date: null, at: new Date('2026-11-29T10:02:00Z') }
  const backs = [
    'si, vendredi 4 décembre',
    'oui vendredi',
    'yes, Friday 4 December',
    'en fait il y a une date limite : le 4 décembre',
    'en fait, le 4 décembre',
    'actually there is a deadline: 4 December',
  ]

  test.each(backs)('is proposed again, and not kept, where the client takes that back: %s', (text) => {
    expect(found(['aucune échéance', text])).toEqual([undefined, friday])
    expect(found([text], { settled })).toEqual([undefined, friday])
  })

  test('may be another one', () => {
    expect(found(['si, lundi 7 décembre'], { settled })).toEqual([undefined, '2026-12-07'])
  })

  test.each(['oui', 'si', 'oui lundi', 'le 7 décembre', 'si, le 20 novembre', 'mon fils est né le 4 décembre 2020'])(
    'is not invented: %s',
    (text) => {
      expect(found([text], { settled })).toEqual([undefined, undefined])
    },
  )

  test('is none where nothing was denied', () => {
    const quiet = { question: 'La CAF me réclame un trop-perçu.' }
    expect(found(['en fait, le 4 décembre'], quiet)).toEqual([undefined, undefined])
  })

  test('is denied again', () => {
    expect(found(['si, vendredi 4 décembre', 'finalement, aucune'], { settled })).toEqual([undefined, undefined])
  })
})

describe('a day that was confirmed', () => {
  const settled = { date: friday, at: new Date('2026-11-29T10:02:00Z') }

  test.each([
    'en fait non, aucune date, rien ne presse',
    'finalement aucune date limite, prenez votre temps',
    'actually no deadline, no rush',
    'no date after all, nothing urgent',
  ])('is taken back by whoever says that there is none: %s', (text) => {
    expect(found([text], { settled })).toEqual([undefined, undefined])
  })

  test.each(['rien ne presse', 'ce n’est pas urgent', 'no rush', 'merci'])(
    'is kept where nothing is urgent: %s',
    (text) => {
      expect(found([text], { settled })).toEqual([friday, undefined])
    },
  )
})
