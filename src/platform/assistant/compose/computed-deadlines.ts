import { civilDay, type DateMatch } from '../extraction/dates.ts'
import { clauseOf } from '../extraction/denied-date.ts'
import { fold } from '../fold.ts'
import { formatCivilDate } from '../messages.ts'
import type { Computable, Dossier, Preview, Quotation, ScriptQuestion } from '../port.ts'
import { choiceIn } from './chosen-answer.ts'
import { daysFor } from './days-for.ts'
import { certainAmount, certainDay, certainDuration, certainRent } from './given-values.ts'
import { clientSentences, type Knowledge, type KnownAnswer, repliesByQuestion, signOf } from './known-answers.ts'

/** A point on which a result rests and that the client has not settled: the answer, or the day, that is taken for it. */
type Supposed = {
  ask: string
  value: string
  /** The result says so in its own words, and is true as it stands. */
  stated?: true
}

/** `from`: the day from which it is counted. Without anything `supposed` it follows from the client's words alone. */
export type Worked<Result> = {
  result: Result
  what: string
  rule: string
  from?: string
  supposed: readonly Supposed[]
}

const isSure = ({ supposed }: Worked<unknown>): boolean => supposed.every(({ stated }) => stated)

/** Two quoted rules may set the same day, or the same sum. */
const eachOnce = <Result>(all: readonly Worked<Result>[]): Worked<Result>[] =>
  all.filter((one, at) => all.findIndex(({ result, what }) => result === one.result && what === one.what) === at)

/** The deadlines of the quoted rules, counted from whole past dates that the client gave. */
export function computedDeadlines(
  dossier: Dossier,
  knowledge: Knowledge,
  quotations: readonly Quotation[],
): Preview['deadlines'] {
  return workedDeadlines(dossier, knowledge, quotations)
    .filter(isSure)
    .map(({ result, what, rule }) => ({ date: result, what, rule }))
}

/** The sums of the quoted rules, from figures that the client gave, and those that need no rule of a sheet. */
export function computedAmounts(
  dossier: Dossier,
  knowledge: Knowledge,
  quotations: readonly Quotation[],
): Preview['amounts'] {
  return workedAmounts(dossier, knowledge, quotations)
    .filter(isSure)
    .map(({ result, what, rule }) => ({ euros: result, what, rule }))
}

/** As `computedDeadlines`, with those that hold only if a point is as supposed. */
export const workedDeadlines = (dossier: Dossier, knowledge: Knowledge, quotations: readonly Quotation[]) =>
  eachOnce(results(dossier.knowledge?.subject?.deadlines ?? [], dossier, knowledge, quotations))

/** As `computedAmounts`, with those that hold only if a point is as supposed. */
export const workedAmounts = (
  dossier: Dossier,
  knowledge: Knowledge,
  quotations: readonly Quotation[],
): Worked<number>[] => [
  ...eachOnce(results(dossier.knowledge?.subject?.amounts ?? [], dossier, knowledge, quotations)),
  ...(dossier.amounts ?? []).map(({ euros, what, rule }) => ({ result: euros, what, rule, supposed: [] })),
]

const paidOn =
  /(?<![a-z])(?:(?:versee?|payee?|reglee?|viree?|paid|transferred)|(?:achet\w+|bought|purchased)[^.,;:]{0,70}) (?:le|on) (?:the )?\d/
const ofPayment =
  /(?<![a-z])(?:vers|pay|regl|vir|debit|paid|transfer|achat|achet|vent|vend|livr|recu|bought|purchas|s[oa]l[de]|deliver|receiv)/

const certainDayFor = (question: ScriptQuestion, words: string, now: Date): string | undefined =>
  certainDay(words, now, daysFor(question, fold(words), now))

/** The day of a sentence that names several, where its own clause leaves no doubt about it. */
const dayOfClause = (words: string, { at, words: said }: DateMatch, now: Date): string | undefined =>
  certainDay(clauseOf(fold(words), at, at + said.length), now)

/** The one day that the client's sentences on a point name without a doubt, where nothing was replied on that point. */
function dayInPassing(dossier: Dossier, fact: string): string | undefined {
  const question = dossier.script.find(({ key }) => key === fact)
  if (!question || repliesByQuestion(dossier).has(fact)) return undefined
  const signs = [...question.detect, ...(question.implied ?? [])]
  const spoken = clientSentences(dossier).filter((sentence) => signOf(question, signs, sentence, dossier.now))
  // « Un acompte versé le 3 septembre », « acheté le 3 octobre »: the day of a payment or purchase is that of nothing else.
  const toldOfPayment = spoken.some((sentence) => paidOn.test(fold(sentence))) && !ofPayment.test(fold(question.ask))
  if (toldOfPayment) return undefined
  const days = new Set(spoken.flatMap((sentence) => certainDayFor(question, sentence, dossier.now) ?? []))
  return days.size === 1 ? [...days][0] : undefined
}

