import { type DateMatch, findDates } from '../extraction/dates.ts'
import { namesDayAhead } from '../extraction/day-ahead.ts'
import { proposedDeadlineIn, saysNoDeadline } from '../extraction/deadline.ts'
import { bareDay } from '../extraction/deadline-reply.ts'
import {
  clauseOf,
  isDeniedBefore,
  isDeniedBetween,
  isOfOtherEvent,
  isOfThing,
  seeksDenied,
} from '../extraction/denied-date.ts'
import { findAmounts } from '../extraction/extract.ts'
import { tellsInvoiceDay } from '../extraction/payment-term.ts'
import { findParties } from '../extraction/people-and-places.ts'
import { clip, fold, sentences } from '../fold.ts'
import { isPromptInjection } from '../model/prompt-injection.ts'
import type { Dossier, ScriptQuestion } from '../port.ts'
import { countryKey } from './abroad.ts'
import { answersInReply } from './answers-in-reply.ts'
import { byValue } from './by-value.ts'
import { choiceIn } from './chosen-answer.ts'
import { asksDue, daysFor, daysToldFor, withPlainDays } from './days-for.ts'
import { withoutCorrected } from './denied-clause.ts'
import { matchesAny, oneOf, patternOf } from './fragments.ts'
import { asks, byNumber, endsQuestions, isNoAnswer, saysNothing, startsWithYesOrNo } from './reply-words.ts'
import { speaksToOtherSide } from './sides.ts'
import { asksSince, repliesToSince } from './since-when.ts'
import { spelledOut } from './spelled-out.ts'
import { tellsOtherSum } from './sum-told.ts'

/**
 * A question of the script with the client's words that answer it. `inferred`: it was said in passing, or a value of the
 * right kind stands beside the question's words, which is enough not to ask again, and too little to count from or to show as understood.
 */
export type KnownAnswer = { question: ScriptQuestion; words: string; inferred?: true }
export type Knowledge = { known: KnownAnswer[]; missing: ScriptQuestion[]; asked: ScriptQuestion[] }

/** Whether folded text meets the preconditions of a question, or of a paper. */
export const isApplicable = ({ onlyIf, unless }: Pick<ScriptQuestion, 'onlyIf' | 'unless'>, text: string): boolean =>
  (!onlyIf || matchesAny(onlyIf, text)) && !(unless && matchesAny(unless, text))

/** The questions whose preconditions the client's words meet, and that are put to their side. */
function applicable(script: readonly ScriptQuestion[], said: readonly string[]): ScriptQuestion[] {
  const all = said.join('\n')
  const text = fold(all)
  return script.filter((question) => isApplicable(question, text) && !speaksToOtherSide(all, question.ask))
}

/** Everything that the client typed, the question first; a repeated message counts once. */
export const clientTexts = (dossier: Dossier): string[] => {
  const said = dossier.turns.filter((turn) => turn.author === 'client').map((turn) => turn.text)
  return said[0]?.trim() === dossier.question.trim() ? said : [dossier.question, ...said]
}

/** The typed sentences, without those that address the model. */
export const clientSentences = (dossier: Dossier): string[] =>
  clientTexts(dossier)
    .flatMap(sentences)
    .filter((sentence) => !isPromptInjection(sentence))

/** What the client asks: without the replies to questions put one by one, whose few words resemble no question. */
export const sentencesThatAsk = (dossier: Dossier): string[] => {
  const replies = dossier.turns.filter(({ author, answers }) => author === 'client' && answers !== undefined)
  const replied = new Set(replies.flatMap(({ text }) => sentences(text)).filter((sentence) => !asks(sentence)))
  return clientSentences(dossier).filter((sentence) => !replied.has(sentence))
}

export const askedQuestionKeys = (dossier: Dossier): string[] => [
  ...new Set(dossier.turns.flatMap((turn) => (turn.author === 'assistant' ? (turn.asked ?? []) : []))),
]

