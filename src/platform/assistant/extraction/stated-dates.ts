import { repliesByQuestion } from '../compose/known-answers.ts'
import { level, sentences } from '../fold.ts'
import { hideSecrets } from '../messages.ts'
import { isPromptInjection } from '../model/prompt-injection.ts'
import type { Dossier } from '../port.ts'
import { civilDay, findDates } from './dates.ts'
import { type Deadline, deadlineOf } from './deadline-of.ts'
import { sentenceAround } from './extract.ts'

/**
 * A date that may be stated: it is past, or the client has confirmed it. `what` is the sentence that holds it; `about`:
 * only a length of time.
 */
export type StatedDate = { date: string; words: string; what: string; deadline: boolean; about: boolean }

export const confirmedDeadline = (dossier: Dossier): Deadline => deadlineOf(dossier, repliesByQuestion(dossier))

/** What the client wrote with the instant of each text, the question first. */
const written = (dossier: Dossier): { text: string; at: Date }[] => {
  const said = dossier.turns
    .filter((turn) => turn.author === 'client')
    .map((turn) => ({ text: turn.text, at: turn.at ?? dossier.now }))
  const first = { text: dossier.question, at: dossier.askedAt ?? dossier.now }
  return said[0]?.text.trim() === dossier.question.trim() ? [first, ...said.slice(1)] : [first, ...said]
}

const birth =
  /(?<![a-z])(?:nee?s?|naissance|d\.?o\.?b\.?|born|birth)(?: (?:est|is|was|le|en|du|on|in|the|of))* ?[:(]? ?(?:le |the )?$/
/** A birth up to this many years ago may be what a question is about; an earlier one tells somebody's age. */
const recentBirth = 2

/** « Née le 3 mars 1985 »: who somebody is, and no date of the case. */
const isAge = (text: string, { date, at: place }: { date: string; at: number }, at: Date): boolean =>
  at.getUTCFullYear() - Number(date.slice(0, 4)) > recentBirth && birth.test(level(text.slice(0, place)))

/** The past dates of a text, and the deadline where the text names it. Other dates ahead are not stated. */
export function statedDatesIn(text: string, at: Date, deadline: string | undefined): StatedDate[] {
  const today = civilDay(at)
  // « Le 3 décembre », given as the deadline, is not last year's 3 December.
  const sameDay = (date: string) => deadline !== undefined && date.slice(4) === deadline.slice(4)
  const kept = sentences(text)
    .filter((sentence) => !isPromptInjection(sentence))
    .join('\n')
  return findDates(kept, at)
    .filter((found) => !isAge(kept, found, at))
    .filter(({ date, limit }) => date === deadline || (date <= today.slice(0, date.length) && !limit && !sameDay(date)))
    .map(({ date, words, at: place, about }) => ({
      date,
      words,
      what: hideSecrets(sentenceAround(kept, place)),
      deadline: date === deadline,
      about,
    }))
}

export const statedDates = (dossier: Dossier): StatedDate[] => {
  const { date } = confirmedDeadline(dossier)
  return written(dossier).flatMap(({ text, at }) => statedDatesIn(text, at, date))
}
