import { joinList, moneyShort } from '../../../i18n/format.ts'
import { languageTag } from '../../../i18n/locale.ts'
import { fill, lowerArticle, plural } from '../../../i18n/text.ts'
import { extract } from '../extraction/extract.ts'
import { confirmedDeadline } from '../extraction/stated-dates.ts'
import { clip, fold, sentences } from '../fold.ts'
import { assistantMessagesFor, clipWhole, formatCivilDate, hideSecrets, quoteText } from '../messages.ts'
import type { Dossier, ModelWords, Preview, Quotation } from '../port.ts'
import { passagesFor } from '../search/passages.ts'
import {
  countryNotice,
  hasExpertForLaw,
  imposedLines,
  isAbroad,
  isDecidedByLaw,
  mayBeAbroad,
  unknownCountryNotice,
} from './abroad.ts'
import { openQuestions, topicOf } from './ask.ts'
import { mainSentences, titleOf } from './brief.ts'
import { choiceIn } from './chosen-answer.ts'
import { computedAmounts, computedDeadlines } from './computed-deadlines.ts'
import { withoutCorrected } from './denied-clause.ts'
import { firstLines, isAboutUnwellAnimal } from './first-lines.ts'
import { matchesAny } from './fragments.ts'
import { houseAnswer } from './house-answer.ts'
import {
  clientSentences,
  clientTexts,
  isApplicable,
  type Knowledge,
  knowledge,
  repliesByQuestion,
  sentencesThatAsk,
} from './known-answers.ts'
import { privacyNotice } from './privacy.ts'
import { understoodFacts } from './understood.ts'

type Field = 'law' | 'health' | 'finance' | 'animal' | 'none'

function fieldOf(dossier: Dossier): Field {
  if (isAboutUnwellAnimal(dossier)) return 'animal'
  return (['law', 'health', 'finance'] as const).find((field) => field === dossier.category.regulated) ?? 'none'
}

/** Where the law decides, an expert who practises under another one cannot answer. */
const isUnderOtherLaw = (dossier: Dossier): boolean => !hasExpertForLaw(dossier) && isDecidedByLaw(dossier)

