import type { Generated } from 'kysely'

import type { Locale } from '../../../i18n/locale.ts'
import type { NoticeChannel, NoticeKind } from '../receipt-content.ts'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
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
  }
}
