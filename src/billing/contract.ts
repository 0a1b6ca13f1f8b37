import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant } from '../api/fields.ts'

/** What can be ordered: the first paid question (with the plan that follows it), the plan at once, or copilot. */
export const OrderKind = z.enum(['first', 'plan', 'copilot'])
export type OrderKind = z.output<typeof OrderKind>

/**
 * What accepting a quote does. `hold`: an introductory offer. `new`: a plan at once. `early`: the first period ends now
 * and a full month begins. `reopen`: a plan closed for lack of payment begins again. `resume`: a pause ends now and a full
 * month begins. `change`: another plan now.
 */
export const QuoteAct = z.enum(['hold', 'new', 'early', 'reopen', 'resume', 'change'])
export type QuoteAct = z.output<typeof QuoteAct>

/** The only source of a price: shown, signed, stored, and the only amount that can be charged. Cents, VAT included. */
export const Quote = z.object({
  id: z.string(),
  kind: OrderKind,
  act: QuoteAct,
  currency: z.literal('eur'),
  /** Held today and captured only when an expert accepts (`hold`); charged today by every other act. */
  today: z.number().int(),
  /** Charged every month after that. */
  monthly: z.number().int(),
  /** The instant of the first monthly charge. */
  monthlyFrom: instant,
  /** All that is charged in the twelve months from today if nothing is cancelled. */
  twelveMonths: z.number().int(),
  vatRate: z.number(),
  expiresAt: instant,
  signature: z.string(),
})
export type Quote = z.output<typeof Quote>

export const OrderStatus = z.enum(['created', 'action_needed', 'declined', 'held', 'captured', 'voided', 'refunded'])
export type OrderStatus = z.output<typeof OrderStatus>

export const OrderView = z.object({
  id: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  questionId: z.string().nullable(),
  quote: Quote,
  /** For the browser's card form; `null` when nothing is left to pay. */
  clientSecret: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  /** Why the last attempt failed: the provider's own code (`card_declined`, `insufficient_funds`…). */
  lastError: z.string().nullable(),
  heldAt: instant.nullable(),
  capturedAt: instant.nullable(),
  voidedAt: instant.nullable(),
})
export type OrderView = z.output<typeof OrderView>

export const SubscriptionView = z.object({
  id: z.string(),
  plan: z.enum(['plan', 'copilot']),
  state: z.enum(['incomplete', 'first_period', 'active', 'past_due', 'restricted', 'paused', 'ended']),
  price: z.number().int(),
  currentPeriodEnd: instant,
  firstMonthlyAt: instant.nullable(),
  cancelAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  endedAt: instant.nullable(),
})
export type SubscriptionView = z.output<typeof SubscriptionView>

export const InvoiceView = z.object({
  number: z.string(),
  issuedAt: instant,
  total: z.number().int(),
  vat: z.number().int(),
  what: z.enum(['invoice', 'credit_note']),
})
export type InvoiceRow = z.output<typeof InvoiceView>

export const billingApi = {
  'GET /orders/:id': endpoint({
    summary: 'An own order',
    who: 'person',
    reply: OrderView,
    refusals: ['order_unknown'],
  }),
  'POST /orders/:id/settle': endpoint({
    summary: 'Look at the provider now: the return page asks this, the webhook and the reconciliation do the same',
    who: 'person',
    idempotent: true,
    reply: OrderView,
    refusals: ['order_unknown', 'payments_unavailable'],
  }),
  'GET /me/subscription': endpoint({
    summary: 'The own subscription, if any',
    who: 'person',
    reply: z.object({ subscription: SubscriptionView.nullable(), invoices: z.array(InvoiceView) }),
  }),
  'GET /me/offers': endpoint({
    summary: 'Which orders this person may place: the introductory offer exists once',
    who: 'person',
    reply: z.object({ kinds: z.array(OrderKind) }),
  }),
}
export type BillingApi = typeof billingApi
