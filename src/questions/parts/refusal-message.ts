import type { QuestionUiMessages } from './page-messages.ts'

export type RefusalMessages = QuestionUiMessages['refusals']

/** The message of a refusal; an unknown code is our own mistake, and the message says so. */
export function refusalMessage(words: RefusalMessages, code: string): string {
  return words[code as keyof RefusalMessages] ?? words.internal_error
}
