import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant, localeField, typedText } from '../../api/fields.ts'
import { OrderView, Quote, QuoteAct, SubscriptionView } from '../contract.ts'

/** Requests that the plan accepts now; each has its own endpoint below. */
const PlanCan = z.object({
  cancel: z.boolean(),
  keep: z.boolean(),
  pause: z.boolean(),
  downgrade: z.boolean(),
  changeCard: z.boolean(),
  /** The bank asks its client about the unpaid month. */
  confirm: z.boolean(),
  /** Orders that this person may place, each with its own button and quote. */
  order: z.array(z.object({ kind: z.enum(['plan', 'copilot']), act: QuoteAct.exclude(['hold']) })),
})

const Card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
})
export type PlanCard = z.output<typeof Card>

/** A first question whose money is held: no plan exists yet. Its amount, and what follows if an expert accepts. */
export const HeldFirst = z.object({
  reference: z.string(),
  questionId: z.string().nullable(),
  /** Cents. */
  amount: z.number().int(),
  heldAt: instant,
  monthly: z.number().int(),
  monthlyFrom: instant,
  /** An expert has accepted: the amount is being captured. */
  accepted: z.boolean(),
  /** Cancelled before that: no monthly charge follows. */
  cancelled: z.boolean(),
})
export type HeldFirst = z.output<typeof HeldFirst>

export const PlanView = z.object({
  subscription: SubscriptionView.nullable(),
  held: HeldFirst.nullable(),
  reference: z.string().nullable(),
  startedAt: instant.nullable(),
  /** Of the running or the requested pause. */
  pausedUntil: instant.nullable(),
  /** What is scheduled for the end of the present period, if anything. */
  next: z.enum(['cancel', 'pause', 'downgrade']).nullable(),
  dueSince: instant.nullable(),
  /** When an unpaid plan closes: to new questions while it is past due, for good while it is restricted. */
  closesAt: instant.nullable(),
  card: Card.nullable(),
  /** The plan is restricted because every charge of this card was refused, and no other card was given since. */
  cardRefused: z.boolean(),
  /** Cancelled, and still to be undone until then. */
  cancelling: z.object({ until: instant }).nullable(),
  can: PlanCan,
})
export type PlanView = z.output<typeof PlanView>

/** A payment that the browser confirms: the first month, a renewal that the bank asks about, another card. */
const PaymentToConfirm = z.object({
  amount: z.number().int(),
  plan: z.enum(['plan', 'copilot']),
  reference: z.string(),
  clientSecret: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  /** The card that the bank asks about. */
  card: Card.nullable(),
  paid: z.boolean(),
})

export type PaymentToConfirm = z.output<typeof PaymentToConfirm>

const CardDoor = z.object({ setupIntent: z.string(), clientSecret: z.string() })
const inLanguage = z.object({ locale: localeField })
const notNow = ['plan_unknown', 'plan_ended', 'plan_not_active', 'nothing_to_keep', 'already_so'] as const
const asked = z.object({ request: z.string(), plan: PlanView })

export const CancellationReason = z.enum([
  'too_expensive',
  'unused',
  'low_quality',
  'missing_features',
  'switched_service',
  'too_complex',
  'customer_service',
  'other',
])
export type CancellationReason = z.output<typeof CancellationReason>

