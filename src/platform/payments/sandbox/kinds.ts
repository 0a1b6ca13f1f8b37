import type Stripe from 'stripe'

/** The objects as they travel over the wire: the SDK's own types, with its Decimal class back in its text form. */

export type WirePrice = Omit<Stripe.Price, 'currency_options' | 'tiers' | 'unit_amount_decimal'> & {
  unit_amount_decimal: string | null
}

type WirePlan = Omit<Stripe.Plan, 'amount_decimal' | 'tiers'> & { amount_decimal: string | null }

export type WireSubscriptionItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & {
  plan: WirePlan
  price: WirePrice
}

export type WireSubscription = Omit<Stripe.Subscription, 'customer' | 'items' | 'status'> & {
  customer: string
  status: 'active' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due' | 'paused' | 'trialing' | 'unpaid'
  items: Stripe.ApiList<WireSubscriptionItem>
}

export type PaymentIntentStatus =
  | 'canceled'
  | 'processing'
  | 'requires_action'
  | 'requires_capture'
  | 'requires_confirmation'
  | 'requires_payment_method'
  | 'succeeded'

export type WirePaymentIntent = Omit<
  Stripe.PaymentIntent,
  'client_secret' | 'customer' | 'latest_charge' | 'payment_method' | 'status'
> & {
  client_secret: string
  customer: string | null
  latest_charge: string | null
  payment_method: string | null
  status: PaymentIntentStatus
}

export type SetupIntentStatus = Exclude<PaymentIntentStatus, 'requires_capture'>

export type WireSetupIntent = Omit<Stripe.SetupIntent, 'client_secret' | 'customer' | 'payment_method' | 'status'> & {
  client_secret: string
  customer: string | null
  payment_method: string | null
  status: SetupIntentStatus
}

export type WireCharge = Omit<Stripe.Charge, 'balance_transaction' | 'customer' | 'payment_intent'> & {
  balance_transaction: string | null
  customer: string | null
  payment_intent: string | null
}

export type WirePaymentMethod = Omit<Stripe.PaymentMethod, 'card' | 'customer'> & {
  card: Stripe.PaymentMethod.Card
  customer: string | null
}

export type WireRefund = Omit<Stripe.Refund, 'charge' | 'payment_intent' | 'status'> & {
  charge: string | null
  payment_intent: string | null
  status: 'canceled' | 'failed' | 'pending' | 'requires_action' | 'succeeded'
}

export type WireEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: string
  data: { object: object; previous_attributes?: object }
}

export interface Kinds {
  balance_transaction: Stripe.BalanceTransaction
  charge: WireCharge
  customer: Stripe.Customer
  event: WireEvent
  payment_intent: WirePaymentIntent
  payment_method: WirePaymentMethod
  price: WirePrice
  product: Stripe.Product
  refund: WireRefund
  setup_intent: WireSetupIntent
  subscription: WireSubscription
  tax_rate: Stripe.TaxRate
  webhook_endpoint: Stripe.WebhookEndpoint
}

export type Kind = keyof Kinds

/** What the sandbox remembers about an object and never shows. */
export interface Hidden {
  /** payment_method: the number of the test card; a real number never comes this far. */
  card?: string
  /** payment_method: the holder was authenticated when the card was kept. */
  authenticated?: boolean
  /** payment_method: detached, or used once without a customer; it may not be used again. */
  spent?: boolean
  /** payment_method: what its next use does, whatever the card says. */
  next?: 'auth_required' | 'capture_decline' | 'decline'
  /** payment_intent and setup_intent: where the browser goes after 3-D Secure. */
  returnUrl?: string
  /** webhook_endpoint: its signing secret. */
  secret?: string
}
