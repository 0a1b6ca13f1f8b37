// Where the page of an answer opens, and what has been read there of the conversation.
import type { Contribution, Message } from '../shapes.ts'
import { unseen } from '../thread/thread.ts'
import { versionsOf } from './contribution.ts'

/** The message of the conversation that delivered each contribution: answers in their order, replies by their words. */
function numbersOf(contributions: readonly Contribution[], messages: readonly Message[]): Map<number, number> {
  const answers = messages.filter(({ kind }) => kind === 'answer')
  const replies = messages.filter(({ author, kind }) => author === 'expert' && kind !== 'answer')
  const numbers = new Map<number, number>()
  for (const { version, text } of contributions) {
    const at = text === null ? 0 : replies.findIndex((message) => message.text === text)
    const [message] = text === null ? answers.splice(0, 1) : at < 0 ? [] : replies.splice(at, 1)
    if (message) numbers.set(version, message.seq)
  }
  return numbers
}

/**
 * The first contribution below the answer that is unread. Null where nothing is, and for who has not read the answer
 * itself: the page opens at it. `read`: the last message of the conversation that was read; `readHere`: the last
 * contribution up to which this browser has shown all; null where nobody knows.
 */
export function firstUnreadBelow(
  contributions: readonly Contribution[],
  messages: readonly Message[],
  { read, readHere }: { read: number | null; readHere: number | null },
): number | null {
  const [main, ...further] = versionsOf(contributions).map(({ current }) => current)
  const numbers = numbersOf(contributions, messages)
  const isUnread = ({ version }: Contribution) =>
    version > (readHere ?? 0) && (numbers.get(version) ?? Number.POSITIVE_INFINITY) > (read ?? 0)
  if (!main || (read === null && readHere === null) || isUnread(main)) return null
  return further.find(isUnread)?.version ?? null
}

/** Up to which contribution all are in `seen`. */
export function shownUpTo(contributions: readonly Contribution[], seen: readonly Contribution[]): number {
  const versions = new Set(seen.map(({ version }) => version))
  const gap = contributions.findIndex(({ version }) => !versions.has(version))
  return (gap < 0 ? contributions : contributions.slice(0, gap)).at(-1)?.version ?? 0
}

/**
 * Up to which message the conversation has been read on this page, which shows its answers, the contributions in `seen`
 * and the summary, and says in its own way what has happened. Any other unread message waits in the conversation.
 */
export function readOnPage(
  messages: readonly Message[],
  read: number,
  { all, seen }: { all: readonly Contribution[]; seen: readonly Contribution[] },
): number {
  const numbers = numbersOf(all, messages)
  const shown = new Set(seen.map(({ version }) => numbers.get(version)))
  let upTo = read
  for (const message of unseen(messages, read)) {
    const isStatus = message.kind === 'event' && message.event !== 'helpline'
    if (!isStatus && message.preview === null && !shown.has(message.seq)) break
    upTo = message.seq
  }
  return upTo
}
