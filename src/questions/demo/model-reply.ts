import { money } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { knowledge } from '../../platform/assistant/compose/known-answers.ts'
import { clip, fold } from '../../platform/assistant/fold.ts'
import { formatCivilDate, joinList, quoteText } from '../../platform/assistant/messages.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { passagesFor } from '../../platform/assistant/search/passages.ts'
import type { Answer } from '../shapes.ts'
import { computed, modelAnswer, papersInSentence, wordsIn } from './model-answer.ts'

type Said = {
  /** What the client has just written. */
  message: string
  /** Everything that the scripted expert wrote on this question, answers included. */
  before: readonly string[]
  refunded: boolean
}

const asksPapers = /\b(papiers?|pieces?|documents?|justificatifs?|papers?|proofs?)\b/
const asksDates = /\b(quand|dates?|delais?|combien de temps|jusqu|when|deadlines?|how long|until)\b/
const asksWhom = /\b(qui|tribunal|juge|mediateur|avocat|ou aller|s'adresser|who|court|judge|mediator|lawyer|where)\b/

/**
 * A reply to a follow-up, in its context: the fact that was asked about, what a newly given date or sum changes, and
 * otherwise the point that is missing. Never what was said before.
 */
export function modelReply(dossier: Dossier, { message, before, refunded }: Said): string {
  const { locale } = dossier
  const words = wordsIn(locale)
  const quote = quoteText(locale, clip(message.replaceAll(/\s+/g, ' ').trim(), 160))
  if (refunded) return `${words.label} ${fill(words.reply.refunded, { quote })}`
  const told = before.join('\n')
  const said = [...newFacts(dossier, told), ...askedFor(dossier, message, told)]
  const reply = said.length > 0 ? said : noted(dossier, quote)
  const text = clip([words.label, ...reply].join(' '), 3900)
  return before.includes(text) ? `${words.label} ${fill(words.reply.repeated, { quote })}` : text
}

/** The answer to a question that comes back to the expert after the first answer: the reply alone, with its rules. */
export function laterAnswer(dossier: Dossier, said: Said): Answer {
  const { deadlines, sources, limits } = modelAnswer(dossier)
  const again = { text: wordsIn(dossier.locale).reply.again }
  return { short: clip(modelReply(dossier, said), 1190), steps: [again], deadlines, papers: [], sources, limits }
}

/** Dates and sums that could not be worked out before. */
function newFacts(dossier: Dossier, told: string): string[] {
  const { locale } = dossier
  const { date: dated, figure } = wordsIn(locale).reply
  const { deadlines, amounts } = computed(dossier)
  return [
    ...deadlines
      .filter(({ date }) => !told.includes(date) && !told.includes(formatCivilDate(locale, date)))
      .map(({ date, what }) => fill(dated, { what, date: formatCivilDate(locale, date) })),
    ...amounts
      .map(({ euros, what }) => ({ what, amount: money(locale, Math.round(euros * 100)) }))
      .filter(({ amount }) => !told.includes(amount))
      .map((given) => fill(figure, given)),
  ]
}

function askedFor(dossier: Dossier, message: string, told: string): string[] {
  const { locale, knowledge: sheets } = dossier
  const { reply, decides } = wordsIn(locale)
  const asked = fold(message)
  const subject = sheets?.subject
  const [rule] = passagesFor(dossier, message).filter(({ excerpt }) => !told.includes(excerpt))
  const { deadlines } = computed(dossier)
  const dates = deadlines.map(({ date, what }) => `${formatCivilDate(locale, date)}, ${what}`)
  const papers = papersInSentence(dossier)
  return [
    ...(rule ? [fill(reply.rule, { title: rule.title, says: rule.excerpt })] : []),
    ...(asksPapers.test(asked) && papers !== '' ? [fill(reply.papers, { papers })] : []),
    ...(asksDates.test(asked) && dates.length > 0 ? [fill(reply.dates, { dates: joinList(locale, dates) })] : []),
    ...(asksWhom.test(asked) && subject ? [fill(decides, { decides: subject.decides })] : []),
  ]
}

/** Where the message asks for nothing that the rules say: what is still missing, or what could change them. */
function noted(dossier: Dossier, quote: string): string[] {
  const { reply } = wordsIn(dossier.locale)
  const changes = dossier.knowledge?.subject?.changes ?? []
  const open = knowledge(dossier).missing.find(({ kind }) => kind !== 'document' && kind !== 'party')
  return [
    fill(reply.noted, { quote }),
    ...(changes.length > 0 ? [fill(reply.changes, { changes: changes.join(' ') })] : []),
    ...(open ? [fill(reply.ask, { ask: open.ask })] : []),
  ]
}
