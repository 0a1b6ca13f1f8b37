import { civilDay, type DateMatch, findDates } from '../extraction/dates.ts'
import { findAmounts } from '../extraction/extract.ts'
import { wholeWords } from '../extraction/whole-words.ts'
import { clip, fold } from '../fold.ts'
import { formatCivilDate, hideSecrets } from '../messages.ts'
import type { Dossier, ScriptQuestion, UnderstoodFact } from '../port.ts'
import { type KnownAnswer, knowledge, patternOf, repliesByQuestion, signOf } from './known-answers.ts'

const mostFacts = 6
/** Characters of a value: one line on a small phone. */
const longestValue = 48

const shownAsFact = new Set(['text', 'date', 'amount', 'yes-no', 'place', 'choice'])

/** Letters that folding makes two of (œ) would shift the places that are found in the folded words. */
const foldsEvenly = (whole: string): boolean => fold(whole).length === whole.length

const plainOf = (words: string): string => words.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The client's words that a pattern finds, made whole by `wholeWords`; undefined where it finds none. */
function matchedWords(words: string, pattern: RegExp, now: Date): string | undefined {
  const whole = plainOf(words)
  const match = pattern.exec(fold(whole))
  if (!match) return undefined
  if (!foldsEvenly(whole)) return clip(whole, longestValue, match.index)
  return clip(wholeWords(whole, match.index, match.index + match[0].length, now), longestValue)
}

/** The day beside the question's signs; where the words have none of these, as in a reply, their first day. */
function dayOf(question: ScriptQuestion, words: string, now: Date): DateMatch | undefined {
  const sign = signOf(question, question.detect, words, now)
  const told = findDates(words, now)
  return sign ? sign.date : (told.find(({ about }) => !about) ?? told[0])
}

/** The sum, the day, the length of time or the words that answer the question, out of the sentence in which they stand. */
export function shownValue({ locale, now }: Dossier, { question, words }: KnownAnswer): string {
  if (question.kind === 'amount') return findAmounts(words)[0]?.words ?? clip(words, longestValue)
  const told = question.kind === 'date' ? dayOf(question, words, now) : undefined
  if (told?.about && foldsEvenly(plainOf(words)))
    return wholeWords(plainOf(words), told.at, told.at + told.words.length, now)
  if (told && !told.about && told.date.length >= 7 && told.date <= civilDay(now).slice(0, told.date.length))
    return formatCivilDate(locale, told.date)
  return matchedWords(words, patternOf(question), now) ?? clip(words, longestValue)
}

/** Their kinds of values say nothing by themselves, wherever they come from; nor does a word or two. */
const bareValues = new Set(['date', 'amount', 'place'])
const fewWords = 2

/** What the assistant understood, for the client to correct: the facts of the script that the client has given. */
export function understoodFacts(dossier: Dossier): UnderstoodFact[] {
  const replied = repliesByQuestion(dossier)
  const facts = knowledge(dossier)
    .known.filter(({ question, inferred }) => shownAsFact.has(question.kind) && !inferred)
    .map((answer) => {
      const { key, kind, label = '' } = answer.question
      const value = hideSecrets(shownValue(dossier, answer))
      const bare = bareValues.has(kind) || value.split(/\s+/).length <= fewWords
      return { key, label: replied.has(key) || bare ? label : '', value }
    })
  const shown = new Map(facts.toReversed().map((fact) => [`${fact.label} ${fact.value}`, fact]))
  return facts.filter((fact) => shown.get(`${fact.label} ${fact.value}`) === fact).slice(0, mostFacts)
}
