import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField } from '../../api/fields.ts'

const envelope = {
  id: z.string(),
  template: z.string(),
  to: z.string(),
  locale: localeField,
  /** `null` for an email about a regulated question, without emergency access. */
  subject: z.string().nullable(),
  /** The question that the email is about, if any. */
  question: z.string().nullable(),
  /**
   * `kept`: no mail server is configured, so the email is only shown here. `withheld`: writing to the person is not
   * safe. `gathered`: a later email tells it, or has made it untrue.
   */
  state: z.enum(['queued', 'sent', 'failed', 'kept', 'withheld', 'gathered']),
  attempts: z.number().int(),
  error: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
}

export const EmailSummary = z.object(envelope)
export type EmailSummary = z.output<typeof EmailSummary>

export const EmailDetail = z.object({
  ...envelope,
  html: z.string().nullable(),
  text: z.string().nullable(),
  secretsHidden: z.boolean(),
  /** Files that go with it; none once it has been sent, since each is kept where it was made. */
  attachments: z.array(z.string()),
})
export type EmailDetail = z.output<typeof EmailDetail>

export const emailsApi = {
  'GET /admin/letters': endpoint({
    summary: 'The outbox, latest letters first',
    who: 'staff',
    query: z.object({
      to: z.string().trim().toLowerCase().max(254).optional(),
      template: z.string().max(80).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    reply: z.object({
      letters: z.array(EmailSummary),
      templates: z.array(z.string()),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  'GET /admin/letters/:id': endpoint({
    summary:
      'One letter as its reader gets it; where the product is live, the secrets of its links are hidden, and letters about regulated questions are under their glass',
    who: 'staff',
    reply: EmailDetail,
    refusals: ['letter_unknown'],
  }),
  'GET /admin/letters/:id/files/:place': endpoint({
    summary: 'A file that goes with a letter, the first being 0; opening it is written in the journal like the letter',
    who: 'staff',
    refusals: ['letter_unknown'],
  }),
}
export type EmailsApi = typeof emailsApi