const documentName = (name: string): string => fold(name).replace(/[_\-.]+/g, ' ')

/** What may stand between a sign and its day: no other clause. */
const beside = /^[^.;:!?,]{0,30}$/

/** Where a text answers a question, on its folded form; for a date, the day that the words give. */
type Sign = { at: number; date?: DateMatch }

/** "Bought on 12 October, the engine died": the day before a comma is that of what stands before it. */
const isOfClauseBefore = (folded: string, { at, words }: DateMatch, to: number): boolean =>
  /^ *,/.test(folded.slice(at + words.length, to)) &&
  /[a-z]{3,}[^,.;:!?]* (?:le|on|the|in|en) $/.test(folded.slice(0, at))

const ended = /(?<![a-z])(?:resilie|annule|rompu|cloture|termine|cancell?ed|terminated|ended)(?![a-z])/

/** « Abonnement résilié depuis mars » tells the day of the end, where a beginning is asked for. */
const hasEnded = (fragment: string, ask: string, between: string): boolean =>
  ended.test(between) && !/resili|annul|romp|clotur|terminat|cancel/.test(`${fragment} ${fold(ask)}`)

/**
 * The first place where one of these fragments is found. A date counts only as the text says it: a day on which
 * something did not happen, was to happen, or since which it has not happened, is not the day on which it did.
 */
export function signOf(
  question: ScriptQuestion,
  fragments: readonly string[],
  text: string,
  now: Date,
): Sign | undefined {
  const folded = withPlainDays(fold(text))
  if (question.kind !== 'date') {
    const match = oneOf(fragments).exec(folded)
    return match ? { at: match.index } : undefined
  }
  if (!matchesAny(fragments, folded)) return undefined
  const dates = daysFor(question, folded, now)
  const withheld = findDates(folded, now).length > dates.length
  const isInvoiceDay = asksDue(question) && tellsInvoiceDay(folded)
  const signs = fragments.flatMap((fragment) => {
    const any = asksSince(question) || seeksDenied(fragment)
    return matchesIn(oneOf([fragment]), folded).flatMap(([from, to]): Sign[] => {
      const date =
        dates.find(({ at, words }) => at < to && at + words.length > from) ??
        dates.find(({ at }) => at >= to && beside.test(folded.slice(to, at)))
      const first = date !== undefined && date.at - from < 4
      if (
        date &&
        (first ? isOfClauseBefore(folded, date, to) : hasEnded(fragment, question.ask, folded.slice(from, date.at)))
      )
        return []
      const denied = first
        ? isDeniedBetween(folded.slice(date.at + date.words.length, to))
        : isDeniedBefore(folded, date?.at ?? to) || isOfThing(folded, from, date?.at ?? to)
      if (denied && !any) return []
      if (!date) return withheld || isInvoiceDay ? [] : [{ at: from }]
      const end = date.at + date.words.length
      if (isOfOtherEvent(folded, date.at, end, fragments)) return []
      return oneOf([fragment]).test(clauseOf(folded, date.at, end)) ? [{ at: from, date }] : []
    })
  })
  return signs.find(({ date }) => date !== undefined) ?? signs[0]
}

/** Every place where a pattern begins to match, as one match may hide another that begins within it. */
function matchesIn(pattern: RegExp, folded: string): [from: number, to: number][] {
  const sticky = new RegExp(pattern.source, 'g')
  const found: [number, number][] = []
  for (let match = sticky.exec(folded); match; match = sticky.exec(folded)) {
    found.push([match.index, match.index + match[0].length])
    sticky.lastIndex = match.index + 1
  }
  return found
}

const bySentence = (
  question: ScriptQuestion,
  said: readonly string[],
  now: Date,
  fragments = question.detect,
): string | undefined => {
  if (question.kind === 'deadline') return undefined
  for (const sentence of said) {
    const sign = signOf(question, fragments, sentence, now)
    if (sign) return clip(sentence, 200, sign.at)
  }
  return undefined
}

