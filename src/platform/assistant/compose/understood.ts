import { civilDay, findDates } from '../extraction/dates.ts'
import { findAmounts } from '../extraction/extract.ts'
import { clip, fold } from '../fold.ts'
import { formatCivilDate, hideSecrets } from '../messages.ts'
import type { Dossier, ScriptQuestion, UnderstoodFact } from '../port.ts'
import { type KnownAnswer, knowledge, patternOf, repliesByQuestion, signOf } from './known-answers.ts'

const mostFacts = 6
/** Characters of a value: one line on a small phone. */
const longestValue = 48

const shownAsFact = new Set(['text', 'date', 'amount', 'yes-no', 'place', 'choice'])

/** The client's words that a pattern finds, to the end of the last word; undefined where it finds none. */
function matchedWords(words: string, pattern: RegExp): string | undefined {
  const whole = words.normalize('NFC').replace(/\s+/g, ' ').trim()
  const folded = fold(whole)
  const match = pattern.exec(folded)
  if (!match) return undefined
  // Letters that folding makes two of (œ) would shift the place.
  if (folded.length !== whole.length) return clip(whole, longestValue, match.index)
  const end = match.index + match[0].length
  return clip(whole.slice(match.index, end + (/^[\p{L}\p{N}]*/u.exec(whole.slice(end))?.[0].length ?? 0)), longestValue)
}

/** The day beside the question's signs; where the words have none of these, as in a reply, their first day. */
function dayOf(question: ScriptQuestion, words: string, now: Date): string | undefined {
  const sign = signOf(question, question.detect, words, now)
  const told = sign ? sign.date : findDates(words, now).find(({ about }) => !about)
  return told?.about ? undefined : told?.date
}

/** The sum, the day or the words that answer the question, out of the sentence in which they stand. */
export function shownValue({ locale, now }: Dossier, { question, words }: KnownAnswer): string {
  if (question.kind === 'amount') return findAmounts(words)[0]?.words ?? clip(words, longestValue)
  const date = question.kind === 'date' ? dayOf(question, words, now) : undefined
  if (date !== undefined && date.length >= 7 && date <= civilDay(now).slice(0, date.length))
    return formatCivilDate(locale, date)
  return matchedWords(words, patternOf(question)) ?? clip(words, longestValue)
}

/** Their kinds of values say nothing by themselves, wherever they come from. */
const bareValues = new Set(['date', 'amount', 'place'])

/** What the assistant understood, for the client to correct: the facts of the script that the client has given. */
export function understoodFacts(dossier: Dossier): UnderstoodFact[] {
  const replied = repliesByQuestion(dossier)
  const facts = knowledge(dossier)
    .known.filter(({ question, inferred }) => shownAsFact.has(question.kind) && !inferred)
    .map((answer) => {
      const { key, kind, label = '' } = answer.question
      return {
        key,
        label: replied.has(key) || bareValues.has(kind) ? label : '',
        value: hideSecrets(shownValue(dossier, answer)),
      }
    })
  const shown = new Map(facts.toReversed().map((fact) => [`${fact.label} ${fact.value}`, fact]))
  return facts.filter((fact) => shown.get(`${fact.label} ${fact.value}`) === fact).slice(0, mostFacts)
}
