import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../i18n/locale.ts'
import type { NoticeChannel, NoticeKind } from '../cancellation/receipt-content.ts'
import type { OrderKind, OrderStatus, QuoteAct, SubscriptionView } from '../contract.ts'
import type { ServiceState } from '../services/services.ts'

export type DesiredStatus = 'hold' | 'capture' | 'void' | 'refund'

export interface PurchaseTable {
  id: string
  /** Of the contract, to be typed by people. */
  reference: string
  person_id: string
  question_id: string | null
  kind: OrderKind
  quote_id: string
  /** The plan that it reopens, ends early or changes; a new plan names its order instead. */
  subscription_id: string | null
  provider_invoice: string | null
  amount: number
  currency: 'eur'
  status: OrderStatus
  wanted: Generated<DesiredStatus>
  payment_intent: string | null
  client_secret: string | null
  payment_method: string | null
  card_fingerprint: string | null
  card_last4: string | null
  last_error: string | null
  created_at: Date
  held_at: Date | null
  captured_at: Date | null
  voided_at: Date | null
  refunded_at: Date | null
  settled_at: Date | null
  /** When it was moved to an account with a visitor's data. */
  claimed_at: Date | null
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
      person_id: string
      question_id: string | null
      kind: OrderKind
      currency: 'eur'
      today: number
      monthly: number
      monthly_from: Date
      twelve_months: number
      vat_rate: ColumnType<string, number, number>
      signature: string
      created_at: Date
      expires_at: Date
      act: Generated<QuoteAct>
      subscription_id: string | null
      reckoned_at: Date | null
    }
    consent: {
      id: string
      person_id: string
      /** Set for a plan or a first question; a service has its own. */
      quote_id: string | null
      service_id: Generated<string | null>
      kind: 'terms_and_age' | 'start_now'
      text_version: string
      locale: 'fr' | 'en'
      address: string
      user_agent: string
      given_at: Date
    }
    customer: { person_id: string; provider_id: string; created_at: Date; told: Generated<string | null> }
    purchase: PurchaseTable
    subscription: {
      id: string
      person_id: string
      purchase_id: string
      plan: 'plan' | 'copilot'
      price: number
      provider_id: string | null
      state: SubscriptionView['state']
      first_monthly_at: Date | null
      current_period_end: Date
      cancel_at: Date | null
      cancelled_at: Date | null
      cancel_reason: string | null
      ended_at: Date | null
      end_reason: string | null
      /** When the provider confirmed the end: before that it might still charge. */
      provider_ended_at: Date | null
      created_at: Date
      life: ColumnType<object, string, string>
      next_due_at: Date | null
      looked_at: Date | null
      /** When a question last went to an expert with this plan. */
      last_used_at: Date | null
      /** When its bank confirmed the card that pays it. */
      card_taken_at: Generated<Date | null>
    }
    plan_request: {
      id: string
      subscription_id: string
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
      charge_id: string | null
      credit_id: string | null
      purchase_id: string | null
      person_id: string
      total: number
      vat: number
      vat_rate: ColumnType<string, number, number>
      data: ColumnType<Record<string, unknown>, string, string>
      issued_at: Date
    }
    ledger_entry: {
      id: Generated<number>
      source: string
      source_id: string
      account: string
      amount: number
      at: Date
    }
    provider_event: {
      id: string
      type: string
      object_id: string
      /** Events with the same aggregate are handled together. */
      aggregate: string | null
      payment: string | null
      subscription: string | null
      livemode: boolean
      api_version: string | null
      body_sha256: string
      created_at: Date
      received_at: Date
      handled_at: Date | null
    }
    charge: {
      id: string
      person_id: string
      source: 'order' | 'provider_invoice'
      source_id: string
      kind: ChargeKind
      purchase_id: string | null
      subscription_id: string | null
      amount: number
      credited: Generated<number>
      currency: 'eur'
      vat_rate: ColumnType<string, number, number>
      payment_intent: string | null
      /** Set by the nightly reconciliation. */
      provider_charge: string | null
      period_start: Date | null
      period_end: Date | null
      paid_at: Date
    }
    credit: {
      id: string
      charge_id: string
      person_id: string
      source: 'order' | 'provider_refund' | 'provider_credit_note' | 'dispute'
      source_id: string
      amount: number
      reason: CreditReason
      at: Date
      failed_at: Date | null
    }
    invoice_file: { number: string; pdf: Buffer; sha256: string; made_at: Date }
    ledger_account: {
      code: string
      number: string
      class: 'asset' | 'liability' | 'revenue' | 'expense'
      name_fr: string
      name_en: string
    }
    payout_account: { expert_id: string; holder: string; iban_sealed: Buffer; iban_end: string; changed_at: Date }
    payout_run: {
      id: string
      month: string
      prepared_at: Date
      prepared_by: string
      paid_at: Date | null
      paid_by: string | null
      reference: string | null
    }
    payout: {
      id: string
      run_id: string
      expert_id: string
      amount: number
      answers: number
      holder: string
      iban_sealed: Buffer
      iban_end: string
    }
    payout_return: { payout_id: string; returned_at: Date; returned_by: string; reason: string }
    expert_due: {
      contribution_id: string
      question_id: string
      expert_id: string
      category: string
      amount: number
      answered_at: Date
      payout_id: string | null
    }
    reconciliation: {
      id: string
      since: Date
      until: Date
      charges: number
      movements: number
      events: number
      at_provider: number
      in_books: number
      drifts: number
      finished_at: Date
    }
    drift: {
      id: string
      reconciliation_id: string
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
      opened_at: Date
      closed_at: Date | null
      closed_by: string | null
      close_note: string | null
    }
    leaving: {
      id: string
      kind: NoticeKind
      /** Set for an order; a service by quote has its own. */
      purchase_id: string | null
      service_id: string | null
      subscription_id: string | null
      request_id: string | null
      channel: NoticeChannel
      locale: Locale
      /** The receipt's own text, of which `hash` is the SHA-256. */
      content: string
      hash: string
      at: Date
    }
    guarantee_claim: { purchase_id: string; person_id: string; granted_by: 'client' | 'staff'; at: Date }
    refund: {
      /** The credit's id, also the provider's idempotency key. */
      id: string
      charge_id: string
      amount: number
      /** `waits`: the bank decides about the payment first. `by_bank`: the bank has refunded the money itself. */
      state: 'asked' | 'sent' | 'done' | 'failed' | 'waits' | 'by_bank'
      /** A refund requested again after a won dispute is another request. */
      tries: Generated<number>
      provider_id: string | null
      failure: string | null
      asked_at: Date
      changed_at: Date
      /** When it was paid by another way, because the card could not receive it. */
      paid_at: Generated<Date | null>
      paid_reference: Generated<string | null>
    }
    first_offer: { purchase_id: string; mailbox: string }
    refused_card: {
      event_id: string
      purchase_id: string
      person_id: string
      address: string
      fingerprint: string | null
      reason: string
      at: Date
    }
    /** A payment that its cardholder disputes, as the provider reports it. */
    dispute: {
      id: string
      /** Unknown while the payment is not recorded here. */
      charge_id: string | null
      payment_intent: string | null
      reason: string
      status: string
      amount: number
      due_by: Date | null
      opened_at: Date
      changed_at: Date
      outcome: 'won' | 'lost' | null
      settled_at: Date | null
      evidence_sent_at: Date | null
    }
    service_request: {
      id: string
      reference: string
      person_id: string
      locale: 'fr' | 'en'
      wish: string
      state: ServiceState
      requested_at: Date
      title: string | null
      scope: string | null
      amount: number | null
      vat_rate: string | null
      quoted_at: Date | null
      quoted_by: string | null
      expires_at: Date | null
      signature: string | null
      accepted_at: Date | null
      accepted_address: string | null
      accepted_user_agent: string | null
      text_version: string | null
      provider_invoice: string | null
      payment_intent: string | null
      client_secret: string | null
      last_error: string | null
      paid_at: Date | null
      closed_at: Date | null
      closed_by: 'client' | 'staff' | 'time' | null
      closed_reason: string | null
      done_percent: Generated<number>
    }
    tax_identity: {
      expert_id: string
      kind: 'person' | 'company'
      name: string
      born_on: string | null
      tax_number_sealed: Buffer
      tax_number_end: string
      tax_country: string
      registration: string
      vat_number: string
      address: string
      postal_code: string
      city: string
      country: string
      changed_at: Date
    }
  }
}
