// How a conversation is laid out: days, turns, events, and the plain text of a message as paragraphs and lists.
import { businessTimeZone, isoDateIn } from '../../i18n/format.ts'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import type { Message } from '../shapes.ts'

export type ThreadItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'notice'; key: string }
  | { kind: 'new'; key: string }
  | { kind: 'event'; key: string; message: Message }
  | { kind: 'turn'; key: string; message: Message }

/** The newest version of a message wins; the order is the server's. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const all = new Map(known.map((message) => [message.id, message]))
  for (const message of fresh) all.set(message.id, message)
  return [...all.values()].sort((a, b) => a.seq - b.seq)
}

export function lastSeq(messages: readonly Message[]): number {
  return messages.at(-1)?.seq ?? 0
}

/**
 * What a page holds of a conversation. The page's own messages may have numbers beyond `read`, up to which it was
 * loaded; `locked`: the answer's text was withheld when it was loaded.
 */
export type Thread = { messages: readonly Message[]; read: number; locked: boolean }
export const emptyThread: Thread = { messages: [], read: 0, locked: false }

/**
 * The number from which to load: the beginning where an answer that was withheld has been unlocked, and before the
 * first message of which a translation was on its way.
 */
export function readFrom(thread: Thread, locked: boolean): number {
  if (thread.locked && !locked) return 0
  const awaited = thread.messages.find(({ translation }) => translation?.state === 'coming')
  return Math.min(thread.read, awaited ? awaited.seq - 1 : thread.read)
}

/** Adds what came after `readFrom`. */
export function readOn(thread: Thread, found: readonly Message[], locked: boolean): Thread {
  return { messages: mergeMessages(thread.messages, found), read: Math.max(thread.read, lastSeq(found)), locked }
}

/** Adds a message just sent here. Others may have written before it, which is still to be loaded. */
export function withOwn(thread: Thread, message: Message): Thread {
  return { ...thread, messages: mergeMessages(thread.messages, [message]) }
}

/** The day of a message on the clocks of a time zone, the operator's by default: `2026-11-20`. */
export function dayOf(at: string, zone = businessTimeZone): string {
  return isoDateIn(at, zone)
}

/** « Vendredi 20 novembre », `Friday 20 November`; the year where it is not the present one. */
export function dayName(locale: Locale, at: string, now: Date, zone = businessTimeZone): string {
  const date = new Date(at)
  const year = dayOf(at, zone).slice(0, 4) === dayOf(now.toISOString(), zone).slice(0, 4) ? undefined : 'numeric'
  const text = new Intl.DateTimeFormat(languageTag[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year,
    timeZone: zone,
  }).format(date)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Days, turns and events in order. The notice that a machine is writing stands before its first message. Emergency
 * numbers that the question itself brought up stand above the conversation; those of a later message stand where it
 * was. `newFrom`: the message above which unread messages begin. `zone`: whose days they are, the operator's by default.
 */
export function layOut(
  messages: readonly Message[],
  withNotice: boolean,
  newFrom?: number | null,
  zone?: string,
): ThreadItem[] {
  const items: ThreadItem[] = []
  let day = ''
  let noticed = !withNotice
  for (const message of messages) {
    const own = dayOf(message.at, zone)
    if (own !== day) items.push({ kind: 'day', key: `day-${own}`, at: message.at })
    day = own
    if (!noticed && message.author === 'assistant') {
      items.push({ kind: 'notice', key: 'notice' })
      noticed = true
    }
    if (message.event === 'helpline' && !items.some(({ kind, key }) => kind === 'turn' && key !== messages[0]?.id))
      continue
    if (message.seq === newFrom) items.push({ kind: 'new', key: 'new' })
    items.push({ kind: message.kind === 'event' ? 'event' : 'turn', key: message.id, message })
  }
  // Once an expert has answered, nobody is about to talk with the machine.
  const answered = messages.some(({ author }) => author === 'expert')
  if (!noticed && messages.length > 0 && !answered) items.push({ kind: 'notice', key: 'notice' })
  return items
}

export type Block =
  | { kind: 'text'; lines: string[] }
  | { kind: 'numbers'; items: string[] }
  | { kind: 'points'; items: string[] }

const numbered = /^\s*\d{1,2}[.)]\s+/
const pointed = /^\s*[-•*]\s+/

