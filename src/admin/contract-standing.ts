import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant, localeField, typed } from '../api/fields.ts'
import { expertStates } from '../experts/standing.ts'
import { staffCodes } from './contract-fields.ts'

export const StaffExpert = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  profession: z.string(),
  state: z.enum(expertStates),
  since: instant.nullable(),
  /** The statement of reasons, as the expert has received it. */
  reason: z.string().nullable(),
  may: z.object({ suspend: z.boolean(), lift: z.boolean(), terminate: z.boolean() }),
  /** Until then only the law or a repeated breach ends it; null where the notice is over or was never given. */
  noticeUntil: instant.nullable(),
})
export type StaffExpert = z.output<typeof StaffExpert>

/** The expert receives it word for word, and may contest it. */
const statement = typed(10, 1000, 'reason_too_short')
const deciding = [...staffCodes, 'expert_unknown', 'standing_unfit'] as const

export const standingApi = {
  'GET /admin/experts': endpoint({
    summary: 'The experts of the house by name, address of their page or e-mail; those who are suspended come first',
    who: 'staff',
    query: z.object({ search: z.string().trim().max(80).default(''), locale: localeField }),
    reply: z.object({ experts: z.array(StaffExpert), more: z.boolean() }),
    refusals: staffCodes,
  }),
  'POST /admin/experts/:id/suspend': endpoint({
    summary: 'Suspend an expert with a statement of reasons; the open questions go to others at once',
    who: 'staff',
    body: z.object({ locale: localeField, reason: statement }),
    reply: StaffExpert,
    refusals: deciding,
  }),
  'POST /admin/experts/:id/lift': endpoint({
    summary: 'Lift a suspension; the expert is told why',
    who: 'staff',
    body: z.object({ locale: localeField, reason: statement }),
    reply: StaffExpert,
    refusals: deciding,
  }),
  'POST /admin/experts/:id/terminate': endpoint({
    summary: 'End the work with a suspended expert: after thirty days, or at once by law or for a repeated breach',
    who: 'staff',
    body: z.object({ locale: localeField, reason: statement, urgent: z.boolean().default(false) }),
    reply: StaffExpert,
    refusals: [...deciding, 'notice_running'],
  }),
}
export type StandingApi = typeof standingApi
