import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, localeField } from '../../api/fields.ts'
import { OrderKind, OrderView, Quote } from '../../billing/contract.ts'

/** The price of an answer to a question, and its order. */
export const questionOrderApi = {
  'POST /questions/:id/quote': endpoint({
    summary: 'The price of an answer to this question, signed',
    who: 'person',
    body: z.object({ kind: OrderKind }),
    reply: Quote,
    refusals: [
      'question_unknown',
      'illegal_transition',
      'health_closed',
      'emergency_stands',
      'first_offer_used',
      'plan_exists',
      'plan_not_changeable',
      'payments_unavailable',
    ],
  }),
  'POST /questions/:id/order': endpoint({
    summary: 'Order at the signed quote: places a hold, takes nothing',
    who: 'person',
    body: z.object({
      quoteId: idField,
      signature: z.string().max(200),
      accepted: z.object({
        terms: z.literal(true, { error: 'terms_missing' }),
        startNow: z.literal(true, { error: 'start_missing' }),
      }),
      locale: localeField,
    }),
    reply: OrderView,
    refusals: [
      'question_unknown',
      'illegal_transition',
      'health_closed',
      'emergency_stands',
      'email_needed',
      'safe_to_write_needed',
      'quote_expired',
      'quote_changed',
      'first_offer_used',
      'payments_unavailable',
    ],
  }),
}
