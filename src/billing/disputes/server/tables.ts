declare module '../../../platform/db/tables.ts' {
  interface Tables {
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
  }
}

export {}