const sentenceEnd = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`)

/** Questions to which the client has replied one by one: a page shows these replies with their questions. */
const repliedByKey = (dossier: Dossier): Set<string> =>
  new Set(dossier.turns.flatMap(({ answers = [] }) => answers.map(({ key }) => key)))

const wordsOnly = (text: string): string => ` ${(fold(text).match(/[a-z0-9]+/g) ?? []).join(' ')} `

/** What the first text has is not added to it, wherever its quotation begins and ends. */
const isInQuestion = ({ question }: Dossier, words: string): boolean =>
  wordsOnly(sentences(question).map(withoutCorrected).join(' ')).includes(wordsOnly(words))

function understood(dossier: Dossier, { known, asked }: Knowledge, said: readonly string[], topic: string): string {
  const words = assistantMessagesFor(dossier.locale)
  if (said.length > 0) return [fill(words.understoodPlain, { topic }), ...said].join(' ')
  const { told, asked: wanted } = mainSentences(dossier)
  const opening = [
    told
      ? fill(words.understood, { topic, quote: quoteText(dossier.locale, clipWhole(told, 240)) })
      : fill(words.understoodPlain, { topic }),
    ...(wanted ? [fill(words.asks, { quote: quoteText(dossier.locale, clipWhole(wanted, 160)) })] : []),
  ].join(' ')
  const shown = repliedByKey(dossier)
  const given = known
    .filter(
      ({ question, words: answer }) =>
        asked.includes(question) && !shown.has(question.key) && !isInQuestion(dossier, answer),
    )
    .map(({ words: answer }) => clip(answer, 120))
  const answers = [...new Set(given)].map((answer) => quoteText(dossier.locale, answer))
  return answers.length === 0
    ? opening
    : `${opening} ${fill(words.answered, { answers: joinList(dossier.locale, answers) })}`
}

/** An official engine's sum answers the question, without a rule of a sheet. */
const isWorkedOut = ({ amounts = [] }: Dossier): boolean => amounts.length > 0

/** What is quoted, or in its place what a model says of it (`claims`). */
function applies(dossier: Dossier, quotations: readonly Quotation[], claims: ModelWords['claims']): string {
  const words = assistantMessagesFor(dossier.locale)
  const abroad = isAbroad(dossier)
  if (quotations.length === 0) {
    if (abroad) return fill(words.appliesAbroad, { notice: countryNotice(dossier, 'notice') })
    return isWorkedOut(dossier) ? words.workedOut : fill(words.nothing, { profession: dossier.category.profession })
  }
  const extracts =
    claims.length > 0
      ? claims.map(({ text, passage: { title } }) => fill(words.claim, { text: text.replace(/\.$/, ''), title }))
      : quotations.map(({ title, excerpt }) =>
          fill(words.extract, {
            title: quoteText(dossier.locale, title),
            quote: sentenceEnd(quoteText(dossier.locale, excerpt)),
          }),
        )
  return [
    plural(languageTag[dossier.locale], quotations[0]?.rule ? words.appliesRule : words.applies, quotations.length),
    ...(abroad ? [countryNotice(dossier, 'everywhere')] : unknownCountryNotice(dossier, quotations)),
    ...extracts,
  ].join(' ')
}

/** Characters of the answer in brief: a phone shows them with the next date. */
const longestShort = 220

/** The rule that answers, as it is written, and what was worked out from the client's own figures. */
function shortOf(
  dossier: Dossier,
  quotations: readonly Quotation[],
  claims: ModelWords['claims'],
  [amount]: Preview['amounts'],
): string {
  // Elsewhere it must first be said whether French rules count at all.
  if (quotations.length === 0 || mayBeAbroad(dossier)) return ''
  const words = assistantMessagesFor(dossier.locale)
  const [first = '', ...others] = sentences(claims[0]?.text ?? quotations[0]?.excerpt ?? '')
  const [second = ''] = others
  const both = `${first} ${second}`.trim()
  const rule = second !== '' && both.length <= longestShort ? both : first
  const worth = amount && { sum: moneyShort(dossier.locale, Math.round(amount.euros * 100)), what: amount.what }
  return [sentenceEnd(rule), ...(worth ? [fill(words.shortAmount, worth)] : [])].join(' ')
}

/** Points that a preview says the expert will look at. */
const mostPoints = 4

/**
 * What the client gave beyond doubt: replies, days and sums, and answers that can be chosen. Each sum and day once. Other words are
 * the client's own, of which a label may say the opposite: « son chien a mordu mon fils ».
 */
function givenPoints(dossier: Dossier): { label: string; value: string }[] {
  const replied = repliesByQuestion(dossier)
  const { known } = knowledge(dossier)
  const points = understoodFacts(dossier).flatMap(({ key, value }) => {
    const question = dossier.script.find((one) => one.key === key)
    if (!question?.label) return []
    const { label, kind } = question
    if (replied.has(key) || kind === 'date' || kind === 'amount') return [{ label, value }]
    const words = known.find((one) => one.question.key === key)?.words ?? ''
    const chosen = kind === 'choice' ? choiceIn(words, question) : undefined
    return chosen === undefined ? [] : [{ label, value: chosen }]
  })
  return points.filter((one, at) => points.findIndex(({ value }) => value === one.value) === at).slice(0, mostPoints)
}

/**
 * What the expert has to decide: whether what is quoted holds, from the facts that the client gave; then who may rule on
 * it, as the subject's sheet has it. What is still open stands in a list of its own.
 */
function expertWillLookAt(dossier: Dossier, quotations: readonly Quotation[]): string | undefined {
  const words = assistantMessagesFor(dossier.locale)
  const facts = givenPoints(dossier).map((point) => fill(words.point, point))
  const decides =
    mayBeAbroad(dossier) || !subjectIsSure(dossier, quotations) ? undefined : dossier.knowledge?.subject?.decides
  const reasons = [
    ...(quotations.length > 0 ? [words.decidesRule] : []),
    ...(facts.length > 0 ? [fill(words.looksAtGiven, { points: joinList(dossier.locale, facts) })] : []),
    ...(decides === undefined ? [] : [fill(words.whoDecides, { who: sentenceEnd(lowerArticle(decides)) })]),
  ].join(' ')
  if (reasons === '') return undefined
  if (isUnderOtherLaw(dossier)) return fill(words.looksAtAbroad, { reasons })
  return fill(words.looksAt, { profession: dossier.category.profession, reasons })
}

/** Documents received and asked for, and what to keep in any case. */
function gatherAdvice(dossier: Dossier, { missing }: Knowledge): string {
  const words = assistantMessagesFor(dossier.locale)
  const papers = missing
    .filter((question) => question.kind === 'document')
    .map(({ ask }) => fill(words.gatherPaper, { ask }))
  const names = joinList(
    dossier.locale,
    dossier.documents.map(({ name }) => quoteText(dossier.locale, name)),
  )
  const have =
    dossier.documents.length === 0
      ? []
      : [plural(languageTag[dossier.locale], words.gatherHave, dossier.documents.length, { names })]
  return [...have, ...papers, words.gatherAlways[fieldOf(dossier)]].join(' ')
}

function meanwhile(dossier: Dossier, gather: string | undefined): string {
  const words = assistantMessagesFor(dossier.locale)
  const { date } = confirmedDeadline(dossier)
  const advice = [
    ...(gather === undefined ? [] : [gather]),
    ...(date === undefined ? [] : [fill(words.dateNear, { date: formatCivilDate(dossier.locale, date) })]),
    mayBeAbroad(dossier) && fieldOf(dossier) === 'health'
      ? words.abroad.health
      : words.meanwhileAlways[fieldOf(dossier)],
  ]
  return fill(words.meanwhile, { advice: advice.join(' ') })
}

/** The limits that every preview states, whoever wrote it. */
function limitsOf(dossier: Dossier, quotations: readonly Quotation[]): string[] {
  const words = assistantMessagesFor(dossier.locale)
  const unread = dossier.documents
    .filter((document) => !document.text?.trim())
    .map(({ name }) => quoteText(dossier.locale, name))
  return [
    ...new Set([
      ...imposedLines(dossier),
      ...words.limits,
      ...privacyNotice(dossier, clientTexts(dossier)),
      ...(unread.length > 0 ? [fill(words.limitDocuments, { names: joinList(dossier.locale, unread) })] : []),
      ...(quotations.length === 0 && !isWorkedOut(dossier) ? [words.limitFallback] : []),
    ]),
  ]
}

/**
 * Whether a quoted rule stands in the sheet of the question's subject, and in no other: only then is that subject certain.
 * What holds for a fridge and a dishwasher alike does not tell them apart.
 */
const subjectIsSure = ({ knowledge: sheets }: Dossier, quotations: readonly Quotation[]): boolean =>
  quotations.some(
    ({ rule, excerpt }) =>
      rule !== undefined &&
      rule.sheet === sheets?.subject?.slug &&
      sheets.rules.every(({ sheet, text }) => text !== excerpt || sheet === rule.sheet),
  )

/** What may change the quoted rules, as it is in France only. */
function subjectParts(dossier: Dossier, quotations: readonly Quotation[]): string[] {
  const words = assistantMessagesFor(dossier.locale)
  const subject = dossier.knowledge?.subject
  if (!subject || mayBeAbroad(dossier) || !subjectIsSure(dossier, quotations)) return []
  const reasons = subject.changes.map(sentenceEnd).join(' ')
  return [fill(words.mayChange, { reasons })]
}

/** The papers of the subject's sheet, which French law asks for; given are those that the text or a document's name tells of. */
function papersOf(dossier: Dossier): Preview['papers'] {
  if (mayBeAbroad(dossier)) return []
  const told = fold(
    [...clientSentences(dossier), ...dossier.documents.map(({ name }) => name.replace(/[_.-]/g, ' '))].join('\n'),
  )
  return (dossier.knowledge?.subject?.papers ?? [])
    .filter((paper) => isApplicable(paper, fold(clientSentences(dossier).join('\n'))))
    .map(({ name, given }) => ({ name, given: given.length > 0 && matchesAny(given, told) }))
}

const nothing: ModelWords = { title: '', understood: [], claims: [], unsure: [] }

/**
 * The preview: it contains only what the client, the script or a published text says. A model writes the title, what
 * was understood and what generally applies; where it has no words for one of them, so does the built-in assistant.
 */
export function composePreview(dossier: Dossier, model = nothing): Preview {
  return houseAnswer(dossier) ?? composed(dossier, model)
}

function composed(dossier: Dossier, model: ModelWords): Preview {
  const words = assistantMessagesFor(dossier.locale)
  const found = extract(clientSentences(dossier).join('\n'))
  const state = knowledge(dossier)
  const quotations =
    model.claims.length > 0 ? quotedBy(model.claims) : passagesFor(dossier, sentencesThatAsk(dossier).join('\n'))
  const topic = subjectIsSure(dossier, quotations) ? topicOf(dossier) : dossier.category.name
  const papers = papersOf(dossier)
  const gather = gatherAdvice(dossier, state)
  const looksAt = expertWillLookAt(dossier, quotations)
  const first = firstLines(dossier)
  const next = isUnderOtherLaw(dossier) ? words.abroad.next : words.next
  const amounts = dossier.countryUnknown ? [] : computedAmounts(dossier, state, quotations)
  return {
    title: model.title || titleOf(dossier, found),
    short: hideSecrets(shortOf(dossier, quotations, model.claims, amounts)),
    paragraphs: [
      ...(first.length > 0 ? [first.join(' ')] : []),
      understood(dossier, state, model.understood, topic),
      applies(dossier, quotations, model.claims),
      ...(model.unsure.length > 0 ? [fill(words.unsure, { points: model.unsure.join(' ') })] : []),
      ...subjectParts(dossier, quotations),
      ...(looksAt === undefined ? [] : [looksAt]),
      ...(papers.length > 0 ? [] : [fill(words.gather, { papers: gather })]),
      `${meanwhile(dossier, papers.length > 0 ? gather : undefined)} ${next}`,
    ].map(hideSecrets),
    quotations,
    limits: limitsOf(dossier, quotations),
    // The other party is asked for with the order.
    missing: openQuestions(dossier, state).map(({ ask }) => ask),
    deadlines: dossier.countryUnknown ? [] : computedDeadlines(dossier, state, quotations),
    amounts,
    papers,
    ...(isUnderOtherLaw(dossier) && { noExpert: true as const }),
  }
}

/** The passages of the claims, each once. */
const quotedBy = (claims: ModelWords['claims']): Quotation[] =>
  [...new Set(claims.map(({ passage }) => passage))].map(({ title, url, excerpt, rule, revised }) => ({
    title,
    url,
    excerpt,
    ...(rule && { rule }),
    ...(revised && { revised }),
  }))