/** Nothing where a value is missing or doubtful: no value is ever guessed. */
function results<Result>(
  all: readonly Computable<Result>[],
  dossier: Dossier,
  { known }: Knowledge,
  quotations: readonly Quotation[],
): Worked<Result>[] {
  const sheet = dossier.knowledge?.subject?.slug
  const answerTo = (fact: string | undefined) =>
    known.find(({ question, inferred }) => question.key === fact && !inferred)?.words ?? ''
  const askOf = (fact: string) => dossier.script.find(({ key }) => key === fact)?.ask ?? fact
  const read = ({ fact, as }: Computable<Result>['takes'][string]): string | number | undefined => {
    if (as === 'rent') return certainRent(clientSentences(dossier))
    if (as === 'date') return toldDay(fact)
    return as === 'amount' ? certainAmount(answerTo(fact)) : certainDuration(answerTo(fact))
  }
  /** `open`: the client's words are none of the answers that can be chosen. */
  const standingOf = ({ fact, is }: { fact: string; is: string }): 'yes' | 'no' | 'open' => {
    const question = dossier.script.find(({ key }) => key === fact)
    const answer = answerTo(fact)
    const chosen = question ? choiceIn(answer, question) : undefined
    if (fold(chosen ?? answer) === fold(is)) return 'yes'
    return chosen === undefined ? 'open' : 'no'
  }
  // The day of the purchase is not that on which the defect appeared, only because no other one is named.
  const replied = repliesByQuestion(dossier)
  const daysOf = known.filter(({ question, inferred }) => question.kind === 'date' && !inferred)
  const isOfAnother = (fact: string, day: string, before: readonly KnownAnswer[] = daysOf): boolean =>
    !replied.has(fact) &&
    before.some(({ question, words }) => question.key !== fact && certainDayFor(question, words, dossier.now) === day)
  const toldDay = (fact: string | undefined): string | undefined => {
    const words = answerTo(fact)
    const question = dossier.script.find(({ key }) => key === fact)
    // Without a reply, the day that the sentence tells of this fact, and not of something else.
    const sign =
      question && !replied.has(question.key) ? signOf(question, question.detect, words, dossier.now) : undefined
    const whole = certainDay(words, dossier.now, question && daysFor(question, fold(words), dossier.now))
    const day = whole ?? (sign?.date && dayOfClause(words, sign.date, dossier.now))
    if (sign && sign.date?.date !== day) return undefined
    const place = daysOf.findIndex(({ question }) => question.key === fact)
    return day === undefined || isOfAnother(fact ?? '', day, daysOf.slice(0, Math.max(0, place))) ? undefined : day
  }
  const openDay = (fact: string): string | undefined => {
    const day = dayInPassing(dossier, fact)
    return day === undefined || isOfAnother(fact, day) ? undefined : day
  }
  // Of two answers, an answer that was given and is not understood leaves out both: a death in Martinique is neither here nor abroad.
  const isToldOtherwise = ({ fact, is }: { fact: string; is: string }): boolean =>
    known.some(({ question }) => question.key === fact) && all.some(({ when }) => when?.fact === fact && when.is !== is)
  return all.flatMap(({ rule, takes, when, onlyOnce, namesCondition, what, of }) => {
    const quoted = quotations.find((quotation) => quotation.rule?.key === rule && quotation.rule.sheet === sheet)
    const standing = when ? standingOf(when) : 'yes'
    if (!quoted || standing === 'no' || (onlyOnce && standingOf(onlyOnce) !== 'yes')) return []
    const supposed: Supposed[] =
      when && standing === 'open'
        ? [{ ask: askOf(when.fact), value: when.is, ...(namesCondition && !isToldOtherwise(when) && { stated: true }) }]
        : []
    const given: Record<string, string | number> = {}
    let from: string | undefined
    for (const [name, source] of Object.entries(takes)) {
      const said = read(source)
      const value = said ?? (source.as === 'date' && source.fact ? openDay(source.fact) : undefined)
      if (value === undefined) return []
      if (source.as === 'date') from = String(value)
      if (said === undefined && source.fact)
        supposed.push({
          ask: askOf(source.fact),
          value: formatCivilDate(dossier.locale, String(value)),
        })
      given[name] = value
    }
    const result = of({ ...given, today: civilDay(dossier.now) })
    return result === undefined ? [] : [{ result, what, rule: quoted.title, supposed, ...(from && { from }) }]
  })
}
