import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant, localeField } from '../../api/fields.ts'
import { endedCodes, erasedCodes, obstacleCodes, retainedCodes } from './erasure.ts'

/** The effects of an erasure, shown before it is requested and on its receipt. */
const effects = {
  ends: z.array(z.object({ what: z.enum(endedCodes), count: z.number().int().positive() })),
  goes: z.array(z.enum(erasedCodes)),
  stays: z.array(z.object({ what: z.enum(retainedCodes), until: instant.nullable() })),
}

export const ErasurePreviewReply = z.object({
  email: z.string().nullable(),
  /** How the erasure is confirmed: with the password if there is one, else with a typed word. */
  by: z.enum(['password', 'word']),
  obstacle: z.enum(obstacleCodes).nullable(),
  /** Agreed future meetings, which the erasure cancels: each is listed and confirmed separately. */
  meetings: z.array(z.object({ id: z.string(), at: instant, with: z.string().nullable() })),
  ...effects,
})
export type ErasurePreviewReply = z.output<typeof ErasurePreviewReply>

const erasedReply = z.object({ at: instant, hash: z.string(), sentTo: z.string().nullable() })
export type ErasureReply = z.output<typeof erasedReply>

export const privacyApi = {
  'GET /me/export': endpoint({
    summary: 'Everything held about oneself as a ZIP: JSON, own files, invoices, receipts, consents',
    who: 'person',
    refusals: ['too_many_requests'],
  }),
  'GET /me/erasure': endpoint({
    summary: 'What erasing the own account would end, erase and keep, and what stands against it',
    who: 'person',
    reply: ErasurePreviewReply,
  }),
  'POST /me/erasure': endpoint({
    summary: 'Ends the plan and every open question, then erases the account; there is no way back',
    who: 'person',
    body: z.object({
      password: z.string().max(256).optional(),
      word: z.string().max(40).optional(),
      /** The agreed meetings to cancel, as they were shown: if one is missing, nothing is erased. */
      meetings: z.array(idField).max(100).default([]),
      locale: localeField,
    }),
    reply: erasedReply,
    refusals: [...obstacleCodes, 'password_wrong', 'word_wrong', 'erasure_meetings_agreed'],
    idempotent: true,
  }),
  'GET /erasures/:hash': endpoint({
    summary: 'The receipt of an erasure as it was written down then, for whoever has its hash; it names nobody',
    who: 'anyone',
    reply: z.object({ hash: z.string(), content: z.string() }),
    refusals: ['receipt_unknown', 'too_many_requests'],
  }),
} as const

export type PrivacyApi = typeof privacyApi
