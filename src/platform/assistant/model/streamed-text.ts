import { fill } from '../../../i18n/text.ts'
import { inChunks } from '../built-in.ts'
import { topicOf } from '../compose/ask.ts'
import { firstLines } from '../compose/first-lines.ts'
import { assistantMessagesFor } from '../messages.ts'
import type { Dossier } from '../port.ts'
import type { Check } from './check.ts'
import { wholeClaims } from './reply.ts'

export type StreamedText = {
  /** Receives a reply that is still arriving. */
  preview(partial: unknown): void
  follow(partial: unknown): void
  /** Stops the stream. */
  close(): void
  silent(): boolean
}

/** The elements of a list that are whole: all but the last one, until the key after the list has begun. */
function wholeElements(reply: unknown, key: string, next: string): unknown[] {
  const { [key]: list, [next]: after } = (reply ?? {}) as Record<string, unknown>
  if (!Array.isArray(list)) return []
  return after === undefined ? list.slice(0, -1) : list
}

/** Says each sentence and each claim of a model's reply once it is whole and has passed the check. */
export function createStreamedText(
  dossier: Dossier,
  check: Check,
  onWords: ((words: string) => void) | undefined,
): StreamedText {
  const topic = fill(assistantMessagesFor(dossier.locale).understoodPlain, { topic: topicOf(dossier) })
  const first = firstLines(dossier).join(' ')
  const emergency = first ? `${first}\n\n` : ''
  let told = 0
  let claimed = 0
  let spoken = false
  let closed = false
  const say = (text: string, opening: string) => {
    if (closed || !onWords || text === '') return
    inChunks(`${spoken ? '' : opening}${text} `, onWords)
    spoken = true
  }
  const hear = (partial: unknown, opening: string, restated: string, afterClaims: string) => {
    if (closed || !onWords) return
    const sentences = wholeElements(partial, restated, 'claims')
    for (const sentence of sentences.slice(told))
      say(typeof sentence === 'string' ? check.words(sentence) : '', opening)
    told = Math.max(told, sentences.length)
    const claims = wholeElements(partial, 'claims', afterClaims)
    for (const { text } of check.proven(wholeClaims.parse(claims.slice(claimed)))) say(`\n\n${text}`, opening)
    claimed = Math.max(claimed, claims.length)
  }
  return {
    preview: (partial) => hear(partial, `${emergency}${topic} `, 'understood', 'unsure'),
    follow: (partial) => hear(partial, emergency, 'reply', 'summary'),
    close: () => {
      closed = true
    },
    silent: () => !spoken,
  }
}
