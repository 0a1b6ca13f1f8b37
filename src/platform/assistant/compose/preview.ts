import { languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { extract } from '../extraction/extract.ts'
import { confirmedDeadline } from '../extraction/stated-dates.ts'
import { clip, fold } from '../fold.ts'
import { assistantMessagesFor, formatCivilDate, hideSecrets, joinList, quoteText } from '../messages.ts'
import type { Dossier, Preview, Quotation } from '../port.ts'
import { passagesFor } from '../search/passages.ts'
import { countryNotice, imposedLines, isAbroad } from './abroad.ts'
import { topicOf } from './ask.ts'
import { mainSentence, titleOf } from './brief.ts'
import { computedDeadlines } from './computed-deadlines.ts'
import { clientSentences, type Knowledge, knowledge, matchesAny } from './known-answers.ts'

type Field = 'law' | 'health' | 'finance' | 'none'

const fieldOf = (dossier: Dossier): Field =>
  (['law', 'health', 'finance'] as const).find((field) => field === dossier.category.regulated) ?? 'none'

const sentenceEnd = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`)

function understood(dossier: Dossier, { known, asked }: Knowledge): string {
  const words = assistantMessagesFor(dossier.locale)
  const main = mainSentence(dossier)
  const opening = main
    ? fill(words.understood, { topic: topicOf(dossier), quote: quoteText(dossier.locale, clip(main, 240)) })
    : fill(words.understoodPlain, { topic: topicOf(dossier) })
  const given = known.filter(({ question }) => asked.includes(question)).map(({ words: answer }) => clip(answer, 120))
  const answers = [...new Set(given)].map((answer) => quoteText(dossier.locale, answer))
  return answers.length === 0
    ? opening
    : `${opening} ${fill(words.answered, { answers: joinList(dossier.locale, answers) })}`
}

function applies(dossier: Dossier, quotations: readonly Quotation[]): string {
  const words = assistantMessagesFor(dossier.locale)
  const abroad = isAbroad(dossier)
  if (quotations.length === 0)
    return abroad ? fill(words.appliesAbroad, { notice: countryNotice(dossier, 'notice') }) : words.nothing
  const extracts = quotations.map(({ title, excerpt }) =>
    fill(words.extract, {
      title: quoteText(dossier.locale, title),
      quote: sentenceEnd(quoteText(dossier.locale, excerpt)),
    }),
  )
  return [
    plural(languageTag[dossier.locale], quotations[0]?.rule ? words.appliesRule : words.applies, quotations.length),
    ...(abroad ? [countryNotice(dossier, 'everywhere')] : []),
    ...extracts,
  ].join(' ')
}

/** The script's own questions and reasons: open points first. */
function expertWillLookAt(dossier: Dossier, { known, missing }: Knowledge): string | undefined {
  const open = missing
    .filter((question) => question.kind !== 'document')
    .map(({ ask, why }) => (isAbroad(dossier) ? ask.trim() : `${ask.trim()} ${sentenceEnd(why.trim())}`))
  // The reasons are those of French law and practice.
  const settled = isAbroad(dossier) ? [] : known.map(({ question }) => sentenceEnd(question.why.trim()))
  const reasons = [...new Set([...open, ...settled])].slice(0, 4).join(' ')
  if (reasons === '') return undefined
  return fill(assistantMessagesFor(dossier.locale).looksAt, { profession: dossier.category.profession, reasons })
}

function gather(dossier: Dossier, { missing }: Knowledge): string {
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
  return fill(words.gather, { papers: [...have, ...papers, words.gatherAlways[fieldOf(dossier)]].join(' ') })
}

function meanwhile(dossier: Dossier): string {
  const words = assistantMessagesFor(dossier.locale)
  const { date } = confirmedDeadline(dossier)
  const advice = [
    ...(date === undefined ? [] : [fill(words.dateNear, { date: formatCivilDate(dossier.locale, date) })]),
    isAbroad(dossier) && fieldOf(dossier) === 'health' ? words.abroad.health : words.meanwhileAlways[fieldOf(dossier)],
  ]
  return fill(words.meanwhile, { advice: advice.join(' ') })
}

/** The limits that every preview states, whoever wrote it. */
export function limitsOf(dossier: Dossier, quotations: readonly Quotation[]): string[] {
  const words = assistantMessagesFor(dossier.locale)
  const unread = dossier.documents
    .filter((document) => !document.text?.trim())
    .map(({ name }) => quoteText(dossier.locale, name))
  return [
    ...new Set([
      ...imposedLines(dossier),
      ...words.limits,
      ...(unread.length > 0 ? [fill(words.limitDocuments, { names: joinList(dossier.locale, unread) })] : []),
      ...(quotations.length === 0 ? [words.limitFallback] : []),
    ]),
  ]
}

/** What may change the answer, and who decides: stated with a rule, and in its country only. */
function mayChange(dossier: Dossier, quotations: readonly Quotation[]): string | undefined {
  const subject = dossier.knowledge?.subject
  if (!subject || isAbroad(dossier) || !quotations.some(({ rule }) => rule)) return undefined
  const reasons = [...subject.changes, subject.decides].map(sentenceEnd).join(' ')
  return fill(assistantMessagesFor(dossier.locale).mayChange, { reasons })
}

/** The papers of the subject's sheet; given are those that the text or a document's name tells of. */
export function papersOf(dossier: Dossier): Preview['papers'] {
  const told = fold(
    [...clientSentences(dossier), ...dossier.documents.map(({ name }) => name.replace(/[_.-]/g, ' '))].join('\n'),
  )
  return (dossier.knowledge?.subject?.papers ?? []).map(({ name, given }) => ({
    name,
    given: given.length > 0 && matchesAny(given, told),
  }))
}

/** The preview of the built-in assistant: it contains only what the client, the script or a published text says. */
export function composePreview(dossier: Dossier): Preview {
  const words = assistantMessagesFor(dossier.locale)
  const found = extract(clientSentences(dossier).join('\n'))
  const state = knowledge(dossier)
  const quotations = passagesFor(dossier, clientSentences(dossier).join('\n'))
  const looksAt = expertWillLookAt(dossier, state)
  const changes = mayChange(dossier, quotations)
  return {
    title: titleOf(dossier, found),
    paragraphs: [
      ...(dossier.emergency?.length ? [dossier.emergency.join(' ')] : []),
      understood(dossier, state),
      applies(dossier, quotations),
      ...(changes === undefined ? [] : [changes]),
      ...(looksAt === undefined ? [] : [looksAt]),
      gather(dossier, state),
      `${meanwhile(dossier)} ${words.next}`,
    ].map(hideSecrets),
    quotations,
    limits: limitsOf(dossier, quotations),
    missing: state.missing.map((question) => question.ask),
    deadlines: computedDeadlines(dossier, state, quotations),
    papers: papersOf(dossier),
  }
}