const byKind = (question: ScriptQuestion, said: readonly string[], now: Date): string | undefined => {
  if (question.kind === 'party')
    return said.find((sentence) => findParties(sentence).some((party) => party.kind !== 'role'))
  // A date that is only mentioned is no term; the client is asked whether a term that they name is their deadline.
  if (question.kind === 'deadline')
    return said.find(
      (sentence) => saysNoDeadline(sentence) || atOnce.test(fold(sentence)) || proposedDeadlineIn(sentence, now),
    )
  return undefined
}

const atOnce =
  /(?<![a-z])(urgent|urgence|tout de suite|immediatement|au plus vite|des que possible|asap|as soon as possible|right now|immediately|straight away)(?![a-z])/

/**
 * Replies given one by one: those given to a question by its key, otherwise by number or by line, which belong to the
 * question of the same rank. The last reply to a question counts; '' where the client does not know.
 */
export const repliesByQuestion = (dossier: Dossier): Map<string, string> =>
  new Map([...repliesIn(dossier)].map(([key, { words }]) => [key, words]))

const lastAsked = (turns: Dossier['turns']): readonly string[] =>
  turns.findLast((turn) => turn.author === 'assistant' && (turn.asked?.length ?? 0) > 0)?.asked ?? []

/**
 * The part of a typed message that replies to the question that was shown, '' where the client does not know. None where
 * it only asks something, or answers only another one of the questions put.
 */
function typedReply(dossier: Dossier, shown: ScriptQuestion, others: readonly string[], text: string) {
  if (isNoAnswer(text)) return ''
  const answers = (question: ScriptQuestion, said: readonly string[]) =>
    choiceIn(said.join(' '), question) !== undefined ||
    bySentence(question, said, dossier.now) !== undefined ||
    byKind(question, said, dossier.now) !== undefined ||
    hasValue(question, said, dossier.now)
  const said = sentences(text).filter((sentence) => !endsQuestions(sentence) && !saysNothing(sentence, shown))
  const told = said.filter((sentence) => !asks(sentence))
  // « Le 12 mars ? » is an answer of somebody who is not sure.
  if (told.length === 0) return answers(shown, said) ? said.join(' ') : undefined
  if (repliesToSince(dossier.script, shown, told)) return undefined
  const only = (question: ScriptQuestion) => others.includes(question.key) && answers(question, told)
  const isDay = told.every((sentence) => bareDay(sentence, dossier.now) !== undefined)
  return (shown.kind === 'text' && !isDay) || answers(shown, told) || !dossier.script.some(only)
    ? told.join(' ')
    : undefined
}

const hasValue = (question: ScriptQuestion, said: readonly string[], now: Date): boolean =>
  said.some((sentence) => answersInReply(question, sentence)) || hasValueOfKind(question, said, now)

const hasValueOfKind = (question: ScriptQuestion, said: readonly string[], now: Date): boolean => {
  const { kind } = question
  return (
    (kind === 'date' && said.some((sentence) => daysToldFor(question, fold(sentence), now).length > 0)) ||
    (kind === 'deadline' && said.some((sentence) => bareDay(sentence, now) !== undefined)) ||
    (kind === 'amount' &&
      said.some((sentence) => findAmounts(sentence).length > 0 || /^\D{0,12}\d[\d ]*$/.test(sentence))) ||
    ((kind === 'yes-no' || kind === 'document') && said.some(startsWithYesOrNo))
  )
}

/** How often a question is shown to a client whose messages do not answer it. */
const mostTries = 2

/**
 * The questions that stay open where the client replies to those put together one by one, or has only settled the
 * deadline: none is dropped because a reply was typed, unless its words ask for that. What a reply has answered besides
 * is not asked again.
 */
