import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { emailField, localeField, typedLine, typedText } from '../../api/fields.ts'
import { emergencySituations } from '../../safety/situations.ts'
import { noticeReasons } from './contact-form.ts'

const sender = {
  name: typedLine(1, 160),
  email: z.string().trim().min(1, { error: 'required' }).pipe(emailField),
  locale: localeField,
  /** A field that people do not see: whoever fills it is a machine, and is told that all went well. */
  website: z.string().max(200).optional(),
}

/** What the sender may quote. */
const receipt = z.object({ reference: z.string() })

export const contactApi = {
  'POST /contact': endpoint({
    summary:
      'Writes to the house: kept, sent to the operator, receipted to the sender. Where it shows a person in danger it is kept and sent all the same, and refused with whom to call',
    who: 'anyone',
    body: z.object({
      ...sender,
      message: typedText(1, 5000),
      /** What the person has already said to be no emergency. */
      notEmergency: z.array(z.enum(emergencySituations)).max(emergencySituations.length).default([]),
      timeZone: z.string().max(64).nullable().default(null),
    }),
    reply: receipt,
    refusals: ['emergency_stands'],
  }),
  'POST /notices': endpoint({
    summary: 'Reports content that should not be shown, in good faith: kept, sent to the operator, receipted',
    who: 'anyone',
    body: z.object({
      ...sender,
      page: typedText(1, 500),
      reason: z.enum(noticeReasons, { error: 'required' }),
      message: typedText(1, 5000),
      goodFaith: z.literal(true, { error: 'good_faith_missing' }),
    }),
    reply: receipt,
  }),
}
export type ContactApi = typeof contactApi
