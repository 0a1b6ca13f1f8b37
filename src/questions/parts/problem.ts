import type { QuestionWords } from './page-words.ts'

export type RefusalWords = QuestionWords['refusals']

/** What happened, in words; an unknown code is our own mistake and is said as such. */
export function inWords(words: RefusalWords, code: string): string {
  return words[code as keyof RefusalWords] ?? words.internal_error
}
