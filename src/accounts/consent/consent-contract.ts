import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField } from '../../api/fields.ts'
import { consentVersion } from './consent-version.ts'

export const consentApi = {
  'POST /consents': endpoint({
    summary: 'Keeps the proof of a choice about measuring, without anything about who made it',
    who: 'anyone',
    // Recording the same choice twice is harmless, and an idempotency key would link the record to the address.
    idempotent: true,
    body: z.object({
      version: z.literal(consentVersion),
      locale: localeField,
      choice: z.enum(['accepted', 'refused']),
    }),
    reply: z.object({ id: z.string(), at: instant }),
  }),
  'GET /consents/:id': endpoint({
    summary: 'The proof of a choice, as a file for whoever holds its number',
    who: 'anyone',
    refusals: ['not_found'],
  }),
}
export type ConsentApi = typeof consentApi
