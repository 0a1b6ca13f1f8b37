import type { Locale } from '../../i18n/locale.ts'
import type { Tx } from '../db/port.ts'

export type Letter = {
  /** Name of the template, for the outbox and the tester: `questions.answered`. */
  template: string
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
