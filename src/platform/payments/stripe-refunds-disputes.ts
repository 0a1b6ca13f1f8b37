import type Stripe from 'stripe'
import {
  balanceTransactionFromStripe,
  creditNoteFromStripe,
  disputeFromStripe,
  eventFromStripe,
  refundFromStripe,
} from './from-stripe-refunds-disputes.ts'
import { PaymentsError } from './port.ts'
import type { ProviderCreditNote, RefundAndDisputePayments } from './port-refunds-disputes.ts'
import { checkedResponse, listAllPages } from './stripe-response.ts'

const webhookTolerance = 300

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const keyOf = (what: string, claim: string, attempt = 1) =>
  attempt === 1 ? `${what}:${claim}` : `${what}:${claim}:${attempt}`

/** Refunds, credit notes, disputes, balance transactions and events, through the official SDK. */
export function stripeRefundsAndDisputes(stripe: Stripe, now: () => Date): RefundAndDisputePayments {
  async function listCreditNotes(invoice: string): Promise<ProviderCreditNote[]> {
    const all = await listAllPages((page) => stripe.creditNotes.list({ invoice, ...page }))
    return all.map(creditNoteFromStripe)
  }

  const movements = async (wish: Stripe.BalanceTransactionListParams) =>
    (await listAllPages((page) => stripe.balanceTransactions.list({ ...wish, ...page }))).map(
      balanceTransactionFromStripe,
    )

  const events = async (wish: Stripe.EventListParams) =>
    (await listAllPages((page) => stripe.events.list({ ...wish, ...page }))).map(eventFromStripe)

  return {
    async refund({ claimId, paymentIntent, amount, attempt }) {
      const refund = await checkedResponse('refund', 're_', () =>
        stripe.refunds.create(
          {
            payment_intent: paymentIntent,
            reason: 'requested_by_customer',
            metadata: { claim_id: claimId },
            ...(amount === undefined ? {} : { amount }),
          },
          { idempotencyKey: keyOf('refund', claimId, attempt) },
        ),
      )
      return refundFromStripe(refund)
    },

    retrieveRefund: async (id) =>
      refundFromStripe(await checkedResponse('refund', id, () => stripe.refunds.retrieve(id))),

    async listRefunds(paymentIntent) {
      const all = await listAllPages((page) => stripe.refunds.list({ payment_intent: paymentIntent, ...page }))
      return all.map(refundFromStripe)
    },

    async creditInvoice({ claimId, invoice, amount, attempt }) {
      const earlier = (await listCreditNotes(invoice)).find((note) => note.claimId === claimId)
      if (earlier) return earlier
      const note = await checkedResponse('credit_note', 'cn_', () =>
        stripe.creditNotes.create(
          { invoice, amount, refund_amount: amount, metadata: { claim_id: claimId } },
          { idempotencyKey: keyOf('credit', claimId, attempt) },
        ),
      )
      return creditNoteFromStripe(note)
    },

    listCreditNotes,

    retrieveDispute: async (id) =>
      disputeFromStripe(await checkedResponse('dispute', id, () => stripe.disputes.retrieve(id))),

    async listDisputes(since) {
      const created = { gte: seconds(since) }
      return (await listAllPages((page) => stripe.disputes.list({ created, ...page }))).map(disputeFromStripe)
    },

    async sendEvidence({ key, dispute, evidence, submit }) {
      const updated = await checkedResponse('dispute', dispute, () =>
        stripe.disputes.update(dispute, { evidence, submit }, { idempotencyKey: `evidence:${key}` }),
      )
      return disputeFromStripe(updated)
    },

    async acceptDispute({ key, dispute }) {
      const closed = await checkedResponse('dispute', dispute, () =>
        stripe.disputes.close(dispute, {}, { idempotencyKey: `accept:${key}` }),
      )
      return disputeFromStripe(closed)
    },

    listBalanceTransactions: ({ since, until }) =>
      movements({ created: { gte: seconds(since), ...(until ? { lt: seconds(until) } : {}) } }),

    balanceTransactionsOf: (source) => movements({ source }),

    listEvents: ({ since, types }) => events({ created: { gte: seconds(since) }, ...(types ? { types } : {}) }),

    listUndeliveredEvents: (since) => events({ created: { gte: seconds(since) }, delivery_success: false }),

    parseWebhook(rawBody, header, secrets) {
      for (const secret of secrets) {
        const event = verified(stripe, rawBody, header ?? '', secret, now())
        if (event?.object === 'event' && event.id?.startsWith('evt_') && event.data?.object)
          return eventFromStripe(event)
      }
      throw new PaymentsError('invalid', 'This is not an event signed for us.', { code: 'signature_invalid' })
    },
  }
}

function verified(
  stripe: Stripe,
  body: string | Uint8Array,
  header: string,
  secret: string,
  at: Date,
): Stripe.EventBase | undefined {
  try {
    const raw = typeof body === 'string' ? body : Buffer.from(body)
    return stripe.webhooks.constructEvent(raw, header, secret, webhookTolerance, undefined, at.getTime()) ?? undefined
  } catch {
    return undefined
  }
}
