import { inChunks } from '../built-in.ts'
import { cutShort, sentences } from '../fold.ts'
import type { Check } from './check.ts'

export type StreamedText = {
  /** Fixed text of the product, streamed as it is. */
  say(paragraphs: readonly string[]): void
  /** The model's paragraphs so far; the last one may be incomplete. */
  update(paragraphs: unknown): void
  /** Stops the stream. */
  close(): void
  silent(): boolean
}

/** Not after « art. », « M. » or « L. »: a sentence that is cut there would be checked in two halves. */
const finished = (piece: string): boolean => sentences(`${piece.trimEnd()} X`).length > 1 && !cutShort(piece)

/** Streams a model's text as it arrives, sentence by sentence, each checked before anybody sees it. */
export function createStreamedText(check: Check, onWords: ((words: string) => void) | undefined): StreamedText {
  let spoken = 0
  let heard = 0
  let closed = false
  const speak = (text: string): void => {
    if (closed || !onWords || text.trim() === '') return
    spoken += text.length
    inChunks(text, onWords)
  }
  return {
    say: (paragraphs) => {
      for (const paragraph of paragraphs) speak(`${paragraph}\n\n`)
    },
    update: (paragraphs) => {
      if (closed || !onWords || !Array.isArray(paragraphs)) return
      const text = paragraphs.filter((part) => typeof part === 'string').join('\n\n')
      for (const end of text.matchAll(/[.?!…][»”"']?(?:\s+)/g)) {
        const to = end.index + end[0].length
        if (to <= heard || (!/\n\n/.test(end[0]) && !finished(text.slice(heard, to)))) continue
        const sentence = text.slice(heard, to)
        heard = to
        const kept = check(sentence)
        if (kept !== '') speak(`${kept}${/\n\n\s*$/.test(sentence) ? '\n\n' : ' '}`)
      }
    },
    close: () => {
      closed = true
    },
    silent: () => spoken === 0,
  }
}
