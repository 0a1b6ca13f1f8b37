import { joinList, money } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { isAbroad } from '../../platform/assistant/compose/abroad.ts'
import { type Worked, workedAmounts, workedDeadlines } from '../../platform/assistant/compose/computed-deadlines.ts'
import { certainRent } from '../../platform/assistant/compose/given-values.ts'
import { clientSentences, knowledge } from '../../platform/assistant/compose/known-answers.ts'
import { understoodFacts } from '../../platform/assistant/compose/understood.ts'
import { clip } from '../../platform/assistant/fold.ts'
import { formatCivilDate, quoteText } from '../../platform/assistant/messages.ts'
import type { Dossier, Quotation, SheetRule } from '../../platform/assistant/port.ts'
import { passagesFor } from '../../platform/assistant/search/passages.ts'
import { quotationOf } from '../../platform/assistant/search/rules.ts'
import type { Answer } from '../shapes.ts'
import { type WrittenAnswer, writtenAnswers } from './model-answers.data.ts'
import { en } from './scripted.text.en.ts'
import { fr } from './scripted.text.fr.ts'

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
  if (isAbroad(dossier) || !(about || quoted())) return []
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
export function computed(dossier: Dossier) {
  const state = knowledge(dossier)
  const quotations = subjectRules(dossier).map(quotationOf)
  return {
    deadlines: founded(workedDeadlines(dossier, state, quotations)),
    amounts: founded(workedAmounts(dossier, state, quotations)),
  }
}

/** The days and sums that the client gave, with what they are. */
function givenFigures(dossier: Dossier): string[] {
  const { locale, script } = dossier
  const words = wordsIn(locale)
  const isFigure = (key: string) => script.some((one) => one.key === key && ['date', 'amount'].includes(one.kind))
  const facts = understoodFacts(dossier).filter(
    ({ key, label, value }) => label !== '' && isFigure(key) && /\d/.test(value),
  )
  const rent = certainRent(clientSentences(dossier))
  return [
    ...facts.map(({ label, value }) => `${label} (${value})`),
    ...(rent === undefined ? [] : [`${words.rent} (${money(locale, Math.round(rent * 100))})`]),
  ]
}

/**
 * A model answer in the form of an expert's: the law in it is that of the subject's knowledge sheet, each rule with its
 * source; the dates are worked out from facts that the client gave; the advice on what to do is written beforehand
 * (`data/demonstration/model-answers.yaml`), for the subjects that are asked most.
 */
export function modelAnswer(dossier: Dossier): Answer {
  const rules = subjectRules(dossier)
  const slug = dossier.knowledge?.subject?.slug ?? ''
  return rules.length > 0 ? fromSheet(dossier, rules, writtenAnswers[slug]) : withoutSheet(dossier)
}

function fromSheet(dossier: Dossier, rules: readonly SheetRule[], written: WrittenAnswer | undefined): Answer {
  const { locale } = dossier
  const words = wordsIn(locale)
  const subject = dossier.knowledge?.subject
  const quoted = passagesFor(dossier, clientSentences(dossier).join('\n'), mostQuoted).filter(
    ({ rule }) => rule !== undefined,
  )
  const used: Quotation[] = [...quoted]
  // A rule of the subject that does not answer the question stands among the steps, never as the answer.
  const main = used[0]?.excerpt ?? words.subjectOnly
  const steps: string[] = []
  const { deadlines, amounts } = computed(dossier)
  const figures = givenFigures(dossier)
  if (figures.length > 0) steps.push(fill(words.given, { figures: joinList(locale, figures) }))
  for (const worked of amounts)
    steps.push(
      fill(words.figure, { what: inWords(locale, worked), amount: money(locale, Math.round(worked.result * 100)) }),
    )
  for (const { excerpt } of used.slice(1)) steps.push(excerpt)
  for (const { do: act, rule: key } of written?.steps ?? []) {
    const rule = rules.find((one) => one.key === key)
    const beside = rule && isFree(rule, used) ? rule : undefined
    if (beside) used.push(quotationOf(beside))
    steps.push(beside ? `${act[locale]} ${beside.text}` : act[locale])
  }
  const papers = subject?.papers.map(({ name }) => name) ?? []
  if (!written) {
    steps.push(fill(words.paperStep, { papers: papersInSentence(dossier) }))
    for (const rule of rules.filter((one) => isFree(one, used)).slice(0, 2)) {
      used.push(quotationOf(rule))
      steps.push(rule.text)
    }
  }
  steps.push(fill(words.decides, { decides: subject?.decides ?? '' }))
  return {
    short: clip([words.label, main, written?.short[locale] ?? ''].join(' ').trim(), 1190),
    steps: steps.map((text) => ({ text })),
    deadlines: deadlines.map((worked) => ({ date: worked.result, what: clip(inWords(locale, worked), 290) })),
    papers: papers.map((paper) => clip(paper, 290)),
    sources: sourcesOf(locale, [
      ...used,
      ...rules.map(quotationOf).filter(({ title }) => deadlines.some(({ rule }) => rule === title)),
    ]),
    limits: limitsOf(dossier),
  }
}

/** Each article once, with the day on which its rule was read. */
function sourcesOf(locale: Locale, used: readonly Quotation[]): Answer['sources'] {
  const byTitle = new Map(used.map((quoted) => [quoted.title, quoted]))
  return [...byTitle.values()].slice(0, 12).map(({ title, url, rule }) => ({
    title: rule ? fill(wordsIn(locale).read, { title, date: formatCivilDate(locale, rule.read) }) : title,
    url: /^https?:/.test(url) ? url : '',
  }))
}

/** Without rules of the subject: what an expert would ask, and the passage that was found, if any. */
function withoutSheet(dossier: Dossier): Answer {
  const { locale } = dossier
  const words = wordsIn(locale)
  const quoted = passagesFor(dossier, clientSentences(dossier).join('\n'), mostQuoted)
  const opening = isAbroad(dossier) ? words.abroad : (quoted[0]?.excerpt ?? words.noRule)
  const open = knowledge(dossier).missing.slice(0, 5)
  return {
    short: clip(`${words.label} ${opening}`, 1190),
    steps: [words.tell, ...open.map(({ ask, why }) => `${ask.trim()} ${why.trim()}`)].map((text) => ({ text })),
    deadlines: [],
    papers: [],
    sources: sourcesOf(locale, quoted),
    limits: limitsOf(dossier),
  }
}

function limitsOf(dossier: Dossier): string {
  const changes = isAbroad(dossier) ? [] : (dossier.knowledge?.subject?.changes ?? [])
  return clip([wordsIn(dossier.locale).limits, ...changes].join(' '), 1990)
}
