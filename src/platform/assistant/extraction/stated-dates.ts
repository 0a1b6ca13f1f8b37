import { repliesByQuestion } from '../compose/known-answers.ts'
import { sentences } from '../fold.ts'
import { hideSecrets } from '../messages.ts'
import { isPromptInjection } from '../model/prompt-injection.ts'
import type { Dossier } from '../port.ts'
import { civilDay, findDates } from './dates.ts'
import { type Deadline, deadlineOf } from './deadline.ts'
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

/** The past dates of a text, and the deadline where the text names it. Other dates ahead are not stated. */
export function statedDatesIn(text: string, at: Date, deadline: string | undefined): StatedDate[] {
  const today = civilDay(at)
  // « Le 3 décembre », given as the deadline, is not last year's 3 December.
  const sameDay = (date: string) => deadline !== undefined && date.slice(4) === deadline.slice(4)
  const kept = sentences(text)
    .filter((sentence) => !isPromptInjection(sentence))
    .join('\n')
  return findDates(kept, at)
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
