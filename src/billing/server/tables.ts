import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../i18n/locale.ts'
import type { NoticeChannel, NoticeKind } from '../cancellation/receipt-content.ts'
import type { OrderKind, OrderStatus, QuoteAct, SubscriptionView } from '../contract.ts'
import type {
  ExpertDueTable,
  ExpertInvoiceLineTable,
  ExpertInvoiceTable,
  InvoicingMandateTable,
  PayoutAccountTable,
  PayoutRequestTable,
  PayoutReturnTable,
  PayoutRhythmTable,
  PayoutRunTable,
  PayoutTable,
  TaxIdentityTable,
} from '../payouts/server/payout-tables.ts'
import type { ServiceState } from '../services/services.ts'

export type DesiredStatus = 'hold' | 'capture' | 'void' | 'refund'

export interface PurchaseTable {
  id: string
  /** Of the contract, to be typed by people. */
  reference: string
  personId: string
  questionId: string | null
  kind: OrderKind
  quoteId: string
  /** The plan that it reopens, ends early or changes; a new plan names its order instead. */
  subscriptionId: string | null
  providerInvoice: string | null
  amount: number
  currency: 'eur'
  status: OrderStatus
  wanted: Generated<DesiredStatus>
  paymentIntent: string | null
  clientSecret: string | null
  paymentMethod: string | null
  cardFingerprint: string | null
  cardLast4: string | null
  lastError: string | null
  createdAt: Date
  heldAt: Date | null
  capturedAt: Date | null
  voidedAt: Date | null
  refundedAt: Date | null
  settledAt: Date | null
  /** When it was moved to an account with a visitor's data. */
  claimedAt: Date | null
}

export type ChargeKind = 'first' | 'plan' | 'copilot' | 'change' | 'service'
export type CreditReason = 'no_answer' | 'guarantee' | 'withdrawal' | 'goodwill' | 'dispute' | 'mistake'

