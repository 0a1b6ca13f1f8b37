/**
 * What the product needs of the payment provider, in the product's terms. Every call may be retried: it carries an
 * idempotency key made from our own row, so that a retry changes nothing. The true state is always read back with
 * `retrievePayment` or `retrieveSubscription`; a response or a webhook is only a hint that something changed.
 */
import type { RefundAndDisputePayments } from './port-refunds-disputes.ts'
import type { SubscriptionPayments } from './port-subscriptions.ts'

export type PaymentsErrorKind = 'conflict' | 'declined' | 'invalid' | 'unavailable'

/**
 * `declined`: the bank refused. `conflict`: the object is in another state than the call needs, or the same key was
 * used with other values. `invalid`: the provider will never accept this call. `unavailable`: the outcome is unknown;
 * retry with the same row.
 */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError'
  readonly kind: PaymentsErrorKind
  /** The provider's code: `card_declined`, `resource_missing`, `payment_intent_unexpected_state`… */
  readonly code: string | undefined
  readonly declineCode: string | undefined
  readonly requestId: string | undefined

  constructor(
    kind: PaymentsErrorKind,
    message: string,
    more: { code?: string; declineCode?: string; requestId?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.kind = kind
    this.code = more.code
    this.declineCode = more.declineCode
    this.requestId = more.requestId
  }
}

export type PaymentStatus =
  | 'canceled'
  | 'processing'
  | 'requires_action'
  | 'requires_capture'
  | 'requires_confirmation'
  | 'requires_payment_method'
  | 'succeeded'

export interface ProviderPayment {
  id: string
  /** `requires_capture` is a hold; `succeeded` is captured; `canceled` is a released hold. */
  status: PaymentStatus
  /** Cents, as are the three below. */
  amount: number
  amountReceived: number
  amountCapturable: number
  amountRefunded: number
  currency: string
  customer: string | null
  /** From our metadata: must be compared with the order that is being synced. */
  orderId: string | null
  livemode: boolean
  paymentMethod: string | null
  charge: string | null
  /** The same card has the same fingerprint whoever uses it. */
  cardFingerprint: string | null
  cardLast4: string | null
  /** When the bank releases a hold by itself. */
  holdEndsAt: Date | null
  /** Why the last attempt failed: `insufficient_funds`, `expired_card`, `payment_intent_authentication_failure`… */
  lastError: string | null
}

export interface PlanPrice {
  /** Our own stable name of the price, such as `plan_monthly`. */
  lookupKey: string
  name: string
  amount: number
  currency: string
}

export interface Payments extends SubscriptionPayments, RefundAndDisputePayments {
  /** Whether money is real: the mode of the key. An object or event of the other mode must be refused. */
  livemode: boolean

  /** Monthly prices, tax included, and the rate of VAT; creates what is missing and finds the rest. Run at start. */
  ensureCatalogue(plans: PlanPrice[]): Promise<void>

  /** Makes one cheap request with a short timeout and no retry; rejects without a valid response. */
  ping(): Promise<void>

  /** `instead`: replaces this customer of the person's, which the provider no longer has. */
  createCustomer(person: {
    personId: string
    email: string
    name?: string
    locale: string
    instead?: string
  }): Promise<string>

  /** Whether the provider still has it: staff may have deleted it on the provider's own page. */
  customerExists(customer: string): Promise<boolean>

  /** What receipts and banks show of the person, an empty name included; `key` identifies this one update. */
  updateCustomer(change: {
    key: string
    customer: string
    email?: string
    name?: string
    locale?: string
  }): Promise<void>

  /**
   * Deletes the customer's data and all their cards; payments and invoices stay. A running subscription ends. Already
   * deleted counts as done.
   */
  forgetCustomer(customer: string): Promise<void>

  /**
   * A payment to hold, not capture, whose card is saved for the plan. Store `paymentIntent` before passing
   * `clientSecret` to the browser. `attempt` (from 2) starts over with a fresh payment for the same order.
   */
  holdFirstQuestion(order: {
    orderId: string
    customer: string
    amount: number
    currency: string
    description: string
    metadata?: Record<string, string>
    attempt?: number
  }): Promise<{ paymentIntent: string; clientSecret: string }>

  retrievePayment(id: string): Promise<ProviderPayment>

  /** The client secret with which the browser continues a payment begun earlier. */
  clientSecretOf(paymentIntent: string): Promise<string>

  /** Captures the hold. Already captured counts as done; a hold that is gone is a `conflict`. */
  capture(order: { orderId: string; paymentIntent: string }): Promise<ProviderPayment>

  /** Releases the hold. Already gone counts as done; money already captured is a `conflict`. */
  voidHold(order: { orderId: string; paymentIntent: string }): Promise<ProviderPayment>

  /** Detaches the card. Already detached counts as done. */
  detachCard(paymentMethod: string): Promise<void>
}
