// The client's replies to the assistant's questions, one by one, before they are sent together as one message.
import type { Locale } from '../../i18n/locale.ts'
import type { IntakeQuestion, Message } from '../shapes.ts'
import { currentPreview } from '../thread/thread.ts'

/** By the question's key; `null`: the client does not know. */
export type Replies = Readonly<Record<string, string | null>>

/** The assistant's questions that nobody has replied to yet: those of the last message, events aside. */
export function openIntake(messages: readonly Message[]): Message | undefined {
  const last = messages.findLast(({ kind }) => kind !== 'event')
  return last?.author === 'assistant' && last.kind === 'intake' && last.intake?.questions.length ? last : undefined
}

/** What is asked with an order: who the other party is, as the preview found it missing, until the client has replied. */
export function askedWithOrder(messages: readonly Message[]): Message | undefined {
  const preview = currentPreview(messages)
  const asked = preview?.intake?.questions ?? []
  const replied = messages.flatMap(({ answers }) => answers ?? [])
  return asked.some(({ ask }) => replied.every((answer) => answer.ask !== ask)) ? preview : undefined
}

/** What the assistant last understood, unless an expert has come or the field was corrected since. */
export function latestUnderstood(messages: readonly Message[]): Message | undefined {
  const newest = messages.findLast(
    ({ author, kind, event }) =>
      author === 'expert' || kind === 'intake' || kind === 'preview' || event === 'category_corrected',
  )
  return newest?.intake?.understood.length ? newest : undefined
}

/** One line for each question, in their order, which is also how a reply is read that comes without keys. */
export const asText = (questions: readonly IntakeQuestion[], replies: Replies, unknown: string): string =>
  questions.map(({ key }) => replies[key] ?? unknown).join('\n')

/** Where the client is in the questions of a message, as kept in the browser until all are sent. */
export type IntakeProgress = { replies: Replies; at: number }
export const noProgress: IntakeProgress = { replies: {}, at: 0 }

/** A message that leaves while questions are open takes along the replies that were tapped before. */
export function withTapped<T extends { text: string; answers?: readonly { key: string; text: string | null }[] }>(
  questions: readonly IntakeQuestion[],
  { replies, at }: IntakeProgress,
  message: T,
): T {
  const tapped = asAnswers(questions.slice(0, at), replies)
  if (tapped.length === 0) return message
  return {
    ...message,
    text: [...tapped.flatMap(({ text }) => text ?? []), message.text].join('\n'),
    answers: [...tapped, ...(message.answers ?? [])],
  }
}

/** Ends the questions: only what the client has replied, to those that were shown, then that they want to go on. */
export function repliesSoFar(questions: readonly IntakeQuestion[], replies: Replies, goOn: string) {
  const given = questions.filter(({ key }) => replies[key] !== undefined)
  return {
    text: [...given.flatMap(({ key }) => replies[key] ?? []), goOn].join('\n'),
    ...(given.length > 0 && { answers: asAnswers(given, replies) }),
  }
}

/** What a message says after the replies that it begins with. */
export function besidesReplies({ text, answers }: Pick<Message, 'text' | 'answers'>): string {
  let rest = text
  for (const { text: said } of answers ?? []) {
    const words = said ?? Object.values(unknownIn).find((unknown) => rest.startsWith(unknown)) ?? ''
    if (!rest.startsWith(words)) return ''
    rest = rest.slice(words.length).trimStart()
  }
  return rest
}

/** How many questions the assistant puts in this interview: those that a reply left open are put again. */
export function questionsInAll(messages: readonly Message[], asked: Message): number {
  const before = messages.slice(0, messages.indexOf(asked) + 1)
  const begun = before.findLastIndex(({ kind, event }) => kind === 'preview' || event === 'category_corrected')
  return new Set(before.slice(begun + 1).flatMap(({ intake }) => intake?.questions.map(({ key }) => key) ?? [])).size
}

/** Whether the client's next message replies to questions of this one, which then stand beside the replies. */
export function isRepliedTo(message: Message, messages: readonly Message[]): boolean {
  const next = messages.find(({ seq, author }) => seq > message.seq && author === 'client')
  return message.kind === 'intake' && (next?.answers?.length ?? 0) > 0
}

/** Whether the client wanted the preview without a reply: they saw one question at a time, and were not asked the others. */
export function isPassedOver(message: Message, messages: readonly Message[]): boolean {
  const next = messages.find(({ seq, author }) => seq > message.seq && author === 'client')
  return message.kind === 'intake' && Object.values(previewWantedIn).some((wanted) => wanted === next?.text.trim())
}

export const asAnswers = (questions: readonly IntakeQuestion[], replies: Replies) =>
  questions.map(({ key }) => ({ key, text: replies[key] ?? null }))

/** « 780,50 » typed as an amount, with its currency; null where it is none. */
export function amountOf(typed: string): string | null {
  const text = typed.trim().replace(/\s*(?:€|eur|euros?)$/i, '')
  return /^\d[\d\s\u00a0\u202f.,]*$/.test(text) ? `${text.trim()}\u00a0€` : null
}

/** A second tap follows the first within this time: it was not meant for the question that has come up meanwhile. */
const unseenFor = 400

export const isUnseen = (shownAt: number, now: number): boolean => now - shownAt < unseenFor

/** What a button says for the client who wants no more questions. */
export const previewWantedIn: Readonly<Record<Locale, string>> = {
  fr: 'Écrivez l’aperçu maintenant.',
  en: 'Please write the preview now.',
}

/** A reply without words stands beside others in the language in which they were given. */
export const unknownIn: Readonly<Record<Locale, string>> = { fr: 'Je ne sais pas', en: 'I don’t know' }
