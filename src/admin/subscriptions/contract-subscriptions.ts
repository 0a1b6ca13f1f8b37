import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant } from '../../api/fields.ts'
import { reasonField, staffCodes } from '../contract-fields.ts'

export const SubscriptionDetail = z.object({
  id: z.string(),
  reference: z.string(),
  /** `held`: since when the person is under a legal hold, for staff who decide about holds. */
  person: z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), held: instant.nullable() }),
  plan: z.string(),
  state: z.string(),
  price: z.number().int(),
  startedAt: instant,
  firstMonthlyAt: instant.nullable(),
  periodStart: instant,
  periodEnd: instant,
  /** When the subscription would end if it were cancelled now. */
  leavesAt: instant,
  /** The change scheduled for the end of the period. */
  wish: z.enum(['cancel', 'pause', 'downgrade']).nullable(),
  pausedUntil: instant.nullable(),
  /** Since when a monthly payment has failed and is unpaid. */
  dueSince: instant.nullable(),
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
  lastUsedAt: instant.nullable(),
  can: z.object({ cancel: z.boolean(), keep: z.boolean(), hold: z.boolean() }),
  requests: z.array(
    z.object({
      id: z.string(),
      at: instant,
      kind: z.string(),
      channel: z.string(),
      reason: z.string().nullable(),
      comment: z.string().nullable(),
    }),
  ),
  charges: z.array(
    z.object({
      id: z.string(),
      at: instant,
      kind: z.string(),
      amount: z.number().int(),
      credited: z.number().int(),
    }),
  ),
  invoices: z.array(
    z.object({
      number: z.string(),
      at: instant,
      kind: z.enum(['invoice', 'credit_note']),
      total: z.number().int(),
    }),
  ),
  letters: z.array(z.object({ id: z.string(), at: instant, subject: z.string(), state: z.string() })),
  acts: z.array(z.object({ id: z.number().int(), at: instant, who: z.string(), act: z.string(), reason: z.string() })),
  /** The questions that it paid for, with their numbers. */
  questions: z.array(z.object({ id: z.string(), number: z.number().int(), state: z.string(), at: instant })),
})
export type SubscriptionDetail = z.output<typeof SubscriptionDetail>

export const subscriptionsApi = {
  'GET /admin/subscriptions/:id': endpoint({
    summary: 'One plan: its dates, what was asked of it, paid for it and written about it',
    who: 'staff',
    reply: SubscriptionDetail,
    refusals: [...staffCodes, 'plan_unknown'],
  }),
  'POST /admin/subscriptions/:id/cancel': endpoint({
    summary: 'Cancels a plan for its client at the end of the period; the client gets the same receipt',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'plan_unknown', 'plan_ended', 'plan_not_active', 'already_so'],
  }),
  'POST /admin/subscriptions/:id/keep': endpoint({
    summary: 'Takes back what was asked for the end of the period, because the client wants it so',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'plan_unknown', 'plan_ended', 'plan_not_active', 'nothing_to_keep', 'already_so'],
  }),
  'GET /admin/invoices/:number/pdf': endpoint({
    summary: 'Anybody’s invoice or credit note as a PDF; who opened it is written in the journal',
    who: 'staff',
    refusals: [...staffCodes, 'invoice_unknown'],
  }),
}
export type SubscriptionsApi = typeof subscriptionsApi
