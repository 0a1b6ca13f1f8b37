import type Stripe from 'stripe'
import type {
  PaymentStatus,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderSubscription,
  SubscriptionStatus,
} from './port.ts'

/** The provider's objects in the product's words. */

type Reference = string | { id: string } | null | undefined

function idOf(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

function opened<T extends object>(reference: string | T | null | undefined): T | undefined {
  return typeof reference === 'object' && reference !== null ? reference : undefined
}

function at(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000)
}

/** Needs `latest_charge` and `payment_method` to be expanded. */
export function shownPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = opened(intent.latest_charge)
  const charged = charge?.payment_method_details?.card
  const card = opened(intent.payment_method)?.card
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
    holdEndsAt: intent.status === 'requires_capture' ? at(charged?.capture_before) : null,
    lastError: error ? (error.decline_code ?? error.code ?? error.type) : null,
  }
}

export function shownSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const items = subscription.items.data
  const ends = items.map((item) => item.current_period_end)
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionStatus,
    customer: idOf(subscription.customer) ?? '',
    orderId: subscription.metadata.order_id ?? null,
    price: items[0]?.price.lookup_key ?? items[0]?.price.id ?? '',
    livemode: subscription.livemode,
    paymentMethod: idOf(subscription.default_payment_method),
    trialEndsAt: at(subscription.trial_end),
    periodEndsAt: new Date(Math.max(...ends) * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    // `canceled_at` is when it was asked for, not when it takes effect.
    cancelsAt: subscription.cancel_at_period_end
      ? at(subscription.cancel_at ?? Math.max(...ends))
      : at(subscription.cancel_at),
    endedAt: at(subscription.ended_at),
  }
}

export function shownRefund(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    status: refund.status as ProviderRefund['status'],
    amount: refund.amount,
    currency: refund.currency,
    paymentIntent: idOf(refund.payment_intent),
    claimId: refund.metadata?.claim_id ?? null,
  }
}

interface EventObject {
  id?: string
  object?: string
  customer?: Reference
  payment_intent?: Reference
  metadata?: Record<string, string> | null
}

export function shownEvent(event: Stripe.EventBase): ProviderEvent {
  const object = event.data.object as EventObject
  return {
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000),
    livemode: event.livemode,
    apiVersion: event.api_version,
    objectId: object.id ?? event.id,
    objectKind: object.object ?? '',
    paymentIntent: object.object === 'payment_intent' ? (object.id ?? null) : idOf(object.payment_intent),
    customer: object.object === 'customer' ? (object.id ?? null) : idOf(object.customer),
    orderId: object.metadata?.order_id ?? null,
  }
}