export type DriftKind =
  | 'charge_not_at_provider'
  | 'amount_differs'
  | 'refund_differs'
  | 'unknown_at_provider'
  | 'order_without_plan'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    quote: {
      id: string
      personId: string
      questionId: string | null
      kind: OrderKind
      currency: 'eur'
      today: number
      monthly: number
      monthlyFrom: Date
      twelveMonths: number
      vatRate: ColumnType<string, number, number>
      signature: string
      createdAt: Date
      expiresAt: Date
      act: Generated<QuoteAct>
      subscriptionId: string | null
      reckonedAt: Date | null
    }
    consent: {
      id: string
      personId: string
      /** Set for a plan or a first question; a service has its own. */
      quoteId: string | null
      serviceId: Generated<string | null>
      kind: 'terms_and_age' | 'start_now'
      textVersion: string
      locale: 'fr' | 'en'
      address: string
      userAgent: string
      givenAt: Date
    }
    customer: { personId: string; providerId: string; createdAt: Date; told: Generated<string | null> }
    purchase: PurchaseTable
    subscription: {
      id: string
      personId: string
      purchaseId: string
      plan: 'plan' | 'copilot'
      price: number
      providerId: string | null
      state: SubscriptionView['state']
      firstMonthlyAt: Date | null
      currentPeriodEnd: Date
      cancelAt: Date | null
      cancelledAt: Date | null
      cancelReason: string | null
      endedAt: Date | null
      endReason: string | null
      /** When the provider confirmed the end: before that it might still charge. */
      providerEndedAt: Date | null
      createdAt: Date
      life: ColumnType<object, string, string>
      nextDueAt: Date | null
      lookedAt: Date | null
      /** When a question last went to an expert with this plan. */
      lastUsedAt: Date | null
      /** When its bank confirmed the card that pays it. */
      cardTakenAt: Generated<Date | null>
    }
    plan_request: {
      id: string
      subscriptionId: string
      kind: 'cancel' | 'keep' | 'pause' | 'unpause' | 'downgrade'
      channel: 'account' | 'public' | 'mail' | 'staff' | 'idle'
      months: number | null
      locale: 'fr' | 'en'
      reason: string | null
      comment: string | null
      at: Date
    }
    invoice_series: { series: string; last: number }
    invoice: {
      number: string
      series: string
      sequence: number
      kind: 'invoice' | 'credit_note'
      chargeId: string | null
      creditId: string | null
      purchaseId: string | null
      personId: string
      total: number
      vat: number
      vatRate: ColumnType<string, number, number>
      data: ColumnType<Record<string, unknown>, string, string>
      issuedAt: Date
    }
    ledger_entry: {
      id: Generated<number>
      source: string
      sourceId: string
      account: string
      amount: number
      at: Date
    }
    provider_event: {
      id: string
      type: string
      objectId: string
      /** Events with the same aggregate are handled together. */
      aggregate: string | null
      payment: string | null
      subscription: string | null
      livemode: boolean
      apiVersion: string | null
      bodySha256: string
      createdAt: Date
      receivedAt: Date
      handledAt: Date | null
    }
    charge: {
      id: string
      personId: string
      source: 'order' | 'provider_invoice'
      sourceId: string
      kind: ChargeKind
      purchaseId: string | null
      subscriptionId: string | null
      amount: number
      credited: Generated<number>
      currency: 'eur'
      vatRate: ColumnType<string, number, number>
      paymentIntent: string | null
      /** Set by the nightly reconciliation. */
      providerCharge: string | null
      periodStart: Date | null
      periodEnd: Date | null
      paidAt: Date
    }
    credit: {
      id: string
      chargeId: string
      personId: string
      source: 'order' | 'provider_refund' | 'provider_credit_note' | 'dispute'
      sourceId: string
      amount: number
      reason: CreditReason
      at: Date
      failedAt: Date | null
    }
    invoice_file: { number: string; pdf: Buffer; sha256: string; madeAt: Date }
    ledger_account: {
      code: string
      number: string
      class: 'asset' | 'liability' | 'revenue' | 'expense'
      nameFr: string
      nameEn: string
    }
    reconciliation: {
      id: string
      since: Date
      until: Date
      charges: number
      movements: number
      events: number
      atProvider: number
      inBooks: number
      drifts: number
      finishedAt: Date
    }
    drift: {
      id: string
      reconciliationId: string
      kind: DriftKind
      ref: string
      expected: number | null
      found: number | null
    }
    money_alert: {
      id: string
      kind: string
      ref: string
      detail: ColumnType<Record<string, unknown>, string, string>
      openedAt: Date
      closedAt: Date | null
      closedBy: string | null
      closeNote: string | null
    }
    leaving: {
      id: string
      kind: NoticeKind
      /** Set for an order; a service by quote has its own. */
      purchaseId: string | null
      serviceId: string | null
      subscriptionId: string | null
      requestId: string | null
      channel: NoticeChannel
      locale: Locale
      /** The receipt's own text, of which `hash` is the SHA-256. */
      content: string
      hash: string
      at: Date
    }
    contract_document: {
      id: string
      /** Set for an order; a service by quote has its own. */
      purchaseId: string | null
      serviceId: string | null
      locale: Locale
      termsVersion: number
      pdf: Buffer
      sha256: string
      madeAt: Date
    }
    guarantee_claim: { purchaseId: string; personId: string; grantedBy: 'client' | 'staff'; at: Date }
    refund: {
      /** The credit's id, also the provider's idempotency key. */
      id: string
      chargeId: string
      amount: number
      /** `waits`: the bank decides about the payment first. `by_bank`: the bank has refunded the money itself. */
      state: 'asked' | 'sent' | 'done' | 'failed' | 'waits' | 'by_bank'
      /** A refund requested again after a won dispute is another request. */
      tries: Generated<number>
      providerId: string | null
      failure: string | null
      askedAt: Date
      changedAt: Date
      /** When it was paid by another way, because the card could not receive it. */
      paidAt: Generated<Date | null>
      paidReference: Generated<string | null>
    }
    first_offer: { purchaseId: string; mailbox: string }
    refused_card: {
      eventId: string
      purchaseId: string
      personId: string
      address: string
      fingerprint: string | null
      reason: string
      at: Date
    }
    /** A payment that its cardholder disputes, as the provider reports it. */
    dispute: {
      id: string
      /** Unknown while the payment is not recorded here. */
      chargeId: string | null
      paymentIntent: string | null
      reason: string
      status: string
      amount: number
      dueBy: Date | null
      openedAt: Date
      changedAt: Date
      outcome: 'won' | 'lost' | null
      settledAt: Date | null
      evidenceSentAt: Date | null
    }
    service_request: {
      id: string
      reference: string
      personId: string
      locale: 'fr' | 'en'
      wish: string
      state: ServiceState
      requestedAt: Date
      title: string | null
      scope: string | null
      amount: number | null
      vatRate: string | null
      quotedAt: Date | null
      quotedBy: string | null
      expiresAt: Date | null
      signature: string | null
      acceptedAt: Date | null
      acceptedAddress: string | null
      acceptedUserAgent: string | null
      textVersion: string | null
      providerInvoice: string | null
      paymentIntent: string | null
      clientSecret: string | null
      lastError: string | null
      paidAt: Date | null
      closedAt: Date | null
      closedBy: 'client' | 'staff' | 'time' | null
      closedReason: string | null
      donePercent: Generated<number>
    }
    payout_account: PayoutAccountTable
    payout_rhythm: PayoutRhythmTable
    payout_request: PayoutRequestTable
    payout_run: PayoutRunTable
    payout: PayoutTable
    payout_return: PayoutReturnTable
    expert_due: ExpertDueTable
    invoicing_mandate: InvoicingMandateTable
    expert_invoice: ExpertInvoiceTable
    expert_invoice_line: ExpertInvoiceLineTable
    tax_identity: TaxIdentityTable
  }
}
