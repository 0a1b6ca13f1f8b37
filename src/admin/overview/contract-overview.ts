import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField, typedText } from '../../api/fields.ts'
import { emergencySituations } from '../../safety/situations.ts'
import { reasonField, staffCodes } from '../contract-fields.ts'

export const Waiting = z.object({
  id: z.string(),
  number: z.number().int(),
  title: z.string(),
  category: z.string(),
  state: z.string(),
  with: z.string().nullable(),
  since: instant,
  /** Nobody has accepted it within the promised time. */
  late: z.boolean(),
})
export type Waiting = z.output<typeof Waiting>

export const MoneyAlert = z.object({
  id: z.string(),
  kind: z.string(),
  ref: z.string(),
  detail: z.record(z.string(), z.unknown()),
  openedAt: instant,
  /** The payment that the alert is about, if any. */
  payment: z.string().nullable(),
})
export type MoneyAlert = z.output<typeof MoneyAlert>

/** A question or a meeting request that needs a staff member. */
const Matter = z.object({
  id: z.string(),
  template: z.string(),
  question: z.string().nullable(),
  number: z.number().int().nullable(),
  city: z.string().nullable(),
  /** The danger signs found for a person; empty for anything else. */
  situations: z.array(z.enum(emergencySituations)),
  at: instant,
})

const ParkedJob = z.object({
  id: z.string(),
  name: z.string(),
  error: z.string(),
  tries: z.number().int(),
  parkedAt: instant,
})

export const Overview = z.object({
  at: instant,
  demo: z.boolean(),
  rights: z.array(z.string()),
  today: z.object({
    asked: z.number().int(),
    previewed: z.number().int(),
    held: z.number().int(),
    accepted: z.number().int(),
    answered: z.number().int(),
    taken: z.number().int(),
    takenCount: z.number().int(),
    heldAmount: z.number().int(),
    refunded: z.number().int(),
    refundedCount: z.number().int(),
    /** Seconds; `null` if nobody has accepted anything today. */
    medianAccept: z.number().int().nullable(),
  }),
  promisedSeconds: z.number().int(),
  waiting: z.array(Waiting),
  hours: z.array(z.number().int()).length(24),
  alerts: z.array(MoneyAlert),
  matters: z.array(Matter),
  parked: z.array(ParkedJob),
  /** Acts of which the reader may do the second part. */
  secondPersonWaiting: z.number().int(),
  refundsWaiting: z.number().int(),
  factorsWaiting: z.number().int(),
  disputesOpen: z.number().int(),
  messagesWaiting: z.number().int(),
  applicationsWaiting: z.number().int(),
})
export type Overview = z.output<typeof Overview>

const Act = z.object({
  id: z.number().int(),
  at: instant,
  /** `null` for the command line. */
  who: z.string().nullable(),
  by: z.string().nullable(),
  roles: z.array(z.string()),
  act: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type StaffAct = z.output<typeof Act>

const Month = z.object({
  /** `2026-11`, in the business time zone. */
  month: z.string(),
  /** Monthly charges, less their refunds. */
  recurring: z.number().int(),
  /** First periods that ended, and how many of them were followed by a paid month. */
  firstEnded: z.number().int(),
  converted: z.number().int(),
  /** Plans running when the month began, and how many of these ended in it. */
  running: z.number().int(),
  ended: z.number().int(),
  charged: z.number().int(),
  refunded: z.number().int(),
})
export type Month = z.output<typeof Month>

export const funnelSteps = ['asked', 'preview', 'email', 'held', 'accepted', 'answered', 'kept'] as const

const many = z.number().int()
const FunnelRow = z.object({
  category: z.string(),
  locale: localeField,
  asked: many,
  preview: many,
  email: many,
  held: many,
  accepted: many,
  answered: many,
  /** Continued to a paid month after the introductory question. */
  kept: many,
})
export type FunnelRow = z.output<typeof FunnelRow>

export const overviewApi = {
  'GET /admin/overview': endpoint({
    summary: 'Today in figures, who is waiting, and what needs a person of the house',
    who: 'staff',
    reply: Overview,
    refusals: staffCodes,
  }),
  'GET /admin/funnel': endpoint({
    summary: 'From the question to the paid month, by category and language',
    who: 'staff',
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    reply: z.object({ rows: z.array(FunnelRow) }),
    refusals: staffCodes,
  }),
  'GET /admin/figures': endpoint({
    summary: 'Twelve months of recurring revenue, conversion, churn and refunds',
    who: 'staff',
    reply: z.object({ months: z.array(Month) }),
    refusals: staffCodes,
  }),
  'POST /admin/alerts/:id/close': endpoint({
    summary: 'An alert about money was looked at; what came of it is kept',
    who: 'staff',
    body: z.object({ note: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'alert_unknown'],
  }),
  'POST /admin/matters/:id/seen': endpoint({
    summary: 'Somebody has looked after this matter of a question or a meeting request',
    who: 'staff',
    reply: z.object({}),
    refusals: [...staffCodes, 'matter_unknown'],
  }),
  'POST /admin/jobs/:id/retry': endpoint({
    summary: 'Gives a job that failed every time a fresh set of tries',
    who: 'staff',
    reply: z.object({}),
    refusals: [...staffCodes, 'job_unknown'],
  }),
  'GET /admin/acts': endpoint({
    summary: 'What the staff did, latest first: who, what, when, why, before and after',
    who: 'staff',
    query: z.object({
      before: z.coerce.number().int().min(1).optional(),
      subject: typedText(1, 100).optional(),
      kind: typedText(1, 40).optional(),
    }),
    reply: z.object({ acts: z.array(Act), more: z.boolean() }),
    refusals: staffCodes,
  }),
}
export type OverviewApi = typeof overviewApi
