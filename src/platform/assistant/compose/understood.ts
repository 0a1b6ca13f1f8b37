import { civilDay, findDates } from '../extraction/dates.ts'
import { findAmounts } from '../extraction/extract.ts'
import { clip, fold } from '../fold.ts'
import { formatCivilDate, hideSecrets } from '../messages.ts'
import type { Dossier, UnderstoodFact } from '../port.ts'
import { type KnownAnswer, knowledge, patternOf } from './known-answers.ts'

const mostFacts = 6
/** Characters of a value: one line on a small phone. */
const longestValue = 48

const shownAsFact = new Set(['text', 'date', 'amount', 'yes-no', 'place', 'choice'])

function shownValue({ locale, now }: Dossier, { question, words }: KnownAnswer): string {
  if (question.kind === 'amount') return findAmounts(words)[0]?.words ?? clip(words, longestValue)
  const date = question.kind === 'date' ? findDates(words, now).find(({ about }) => !about)?.date : undefined
  if (date?.length === 10 && date <= civilDay(now)) return formatCivilDate(locale, date)
  return clip(words, longestValue, patternOf(question).exec(fold(words))?.index)
}

/** What the assistant understood, for the client to correct: the facts of the script that the client has given. */
export const understoodFacts = (dossier: Dossier): UnderstoodFact[] =>
  knowledge(dossier)
    .known.filter(({ question }) => shownAsFact.has(question.kind))
    .slice(0, mostFacts)
    .map((answer) => ({ key: answer.question.key, value: hideSecrets(shownValue(dossier, answer)) }))
