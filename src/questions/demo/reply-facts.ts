import { fill } from '../../i18n/text.ts'
import { choiceIn } from '../../platform/assistant/compose/chosen-answer.ts'
import { knowledge } from '../../platform/assistant/compose/known-answers.ts'
import { understoodFacts } from '../../platform/assistant/compose/understood.ts'
import { clip, fold, sentences } from '../../platform/assistant/fold.ts'
import { quoteText } from '../../platform/assistant/messages.ts'
import type { AssistantTurn, Dossier, ScriptQuestion } from '../../platform/assistant/port.ts'
import { wordsIn } from './model-answer.ts'

/** What is told by its file or its own form, and not in a message. */
export const elsewhere = new Set(['document', 'party', 'deadline'])

const placeOf = (dossier: Dossier, message: string): number =>
  dossier.turns.findLastIndex(({ author, text }) => author === 'client' && text === message)

/** The dossier with the message: unless it asks itself, it replies to the point asked about last, and to those whose answer it names. */
export function withReply(dossier: Dossier, message: string, lastReply: string | undefined): Dossier {
  const last = placeOf(dossier, message)
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
  const pending = missing.find((one) => lastReply?.includes(fill(ask, { ask: one.ask })))
  const answers = dossier.script.flatMap((one) => {
    const text = choiceIn(message, one) ?? (one === pending ? message : undefined)
    return text === undefined ? [] : [{ key: one.key, text }]
  })
  turns[at] = { ...turn, answers: [...(turn.answers ?? []), ...answers] }
  return heard
}

/** « Et si j’ai donné mon adresse ? » tells it. */
const supposes = /^(?:et si|si|and if|if|what if) /

/** What a message tells: whoever asks about a fact has not told it, « Puis-je partir avant la fin ? ». */
export const statementsOf = (message: string): string[] =>
  sentences(message).filter((sentence) => !sentence.includes('?') || supposes.test(fold(sentence)))

const mostNoted = 2

/** The points of the script that the message settles. */
export function settledBy(dossier: Dossier, message: string): ScriptQuestion[] {
  const at = placeOf(dossier, message)
  const turn = dossier.turns[at]
  const statements = statementsOf(message)
  if (!turn || statements.length === 0) return []
  const told = { ...dossier, question: statements.join(' '), turns: [{ ...turn, text: statements.join(' ') }] }
  const inMessage = new Set(understoodFacts(told).map(({ key }) => key))
  return knowledge({ ...dossier, turns: dossier.turns.slice(0, at) })
    .missing.filter(({ key, kind }) => inMessage.has(key) && !elsewhere.has(kind))
    .slice(0, mostNoted)
}

/** What the client has told, in their own words, and why it matters. */
export function notedIn(dossier: Dossier, message: string, settled: readonly ScriptQuestion[]): string[] {
  if (settled.length === 0) return []
  const { reply } = wordsIn(dossier.locale)
  const words = quoteText(dossier.locale, clip(statementsOf(message).join(' '), 160))
  return [
    fill(reply.noted, { words }),
    ...settled.map(({ ask, why }, index) =>
      fill(index === 0 ? reply.settles : reply.settlesToo, { ask: quoteText(dossier.locale, ask), why }),
    ),
  ]
}
