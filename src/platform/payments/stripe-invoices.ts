import type Stripe from 'stripe'
import { cardOnly } from './card-only.ts'
import type { Catalogue } from './catalogue.ts'
import { cardFromStripe, invoiceFromStripe, pricesOf, setupIntentFromStripe } from './from-stripe-subscriptions.ts'
import { PaymentsError } from './port.ts'
import type { ProviderInvoice, SubscriptionPayments } from './port-subscriptions.ts'
import { checkedResponse, listAllPages } from './stripe-response.ts'

const wanted = ['payments', 'confirmation_secret']

/** The fields to expand on a subscription so that its invoice can be shown. */
export const latestInvoice = wanted.map((field) => `latest_invoice.${field}`)

type InvoicePart = Pick<
  SubscriptionPayments,
  'findInvoiceByPayment' | 'issueInvoice' | 'listInvoices' | 'payInvoice' | 'retrieveInvoice' | 'voidInvoice'
>

export type InvoiceFromStripe = (invoice: Stripe.Invoice) => Promise<ProviderInvoice>

/** Invoices through the official SDK: those of a subscription, or of an order outside any subscription. */
export function stripeInvoices(stripe: Stripe, catalogue: Catalogue): InvoicePart & { shown: InvoiceFromStripe } {
  const shown = async (invoice: Stripe.Invoice) =>
    invoiceFromStripe(invoice, await catalogue.nameThem(pricesOf(invoice.lines)))

  const retrieveInvoice = async (id: string): Promise<ProviderInvoice> =>
    shown(await checkedResponse('invoice', id, () => stripe.invoices.retrieve(id, { expand: wanted })))

  async function listInvoices({ since, ...of }: Parameters<InvoicePart['listInvoices']>[0]) {
    const expand = wanted.map((field) => `data.${field}`)
    const created = since && { created: { gte: Math.floor(since.getTime() / 1000) } }
    const all = await listAllPages((page) => stripe.invoices.list({ ...of, ...created, ...page, expand }))
    const shownOnes: ProviderInvoice[] = []
    for (const invoice of all) shownOnes.push(await shown(invoice))
    return shownOnes
  }

  /** An earlier attempt, or the provider itself, may already have acted: the invoice's status decides. */
  async function reaches(status: ProviderInvoice['status'], id: string, act: () => Promise<unknown>) {
    const before = await retrieveInvoice(id)
    if (before.status === status) return before
    try {
      await act()
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.kind === 'unavailable') throw error
      const after = await retrieveInvoice(id)
      if (after.status === status) return after
      throw error
    }
    return retrieveInvoice(id)
  }

  async function draftFor(
    order: Parameters<SubscriptionPayments['issueInvoice']>[0],
    taxRate: string,
  ): Promise<string> {
    const draft = await checkedResponse('invoice', 'in_', () =>
      stripe.invoices.create(
        {
          customer: order.customer,
          currency: order.currency,
          collection_method: 'charge_automatically',
          auto_advance: false,
          pending_invoice_items_behavior: 'exclude',
          default_tax_rates: [taxRate],
          payment_settings: { payment_method_types: cardOnly },
          ...(order.description ? { description: order.description } : {}),
          metadata: { ...order.metadata, order_id: order.orderId },
        },
        { idempotencyKey: `invoice:${order.orderId}:${order.customer}` },
      ),
    )
    return draft.id
  }

  return {
    shown,
    retrieveInvoice,
    listInvoices,

    async findInvoiceByPayment(paymentIntent) {
      const [found] = await listAllPages((page) =>
        stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentIntent }, ...page }),
      )
      if (!found) return null
      return retrieveInvoice(typeof found.invoice === 'string' ? found.invoice : found.invoice.id)
    },

    payInvoice: ({ key, invoice, paymentMethod }) =>
      reaches('paid', invoice, () =>
        checkedResponse('invoice', invoice, () =>
          stripe.invoices.pay(invoice, paymentMethod ? { payment_method: paymentMethod } : {}, {
            idempotencyKey: `pay:${key}`,
          }),
        ),
      ),

    voidInvoice: ({ key, invoice }) =>
      reaches('void', invoice, () =>
        checkedResponse('invoice', invoice, () =>
          stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `void_invoice:${key}` }),
        ),
      ),

    async issueInvoice(order) {
      const earlier = (await listInvoices({ customer: order.customer })).find(
        ({ orderId, subscription }) => orderId === order.orderId && subscription === null,
      )
      if (earlier && earlier.status !== 'draft') return earlier
      const taxRate = await catalogue.ensureTaxRate()
      const invoice = earlier?.id ?? (await draftFor(order, taxRate))
      for (const [index, line] of order.lines.entries()) {
        if (index < (earlier?.lines.length ?? 0)) continue
        await checkedResponse('invoiceitem', 'ii_', () =>
          stripe.invoiceItems.create(
            { customer: order.customer, invoice, currency: order.currency, tax_behavior: 'inclusive', ...line },
            { idempotencyKey: `invoice_item:${invoice}:${index}` },
          ),
        )
      }
      await checkedResponse('invoice', invoice, () =>
        stripe.invoices.finalizeInvoice(invoice, { auto_advance: false }, { idempotencyKey: `finalize:${invoice}` }),
      )
      return retrieveInvoice(invoice)
    },
  }
}

type CardPart = Pick<
  SubscriptionPayments,
  'createSetupIntent' | 'retrieveCard' | 'retrieveSetupIntent' | 'setDefaultCard'
>

/** The card for future payments. */
export function stripeCards(stripe: Stripe): CardPart {
  return {
    async createSetupIntent({ key, customer, subscription }) {
      const setup = await checkedResponse('setup_intent', 'seti_', () =>
        stripe.setupIntents.create(
          {
            customer,
            usage: 'off_session',
            automatic_payment_methods: { enabled: true },
            allowed_payment_method_types: cardOnly,
            metadata: { request_id: key, subscription },
          },
          { idempotencyKey: `setup:${key}` },
        ),
      )
      if (setup.client_secret) return { setupIntent: setup.id, clientSecret: setup.client_secret }
      throw new PaymentsError('unavailable', `The provider gives no client secret for ${setup.id}.`)
    },

    retrieveSetupIntent: async (id) =>
      setupIntentFromStripe(await checkedResponse('setup_intent', id, () => stripe.setupIntents.retrieve(id))),

    retrieveCard: async (id) =>
      cardFromStripe(await checkedResponse('payment_method', id, () => stripe.paymentMethods.retrieve(id))),

    async setDefaultCard({ key, customer, paymentMethod, subscription }) {
      await checkedResponse('customer', customer, () =>
        stripe.customers.update(
          customer,
          { invoice_settings: { default_payment_method: paymentMethod } },
          { idempotencyKey: `card:${key}:customer` },
        ),
      )
      if (!subscription) return
      await checkedResponse('subscription', subscription, () =>
        stripe.subscriptions.update(
          subscription,
          { default_payment_method: paymentMethod },
          { idempotencyKey: `card:${key}:subscription` },
        ),
      )
    },
  }
}