export function questionsLeft(dossier: Dossier): ScriptQuestion[] {
  const { turns } = dossier
  const at = turns.findLastIndex((turn) => turn.author === 'assistant' && (turn.asked?.length ?? 0) > 0)
  const reply = turns.slice(at + 1).findLast(({ author }) => author === 'client')
  if (reply && (!reply.answers || sentences(reply.text).some(endsQuestions))) return []
  const asked = lastAsked(turns)
  const replied = repliesIn(dossier)
  const tries = (key: string) =>
    turns.flatMap(({ answers = [] }) => answers.filter((answer) => answer.typed && answer.key === key)).length
  return knowledge(dossier).missing.filter(
    ({ key, kind }) =>
      asked.includes(key) &&
      !replied.has(key) &&
      tries(key) < mostTries &&
      !(kind === 'deadline' && dossier.settled !== undefined),
  )
}

/** `turn`: the place of the message in which it was replied. */
function repliesIn(dossier: Dossier): Map<string, { words: string; turn: number }> {
  const result = new Map<string, { words: string; turn: number }>()
  dossier.turns.forEach((turn, index) => {
    for (const { key, text, typed } of turn.answers ?? [])
      if (!typed) set(key, text ?? '', index)
      else setTyped(key, text ?? '', index)
    const asked = turn.author === 'assistant' ? (turn.asked ?? []) : []
    const at = dossier.turns.findIndex((other, place) => place > index && other.author === 'client')
    const reply = dossier.turns[at]?.text
    if (asked.length === 0 || !reply || dossier.turns[index + 1]?.answers) return
    const numbered = byNumber(reply)
    const lines = reply.split(/\n+/).filter((line) => line.trim() !== '' && !endsQuestions(line))
    if (numbered.length > 0) for (const { rank, words } of numbered) set(asked[rank - 1], words, at)
    else if (lines.length === asked.length) for (const [rank, line] of lines.entries()) set(asked[rank], line, at)
  })
  return result
  function set(key: string | undefined, words: string, turn: number): void {
    if (key && !isPromptInjection(words)) result.set(key, { words: words.trim(), turn })
  }
  /** Numbers tell by themselves to which questions they belong, whatever was shown. */
  function setTyped(key: string, text: string, turn: number): void {
    const asked = lastAsked(dossier.turns.slice(0, turn))
    const numbered = byNumber(text)
    if (numbered.length > 1) for (const { rank, words } of numbered) set(asked[rank - 1], words, turn)
    else {
      const shown = dossier.script.find((question) => question.key === key)
      const others = asked.filter((other) => other !== key && !result.has(other))
      const words = shown && typedReply(dossier, shown, others, text)
      if (words !== undefined) set(key, words, turn)
    }
  }
}

/**
 * Which questions of the script are still open. A pattern found in what the client typed or in a document's name
 * answers its question; after the assistant has asked, replies count by rank, then the remaining reply answers the only
 * question that remains.
 */