export const plansApi = {
  'GET /me/plan': endpoint({
    summary: 'The own plan: its dates, its card, what may be done',
    who: 'person',
    reply: PlanView,
  }),
  'POST /me/plan/quote': endpoint({
    summary: 'What ordering a plan would cost now, signed: the first month, or the difference to another plan',
    who: 'person',
    body: z.object({ kind: z.enum(['plan', 'copilot']) }),
    reply: Quote,
    refusals: ['plan_exists', 'plan_not_changeable', 'payments_unavailable'],
  }),
  'POST /me/plan/orders': endpoint({
    summary: 'Order a plan at the signed quote',
    who: 'person',
    body: z.object({
      quoteId: idField,
      signature: z.string().max(200),
      terms: z.literal(true),
      startNow: z.literal(true),
      locale: localeField,
    }),
    reply: OrderView,
    refusals: ['quote_changed', 'quote_expired', 'email_needed', 'safe_to_write_needed', 'payments_unavailable'],
  }),
  'POST /me/plan/cancel': endpoint({
    summary: 'Cancel at the end of the present period; nothing is asked before',
    who: 'person',
    body: inLanguage.extend({
      /** Carried out ten seconds later, unless it is undone before; at once where something is due before long. */
      undoable: z.boolean().default(false),
    }),
    reply: asked,
    refusals: notNow,
  }),
  'POST /me/plan/keep': endpoint({
    summary: 'Take back what was asked for the end of the period',
    who: 'person',
    body: inLanguage,
    reply: asked,
    refusals: notNow,
  }),
  'POST /me/plan/undo': endpoint({
    summary: 'Undo a cancellation of less than ten seconds ago: nothing of it happens',
    who: 'person',
    body: inLanguage,
    reply: z.object({ plan: PlanView }),
    refusals: ['plan_unknown', 'undo_too_late'],
  }),
  'POST /me/plan/pause': endpoint({
    summary: 'Pause from the end of the present period, for three months at most',
    who: 'person',
    body: inLanguage.extend({ months: z.number().int().min(1).max(3) }),
    reply: asked,
    refusals: notNow,
  }),
  'POST /me/plan/downgrade': endpoint({
    summary: 'The monthly plan instead of copilot, from the next period',
    who: 'person',
    body: inLanguage,
    reply: asked,
    refusals: notNow,
  }),
  'POST /me/plan/reason': endpoint({
    summary: 'Why somebody left, told afterwards if at all',
    who: 'person',
    body: z.object({ request: idField, reason: CancellationReason, comment: typedText(0, 1000) }),
    reply: z.object({}),
    refusals: ['plan_unknown'],
  }),
  'GET /me/plan/due': endpoint({
    summary: 'What is open on the own plan, as the link from a letter shows it',
    who: 'person',
    reply: PaymentToConfirm,
    refusals: ['plan_unknown', 'payments_unavailable'],
  }),
  'POST /me/plan/due/settle': endpoint({
    summary: 'Look at the provider after the bank has been asked',
    who: 'person',
    idempotent: true,
    reply: PaymentToConfirm,
    refusals: ['plan_unknown', 'payments_unavailable'],
  }),
  'POST /me/card': endpoint({
    summary: 'Open the form for another card; nothing is charged by it',
    who: 'person',
    reply: CardDoor,
    refusals: ['plan_unknown', 'payments_unavailable'],
  }),
  'POST /me/card/use': endpoint({
    summary: 'Use the card from now on, and pay with it what is still open',
    who: 'person',
    body: z.object({ setupIntent: z.string().max(100) }),
    reply: PaymentToConfirm,
    refusals: ['plan_unknown', 'card_not_confirmed', 'card_declined', 'payments_unavailable'],
  }),
  'GET /plan-links/:token': endpoint({
    summary:
      'What a link from a letter opens, without an account: the payment to confirm, or the plan whose card changes',
    who: 'anyone',
    reply: PaymentToConfirm,
    refusals: ['link_over', 'payments_unavailable'],
  }),
  'POST /plan-links/:token/settle': endpoint({
    summary: 'Look at the provider after the bank has been asked',
    who: 'anyone',
    idempotent: true,
    reply: PaymentToConfirm,
    refusals: ['link_over', 'payments_unavailable'],
  }),
  'POST /plan-links/:token/card': endpoint({
    summary: 'Open the form for another card from a letter',
    who: 'anyone',
    reply: CardDoor,
    refusals: ['link_over', 'payments_unavailable'],
  }),
  'POST /plan-links/:token/card/use': endpoint({
    summary: 'Use the card that was given from a letter, and pay with it what is still open',
    who: 'anyone',
    body: z.object({ setupIntent: z.string().max(100) }),
    reply: PaymentToConfirm,
    refusals: ['link_over', 'card_not_confirmed', 'card_declined', 'payments_unavailable'],
  }),
}
export type PlansApi = typeof plansApi
