import { monthPattern, weekdayPattern } from '../extraction/calendar-words.ts'
import { civilDay, type DateMatch, findDates } from '../extraction/dates.ts'
import { clauseOf } from '../extraction/denied-date.ts'
import { findAmounts, isOneOfSeveral } from '../extraction/extract.ts'
import { wholeWords, withoutLooseEnd } from '../extraction/whole-words.ts'
import { clip, fold } from '../fold.ts'
import { formatCivilDate, hideSecrets } from '../messages.ts'
import type { Dossier, ScriptQuestion, UnderstoodFact } from '../port.ts'
import { asksWhoWrites, choiceIn } from './chosen-answer.ts'
import { asksReceipt } from './days-for.ts'
import { patternOf } from './fragments.ts'
import { isRoughDay } from './given-values.ts'
import { type KnownAnswer, knowledge, repliesByQuestion, signOf } from './known-answers.ts'
import { sumFor } from './sum-told.ts'

const mostFacts = 6
/** Characters of a value: one line on a small phone. */
const longestValue = 48

const shownAsFact = new Set(['text', 'date', 'amount', 'yes-no', 'place', 'choice'])

const clipped = (words: string, at = 0): string => withoutLooseEnd(clip(words, longestValue, at))

/** Letters that folding makes two of (œ) would shift the places that are found in the folded words. */
const foldsEvenly = (whole: string): boolean => fold(whole).length === whole.length

const plainOf = (words: string): string => words.normalize('NFC').replace(/\s+/g, ' ').trim()

/** A side of a contract. « Mon propriétaire à Rennes refuse » is never shown as « propriétaire à Rennes refuse ». */
const side =
  /^(?:proprietaires?|proprios?|bailleurs?|bailleresse|locataires?|employeurs?|employeuse|patronn?e?s?|salariee?s?|landlords?|landlady|owners?|tenants?|employers?|employees?|boss)(?![a-z])/
