import type Stripe from 'stripe'
import { lookupKeyOfPrice } from './catalogue.ts'
import { dateFromSeconds, idOf } from './from-stripe.ts'
import type {
  InvoiceReason,
  InvoiceStatus,
  ProviderCard,
  ProviderInvoice,
  ProviderInvoiceLine,
  ProviderInvoicePayment,
  ProviderSetupIntent,
  ProviderSubscription,
  SubscriptionStatus,
} from './port-subscriptions.ts'

export function subscriptionFromStripe(subscription: Stripe.Subscription): ProviderSubscription {
  const items = subscription.items.data
  const ends = Math.max(...items.map((item) => item.current_period_end))
  const pending = subscription.pending_update
  const [wanted] = pending?.subscription_items ?? []
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionStatus,
    customer: idOf(subscription.customer) ?? '',
    orderId: subscription.metadata.order_id ?? null,
    price: nameOf(items[0]?.price) ?? '',
    amount: items[0]?.price.unit_amount ?? 0,
    livemode: subscription.livemode,
    paymentMethod: idOf(subscription.default_payment_method),
    startedAt: new Date(subscription.start_date * 1000),
    trialEndsAt: dateFromSeconds(subscription.trial_end),
    periodStartsAt: new Date(Math.min(...items.map((item) => item.current_period_start)) * 1000),
    periodEndsAt: new Date(ends * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    // `canceled_at` is when cancellation was requested, not when it takes effect.
    cancelsAt: dateFromSeconds(subscription.cancel_at ?? (subscription.cancel_at_period_end ? ends : null)),
    cancelRequestedAt: dateFromSeconds(subscription.canceled_at),
    endedAt: dateFromSeconds(subscription.ended_at),
    latestInvoice: idOf(subscription.latest_invoice),
    requestedByUs: {
      cancel: Boolean(subscription.metadata.asked_cancel),
      price: Boolean(subscription.metadata.asked_price),
    },
    pendingChange: pending
      ? {
          price: nameOf(wanted?.price),
          trialEndsAt: dateFromSeconds(pending.trial_end),
          expiresAt: new Date(pending.expires_at * 1000),
        }
      : null,
  }
}

function nameOf(price: Stripe.Price | undefined): string | null {
  return price ? lookupKeyOfPrice(price) : null
}

/** Our name of one of the provider's prices, if it has one. */
export type PriceName = (id: string) => string

export function pricesOf(lines: Stripe.ApiList<Stripe.InvoiceLineItem>): string[] {
  return lines.data.flatMap((line) => idOf(line.pricing?.price_details?.price) ?? [])
}

export function invoiceLineFromStripe(line: Stripe.InvoiceLineItem, named: PriceName): ProviderInvoiceLine {
  const price = idOf(line.pricing?.price_details?.price)
  const details = line.parent?.subscription_item_details ?? line.parent?.invoice_item_details
  return {
    id: line.id,
    description: line.description,
    amount: line.amount,
    tax: taxOf(line.taxes),
    price: price === null ? null : named(price),
    proration: details?.proration ?? false,
    periodStartsAt: new Date(line.period.start * 1000),
    periodEndsAt: new Date(line.period.end * 1000),
  }
}

export function taxOf(taxes: { amount: number }[] | null): number {
  return (taxes ?? []).reduce((sum, tax) => sum + tax.amount, 0)
}

function shownInvoicePayment(payment: Stripe.InvoicePayment): ProviderInvoicePayment {
  return {
    id: payment.id,
    status: payment.status as ProviderInvoicePayment['status'],
    paymentIntent: idOf(payment.payment.payment_intent),
    amountPaid: payment.amount_paid ?? 0,
    paidAt: dateFromSeconds(payment.status_transitions.paid_at),
  }
}

/** Needs `payments` and `confirmation_secret` to be expanded. */
export function invoiceFromStripe(invoice: Stripe.Invoice, named: PriceName): ProviderInvoice {
  const lines = invoice.lines.data.map((line) => invoiceLineFromStripe(line, named))
  const whole = lines.filter((line) => !line.proration)
  const billed = whole.length > 0 ? whole : lines
  const starts = billed.map((line) => line.periodStartsAt.getTime())
  const ends = billed.map((line) => line.periodEndsAt.getTime())
  const payments = (invoice.payments?.data ?? []).map(shownInvoicePayment)
  const alive = payments.find(({ status }) => status !== 'canceled') ?? payments[0]
  const plan = invoice.parent?.subscription_details
  const { status_transitions: moments } = invoice
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status as InvoiceStatus,
    reason: invoice.billing_reason as InvoiceReason | null,
    customer: idOf(invoice.customer) ?? '',
    subscription: idOf(plan?.subscription),
    orderId: invoice.metadata?.order_id ?? plan?.metadata?.order_id ?? null,
    livemode: invoice.livemode,
    currency: invoice.currency,
    total: invoice.total,
    amountDue: invoice.amount_due,
    // Payments made outside the provider's account are not in it.
    amountPaid: Math.max(0, invoice.amount_paid - (invoice.amount_paid_off_stripe ?? 0)),
    amountRemaining: invoice.amount_remaining,
    tax: taxOf(invoice.total_taxes),
    credited: invoice.post_payment_credit_notes_amount,
    periodStartsAt: new Date(starts.length > 0 ? Math.min(...starts) : invoice.period_start * 1000),
    periodEndsAt: new Date(ends.length > 0 ? Math.max(...ends) : invoice.period_end * 1000),
    lines,
    payments,
    paymentIntent: alive?.paymentIntent ?? null,
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    attempts: invoice.attempt_count,
    nextAttemptAt: dateFromSeconds(invoice.next_payment_attempt),
    createdAt: new Date(invoice.created * 1000),
    finalizedAt: dateFromSeconds(moments.finalized_at),
    paidAt: dateFromSeconds(moments.paid_at),
  }
}

export function setupIntentFromStripe(setup: Stripe.SetupIntent): ProviderSetupIntent {
  const error = setup.last_setup_error
  return {
    id: setup.id,
    status: setup.status as ProviderSetupIntent['status'],
    customer: idOf(setup.customer),
    paymentMethod: idOf(setup.payment_method),
    subscription: setup.metadata?.subscription ?? null,
    lastError: error ? (error.decline_code ?? error.code ?? error.type) : null,
  }
}

export function cardFromStripe(method: Stripe.PaymentMethod): ProviderCard {
  const { card } = method
  return {
    id: method.id,
    customer: idOf(method.customer),
    brand: card?.brand ?? '',
    last4: card?.last4 ?? '',
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
  }
}
