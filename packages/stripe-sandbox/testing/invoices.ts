import { cardOf, cards, openTestSandbox } from './sandbox.ts'

/** A sandbox and invoices outside any subscription, with a tax rate of 20 %. */
export async function openInvoiceSandbox(now: () => Date) {
  const { sandbox, stripe } = await openTestSandbox({ now })
  const tax = (await stripe.taxRates.create({ display_name: 'TVA', percentage: 20, inclusive: true, country: 'FR' })).id

  async function customerWithCard() {
    const customer = await stripe.customers.create({ email: 'zoe@demo.test', name: 'Zoé' })
    const method = await stripe.paymentMethods.create(cardOf(cards.fine))
    await stripe.paymentMethods.attach(method.id, { customer: customer.id })
    return { customer: customer.id, method: method.id }
  }

  /** Finalised and open. */
  async function openInvoice(amounts: number[]) {
    const { customer, method } = await customerWithCard()
    const draft = await stripe.invoices.create({
      customer,
      currency: 'eur',
      auto_advance: false,
      default_tax_rates: [tax],
      metadata: { order_id: 'service-1' },
    })
    for (const amount of amounts) {
      const item = { customer, invoice: draft.id, currency: 'eur', amount, description: 'Étude' }
      await stripe.invoiceItems.create({ ...item, tax_behavior: 'inclusive' })
    }
    const invoice = await stripe.invoices.finalizeInvoice(draft.id, { expand: ['confirmation_secret', 'payments'] })
    return { customer, method, draft, invoice }
  }

  async function paidInvoice(amounts: number[]) {
    const made = await openInvoice(amounts)
    const paid = await stripe.invoices.pay(made.draft.id, { payment_method: made.method, expand: ['payments'] })
    const intent = String(paid.payments?.data[0]?.payment.payment_intent)
    const charge = String((await stripe.paymentIntents.retrieve(intent)).latest_charge)
    return { ...made, paid, intent, charge }
  }

  async function typesAbout(id: string): Promise<string[]> {
    const { data } = await stripe.events.list({ limit: 100 })
    return data
      .filter((event) => JSON.stringify(event.data.object).includes(id))
      .map((event) => event.type)
      .toReversed()
  }

  return { sandbox, stripe, customerWithCard, openInvoice, paidInvoice, typesAbout }
}
