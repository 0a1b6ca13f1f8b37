import type { ColumnType, Generated } from 'kysely'

export type ChargeKind = 'first' | 'plan' | 'copilot' | 'change' | 'service'
export type CreditReason = 'no_answer' | 'guarantee' | 'withdrawal' | 'goodwill' | 'dispute' | 'mistake'

export type DriftKind =
  | 'charge_not_at_provider'
  | 'amount_differs'
  | 'refund_differs'
  | 'unknown_at_provider'
  | 'order_without_plan'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
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
  }
}
