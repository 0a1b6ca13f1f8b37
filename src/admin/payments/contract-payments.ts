import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant, typedText } from '../../api/fields.ts'
import { personField, reasonField, secondPersonField, staffCodes } from '../contract-fields.ts'

export const paymentStates = ['taken', 'part_refunded', 'refunded', 'held', 'voided', 'declined', 'unfinished'] as const

export const Payment = z.object({
  id: z.string(),
  reference: z.string().nullable(),
  person: personField,
  kind: z.string(),
  state: z.enum(paymentStates),
  amount: z.number().int(),
  credited: z.number().int(),
  at: instant,
  disputed: z.boolean(),
})
export type Payment = z.output<typeof Payment>

export const RefundRequest = z.object({
  id: z.string(),
  payment: z.string(),
  amount: z.number().int(),
  cause: z.enum(['goodwill', 'mistake']),
  reason: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  askedBy: personField,
  askedAt: instant,
  decidedBy: personField.nullable(),
  /** Whether the reader asked for it, and so may not decide. */
  mine: z.boolean(),
  /** Who could decide, while it waits. */
  second: secondPersonField.nullable(),
})
export type RefundRequest = z.output<typeof RefundRequest>

const PaymentStep = z.object({
  at: instant,
  what: z.string(),
  /** A number, a reference or a reason, as recorded. */
  about: z.string().nullable(),
  amount: z.number().int().nullable(),
})
export type PaymentStep = z.output<typeof PaymentStep>

export const PaymentDetail = Payment.extend({
  questionId: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  card: z.string().nullable(),
  /** Cents that can still be refunded. */
  left: z.number().int(),
  /** False while a second person or a bank decides, and once the bank has returned the money itself. */
  mayRefund: z.boolean(),
  soloLimit: z.number().int(),
  /** What refunding all that is left does besides: a plan ends, and cents are refunded for days paid in advance. */
  fullRefund: z.object({ endsPlan: z.boolean(), ahead: z.number().int() }),
  /** Who could approve the reader's refund above the limit. */
  second: secondPersonField,
  steps: z.array(PaymentStep),
  ledger: z.array(
    z.object({ at: instant, source: z.string(), account: z.string(), name: z.string(), amount: z.number().int() }),
  ),
  requests: z.array(RefundRequest),
  /** Refunds that failed on the card and are still owed. */
  owed: z.array(z.object({ id: z.string(), amount: z.number().int(), why: z.string().nullable(), since: instant })),
})
export type PaymentDetail = z.output<typeof PaymentDetail>

const Rights = z.array(z.string())

export const adminPaymentsApi = {
  'GET /admin/payments': endpoint({
    summary: 'Payments, the latest first: taken, held, let go and declined',
    who: 'staff',
    query: z.object({
      search: typedText(0, 120).optional(),
      state: z.enum(paymentStates).optional(),
      person: idField.optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    reply: z.object({
      payments: z.array(Payment),
      /** The person by whom the list is filtered. */
      person: personField.nullable(),
      page: z.number().int(),
      more: z.boolean(),
      rights: Rights,
    }),
    refusals: staffCodes,
  }),
  'GET /admin/payments/:id': endpoint({
    summary: 'One payment from its quote to the ledger',
    who: 'staff',
    reply: PaymentDetail,
    refusals: [...staffCodes, 'payment_unknown'],
  }),
  'GET /admin/refunds': endpoint({
    summary: 'Refunds that wait for a second person',
    who: 'staff',
    reply: z.object({ waiting: z.array(RefundRequest) }),
    refusals: staffCodes,
  }),
  'POST /admin/payments/:id/refund': endpoint({
    summary: 'Gives money back with a reason; above the limit a second person decides',
    who: 'staff',
    body: z.object({
      amount: z.number().int().min(1),
      cause: z.enum(['goodwill', 'mistake']),
      reason: reasonField,
    }),
    reply: z.object({ state: z.enum(['waiting', 'done']) }),
    refusals: [...staffCodes, 'payment_unknown', 'amount_too_high', 'payment_disputed', 'refund_waiting'],
  }),
  'POST /admin/refunds/:id/paid': endpoint({
    summary: 'A refund that no card could receive was paid by another way; its reference is kept',
    who: 'staff',
    body: z.object({ reference: typedText(3, 60), reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'refund_unknown', 'refund_settled'],
  }),
  'POST /admin/refunds/:id/decide': endpoint({
    summary: 'The second person approves or refuses a refund',
    who: 'staff',
    body: z.object({ approve: z.boolean(), reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'refund_unknown', 'same_person', 'amount_too_high', 'payment_disputed'],
  }),
}
export type AdminPaymentsApi = typeof adminPaymentsApi
