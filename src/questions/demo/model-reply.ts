import { money } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { choiceIn, knowledge, matchesAny } from '../../platform/assistant/compose/known-answers.ts'
import { clip, fold, sentences } from '../../platform/assistant/fold.ts'
import { formatCivilDate, joinList, quoteText } from '../../platform/assistant/messages.ts'
import type { AssistantTurn, Dossier, Quotation } from '../../platform/assistant/port.ts'
import { passagesFor } from '../../platform/assistant/search/passages.ts'
import { terms } from '../../platform/assistant/search/search.ts'
import type { Answer } from '../shapes.ts'
import { computed, modelAnswer, papersInSentence, subjectRules, wordsIn } from './model-answer.ts'
import { writtenAnswers } from './model-answers.data.ts'

type Said = {
  /** What the client has just written. */
  message: string
  /** Everything that the scripted expert wrote on this question, answers included. */
  before: readonly string[]
  refunded: boolean
}

const asksPapers = /\b(papiers?|pieces?|documents?|justificatifs?|papers?|proofs?)\b/
const asksDates = /\b(quand|dates?|delais?|combien de temps|jusqu|when|deadlines?|how long|until)\b/
const asksSums = /\b(combien|montants?|sommes?|indemnites?|penalites?|majoration|how much|amounts?|sum|penalty)\b/
/** What an expert or a procedure costs is no sum of the file. */
const asksPrice = /\b(coute\w*|couts?|prix|honoraires|tarifs?|costs?|price|fees?)\b/
const asksWhom = /\b(qui|tribunal|juge|mediateur|avocat|ou aller|s'adresser|who|court|judge|mediator|lawyer|where)\b/

/**
 * A reply to a follow-up, in its context: what the message settles and what that changes, dates and sums that it lets
 * work out, what the rules say on it. Never what was said before, and never a question that the message answers.
 */
export function modelReply(dossier: Dossier, said: Said): string {
  const { before, refunded, message } = said
  const words = wordsIn(dossier.locale)
  const quote = quoteText(dossier.locale, clip(message.replaceAll(/\s+/g, ' ').trim(), 160))
  if (refunded) return unsaid(dossier, before, quote, [words.reply.refunded])
  const told = before.join('\n')
  const heard = withReply(dossier, said)
  const settled = settledBy(heard, message)
  const parts = [
    ...settled,
    ...newFacts(heard, told),
    // Where a message tells a fact and asks nothing, no rule answers it.
    ...(settled.length > 0 && !message.includes('?') ? [] : ruleFor(heard, message, told)),
    ...askedFor(heard, message),
    ...openPoint(heard, message),
  ].filter((part) => !told.includes(part))
  if (parts.length === 0) parts.push(...covered(dossier, message).filter((part) => !told.includes(part)))
  if (parts.length === 0 && !before.some((text) => text.includes(quote)))
    parts.push(...aside(heard, message, told, quote))
  if (parts.length === 0) return unsaid(dossier, before, quote, [words.reply.repeated])
  return clip([words.label, ...parts].join(' '), 3900)
}

const courtesy =
  /^(?:(?:merci|beaucoup|encore|bien|tres|bonne|journee|soiree|au revoir|d'accord|ok|okay|parfait|super|entendu|compris|c'est clair|thanks?|you|thank|very|much|so|great|perfect|understood|all right|fine|good|day|bye)[ ,.!]*)+$/

/**
 * Where no rule answers: thanks are returned, a fact is taken in, a question is said to be open, with the next point that
 * would help or with those who decide. Of these, what was said least often so far.
 */
function aside(dossier: Dossier, message: string, told: string, quote: string): string[] {
  const { reply } = wordsIn(dossier.locale)
  if (courtesy.test(fold(message)))
    return [reply.welcome, reply.welcomeAgain].filter((text) => !told.includes(text)).slice(0, 1)
  const open = knowledge(dossier).missing.find(({ kind, ask }) => !elsewhere.has(kind) && !told.includes(ask))
  const decides = dossier.knowledge?.subject?.decides
  const point = (template: string) => (open ? [fill(template, { ask: open.ask })] : [])
  const settle = decides ? [fill(reply.settle, { decides })] : []
  const inContext = [...point(reply.noRuleAsk), ...settle.filter((text) => !told.includes(text))]
  const plain = [reply.nothing, reply.noRule]
  const words = message.includes('?')
    ? isNearSubject(dossier, message)
      ? [...inContext, ...plain]
      : plain
    : [...point(reply.heardAsk), reply.heard, reply.heardToo]
  const [least] = words.toSorted((one, other) => timesSaid(one, told) - timesSaid(other, told))
  return least ? [fill(least, { quote })] : []
}

/** How often these words stand in what was said, whatever was quoted in them. */
const timesSaid = (template: string, told: string): number => told.split(template.split('{quote}').at(-1) ?? '').length

/** Whether a message shares a word with the subject: no point of a lease helps with a sick cat. */
function isNearSubject(dossier: Dossier, message: string): boolean {
  const own = new Set([
    ...subjectRules(dossier).flatMap(({ text }) => terms(text)),
    ...dossier.script.flatMap(({ ask, why }) => terms(`${ask} ${why}`)),
  ])
  return terms(message).some((word) => own.has(word))
}

/** One sentence where there is nothing to say: other words each time that the same message comes. */
function unsaid(dossier: Dossier, before: readonly string[], quote: string, first: readonly string[]): string {
  const { label, reply } = wordsIn(dossier.locale)
  const times = dossier.turns.filter(({ text }) => quote.includes(text.trim())).length
  const count = Math.max(times, before.filter((text) => text.includes(quote)).length + 1)
  const fresh = first.map((text) => `${label} ${fill(text, { quote })}`).find((text) => !before.includes(text))
  return fresh ?? `${label} ${fill(reply.counted, { quote, count: String(count) })}`
}

/** The dossier with the message: unless it asks itself, it replies to the point asked about last, and to those whose answer it names. */
function withReply(dossier: Dossier, { message, before }: Said): Dossier {
  const last = dossier.turns.findLastIndex(({ author, text }) => author === 'client' && text === message)
  const turns: AssistantTurn[] =
    last >= 0 || message === dossier.question
      ? [...dossier.turns]
      : [...dossier.turns, { author: 'client', text: message, at: dossier.now }]
  const heard = { ...dossier, turns }
  const at = last >= 0 ? last : turns.length - 1
  const turn = turns[at]
  if (!turn || message.includes('?')) return heard
  const { ask } = wordsIn(dossier.locale).reply
  const { missing } = knowledge(heard)
  const pending = missing.find((one) => before.at(-1)?.includes(fill(ask, { ask: one.ask })))
  const answers = dossier.script.flatMap((one) => {
    const text = choiceIn(message, one) ?? (one === pending ? message : undefined)
    return text === undefined ? [] : [{ key: one.key, text }]
  })
  turns[at] = { ...turn, answers: [...(turn.answers ?? []), ...answers] }
  return heard
}

const uncapitalised = (label: string): string => label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

/** What is told by its file or its own form, and not in a message. */
const elsewhere = new Set(['document', 'party', 'deadline'])

/** « Et si j’ai donné mon adresse ? » tells it. */
const supposes = /^(?:et si|si|and if|if|what if) /

/** The points of the script that the message settles, and why each of them matters. */
function settledBy(dossier: Dossier, message: string): string[] {
  const { told } = wordsIn(dossier.locale).reply
  const at = dossier.turns.findLastIndex(({ author, text }) => author === 'client' && text === message)
  if (at < 0) return []
  // Whoever asks about a fact has not told it: « Puis-je partir avant la fin ? »
  const statements = sentences(message).filter((sentence) => !sentence.includes('?') || supposes.test(fold(sentence)))
  if (statements.length === 0) return []
  const open = new Set(knowledge({ ...dossier, turns: dossier.turns.slice(0, at) }).missing.map(({ key }) => key))
  const folded = fold(statements.join(' '))
  return knowledge(dossier)
    .known.filter(({ question, inferred }) => !(inferred || elsewhere.has(question.kind)))
    .filter(({ question: { key, detect } }) => open.has(key) || matchesAny(detect, folded))
    .slice(0, 2)
    .map(({ question: { label, ask, why } }) =>
      fill(told, { point: label ? uncapitalised(label) : quoteText(dossier.locale, ask), why }),
    )
}

/** The point without which the date or the sum that is asked for cannot be worked out. */
function openPoint(dossier: Dossier, message: string): string[] {
  const asked = fold(message)
  const subject = dossier.knowledge?.subject
  const wanted = [
    ...(asksDates.test(asked) ? (subject?.deadlines ?? []) : []),
    ...(asksSums.test(asked) ? (subject?.amounts ?? []) : []),
  ].flatMap(({ takes, when }) => [...Object.values(takes).map(({ fact }) => fact), when?.fact])
  const { ask } = wordsIn(dossier.locale).reply
  const open = knowledge(dossier).missing.find(({ key }) => wanted.includes(key))
  return open ? [fill(ask, { ask: open.ask })] : []
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
      .filter(({ what }) => !told.includes(what))
      .map(({ date, what }) => fill(dated, { what, date: formatCivilDate(locale, date) })),
    ...amounts
      .map(({ euros, what }) => ({ what, amount: money(locale, Math.round(euros * 100)) }))
      .filter(({ amount, what }) => !(told.includes(amount) && told.includes(what)))
      .map((given) => fill(figure, given)),
  ]
}

