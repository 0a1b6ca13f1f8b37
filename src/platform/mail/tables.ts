import type { Generated } from 'kysely'
import type { Locale } from '../../i18n/locale.ts'

/**
 * `kept`: there is no mail server, so the email is only shown in the email tester. `withheld`: writing to the person is
 * not safe, so it was not sent and is read in the account. `gathered`: a later email tells it, or has made it untrue.
 */
export type EmailState = 'queued' | 'sent' | 'failed' | 'kept' | 'withheld' | 'gathered'

declare module '../db/tables.ts' {
  interface Tables {
    mail_outbox: {
      id: string
      key: string
      template: string
      toAddress: string
      personId: string | null
      locale: Locale
      subject: string
      html: string
      text: string
      secrets: Buffer | null
      /** The client's question that it is about; empty where it is about none of its recipient's, `null` where unsaid. */
      about: string[] | null
      state: EmailState
      attempts: Generated<number>
      error: string | null
      /** What it may travel with, and until when it waits for more of that. */
      gather: string | null
      waitsUntil: Date | null
      createdAt: Date
      sentAt: Date | null
    }
    mail_attachment: { mailId: string; place: number; name: string; type: string; content: Buffer }
  }
}
