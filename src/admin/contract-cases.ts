import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { idField, instant, typedText } from '../api/fields.ts'
import { emergencySituations } from '../safety/situations.ts'
import { personField, reasonField, staffCodes } from './contract-fields.ts'
import { AssistantSpent } from './overview/contract-assistant.ts'

const SubscriptionRow = z.object({
  id: z.string(),
  reference: z.string(),
  person: personField,
  plan: z.string(),
  state: z.string(),
  price: z.number().int(),
  periodEnd: instant,
  cancelAt: instant.nullable(),
  endReason: z.string().nullable(),
  /** The order that started the subscription. */
  payment: z.string(),
})
export type SubscriptionRow = z.output<typeof SubscriptionRow>

const DisputeRow = z.object({
  id: z.string(),
  payment: z.string(),
  person: personField,
  reason: z.string(),
  status: z.string(),
  outcome: z.enum(['won', 'lost']).nullable(),
  amount: z.number().int(),
  openedAt: instant,
  dueBy: instant.nullable(),
  evidenceSentAt: instant.nullable(),
  /** The bank waits for our evidence. */
  open: z.boolean(),
})
export type DisputeRow = z.output<typeof DisputeRow>

export const QuestionDetail = z.object({
  id: z.string(),
  number: z.number().int(),
  /** `null` without emergency access to a regulated question. */
  title: z.string().nullable(),
  category: z.string(),
  state: z.string(),
  payment: z.string(),
  order: z.string().nullable(),
  expert: z.string().nullable(),
  createdAt: instant,
  regulated: z.boolean(),
  /** What the model behind its assistant used; `null` if none was called. */
  assistant: AssistantSpent.nullable(),
  mayBreakGlass: z.boolean(),
  /** When this staff member's emergency access ends. */
  openUntil: instant.nullable(),
  /** What this staff member may do with it now. */
  can: z.object({ offer: z.boolean(), release: z.boolean(), close: z.boolean(), emergency: z.boolean() }),
  events: z.array(
    z.object({ at: instant, by: z.string(), event: z.string(), to: z.string(), reason: z.string().nullable() }),
  ),
  leases: z.array(
    z.object({
      at: instant,
      kind: z.string(),
      expert: z.string(),
      endedAt: instant.nullable(),
      outcome: z.string().nullable(),
      /** The expert who proposed it to this one, and what they said: the note only where the texts may be read. */
      handedBy: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  thread: z.array(z.object({ seq: z.number().int(), at: instant, author: z.string(), body: z.string() })).nullable(),
})
export type QuestionDetail = z.output<typeof QuestionDetail>

const ToAsk = z.object({ id: z.string(), name: z.string(), away: z.boolean() })

const page = z.coerce.number().int().min(1).max(10_000).default(1)

const steering = ['question_unknown', 'question_closed', 'illegal_transition'] as const

export const casesApi = {
  'GET /admin/subscriptions': endpoint({
    summary: 'Plans, the latest first',
    who: 'staff',
    query: z.object({
      search: typedText(0, 120).optional(),
      state: typedText(0, 30).optional(),
      person: idField.optional(),
      page,
    }),
    reply: z.object({ plans: z.array(SubscriptionRow), page: z.number().int(), more: z.boolean() }),
    refusals: staffCodes,
  }),
  'GET /admin/disputes': endpoint({
    summary: 'Payments that their cardholders contest, the open ones first',
    who: 'staff',
    reply: z.object({ disputes: z.array(DisputeRow), mayAnswer: z.boolean() }),
    refusals: staffCodes,
  }),
  'GET /admin/disputes/:id/evidence': endpoint({
    summary: 'What speaks for a contested payment, as a PDF: its chronology, consents, invoice and answer',
    who: 'staff',
    refusals: [...staffCodes, 'dispute_unknown'],
  }),
  'POST /admin/disputes/:id/evidence': endpoint({
    summary: 'Sends what speaks for a contested payment to the bank, once, with some words of the staff',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'dispute_unknown', 'dispute_over', 'payments_unavailable'],
  }),
  'POST /admin/disputes/:id/accept': endpoint({
    summary: 'Gives in to a dispute: the money stays with the cardholder',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'dispute_unknown', 'dispute_over', 'payments_unavailable'],
  }),
  'GET /admin/questions/:id': endpoint({
    summary: 'A question’s record; its words too, where its field or an open glass allows',
    who: 'staff',
    reply: QuestionDetail,
    refusals: [...staffCodes, 'question_unknown'],
  }),
  'GET /admin/questions/:id/experts': endpoint({
    summary: 'Whom the staff may ask by hand: those with the field and its title, the ones at their desk first',
    who: 'staff',
    reply: z.object({ experts: z.array(ToAsk) }),
    refusals: [...staffCodes, 'question_unknown'],
  }),
  'POST /admin/questions/:id/offer': endpoint({
    summary: 'Offers a waiting question to one expert by hand',
    who: 'staff',
    body: z.object({ expert: idField, reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, ...steering, 'expert_unknown', 'expert_declined'],
  }),
  'POST /admin/questions/:id/release': endpoint({
    summary: 'Takes a question back from its expert; it goes to the queue again',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, ...steering, 'lease_lost'],
  }),
  'POST /admin/questions/:id/close': endpoint({
    summary: 'Closes a question for good; what was paid for an answer that was not given goes back by itself',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, ...steering],
  }),
  'POST /admin/questions/:id/emergency': endpoint({
    summary: 'Reports an emergency that was not noticed: the client is shown whom to call, unless an expert is on it',
    who: 'staff',
    body: z.object({ situation: z.enum(emergencySituations), reason: reasonField }),
    reply: z.object({ shown: z.boolean() }),
    refusals: [...staffCodes, 'question_unknown', 'illegal_transition'],
  }),
  'POST /admin/questions/:id/break-glass': endpoint({
    summary: 'Opens a regulated conversation for a quarter of an hour, for a reason that is kept',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({ until: instant }),
    refusals: [...staffCodes, 'question_unknown'],
  }),
}
export type CasesApi = typeof casesApi
