import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField, typedText } from '../../api/fields.ts'
import { expertStates } from '../../experts/standing/standing.ts'
import { meetingWays } from '../../meetings/ways.ts'
import { personField, staffCodes } from '../contract-fields.ts'

export const regulated = z.enum(['none', 'law', 'health', 'finance'])

/** A title as the staff has checked it. */
export const Title = z.object({
  regulated,
  labelFr: typedText(2, 120),
  labelEn: typedText(2, 120),
  body: typedText(2, 160),
  /** The last valid day. */
  validUntil: z.iso.date({ error: 'date_invalid' }).nullable(),
})
export const KnownTitle = Title.extend({ labelFr: z.string(), labelEn: z.string(), body: z.string() })

export const StaffExpert = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  profession: z.string(),
  state: z.enum(expertStates),
  since: instant.nullable(),
  /** The statement of reasons, as sent to the expert. */
  reason: z.string().nullable(),
  titles: z.array(KnownTitle),
  /** Clients nearby may ask for a meeting. */
  receives: z.boolean(),
  may: z.object({
    suspend: z.boolean(),
    lift: z.boolean(),
    terminate: z.boolean(),
    title: z.boolean(),
    receive: z.boolean(),
  }),
  /**
   * Until then only the law or a repeated breach allows termination; null once the notice is over or if none was given.
   */
  noticeUntil: instant.nullable(),
})
export type StaffExpert = z.output<typeof StaffExpert>

/** Sent to the expert word for word, and the expert may contest it. */
const statement = typedText(10, 1000, 'reason_too_short')
const deciding = [...staffCodes, 'expert_unknown', 'standing_unfit', 'own_file'] as const

const Absence = z.object({
  id: z.string(),
  question: z.string(),
  number: z.number().int(),
  /** Who did not come, according to the other side. */
  absent: z.enum(['client', 'specialist']),
  client: personField,
  specialist: personField,
  meetsAt: instant,
  way: z.enum(meetingWays),
  place: z.string(),
  said: z.string(),
  reportedAt: instant.nullable(),
  /** When whoever is said to be absent had said that the meeting took place. */
  tookPlaceAt: instant.nullable(),
  reply: z.string().nullable(),
  /** Before then nobody decides: whoever is said to be absent may still give their side. */
  awaitedUntil: instant.nullable(),
})
export type Absence = z.output<typeof Absence>

export const standingApi = {
  'GET /admin/absences': endpoint({
    summary: 'Absences from meetings that were contested and wait for a decision, with the words of both sides',
    who: 'staff',
    reply: z.object({ absences: z.array(Absence) }),
    refusals: staffCodes,
  }),
  'POST /admin/absences/:id/decide': endpoint({
    summary: 'Say whether a contested absence stands; both sides are told why',
    who: 'staff',
    body: z.object({ stands: z.boolean(), reason: statement }),
    reply: z.object({ absences: z.array(Absence) }),
    refusals: [...staffCodes, 'meeting_unknown', 'meeting_over', 'reply_awaited'],
  }),
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
  'POST /admin/experts/:id/titles': endpoint({
    summary: 'Record a title that was checked, such as a renewed one: its fields are offered again',
    who: 'staff',
    body: Title.extend({ locale: localeField }),
    reply: StaffExpert,
    refusals: [...deciding, 'title_over'],
  }),
  'PUT /admin/experts/:id/meetings': endpoint({
    summary: 'Say whether clients nearby may ask to meet this expert, as agreed with them',
    who: 'staff',
    body: z.object({ locale: localeField, receives: z.boolean() }),
    reply: StaffExpert,
    refusals: deciding,
  }),
}
export type StandingApi = typeof standingApi
