import { fold, sentences } from '../fold.ts'
import type { AssistantTurn, Dossier } from '../port.ts'
import { civilDay, type Term } from './dates.ts'
import {
  answeredDay,
  proposalIn,
  proposedDeadlineIn,
  saysNoDeadline,
  saysPlainlyNoDeadline,
  startIn,
  termsIn,
} from './deadline.ts'
import { bareDay, tellsOtherEvent } from './deadline-reply.ts'
import { retractsDeadline } from './no-deadline.ts'

/** Words of the client and the day that they come to; `from`: the day from which they were counted. */
type Read = { words: string; date: string; from?: string }

/**
 * `date` is what the client has confirmed: given in answer to "by when", or chosen in the thread. `proposed` was only
 * found in their words and is shown only in the question whether it is right; `read` tells in which. `over`: a term of
 * theirs whose last day has gone by. `open`: the words of one of which nobody knows from which day it runs.
 */
export type Deadline = { date?: string; proposed?: string; read?: Read; over?: Read; open?: string }

/** One reply to several questions: « M. Durand, meublé, avant le 12 décembre ». */
const termFirst =
  /^(?:et |and )?(?:(?:j'en ai|nous en avons|j'ai) besoin .{0,20}|il me faut (?:la|une) reponse |reponse |je dois .{0,30}|nous devons .{0,30}|il faut .{0,30}|i need .{0,20}|i must .{0,30}|i have to .{0,30}|we must .{0,30}|answer )?(?:avant|d'ici|sous|au plus tard|by|before|within|no later than|il (?:me|nous) reste|(?:i have|we have|j'ai|nous avons) (?:only )?\d+)(?![a-z])/

/** A sentence longer than this tells something else as well. */
const longestAnswer = 90
/** Up to this far ahead a day without a year is the next one, where a day that has been is asked for as well. */
const nearDays = 183

/** The day that is all that a line of a reply says, or the line that names one to keep. */
function dayToKeep(text: string, at: Date, asksDay: boolean): string | undefined {
  const isNear = (day: string, line: string): boolean =>
    !asksDay || /\d{4}/.test(line) || Date.parse(day) - at.getTime() <= nearDays * 86_400_000
  for (const line of text.split('\n')) {
    const day = bareDay(line, at)
    if (day !== undefined && isNear(day, line)) return day
    const named = line.length <= longestAnswer && sentences(line).length === 1 && proposedDeadlineIn(line, at)
    if (day === undefined && named) return line
  }
  return undefined
}

/** What was typed, without the answers that were chosen for other questions. */
const typedOf = ({ text, answers = [] }: AssistantTurn, deadline: string): string => {
  const chosen = new Set(answers.filter(({ key, typed }) => key !== deadline && !typed).map((answer) => answer.text))
  return text
    .split('\n')
    .filter((line) => !chosen.has(line))
    .join('\n')
}

function answerIn(dossier: Dossier, index: number, answers: ReadonlyMap<string, string>): string | undefined {
  const asking = dossier.turns.slice(0, index).findLast((turn) => turn.author === 'assistant')
  const asked = asking?.asked ?? []
  const key = dossier.script.find((question) => question.kind === 'deadline' && asked.includes(question.key))?.key
  if (key === undefined) return undefined
  const turn = dossier.turns[index]!
  const ranked = answers.get(key)
  if (ranked !== undefined && turn.text.includes(ranked)) return ranked
  if (asked.length === 1) return turn.text
  const asksDay = dossier.script.some((question) => question.kind === 'date' && asked.includes(question.key))
  const typed = typedOf(turn, key)
  return (
    dayToKeep(typed, turn.at ?? dossier.now, asksDay) ??
    typed.split(/[,;\n]|\. /).find((piece) => termFirst.test(fold(piece)))
  )
}

/** « Il part du 12 novembre », "it runs from": the client says from which day to count. */
const runsFrom =
  /(?<![a-z])(?:part|court|commence|demarre|a (?:compter|partir|dater) d[eu]|compte[rz]?|runs?|starts?|counts?|counted|from)(?![a-z])/

/** A term that was counted, from the day that the client names instead. */
function recounted({ proposed, read, over }: Deadline, text: string, at: Date): Term | undefined {
  const counted = proposed === undefined ? over : read
  if (counted?.from === undefined || !runsFrom.test(fold(text))) return undefined
  const start = startIn(text, at)
  return start === undefined ? undefined : termsIn(`Je dois répondre ${counted.words}.`, at, start)[0]
}

