import type { QuestionUiMessages } from './page-messages.ts'

export type RefusalMessages = QuestionUiMessages['refusals']

/** What happened, in words; an unknown code is our own mistake and is said as such. */
export function refusalMessage(words: RefusalMessages, code: string): string {
  return words[code as keyof RefusalMessages] ?? words.internal_error
}
