import type Stripe from 'stripe'

/** The objects as sent over HTTP: the SDK's own types, with its Decimal class as a string again. */

export type WirePrice = Omit<Stripe.Price, 'currency_options' | 'tiers' | 'unit_amount_decimal'> & {
  unit_amount_decimal: string | null
}

type WirePlan = Omit<Stripe.Plan, 'amount_decimal' | 'tiers'> & { amount_decimal: string | null }

export type WireSubscriptionItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & {
  plan: WirePlan
  price: WirePrice
}

export type WireSubscription = Omit<
  Stripe.Subscription,
  'customer' | 'default_payment_method' | 'items' | 'latest_invoice' | 'pending_update' | 'status' | 'test_clock'
> & {
  customer: string
  default_payment_method: string | null
  latest_invoice: string | null
  pending_update:
    | (Omit<Stripe.Subscription.PendingUpdate, 'subscription_items'> & {
        subscription_items: WireSubscriptionItem[] | null
      })
    | null
  test_clock: string | null
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

export type WireInvoiceLine = Omit<
  Stripe.InvoiceLineItem,
  'invoice' | 'pricing' | 'quantity_decimal' | 'subscription' | 'taxes'
> & {
  invoice: string | null
  pricing: {
    price_details?: { price: string; product: string }
    type: 'price_details'
    unit_amount_decimal: string
  } | null
  quantity_decimal: string | null
  subscription: string | null
  taxes: Stripe.InvoiceLineItem.Tax[]
}

/** `payments` and `confirmation_secret` are included only when requested. */
export type WireInvoice = Omit<
  Stripe.Invoice,
  | 'auto_advance'
  | 'confirmation_secret'
  | 'customer'
  | 'default_payment_method'
  | 'deleted'
  | 'lines'
  | 'parent'
  | 'payments'
  | 'status'
  | 'test_clock'
> & {
  auto_advance: boolean
  customer: string
  default_payment_method: string | null
  lines: Stripe.ApiList<WireInvoiceLine>
  parent: {
    quote_details: null
    subscription_details: {
      metadata: Stripe.Metadata | null
      subscription: string
      subscription_proration_date?: number
    } | null
    type: 'subscription_details'
  } | null
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  test_clock: string | null
}

export type WireInvoicePayment = Omit<Stripe.InvoicePayment, 'invoice' | 'payment' | 'status'> & {
  invoice: string
  payment: { payment_intent: string; type: 'payment_intent' }
  status: 'canceled' | 'open' | 'paid'
}

export type WireInvoiceItem = Omit<
  Stripe.InvoiceItem,
  'customer' | 'deleted' | 'invoice' | 'parent' | 'pricing' | 'quantity_decimal' | 'test_clock'
> & {
  customer: string
  invoice: string | null
  parent: {
    subscription_details: { subscription: string; subscription_item?: string }
    type: 'subscription_details'
  } | null
  pricing: {
    price_details?: { price: string; product: string }
    type: 'price_details'
    unit_amount_decimal: string
  } | null
  quantity_decimal: string
  test_clock: string | null
}

export type WireCreditNote = Omit<Stripe.CreditNote, 'customer' | 'invoice' | 'lines' | 'refunds' | 'status'> & {
  customer: string
  invoice: string
  lines: Stripe.ApiList<Omit<Stripe.CreditNoteLineItem, 'unit_amount_decimal'> & { unit_amount_decimal: string | null }>
  refunds: { amount_refunded: number; payment_record_refund: null; refund: string; type: 'refund' }[]
  status: 'issued' | 'void'
}

export type DisputeStatus =
  | 'lost'
  | 'needs_response'
  | 'under_review'
  | 'warning_closed'
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'won'

export type WireDispute = Omit<Stripe.Dispute, 'charge' | 'payment_intent' | 'status'> & {
  charge: string
  payment_intent: string | null
  status: DisputeStatus
}

export type WireTestClock = Omit<Stripe.TestHelpers.TestClock, 'deleted' | 'status'> & { status: 'advancing' | 'ready' }

export type WireEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: string
  data: { object: object; previous_attributes?: object }
}

export interface ObjectByType {
  balance_transaction: Stripe.BalanceTransaction
  charge: WireCharge
  credit_note: WireCreditNote
  customer: Stripe.Customer
  dispute: WireDispute
  event: WireEvent
  invoice: WireInvoice
  invoice_payment: WireInvoicePayment
  invoiceitem: WireInvoiceItem
  payment_intent: WirePaymentIntent
  payment_method: WirePaymentMethod
  price: WirePrice
  product: Stripe.Product
  refund: WireRefund
  setup_intent: WireSetupIntent
  subscription: WireSubscription
  tax_rate: Stripe.TaxRate
  'test_helpers.test_clock': WireTestClock
  webhook_endpoint: Stripe.WebhookEndpoint
}

export type ObjectType = keyof ObjectByType

/** A requested change of a subscription. */
export interface SubscriptionChange {
  items: { id?: string; price?: string; quantity?: number; deleted?: boolean }[]
  trialEnd?: number | 'now'
  anchorNow?: boolean
  prorate: 'always_invoice' | 'create_prorations' | 'none'
  prorationDate?: number
}

export type PendingChange = SubscriptionChange & {
  invoice: string
  askedAt: number
  metadata?: { [key: string]: string }
}

export interface Resumption {
  invoice: string
  anchor: number
  periodStart: number
  /** Whether a refused payment makes the subscription past due; otherwise it stays paused. */
  onAttempt: boolean
}

/** Internal state of an object, never sent. */
export interface InternalState {
  /** payment_method: the number of the test card; a real number never comes this far. */
  card?: string
  /** payment_method: the holder was authenticated when the card was saved. */
  authenticated?: boolean
  /** payment_method: detached, or used once without a customer; it may not be used again. */
  consumed?: boolean
  /** payment_method: the outcome of its next use, whatever the card. */
  next?: 'auth_required' | 'capture_decline' | 'decline'
  /** payment_method: declined at every use from now on, whatever the card. */
  refused?: boolean
  /** payment_intent and setup_intent: where the browser goes after 3-D Secure. */
  returnUrl?: string
  /** payment_intent: the invoice that it pays. */
  invoice?: string
  /** subscription: a change that waits for its invoice to be paid. */
  pending?: PendingChange
  /** subscription: a resumption that waits for its invoice to be paid. */
  resumption?: Resumption
  /** webhook_endpoint: its signing secret. */
  secret?: string
}
