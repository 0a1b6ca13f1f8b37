import type Stripe from 'stripe'
import type { PaymentStatus, ProviderPayment } from './port.ts'

/** Maps the provider's objects to the product's types. */

export type Reference = string | { id: string } | null | undefined

export function idOf(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

export function expandedOf<T extends object>(reference: string | T | null | undefined): T | undefined {
  return typeof reference === 'object' && reference !== null ? reference : undefined
}

export function dateFromSeconds(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000)
}

/** Needs `latest_charge` and `payment_method` to be expanded. */
export function paymentFromStripe(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = expandedOf(intent.latest_charge)
  const charged = charge?.payment_method_details?.card
  const card = expandedOf(intent.payment_method)?.card
  const error = intent.last_payment_error
  return {
    id: intent.id,
    status: intent.status as PaymentStatus,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    amountCapturable: intent.amount_capturable,
    amountRefunded: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    customer: idOf(intent.customer),
    orderId: intent.metadata.order_id ?? null,
    livemode: intent.livemode,
    paymentMethod: idOf(intent.payment_method),
    charge: idOf(intent.latest_charge),
    cardFingerprint: card?.fingerprint ?? charged?.fingerprint ?? null,
    cardLast4: card?.last4 ?? charged?.last4 ?? null,
    holdEndsAt: intent.status === 'requires_capture' ? dateFromSeconds(charged?.capture_before) : null,
    lastError: error ? (error.decline_code ?? error.code ?? error.type) : null,
  }
}
