import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { emailField, localeField } from '../../api/fields.ts'
import { staffCodes } from '../contract-fields.ts'

const SampleLine = z.object({ name: z.string(), subject: z.string() })

const SampleEmail = z.object({
  name: z.string(),
  locale: localeField,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})
export type SampleEmail = z.output<typeof SampleEmail>

export const emailSamplesApi = {
  'GET /admin/letter-samples': endpoint({
    summary: 'Every letter that the product can send, by feature, with its subject in one language',
    who: 'staff',
    query: z.object({ locale: localeField }),
    reply: z.object({ features: z.array(z.object({ feature: z.string(), letters: z.array(SampleLine) })) }),
    refusals: staffCodes,
  }),
  'GET /admin/letter-samples/:name': endpoint({
    summary: 'One of them with invented data, as its reader would get it',
    who: 'staff',
    query: z.object({ locale: localeField }),
    reply: SampleEmail,
    refusals: [...staffCodes, 'letter_unknown'],
  }),
  'POST /admin/letter-samples/:name/send': endpoint({
    summary: 'Sends it to an address, marked as a sample',
    who: 'staff',
    body: z.object({ to: emailField, locale: localeField }),
    /** `kept`: no mail server is configured, so the email stays in the outbox. */
    reply: z.object({ to: z.string(), kept: z.boolean() }),
    refusals: [...staffCodes, 'letter_unknown'],
  }),
}
export type EmailSamplesApi = typeof emailSamplesApi