const whose =
  /(?<![a-z])(?:mon|ma|mes|notre|nos|my|our|(?<!(?:suis|sommes|que|am|are|i'm|as) )(?:le|la|les|l'|the)) ?(?:(?:ancien(?:ne)?|nouveau|nouvelle|futur|old|new|former) )?$/

/** How many characters before a side say whose it is. */
const beforeSide = (folded: string, at: number): number =>
  side.test(folded.slice(at)) ? (whose.exec(folded.slice(0, at))?.[0].length ?? 0) : 0

/** The client's words that a pattern finds, made whole by `wholeWords`; undefined where it finds none. */
function matchedWords(words: string, pattern: RegExp, now: Date, at = 0): string | undefined {
  const whole = plainOf(words)
  const from = new RegExp(pattern.source, 'g')
  from.lastIndex = at
  const folded = fold(whole)
  const match = from.exec(folded)
  if (!match) return undefined
  if (!foldsEvenly(whole)) return clipped(whole, match.index)
  const start = match.index - beforeSide(folded, match.index)
  const said = wholeWords(whole, start, match.index + match[0].length, now)
  return said === '' ? undefined : clipped(said)
}

type Told = { at?: number; date?: DateMatch }

/** The day beside the question's signs; where the words have none of these, as in a reply, their first day. */
function toldOf(question: ScriptQuestion, words: string, now: Date): Told {
  const told = findDates(words, now)
  return signOf(question, question.detect, words, now) ?? { date: told.find(({ about }) => !about) ?? told[0] }
}

/** The sum that the question's sign names, else the first one: « retient 450 euros sur mon dépôt de 900 euros ». */
function sumOf(question: ScriptQuestion, words: string): string | undefined {
  const whole = plainOf(words)
  const called = sumFor(question, whole)
  if (called !== undefined) return called
  const at = foldsEvenly(whole) ? (patternOf(question).exec(fold(whole))?.index ?? 0) : 0
  const sums = findAmounts(whole).filter(({ words: sum }) => !isOneOfSeveral(whole, sum))
  return (sums.find(({ words: sum }) => whole.indexOf(sum) + sum.length > at) ?? sums[0])?.words
}

/** From the word that leaves the doubt to the end of its clause. */
function roughDay(whole: string, { words: day }: DateMatch, now: Date): string {
  const at = whole.indexOf(day)
  const before = /(?:[\p{L}’'-]+[ ’']+){0,3}$/u.exec(whole.slice(0, at))![0]
  const after = /^[ ,]*(?:(?:ou|or)[^.;:!?]{0,20})?/.exec(whole.slice(at + day.length))![0]
  return clipped(wholeWords(whole, at - before.length, at + day.length + after.trimEnd().length, now))
}

/** The sum, the day, the length of time or the words that answer the question, out of the sentence in which they stand. */
export function shownValue({ locale, now }: Dossier, { question, words }: KnownAnswer): string {
  const sum = question.kind === 'amount' ? sumOf(question, words) : undefined
  if (sum !== undefined) return sum
  // Each is one of several, and none of them is the answer.
  if (question.kind === 'amount' && findAmounts(words).length > 0) return ''
  if (question.kind !== 'date') return matchedWords(words, patternOf(question), now) ?? clipped(words)
  const { at, date: told } = toldOf(question, words, now)
  // « Vers le 24 novembre » is shown as it was said, not as that day.
  if (told && !told.about && isRoughDay(fold(words), told.words)) return roughDay(plainOf(words), told, now)
  if (told?.about && foldsEvenly(plainOf(words)))
    return wholeWords(plainOf(words), told.at, told.at + told.words.length, now)
  if (told && !told.about && told.date.length >= 7 && told.date <= civilDay(now).slice(0, told.date.length))
    return formatCivilDate(locale, told.date)
  return matchedWords(words, patternOf(question), now, at) ?? clipped(words)
}

/** Their kinds of values say nothing by themselves, wherever they come from; nor does a word or two. */
const bareValues = new Set(['date', 'amount', 'place'])
const fewWords = 2
/** « en couple », "live": a word or two that are no answer to « oui ou non » do not say which it is. */
const asksYesOrNo = ({ kind, choices = [] }: ScriptQuestion): boolean =>
  kind === 'yes-no' || choices.some(({ label }) => /^(?:oui|non|yes|no)(?![a-z])/.test(fold(label)))
const namesYesOrNo = /(?<![a-z])(?:oui|non|yes|no|pas|jamais|aucune?|sans|not|never|none|n't|[a-z]+n't)(?![a-z])/

/** "They don't dispute it": words that are denied say the opposite of their label. */
function isDeniedIn(sentence: string, value: string): boolean {
  const folded = fold(sentence)
  const at = folded.indexOf(fold(value))
  const before =
    folded
      .slice(0, Math.max(0, at))
      .split(/[.;:!?,]|(?<![a-z])(?:mais|but)(?![a-z])/)
      .at(-1) ?? ''
  return /(?<![a-z])(?:ne|n'|pas|jamais|not|never|[a-z]+n't)(?: ?[a-z']+){0,3} ?$/.test(before)
}

/** Dates are asked of what has happened, but for these: « Quel jour la carte expire-t-elle ? » */
const asksAhead =
  /(?<![a-z])(?:expir[a-z]*|devai[a-z]*|aurai[a-z]*|should|prevue?s?|due|quelle heure|what time)(?![a-z])/

const timeWords = new RegExp(
  `\\d|(?<![a-z])(?:${monthPattern}|${weekdayPattern}|hier|yesterday|aujourd'hui|today|matin|soir|nuit|morning|night|jours?|days?|semaines?|weeks?|weekend|mois|months?|ans?|annees?|years?|longtemps|long|toujours|always|ever|never|jamais|naissance|birth|enfance|childhood|rentree|noel|christmas|ete|summer|hiver|winter|printemps|spring|automne|autumn|recemment|recently|depuis|since)(?![a-z])`,
)

/** « Que jai jamais fait » tells no day, but in reply to « quand ? ». */
const noDay = /(?<![a-z])(?:jamais|toujours|always|ever|never)(?![a-z])/g

/** "Been there since 2022": that something lasts since then is no problem that does. */
const ofStay =
  /(?<![a-z])(?:been (?:there|here|with (?:them|him|her|you))|liv(?:e|es|ed|ing)|rent(?:s|ed|ing)?|tenants?|work(?:s|ed|ing)?|customer|locataires?|habit(?:e|es|ons|ent|ais|ait)|vi(?:s|t|vons|vent)|lou(?:e|ons|ais)|travaill(?:e|es|ons|ais)|install[a-z]*|cliente?s?|chez (?:eux|elle|lui))(?![a-z])/
const asksProblem = /(?<![a-z])(?:problemes?|problems?|pannes?|defauts?|troubles?|faults?|dommages?|damage)(?![a-z])/

/** Whether the day beside the question's signs is that since which somebody lives or works somewhere, where a problem's is asked. */
function isOfStay({ question, words }: KnownAnswer, now: Date): boolean {
  const folded = fold(words)
  const { date } = toldOf(question, words, now)
  const clause = date ? clauseOf(folded, date.at, date.at + date.words.length) : folded
  return asksProblem.test(fold(`${question.label ?? ''} ${question.ask}`)) && ofStay.test(clause)
}

const ofThing = /[a-z] (?:du|dated|of(?: the)?) \d/

/** Whether a value tells when: not « l’AG », nor a day ahead in answer to when it was held, unless as a reply to that. */
function tellsWhen({ question, words }: KnownAnswer, value: string, now: Date, isReply: boolean): boolean {
  if (question.kind !== 'date') return true
  if (isReply) return timeWords.test(fold(value))
  if (isOfStay({ question, words }, now)) return false
  // « conseil du 20 novembre » is the day of the meeting, where that of its letter is asked.
  if (ofThing.test(fold(value)) && asksReceipt(question)) return false
  const ahead = (toldOf(question, words, now).date?.date ?? '') > civilDay(now)
  return timeWords.test(fold(value).replace(noDay, '')) && (!ahead || asksAhead.test(fold(question.ask)))
}

/** "retired in the Lot" answers where, and "retired" alone does not. */
const tellsWhere = ({ question }: KnownAnswer, value: string): boolean =>
  question.kind !== 'place' || value.split(/\s+/).length > 1 || /\p{Lu}/u.test(value)

const numberWords =
  /\d|(?<![a-z])(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|soixante|cents?|mille|one|two|three|four|five|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|none|aucune?|rien|nothing|all|tout)(?![a-z])/

/** « Quel âge », "how many points": a number of them, and no sum of money. */
const asksNumber =
  /(?<![a-z])(?:quel age|how old|combien de (?:personnes|points|trimestres)|how many|quel taux|what rate)(?![a-z])/

/** Whether a value tells how much: "never returned" says that a sum is kept, and not which. */
const tellsHowMuch = ({ question }: KnownAnswer, value: string): boolean =>
  question.kind !== 'amount' ||
  (numberWords.test(fold(value)) && !(asksNumber.test(fold(question.ask)) && findAmounts(value).length > 0))

/** Whether an answer gives the sum or the day that is asked for: "has not given it back" answers no "how much". */
export const tellsValue = (dossier: Dossier, answer: KnownAnswer): boolean => {
  const { key, kind } = answer.question
  if ((kind !== 'amount' && kind !== 'date') || repliesByQuestion(dossier).has(key)) return true
  const said = fold(answer.words)
  if (kind === 'date') return timeWords.test(said)
  const withoutDays = findDates(said, dossier.now).reduce((left, { words }) => left.replace(words, ''), said)
  return numberWords.test(withoutDays) || /(?<![a-z])(?:smic|minimum wage)(?![a-z])/.test(said)
}

/** What somebody wishes or asks for, in a word, answers no open question: « Interruptions : arrêter ». */
const verbAlone = /^(?:to )?(?:s')?[a-z]+(?:er|ir|re|ing)$/
/** "My landlord" is somebody else than the one who writes. */
const somebodyElse = /^(?:mon|ma|mes|notre|nos|son|sa|leur|le|la|l'|my|our|his|her|their|the) ?[a-z]+$/
const tellsInWords = ({ question }: KnownAnswer, value: string): boolean =>
  !(question.kind === 'text' && verbAlone.test(fold(value))) &&
  !(asksWhoWrites(question) && somebodyElse.test(fold(value)))

/** What the assistant understood, for the client to correct: the facts of the script that the client has given. */
export function understoodFacts(dossier: Dossier): UnderstoodFact[] {
  const replied = repliesByQuestion(dossier)
  const facts = knowledge(dossier)
    .known.filter(({ question, inferred }) => shownAsFact.has(question.kind) && !inferred)
    .flatMap((answer) => {
      const { key, kind, label = '' } = answer.question
      const value = hideSecrets(shownValue(dossier, answer))
      if (!tellsWhen(answer, value, dossier.now, replied.has(key))) return []
      if (!replied.has(key) && ![tellsHowMuch, tellsWhere, tellsInWords].every((tells) => tells(answer, value)))
        return []
      if (replied.has(key) || bareValues.has(kind)) return [{ key, label, value }]
      if (value.split(/\s+/).length > fewWords) return [{ key, label: '', value }]
      const chosen = choiceIn(answer.words, answer.question) ?? choiceIn(value, answer.question)
      if (chosen !== undefined) return [{ key, label, value: chosen }]
      // A word or two that name neither an answer nor a name may be of another matter: « Problème : réserve » of « sans réserve ».
      if (kind === 'choice' && !/\p{Lu}/u.test(value)) return []
      const says = asksYesOrNo(answer.question) ? namesYesOrNo.test(fold(value)) : !isDeniedIn(answer.words, value)
      return says ? [{ key, label, value }] : []
    })
  const shown = new Map(facts.toReversed().map((fact) => [`${fact.label} ${fact.value}`, fact]))
  return facts.filter((fact) => shown.get(`${fact.label} ${fact.value}`) === fact).slice(0, mostFacts)
}
