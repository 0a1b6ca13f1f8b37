import type Stripe from 'stripe'
import { answered, everyPage } from './answers.ts'
import { PaymentsError } from './port.ts'
import type { BookPayments, ProviderCreditNote } from './port-books.ts'
import { shownCreditNote, shownDispute, shownEvent, shownMovement, shownRefund } from './shown-books.ts'

const webhookTolerance = 300

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const keyOf = (what: string, claim: string, attempt = 1) =>
  attempt === 1 ? `${what}:${claim}` : `${what}:${claim}:${attempt}`

/** Refunds, credit notes, disputes, movements and events, through the official SDK. */
export function bookPayments(stripe: Stripe, now: () => Date): BookPayments {
  async function listCreditNotes(invoice: string): Promise<ProviderCreditNote[]> {
    const all = await everyPage((page) => stripe.creditNotes.list({ invoice, ...page }))
    return all.map(shownCreditNote)
  }

  const movements = async (wish: Stripe.BalanceTransactionListParams) =>
    (await everyPage((page) => stripe.balanceTransactions.list({ ...wish, ...page }))).map(shownMovement)

  const events = async (wish: Stripe.EventListParams) =>
    (await everyPage((page) => stripe.events.list({ ...wish, ...page }))).map(shownEvent)

  return {
    async refund({ claimId, paymentIntent, amount, attempt }) {
      const refund = await answered('refund', 're_', () =>
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
      return shownRefund(refund)
    },

    retrieveRefund: async (id) => shownRefund(await answered('refund', id, () => stripe.refunds.retrieve(id))),

    async listRefunds(paymentIntent) {
      const all = await everyPage((page) => stripe.refunds.list({ payment_intent: paymentIntent, ...page }))
      return all.map(shownRefund)
    },

    async creditInvoice({ claimId, invoice, amount, attempt }) {
      const earlier = (await listCreditNotes(invoice)).find((note) => note.claimId === claimId)
      if (earlier) return earlier
      const note = await answered('credit_note', 'cn_', () =>
        stripe.creditNotes.create(
          { invoice, amount, refund_amount: amount, metadata: { claim_id: claimId } },
          { idempotencyKey: keyOf('credit', claimId, attempt) },
        ),
      )
      return shownCreditNote(note)
    },

    listCreditNotes,

    retrieveDispute: async (id) => shownDispute(await answered('dispute', id, () => stripe.disputes.retrieve(id))),

    async listDisputes(since) {
      const created = { gte: seconds(since) }
      return (await everyPage((page) => stripe.disputes.list({ created, ...page }))).map(shownDispute)
    },

    async sendEvidence({ key, dispute, evidence, submit }) {
      const updated = await answered('dispute', dispute, () =>
        stripe.disputes.update(dispute, { evidence, submit }, { idempotencyKey: `evidence:${key}` }),
      )
      return shownDispute(updated)
    },

    async acceptDispute({ key, dispute }) {
      const closed = await answered('dispute', dispute, () =>
        stripe.disputes.close(dispute, {}, { idempotencyKey: `accept:${key}` }),
      )
      return shownDispute(closed)
    },

    listMovements: ({ since, until }) =>
      movements({ created: { gte: seconds(since), ...(until ? { lt: seconds(until) } : {}) } }),

    movementsOf: (source) => movements({ source }),

    listEvents: ({ since, types }) => events({ created: { gte: seconds(since) }, ...(types ? { types } : {}) }),

    listUndeliveredEvents: (since) => events({ created: { gte: seconds(since) }, delivery_success: false }),

    parseWebhook(rawBody, header, secrets) {
      for (const secret of secrets) {
        const event = verified(stripe, rawBody, header ?? '', secret, now())
        if (event?.object === 'event' && event.id?.startsWith('evt_') && event.data?.object) return shownEvent(event)
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
