/** What the ledger needs of the payment provider: refunds, credit notes, disputes and balance transactions. */

export interface ProviderRefund {
  id: string
  status: 'canceled' | 'failed' | 'pending' | 'requires_action' | 'succeeded'
  amount: number
  currency: string
  paymentIntent: string | null
  charge: string | null
  claimId: string | null
  reason: string | null
  /** `expired_or_canceled_card`, `lost_or_stolen_card`…: the money came back to us. */
  failureReason: string | null
  createdAt: Date
}

export interface ProviderCreditNote {
  id: string
  number: string
  status: 'issued' | 'void'
  invoice: string
  amount: number
  tax: number
  currency: string
  claimId: string | null
  refund: string | null
  createdAt: Date
}

export type DisputeStatus =
  | 'lost'
  | 'needs_response'
  | 'prevented'
  | 'under_review'
  | 'warning_closed'
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'won'

export interface ProviderDispute {
  id: string
  status: DisputeStatus
  reason: string
  amount: number
  currency: string
  charge: string
  paymentIntent: string | null
  /** Deadline for evidence. */
  dueBy: Date | null
  hasEvidence: boolean
  submissions: number
  /** May still be resolved by a refund instead. */
  refundable: boolean
  livemode: boolean
  createdAt: Date
  /** Withdrawn from our balance, and returned when the dispute was won. */
  balanceTransactions: BalanceTransaction[]
}

/** Texts under the provider's field names; files are not sent. */
export interface DisputeEvidence {
  access_activity_log?: string
  cancellation_policy_disclosure?: string
  cancellation_rebuttal?: string
  customer_email_address?: string
  customer_name?: string
  customer_purchase_ip?: string
  product_description?: string
  refund_policy_disclosure?: string
  refund_refusal_explanation?: string
  service_date?: string
  uncategorized_text?: string
}

/** One line of our balance at the provider. */
export interface BalanceTransaction {
  id: string
  type: string
  /** Cents; negative when money leaves our balance. `net` is `amount` less `fee`. */
  amount: number
  fee: number
  net: number
  currency: string
  /** The charge, refund or dispute that caused it. */
  source: string | null
  createdAt: Date
  availableAt: Date
}

export interface ProviderEvent {
  id: string
  type: string
  created: Date
  livemode: boolean
  apiVersion: string | null
  /** The connected account; null when it is our own. */
  account: string | null
  /** The event's own id where its object has none. */
  objectId: string
  /** `payment_intent`, `charge`, `refund`, `subscription`… */
  objectKind: string
  /** The payment that the object is, or belongs to. */
  paymentIntent: string | null
  customer: string | null
  subscription: string | null
  invoice: string | null
  charge: string | null
  orderId: string | null
}

export interface RefundAndDisputePayments {
  /** `attempt` (from 2) requests it again after the provider refused it for as long as a dispute lasted. */
  refund(claim: { claimId: string; paymentIntent: string; amount?: number; attempt?: number }): Promise<ProviderRefund>

  retrieveRefund(id: string): Promise<ProviderRefund>

  /** Newest first. */
  listRefunds(paymentIntent: string): Promise<ProviderRefund[]>

  /** Refunds money that an invoice collected, to the card that paid it. Looks for the claim's credit note first. */
  creditInvoice(claim: {
    claimId: string
    invoice: string
    amount: number
    attempt?: number
  }): Promise<ProviderCreditNote>

  listCreditNotes(invoice: string): Promise<ProviderCreditNote[]>

  retrieveDispute(id: string): Promise<ProviderDispute>

  /** Newest first. */
  listDisputes(since: Date): Promise<ProviderDispute[]>

  /** Adds to the evidence; once submitted it can no longer be changed. */
  sendEvidence(request: {
    key: string
    dispute: string
    evidence: DisputeEvidence
    submit: boolean
  }): Promise<ProviderDispute>

  /** Accepts the dispute: it is lost. */
  acceptDispute(request: { key: string; dispute: string }): Promise<ProviderDispute>

  /** Newest first; `until` is not included. */
  listBalanceTransactions(when: { since: Date; until?: Date }): Promise<BalanceTransaction[]>

  /** Those of one charge, refund or dispute: also its fees. */
  balanceTransactionsOf(source: string): Promise<BalanceTransaction[]>

  /** Newest first; the provider keeps them for thirty days. */
  listEvents(wish: { since: Date; types?: string[] }): Promise<ProviderEvent[]>

  /** Events not delivered to some endpoint of ours, newest first. */
  listUndeliveredEvents(since: Date): Promise<ProviderEvent[]>

  /** Verifies with each secret in turn, so that a secret can be rotated without losing an event. Throws `invalid`. */
  parseWebhook(rawBody: string | Uint8Array, header: string | null | undefined, secrets: string[]): ProviderEvent
}