/** Plain text as it was typed: an empty line separates paragraphs, and numbered or dashed lines are lists. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  /** Paragraphs that an empty line has closed. */
  const ended = new Set<Block>()
  for (const paragraph of text.split(/\n\s*\n/)) {
    for (const line of paragraph.split('\n')) {
      if (line.trim() === '') continue
      const kind = numbered.test(line) ? 'numbers' : pointed.test(line) ? 'points' : 'text'
      const words = line.replace(kind === 'numbers' ? numbered : kind === 'points' ? pointed : /^\s+/, '')
      const last = blocks.at(-1)
      if (kind === 'text' && last?.kind === 'text' && !ended.has(last)) last.lines.push(words)
      else if (kind !== 'text' && last?.kind === kind) last.items.push(words)
      else blocks.push(kind === 'text' ? { kind, lines: [words] } : { kind, items: [words] })
    }
    const last = blocks.at(-1)
    if (last) ended.add(last)
  }
  return blocks
}

const label = /^(\p{Lu}[^.:!?\n]{2,72})\.\s+(?=\S)/u

/** The assistant often begins its paragraphs with a label (« À réunir. »); where most do, the labels become headings. */
export function leadsOf(paragraphs: readonly string[]): { lead: string | null; text: string }[] {
  const found = paragraphs.map((paragraph) => label.exec(paragraph))
  const most = found.filter(Boolean).length * 2 > paragraphs.length && paragraphs.length > 2
  return paragraphs.map((paragraph, index) => {
    const match = most ? found[index] : null
    return match ? { lead: match[1] ?? null, text: paragraph.slice(match[0].length) } : { lead: null, text: paragraph }
  })
}

/** What a screen reader announces of a new message. */
export function summaryOf(message: Message, most = 160): string {
  const text = (message.preview?.title ?? message.answer?.short ?? message.text).replace(/\s+/g, ' ').trim()
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** Messages of others that came after `seen`. */
export function unseen(messages: readonly Message[], seen: number): Message[] {
  return messages.filter(({ seq, author }) => seq > seen && author !== 'client')
}

/** What others have said and what has happened after `read`. Where nothing was read, since the client last wrote. */
const unseenAfter = (messages: readonly Message[], read: number): Message[] =>
  unseen(messages, read > 0 ? read : lastSeq(messages.filter(({ author }) => author === 'client')))

/**
 * What others have said after `read`; none where nobody knows what was read. Where nothing was, everything since the
 * client last wrote: the list of conversations counts the same (`server/reading-store.ts`).
 */
export const unreadOf = (messages: readonly Message[], read: number | null): Message[] =>
  read === null ? [] : unseenAfter(messages, read).filter(({ kind }) => kind !== 'event')

/** Whether the line "new" stands above what is unread: not above the assistant's first words to a question just asked. */
export const hasNewLine = (messages: readonly Message[], unread: readonly Message[]): boolean =>
  unread.length > 0 &&
  (unread.some(({ author }) => author !== 'assistant') ||
    unseen(messages, 0).find(({ kind }) => kind !== 'event') !== unread[0])

/** Where the line "new" stands once `fresh` has come: it stays until the reader has `reached` what is below it. */
export const newFromWith = (present: number | null, reached: number, fresh: number): number =>
  present !== null && present > reached ? present : fresh

/** Written by the product where the client has corrected the field. */
const corrected = ({ event }: Message) => event === 'category_corrected'

/** Written before the last correction. */
export const isReplaced = ({ seq }: Message, messages: readonly Message[]): boolean =>
  seq < (messages.findLast(corrected)?.seq ?? 0)

/** The answer that corrects this one: the next of the same author, unless it stands beside it. */
export function correctionOf({ kind, seq, author, name }: Message, messages: readonly Message[]): Message | undefined {
  if (kind !== 'answer') return undefined
  const next = messages.find(
    (other) => other.seq > seq && other.kind === 'answer' && other.author === author && other.name === name,
  )
  return next?.corrects ? next : undefined
}

/** The preview that still counts: not one made for a field that was corrected since. */
export function currentPreview(messages: readonly Message[]): Message | undefined {
  return messages.slice(messages.findLastIndex(corrected) + 1).findLast(({ preview }) => preview !== null)
}

/**
 * Where a conversation opens: at the first message of others that was not in view yet, or else at the first event that was
 * not, otherwise at the last line. `read`: the number of the last line that was in view; null where this browser does not
 * know.
 */
export function opensAt(messages: readonly Message[], read: number | null): Message | undefined {
  const happened = read === null ? undefined : unseenAfter(messages, read)[0]
  return unreadOf(messages, read)[0] ?? happened ?? messages.at(-1)
}
