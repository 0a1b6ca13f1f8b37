import type { Locale } from '../../i18n/locale.ts'
import type { Tx } from '../db/port.ts'

/**
 * Every letter that the product can send, each declared beside the code that writes it: `questions.answered`. The e-mail
 * tester must have a sample of each, or nothing compiles.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface LetterNames {}
export type LetterName = keyof LetterNames

export type Letter = {
  template: LetterName
  to: string
  locale: Locale
  subject: string
  html: string
  text: string
  /** One letter per key, whatever is retried. */
  key: string
  personId?: string
}

export interface Mail {
  /** Kept in the outbox inside the caller's transaction, sent afterwards by a job where `SMTP_URL` is set. */
  post(tx: Tx, letter: Letter): Promise<void>
}
