import type { ColumnType, Generated } from 'kysely'
import type { OrderKind, OrderStatus, QuoteAct, SubscriptionView } from '../contract.ts'

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
  }
}
