import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../db/port.ts'

/**
 * Every email that the product can send, each declared beside the code that writes it: `questions.answered`. The email
 * tester must have a sample of each, or nothing compiles.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface EmailTemplates {}
export type EmailTemplate = keyof EmailTemplates

export type Attachment = { name: string; type: string; content: Uint8Array }

export type Email = {
  template: EmailTemplate
  to: string
  locale: Locale
  subject: string
  html: string
  text: string
  attachments?: readonly Attachment[]
  /** The last part of `text`, which is the same in all emails that may travel together. */
  foot?: string
  /** Nothing that the law wants at once. */
  gather?: Gathering
  /** One email per key, however often it is retried. */
  key: string
  personId?: string
  /** The client's question that it is about; `null` where it is about none of its recipient's. */
  about?: string | null
}

/**
 * An email may wait so long (milliseconds) for what happens next to the same matter, to the same address. Of what has
 * not left by then, a later email tells `all`, or the `latest` alone is true.
 */
export type Gathering = {
  matter: string
  waits: number
  tells: 'all' | 'latest'
  /** Leaves at once, and takes along what waits. */
  leaves?: 'now'
}

/**
 * Asked before an email is stored whether it may be sent, and once more when one that has waited leaves; one that may
 * not is kept and not sent.
 */
export type EmailGuard = (db: Db, letter: Pick<Email, 'template' | 'personId' | 'about'>) => Promise<boolean>

export interface Mail {
  /** Stored in the outbox inside the caller's transaction, sent afterwards by a job where `SMTP_URL` is set. */
  enqueue(tx: Tx, letter: Email): Promise<void>
  maySend: EmailGuard
  /** Sends what was withheld from this person and may be sent by now, in the order in which it was written. */
  release(tx: Tx, personId: string): Promise<void>
}
