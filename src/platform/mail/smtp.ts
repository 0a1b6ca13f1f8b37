import nodemailer from 'nodemailer'
import { inCall } from '../telemetry/spans.ts'
import type { Attachment } from './port.ts'

export type Envelope = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  locale: string
  attachments: readonly Attachment[]
}

export interface Transport {
  send(letter: Envelope): Promise<void>
  close(): void
}

/** The mail server will never accept this email: the address does not exist, or the content is refused. */
export class EmailRejected extends Error {}

/** Sends through a mail server over a few pooled connections. */
export function smtpTransport(url: string, from: string, replyTo?: string): Transport {
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, html, text, locale, attachments }) {
      try {
        const letter = {
          from,
          replyTo,
          // An object, so that a comma or a line break in an address cannot add another recipient.
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: attachments.filter(isFile).map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
          icalEvent: attachments.filter((one) => !isFile(one)).map(eventOf)[0],
          // A retry after a crash uses the same Message-ID, by which mail programs drop duplicates.
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
        }
        await inCall('mail', { 'server.address': new URL(url).hostname }, () => mailer.sendMail(letter))
      } catch (error) {
        if (isForGood(error)) throw new EmailRejected((error as Error).message, { cause: error })
        throw error
      }
    },
    close: () => mailer.close(),
  }
}

const calendarMethod = /^text\/calendar;.*\bmethod=(\w+)/

/** False for a calendar message (RFC 6047), which has a method and is sent as an alternative of the text too. */
const isFile = ({ type }: Attachment) => !calendarMethod.test(type)

/** Google and Outlook read the alternative of the text, Apple the file. */
const eventOf = ({ name, type, content }: Attachment) => ({
  method: calendarMethod.exec(type)?.[1],
  filename: name,
  content: Buffer.from(content),
})

/** A 5xx about the recipient or the email; a refused sign-in is ours to fix, so it is retried. */
function isForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