export function knowledge(dossier: Dossier): Knowledge {
  const said = clientSentences(dossier).map(withoutCorrected)
  const script = applicable(dossier.script, said)
  const replied = repliesIn(dossier)
  const answers = new Map<string, string>()
  const inferred = new Set<string>()
  const used = new Set<string>()
  const asked = askedQuestionKeys(dossier)
  const inReply = repliedSentences(dossier).map(withoutCorrected)
  for (const question of script) {
    const given = replied.get(question.key)
    const unknown = given !== undefined && (given.words === '' || isNoAnswer(given.words))
    // Whoever did not know may have found out since.
    const reply = unknown
      ? bySentence(question, typedIn(dossier.turns.slice(given.turn + 1)), dossier.now)
      : given?.words
    if (unknown && reply === undefined) continue
    const own = said.filter((sentence) => !tellsOtherSum(question, sentence))
    const told =
      reply ??
      toldBy(question, own, dossier.now) ??
      (asked.includes(question.key) ? inReply.find((sentence) => answersInReply(question, sentence)) : undefined)
    const words = told ?? saidInPassing(question, own, dossier.now)
    if (words === undefined) continue
    if (told === undefined) inferred.add(question.key)
    answers.set(question.key, clip(words, 200))
    used.add(words)
  }
  answerByDocuments(dossier, script, answers)
  const left = asked.filter((key) => !answers.has(key) && !replied.has(key))
  const inTime = typedBeforePreview(dossier)
  const rest = inReply.filter(
    (sentence) => inTime.has(sentence) && !used.has(sentence) && !isNoAnswer(sentence) && !endsQuestions(sentence),
  )
  if (left.length === 1 && rest.length > 0 && replied.size === 0) answers.set(left[0]!, clip(rest.join(' '), 200))
  const known: KnownAnswer[] = []
  for (const question of script) {
    const words = answers.get(question.key)
    if (words !== undefined) known.push({ question, words, ...(inferred.has(question.key) && { inferred: true }) })
  }
  return {
    known,
    missing: script.filter((question) => !answers.has(question.key)),
    asked: script.filter((question) => asked.includes(question.key)),
  }
}

const toldBy = (question: ScriptQuestion, said: readonly string[], now: Date): string | undefined =>
  bySentence(question, said, now) ?? byKind(question, said, now)

const saidInPassing = (question: ScriptQuestion, said: readonly string[], now: Date): string | undefined =>
  (question.kind === 'deadline' ? said.find((sentence) => namesDayAhead(sentence, now)) : undefined) ??
  bySentence(question, said, now, question.implied ?? []) ??
  // A country that the text names is not yet the one in which the matter is.
  (question.key === countryKey ? undefined : byValue(question, said, now)) ??
  said.find((sentence) => tellsInShort(question, sentence, now))

/** Whether only the short forms of a message keep its signs from being found. */
function tellsInShort(question: ScriptQuestion, sentence: string, now: Date): boolean {
  const spelt = spelledOut(sentence)
  if (question.kind === 'deadline' || spelt === fold(sentence)) return false
  return signOf(question, [...question.detect, ...(question.implied ?? [])], spelt, now) !== undefined
}

const putQuestions = ({ author, asked = [] }: Dossier['turns'][number]): boolean =>
  author === 'assistant' && asked.length > 0

const repliedSentences = ({ turns }: Dossier): string[] => typedIn(turns.slice(turns.findIndex(putQuestions) + 1))

/** A message after the preview tells what it likes: its words belong to no question because only that one is open. */
function typedBeforePreview({ turns }: Dossier): Set<string> {
  const last = turns.findLastIndex(putQuestions)
  const shown = turns.findIndex(({ author }, at) => at > last && author === 'assistant')
  return new Set(typedIn(shown === -1 ? turns : turns.slice(0, shown)).map(withoutCorrected))
}

const typedIn = (turns: Dossier['turns']): string[] =>
  turns
    .filter((turn) => turn.author === 'client')
    .flatMap((turn) => sentences(turn.text))
    .filter((sentence) => !isPromptInjection(sentence))

/** A document whose name or text says what it is answers its own question; another one the first open question. */
function answerByDocuments(dossier: Dossier, script: readonly ScriptQuestion[], answers: Map<string, string>): void {
  const left = [...dossier.documents]
  const papers = script.filter((question) => question.kind === 'document' && !answers.has(question.key))
  for (const question of papers) {
    const pattern = patternOf(question)
    const at = left.findIndex(
      ({ name, text }) => pattern.test(documentName(name)) || pattern.test(fold((text ?? '').slice(0, 4000))),
    )
    if (at === -1) continue
    answers.set(question.key, left[at]!.name)
    left.splice(at, 1)
  }
  for (const question of papers) {
    const next = answers.has(question.key) ? undefined : left.shift()
    if (next) answers.set(question.key, next.name)
  }
}