/** A short message names little: a rule of another subject answers it only where the message says what the rule is about. */
function isOnSubject({ knowledge: sheets }: Dossier, message: string, { rule: quoted }: Quotation): boolean {
  if (!quoted || !sheets?.subject || quoted.sheet === sheets.subject.slug) return true
  const said = new Set(terms(message))
  const about = sheets.rules.find(({ key, sheet }) => key === quoted.key && sheet === quoted.sheet)?.about ?? []
  return about.map(terms).some((words) => words.length > 1 && words.every((word) => said.has(word)))
}

/** The rule that answers the message and was not told yet. */
function ruleFor(dossier: Dossier, message: string, told: string): string[] {
  const [rule] = passagesFor(dossier, message, 2).filter(
    (passage) => !told.includes(passage.excerpt) && isOnSubject(dossier, message, passage),
  )
  return rule ? [fill(wordsIn(dossier.locale).reply.rule, { title: rule.title, says: rule.excerpt })] : []
}

/** Words of a question that many sentences share tell none of them from another. */
const sharedByMost = 1 / 3

/**
 * What the answer says on the point that a message asks about: the sentences of its rules and advice, and the reasons of
 * its facts, that are nearest to the message's words.
 */
function covered(dossier: Dossier, message: string): string[] {
  const { locale, script, knowledge: sheets } = dossier
  const rules = subjectRules(dossier)
  if (rules.length === 0) return []
  const said = [
    ...rules.flatMap(({ text }) => sentences(text)),
    ...(writtenAnswers[sheets?.subject?.slug ?? '']?.steps ?? []).map(({ do: act }) => act[locale]),
  ].map((text) => ({ text, words: new Set(terms(text)) }))
  const reasons = script
    .filter(({ kind }) => !elsewhere.has(kind))
    .map(({ ask, why }) => ({ text: `${quoteText(locale, ask)} ${why}`, words: new Set(terms(`${ask} ${why}`)) }))
  const all = [...said, ...reasons]
  const holding = (word: string) => all.filter(({ words }) => words.has(word)).length
  const own = [...new Set(terms(message))].filter((word) => holding(word) <= all.length * sharedByMost)
  const scored = all
    .map(({ text, words }) => {
      const shared = own.filter((word) => words.has(word))
      return { text, shared, score: shared.reduce((sum, word) => sum + Math.log(1 + all.length / holding(word)), 0) }
    })
    .filter(({ shared }) => shared.length >= (message.includes('?') ? 1 : 2))
    .sort((one, other) => other.score - one.score)
  const near = scored.filter(({ score }) => score >= 0.8 * (scored[0]?.score ?? 0)).slice(0, 2)
  if (near.length === 0) return []
  return [fill(wordsIn(locale).reply.covered, { says: near.map(({ text }) => text).join(' ') })]
}

function askedFor(dossier: Dossier, message: string): string[] {
  const { locale, knowledge: sheets } = dossier
  const { reply } = wordsIn(locale)
  const asked = fold(message)
  const subject = sheets?.subject
  const { deadlines, amounts } = computed(dossier)
  const sums = amounts.map(({ euros, what }) => `${money(locale, Math.round(euros * 100))}, ${what}`)
  const dates = deadlines.map(({ date, what }) => `${formatCivilDate(locale, date)}, ${what}`)
  const papers = papersInSentence(dossier)
  return [
    ...(asksPapers.test(asked) && papers !== '' ? [fill(reply.papers, { papers })] : []),
    ...(asksDates.test(asked) && dates.length > 0 ? [fill(reply.dates, { dates: joinList(locale, dates) })] : []),
    ...(asksSums.test(asked) && !asksPrice.test(asked) && sums.length > 0
      ? [fill(reply.sums, { sums: joinList(locale, sums) })]
      : []),
    ...(asksWhom.test(asked) && !asksPrice.test(asked) && subject
      ? [fill(reply.whom, { decides: subject.decides })]
      : []),
  ]
}