function withTerm(deadline: Deadline, { words, date, from }: Term & { date: string }, at: Date): Deadline {
  const read = { words, date, from }
  if (date < civilDay(at)) return { ...deadline, proposed: undefined, read: undefined, over: read, open: undefined }
  return { date: deadline.date, proposed: date, read }
}

const isCounted = (term: Term | undefined): term is Term & { date: string } => term?.date !== undefined

/** What a text adds to a deadline that it neither confirms nor denies. `told`: all that the client has written so far. */
function withProposal(deadline: Deadline, text: string, told: string, start: string | undefined, at: Date): Deadline {
  const again = recounted(deadline, text, at)
  if (isCounted(again)) return withTerm(deadline, again, at)
  const found = proposalIn(text, at)
  if (found && found.date !== deadline.date) return { date: deadline.date, proposed: found.date, read: found }
  const words = termsIn(text, at).find(({ date }) => date === undefined)?.words ?? deadline.open
  const today = civilDay(at)
  const term = termsIn(told, at, start).findLast((one) =>
    words === undefined ? (one.date ?? today) < today : one.words === words,
  )
  if (isCounted(term) && (words !== undefined || deadline.proposed === undefined)) return withTerm(deadline, term, at)
  return deadline.proposed || deadline.date ? deadline : { ...deadline, open: words }
}

/** « Si, vendredi », "actually, Friday": what was denied before is taken back. */
const takenBack = /^(?:ah |oh |mais |but |pardon |sorry )*(?:si|en ?fait|finalement|actually|in fact)(?![a-z])/

/** The day that the client names after all: the one proposed before, or another that they say takes back their denial. */
function dayAfterAll(text: string, at: Date, earlier: readonly { text: string; at: Date }[]): string | undefined {
  const day = bareDay(text, at)
  const again = takenBack.test(fold(text)) || earlier.some((one) => proposedDeadlineIn(one.text, one.at) === day)
  return again ? day : undefined
}

/**
 * The deadline of a question, from its messages in order, each read at the instant at which it was written: what the
 * client has chosen in the thread, then what they answered, and mentioned dates only as a proposal.
 */
export function deadlineOf(dossier: Dossier, answers: ReadonlyMap<string, string>): Deadline {
  let deadline: Deadline = dossier.settled?.date ? { date: dossier.settled.date } : {}
  const told: string[] = []
  const earlier: { text: string; at: Date }[] = []
  const isDenied = () => dossier.settled?.date === null || earlier.some(({ text }) => saysNoDeadline(text))
  const isOpen = () => deadline.date === undefined && deadline.proposed === undefined
  const heard = (text: string, at: Date, answer: string | undefined): void => {
    const start = answer !== undefined && deadline.open !== undefined ? startIn(answer, at) : undefined
    const tellsElse = answer !== undefined && deadline.proposed !== undefined && tellsOtherEvent(answer)
    const day = answer === undefined || tellsElse || start !== undefined ? undefined : answeredDay(answer, at)
    if (day !== undefined) deadline = { date: day }
    else if (answer !== undefined && saysNoDeadline(answer)) deadline = {}
    else if (retractsDeadline(fold(text))) deadline = {}
    else if (saysPlainlyNoDeadline(text)) deadline = deadline.date === undefined ? {} : { date: deadline.date }
    else if (!tellsElse) {
      deadline = withProposal(deadline, text, [...told, text].join('\n'), start, at)
      const after = isOpen() && isDenied() ? dayAfterAll(text, at, earlier) : undefined
      if (after !== undefined) deadline = { proposed: after, read: { words: text, date: after } }
    }
    told.push(text)
  }
  const settledAt = dossier.settled?.at.getTime() ?? Number.NEGATIVE_INFINITY
  const askedAt = dossier.askedAt ?? dossier.now
  if (askedAt.getTime() > settledAt) heard(dossier.question, askedAt, undefined)
  earlier.push({ text: dossier.question, at: askedAt })
  dossier.turns.forEach((turn, index) => {
    const at = turn.at ?? dossier.now
    if (turn.author !== 'client') return
    if (at.getTime() > settledAt) heard(turn.text, at, answerIn(dossier, index, answers))
    earlier.push({ text: turn.text, at })
  })
  const today = civilDay(dossier.now)
  return deadline.proposed !== undefined && deadline.proposed < today
    ? { ...deadline, proposed: undefined, read: undefined }
    : deadline
}
