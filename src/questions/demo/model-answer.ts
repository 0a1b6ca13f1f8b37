import { joinList, money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { isAbroad } from '../../platform/assistant/compose/abroad.ts'
import { type Worked, workedAmounts, workedDeadlines } from '../../platform/assistant/compose/computed-deadlines.ts'
import { certainRent } from '../../platform/assistant/compose/given-values.ts'
import { clientSentences, knowledge } from '../../platform/assistant/compose/known-answers.ts'
import { understoodFacts } from '../../platform/assistant/compose/understood.ts'
import { clip, fold } from '../../platform/assistant/fold.ts'
import { formatCivilDate, quoteText } from '../../platform/assistant/messages.ts'
import type { Dossier, Quotation, SheetRule } from '../../platform/assistant/port.ts'
import { passagesFor } from '../../platform/assistant/search/passages.ts'
import { quotationOf } from '../../platform/assistant/search/rules.ts'
import { terms } from '../../platform/assistant/search/search.ts'
import type { Answer } from '../shapes.ts'
import { en } from './scripted.text.en.ts'
import { fr } from './scripted.text.fr.ts'
import { otherSides } from './sides.data.ts'
import {
  adviceFor,
  countedDay,
  isExcluded,
  opposedSide,
  ruleOfStep,
  situationOf,
  withSituation,
  writtenFor,
} from './situation.ts'

/** Rules of one answer: an answer says more than the one passage of a preview. */
const mostQuoted = 2

export const wordsIn = (locale: Locale) => (locale === 'fr' ? fr : en)

const isFree = (rule: { key: string }, used: readonly Quotation[]) =>
  !used.some((quoted) => quoted.rule?.key === rule.key)

/** The papers of the subject in one sentence: its list begins each with a capital. */
export function papersInSentence({ knowledge: sheets, locale }: Dossier): string {
  const first = /^(L’|\p{Lu})(?=\P{Lu})/u
  const names = sheets?.subject?.papers.map(({ name }) => name.replace(first, (word) => word.toLowerCase())) ?? []
  return names.join(wordsIn(locale).between)
}

/** How surely the text must be about a subject that the client has not chosen. */
const surelyAbout = 0.6

/**
 * The rules of the question's own subject that hold where the client is; none where the subject is not certain. A
 * sub-category may have been proposed by the text's words: only a subject that the text itself is about counts.
 */
export function subjectRules(dossier: Dossier): SheetRule[] {
  const { knowledge: sheets, subCategory } = dossier
  const own = (sheet: string | undefined) => sheet !== undefined && sheet === sheets?.subject?.slug
  const text = clientSentences(dossier).join('\n')
  const quoted = () => passagesFor(dossier, text, mostQuoted).some(({ rule }) => own(rule?.sheet))
  const near = sheets?.nearest(text)
  const about = own(near?.sheet) && (subCategory !== undefined || (near?.probability ?? 0) >= surelyAbout)
  if (isAbroad(dossier) || !(about || situationOf(dossier) !== undefined || quoted())) return []
  return sheets?.rules.filter(({ sheet }) => own(sheet)) ?? []
}

/** What is worked out, with the day that it is counted from and what it supposes of points that are still open. */
export function inWords(locale: Locale, { what, from, supposed }: Worked<unknown>): string {
  const words = wordsIn(locale)
  const date = from && formatCivilDate(locale, from)
  const conditions = supposed.map(({ ask, value }) =>
    value === date
      ? fill(words.supposedDay, { ask: quoteText(locale, ask), value })
      : fill(words.supposed, { ask: quoteText(locale, ask), value: quoteText(locale, value) }),
  )
  const counted = date && supposed.every(({ value }) => value !== date) ? [fill(words.counted, { date })] : []
  const notes = [...counted, ...conditions]
  return notes.length > 0 ? `${what} (${notes.join(words.between)})` : what
}

/**
 * What rests on two suppositions is a guess, unless it is worked out for the other answers to the same point as well:
 * one of them is the client's.
 */
function founded<Result>(all: readonly Worked<Result>[]): Worked<Result>[] {
  const asks = ({ supposed }: Worked<Result>) => supposed.map(({ ask }) => ask).join('\n')
  return all.filter((one) => one.supposed.length < 2 || all.filter((other) => asks(other) === asks(one)).length > 1)
}

/**
 * Dates and sums that follow from what the client gave, by the rules of the subject. Where the law depends on a point
 * that is open, each case is worked out and says so.
 */
export function computed(given: Dossier) {
  const dossier = withSituation(given)
  const state = knowledge(dossier)
  const quotations = rulesInSituation(dossier).map(quotationOf)
  const deadlines = quotations.length > 0 ? workedDeadlines(dossier, state, quotations) : []
  return {
    deadlines: withoutRepeats([...countedDay(dossier), ...founded(deadlines)]),
    amounts: founded(workedAmounts(dossier, state, quotations)),
  }
}

/** The same day by the same rule is one deadline, however it was found. */
const withoutRepeats = (all: readonly Worked<string>[]): Worked<string>[] =>
  all.filter((one, at) => !all.slice(0, at).some(({ rule, result }) => rule === one.rule && result === one.result))

/** The rules from which dates and sums are counted: those of the client's situation, where it is known. */
export function rulesInSituation(dossier: Dossier): SheetRule[] {
  const rules = subjectRules(dossier)
  const situation = situationOf(dossier)
  if (!situation) return rules.filter((rule) => !isExcluded(rule, dossier.question))
  const named = situation.steps.flatMap(({ rule }) => ruleOfStep(dossier, rule) ?? [])
  return rules.filter((rule) => named.includes(rule))
}

/** Whether a sum in folded text is a wage: « 15 € de l’heure » is not what is owed. */
export function isHourly(value: string, said: string): boolean {
  const folded = fold(value)
  const after = said.slice(said.indexOf(folded) + folded.length)
  return /^ ?(?:de l'heure|par heure|\/ ?h|(?:an|per) hour)/.test(after)
}

/** « 6 heures par semaine » is no sum of money. */
const isSum = (value: string, said: string): boolean =>
  /€|£|\$|(?<![a-z])eur|^[\d ]+$/.test(fold(value)) && !isHourly(value, said)

/** « L’acheteur me réclame 1 200 euros »: what the other side wants is no price. */
const isClaimed = (value: string, said: string): boolean =>
  /\b(?:reclam\w*|demand\w*|exig\w*|veut|claim\w*|wants?|asks? (?:me )?for)\b[^.;!?\d]{0,25}$/.test(
    said.split(fold(value))[0] ?? '',
  )

/** The days and sums that the client gave, with what they are. */
function givenFigures(dossier: Dossier): string[] {
  const { locale, script } = dossier
  const words = wordsIn(locale)
  const isFigure = (key: string) => script.some((one) => one.key === key && ['date', 'amount'].includes(one.kind))
  const kindOf = (of: string) => script.find(({ key }) => key === of)?.kind
  const said = fold(clientSentences(dossier).join('\n'))
  const facts = understoodFacts(dossier).filter(
    ({ key, label, value }) =>
      label !== '' && isFigure(key) && /\d/.test(value) && (kindOf(key) !== 'amount' || isSum(value, said)),
  )
  const rent = certainRent(clientSentences(dossier))
  return [
    ...facts.map(
      ({ key, label, value }) =>
        `${kindOf(key) === 'amount' && isClaimed(value, said) ? words.claimed : label} (${value})`,
    ),
    ...(rent === undefined ? [] : [`${words.rent} (${money(locale, Math.round(rent * 100))})`]),
  ]
}

/**
 * A model answer in the form of an expert's: the law in it is that of the subject's knowledge sheet, each rule with its
 * source; the dates are worked out from facts that the client gave; the advice on what to do is written beforehand
 * (`data/demonstration/model-answers.yaml`), for the subjects that are asked most.
 */
export function modelAnswer(dossier: Dossier): Answer {
  return subjectRules(dossier).length > 0 ? fromSheet(dossier) : withoutSheet(dossier)
}

/** Said where what is written for the subject is for the opponent, and nothing for the client's own side. */
function notForSide(dossier: Dossier): string | undefined {
  const side = opposedSide(dossier)
  if (side === undefined || situationOf(dossier)) return undefined
  return fill(wordsIn(dossier.locale).otherSide, { side: otherSides[side].name[dossier.locale] })
}

/**
 * The rules that answer the question: none that speaks of another situation than the client's, nor of a thing that the
 * text does not name.
 */
function quotedFor(dossier: Dossier): Quotation[] {
  const found = passagesFor(dossier, clientSentences(dossier).join('\n'), mostQuoted).filter(({ rule }) => {
    const of = dossier.knowledge?.rules.find(({ key, sheet }) => key === rule?.key && sheet === rule?.sheet)
    return of !== undefined && namesItsThing(of, dossier.question)
  })
  const situation = situationOf(dossier)
  if (!situation) return found
  const own = situation.steps.flatMap(({ rule }) => ruleOfStep(dossier, rule) ?? [])
  // The law that decides the situation comes first, even where the words are nearer to another rule of it.
  return own.length > 0 ? [quotationOf(own[0]!)] : found
}

/** Fewer steps are no answer: then those of another case stay, without its rule. */
const fewestSteps = 3

/** From this share of a rule's phrases on, a word in them is what the rule is about. */
const always = 0.7

/** A rule on chocolate, a word in nearly all of its phrases, says nothing on string. */
function namesItsThing({ about }: SheetRule, text: string): boolean {
  const phrases = about.map(terms)
  const holding = (word: string) => phrases.filter((words) => words.includes(word)).length
  const own = [...new Set(phrases.flat())].filter((word) => holding(word) >= phrases.length * always)
  const said = terms(text)
  return own.length === 0 || own.some((word) => said.includes(word))
}

/** What to do, each step with the rule beside it, unless it was quoted already or the client's words exclude it. */
function writtenSteps(dossier: Dossier, used: Quotation[]): string[] {
  const all = (writtenFor(dossier)?.steps ?? []).map(({ do: act, rule: name }) => ({
    act: act[dossier.locale],
    rule: ruleOfStep(dossier, name),
    // A step of a rule that the client's words exclude is for somebody else.
    other: name !== undefined && !ruleOfStep(dossier, name),
  }))
  const own = all.filter(({ other }) => !other)
  return (own.length >= fewestSteps ? own : all).map(({ act, rule }) => {
    if (!rule || !isFree(rule, used)) return act
    used.push(quotationOf(rule))
    return `${act} ${rule.text}`
  })
}

/** Where nothing was written for the subject: its papers, and its first rules. */
function sheetSteps(dossier: Dossier, used: Quotation[]): string[] {
  const free = subjectRules(dossier).filter((one) => isFree(one, used) && !isExcluded(one, dossier.question))
  const near = free.filter((one) => namesItsThing(one, dossier.question)).slice(0, 2)
  used.push(...near.map(quotationOf))
  const words = wordsIn(dossier.locale)
  const advice = adviceFor(dossier)
  // Papers are asked of the side that the subject is written for: « vos bulletins de paie ».
  const acts = advice
    ? [...advice.steps.map((act) => act[dossier.locale]), fill(words.paperStep, { papers: papersInSentence(dossier) })]
    : [words.tell]
  return [...acts, ...near.map(({ text }) => text)]
}

function fromSheet(dossier: Dossier): Answer {
  const { locale, knowledge: sheets } = dossier
  const words = wordsIn(locale)
  const used = quotedFor(dossier)
  const written = writtenFor(dossier)
  const act = notForSide(dossier) ?? (written ?? adviceFor(dossier))?.short[locale] ?? ''
  // A rule of the subject that does not answer the question stands among the steps, never as the answer.
  const [main, ...others] = used
  const { deadlines, amounts } = computed(dossier)
  const figures = givenFigures(dossier)
  const own = written ? writtenSteps(dossier, used) : sheetSteps(dossier, used)
  const steps = [
    ...(figures.length > 0 ? [fill(words.given, { figures: joinList(locale, figures) })] : []),
    ...amounts.map((worked) =>
      fill(words.figure, { what: inWords(locale, worked), amount: money(locale, Math.round(worked.result * 100)) }),
    ),
    ...others.map(({ excerpt }) => excerpt),
    ...own,
    fill(words.decides, { decides: sheets?.subject?.decides ?? '' }),
  ]
  const counted = subjectRules(dossier)
    .map(quotationOf)
    .filter(({ title }) => deadlines.some(({ rule }) => rule === title))
  return {
    short: clip([words.label, ...(main ? [main.excerpt, act] : [act, words.subjectOnly])].join(' ').trim(), 1190),
    steps: steps.map((text) => ({ text })),
    deadlines: deadlines.map((worked) => ({ date: worked.result, what: clip(inWords(locale, worked), 290) })),
    papers: notForSide(dossier) === undefined ? papersOf(dossier) : [],
    sources: sourcesOf(locale, [...used, ...counted]),
    limits: limitsOf(dossier),
  }
}

const papersOf = ({ knowledge: sheets }: Dossier): string[] =>
  (sheets?.subject?.papers ?? []).map(({ name }) => clip(name, 290))

/** Each article once, with the day on which its rule was read. */
function sourcesOf(locale: Locale, used: readonly Quotation[]): Answer['sources'] {
  const byTitle = new Map(used.map((quoted) => [quoted.title, quoted]))
  return [...byTitle.values()].slice(0, 12).map(({ title, url, rule }) => ({
    title: rule ? fill(wordsIn(locale).read, { title, date: formatCivilDate(locale, rule.read) }) : title,
    url: /^https?:/.test(url) ? url : '',
  }))
}

/**
 * Without rules of the subject: what to do today, whom to ask, what to gather and to note, as the field does, with the
 * passage that was found, if any; what is still open is for the file, and no answer.
 */
function withoutSheet(dossier: Dossier): Answer {
  const { locale } = dossier
  const words = wordsIn(locale)
  const quoted = passagesFor(dossier, clientSentences(dossier).join('\n'), mostQuoted)
  const advice = isAbroad(dossier) ? undefined : adviceFor(dossier)
  const open = knowledge(dossier).missing.filter(({ kind }) => kind !== 'party' && kind !== 'deadline')
  const figures = givenFigures(dossier)
  const steps = [
    ...(figures.length > 0 ? [fill(words.given, { figures: joinList(locale, figures) })] : []),
    ...(advice ? advice.steps.map((act) => act[locale]) : [words.tell]),
    ...(advice ? [fill(words.note, { note: advice.note[locale] })] : []),
    ...(advice ? [fill(words.whom, { whom: advice.whom[locale] })] : []),
    ...(open.length > 0
      ? [
          fill(words.open, {
            asks: open
              .slice(0, 3)
              .map(({ ask }) => ask.trim())
              .join(' '),
          }),
        ]
      : []),
  ]
  const opening = isAbroad(dossier)
    ? words.abroad
    : [notForSide(dossier) ?? advice?.short[locale] ?? '', quoted[0]?.excerpt ?? words.noRule].join(' ')
  return {
    short: clip(`${words.label} ${opening.trim()}`, 1190),
    steps: steps.map((text) => ({ text })),
    deadlines: [],
    papers: advice?.papers.map((paper) => paper[locale]) ?? [],
    sources: sourcesOf(locale, quoted),
    limits: limitsOf(dossier),
  }
}

function limitsOf(dossier: Dossier): string {
  const changes = isAbroad(dossier) ? [] : (dossier.knowledge?.subject?.changes ?? [])
  return clip([wordsIn(dossier.locale).limits, ...changes].join(' '), 1990)
}
