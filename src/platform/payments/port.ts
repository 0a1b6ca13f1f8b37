/**
 * What the product asks of the payment provider, in the product's words. Every call may be repeated: it carries a key
 * made from our own row, so that a repetition changes nothing. What is true is always read back with
 * `retrievePayment` or `retrieveSubscription`; an answer or a webhook is only a hint that something changed.
 */
import type { RefundAndDisputePayments } from './port-refunds-disputes.ts'
import type { SubscriptionPayments } from './port-subscriptions.ts'

export type PaymentsErrorKind = 'conflict' | 'declined' | 'invalid' | 'unavailable'

/**
 * `declined`: the bank said no. `conflict`: the object is in another state than the call needs, or the same key was
 * used with other values. `invalid`: the provider will never accept this call. `unavailable`: nobody knows what
 * happened; ask again, with the same row.
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
  /** `requires_capture` is a hold; `succeeded` is money taken; `canceled` is a hold let go. */
  status: PaymentStatus
  /** Cents, as are the three below. */
  amount: number
  amountReceived: number
  amountCapturable: number
  amountRefunded: number
  currency: string
  customer: string | null
  /** From our metadata: must be compared with the order that is being settled. */
  orderId: string | null
  livemode: boolean
  paymentMethod: string | null
  charge: string | null
  /** The same card has the same fingerprint whoever uses it. */
  cardFingerprint: string | null
  cardLast4: string | null
  /** When the bank lets a hold go by itself. */
  holdEndsAt: Date | null
  /** Why the last try failed: `insufficient_funds`, `expired_card`, `payment_intent_authentication_failure`… */
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

  /** Asks for something small, once and without patience; rejects where no good answer comes. */
  ping(): Promise<void>

  /** `instead`: one of this person's that the provider does not know any more. */
  createCustomer(person: {
    personId: string
    email: string
    name?: string
    locale: string
    instead?: string
  }): Promise<string>

  /** Whether the provider still has it: whoever works on its own page may have deleted it. */
  customerExists(customer: string): Promise<boolean>

  /** What receipts and banks are told about the person, an empty name included; `key` names this one telling. */
  updateCustomer(change: {
    key: string
    customer: string
    email?: string
    name?: string
    locale?: string
  }): Promise<void>

  /**
   * Who the customer was and every card of theirs; payments and invoices stay. A plan that still runs ends. Already
   * forgotten counts as done.
   */
  forgetCustomer(customer: string): Promise<void>

  /**
   * A payment to be held, not taken, whose card is kept for the plan. Store `paymentIntent` before handing
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

  /** What the browser needs to go on with a payment that was begun earlier. */
  clientSecretOf(paymentIntent: string): Promise<string>

  /** Takes the held money. Already taken counts as done; a hold that is gone is a `conflict`. */
  capture(order: { orderId: string; paymentIntent: string }): Promise<ProviderPayment>

  /** Lets the hold go. Already gone counts as done; money already taken is a `conflict`. */
  voidHold(order: { orderId: string; paymentIntent: string }): Promise<ProviderPayment>

  /** Forgets the card. A card that is already detached counts as done. */
  detachCard(paymentMethod: string): Promise<void>
}
