import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { cardOf, cards, openTestSandbox, payInBrowser } from '../testing/sandbox.ts'

let sandbox: Sandbox
let stripe: Stripe
let tax: string
let now = new Date('2026-03-01T10:00:00Z')

beforeAll(async () => {
  ;({ sandbox, stripe } = await openTestSandbox({ now: () => now }))
  tax = (await stripe.taxRates.create({ display_name: 'TVA', percentage: 20, inclusive: true, country: 'FR' })).id
})
afterAll(() => sandbox.close())

async function person() {
  const customer = await stripe.customers.create({ email: 'zoe@demo.test', name: 'Zoé' })
  const method = await stripe.paymentMethods.create(cardOf(cards.fine))
  await stripe.paymentMethods.attach(method.id, { customer: customer.id })
  return { customer: customer.id, method: method.id }
}

/** A finalised, open invoice for a service outside any subscription. */
async function serviceInvoice(amounts: number[]) {
  const { customer, method } = await person()
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

async function paidService(amounts: number[]) {
  const made = await serviceInvoice(amounts)
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

describe('an invoice outside any plan', () => {
  test('is a draft that takes lines, then has a number, an amount and a payment for the browser', async () => {
    const { draft, invoice } = await serviceInvoice([120_000, 30_000])
    expect(draft).toMatchObject({ status: 'draft', number: null, total: 0 })
    expect(invoice).toMatchObject({
      status: 'open',
      total: 150_000,
      total_excluding_tax: 125_000,
      number: expect.stringMatching(/^[A-Z0-9]{8}-0001$/),
      billing_reason: 'manual',
      metadata: { order_id: 'service-1' },
    })
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent)
    const secret = invoice.confirmation_secret?.client_secret ?? ''
    const confirmed = await payInBrowser(sandbox.url, { id: intent, client_secret: secret }, cards.fine)
    expect(confirmed.status).toBe('succeeded')
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', amount_remaining: 0 })
    await expect(
      stripe.invoiceItems.create({
        customer: String(invoice.customer),
        invoice: invoice.id,
        currency: 'eur',
        amount: 1,
      }),
    ).rejects.toMatchObject({ code: 'invoice_not_editable' })
  })

  test('is shown without its payments and secret unless they are asked for', async () => {
    const { invoice } = await serviceInvoice([5000])
    const plain = await stripe.invoices.retrieve(invoice.id)
    expect(plain).not.toHaveProperty('payments')
    expect(plain).not.toHaveProperty('confirmation_secret')
    await expect(stripe.invoices.retrieve(invoice.id, { expand: ['total'] })).rejects.toMatchObject({ statusCode: 400 })
  })

  test('can be voided or written off while it is open, never once it is paid', async () => {
    const { invoice } = await serviceInvoice([5000])
    expect(await stripe.invoices.markUncollectible(invoice.id)).toMatchObject({ status: 'uncollectible' })
    expect(await stripe.invoices.voidInvoice(invoice.id)).toMatchObject({ status: 'void' })
    const { paid } = await paidService([5000])
    await expect(stripe.invoices.voidInvoice(paid.id)).rejects.toMatchObject({ code: 'status_transition_invalid' })
  })

  test('of less than fifty cents is not charged and waits on the balance', async () => {
    const { customer, invoice } = await serviceInvoice([30])
    expect(invoice).toMatchObject({ status: 'paid', amount_due: 0, ending_balance: 30 })
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 30 })
  })
})

describe('a credit note', () => {
  test('gives back a part, then the rest, through refunds of the same charge, and never more', async () => {
    const { charge, paid } = await paidService([2900])
    const part = await stripe.creditNotes.create({ invoice: paid.id, amount: 1000, refund_amount: 1000 })
    expect(part).toMatchObject({
      status: 'issued',
      type: 'post_payment',
      number: `${paid.number}-CN-01`,
      total: 1000,
      total_taxes: [{ amount: 167 }],
    })
    const refund = await stripe.refunds.retrieve(String(part.refunds[0]?.refund))
    expect(refund).toMatchObject({ amount: 1000, charge, status: 'succeeded' })
    await expect(
      stripe.creditNotes.create({ invoice: paid.id, amount: 2000, refund_amount: 2000 }),
    ).rejects.toMatchObject({ code: 'amount_too_large' })
    await expect(stripe.creditNotes.create({ invoice: paid.id, amount: 500 })).rejects.toMatchObject({
      param: 'amount',
    })
    await stripe.creditNotes.create({ invoice: paid.id, amount: 1900, refund_amount: 1900 })
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 2900 })
    expect(await stripe.invoices.retrieve(paid.id)).toMatchObject({ post_payment_credit_notes_amount: 2900 })
    expect(await typesAbout(part.id)).toEqual(['credit_note.created'])
  })
})

describe('a dispute', () => {
  test('takes the money and a fee at once, and gives the money back when it is won', async () => {
    const { charge, intent } = await paidService([2900])
    const id = sandbox.control.openDispute(intent)
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true })
    const open = await stripe.disputes.retrieve(id)
    expect(open).toMatchObject({
      status: 'needs_response',
      amount: 2900,
      charge,
      payment_intent: intent,
      balance_transactions: [{ amount: -2900, fee: 2000, net: -4900, reporting_category: 'dispute' }],
    })
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' })
    const draft = await stripe.disputes.update(id, { evidence: { customer_name: 'Zoé' }, submit: false })
    expect(draft).toMatchObject({
      status: 'needs_response',
      evidence_details: { has_evidence: true, submission_count: 0 },
    })
    const won = await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } })
    expect(won).toMatchObject({ status: 'won', evidence: { customer_name: 'Zoé' } })
    expect(won.balance_transactions.map(({ net }) => net)).toEqual([-4900, 2900])
    expect((await typesAbout(id)).filter((type) => type.startsWith('charge.dispute.'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ])
    const moved = await stripe.balanceTransactions.list({ source: id })
    expect(moved.data.map(({ amount }) => amount)).toEqual([2900, -2900])
  })

  test('is lost when it is accepted, and when nobody answers in time', async () => {
    const accepted = sandbox.control.openDispute((await paidService([2900])).charge)
    expect(await stripe.disputes.close(accepted)).toMatchObject({ status: 'lost' })
    const ignored = sandbox.control.openDispute((await paidService([2900])).charge)
    now = new Date('2026-03-11T10:00:00Z')
    sandbox.control.tick()
    expect(await stripe.disputes.retrieve(ignored)).toMatchObject({
      status: 'lost',
      evidence_details: { past_due: true },
    })
    await expect(stripe.disputes.update(ignored, { evidence: { customer_name: 'x' } })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

test('a card that contests what is taken from it opens a dispute by itself', async () => {
  const customer = await stripe.customers.create({ email: 'quarrel@demo.test' })
  const payment = { amount: 2900, currency: 'eur', customer: customer.id, payment_method: 'pm_card_createDispute' }
  const paid = await stripe.paymentIntents.create({ ...payment, confirm: true, off_session: true })
  expect((await stripe.disputes.list({ payment_intent: paid.id })).data).toMatchObject([
    { reason: 'fraudulent', status: 'needs_response' },
  ])
})

test('objects are found by what they hold, page by page', async () => {
  for (const word of ['a', 'b', 'c']) {
    await stripe.customers.create({ email: `${word}@search.test`, metadata: { 'group-1': 'x' } })
  }
  const query = `metadata['group-1']:'x' AND created>1`
  const first = await stripe.customers.search({ query, limit: 2 })
  expect(first.data.map(({ email }) => email)).toEqual(['c@search.test', 'b@search.test'])
  const next = await stripe.customers.search({ query, limit: 2, page: first.next_page ?? '' })
  expect(next).toMatchObject({ has_more: false, next_page: null, data: [{ email: 'a@search.test' }] })
  await expect(stripe.customers.search({ query: 'shoe_size:42' })).rejects.toMatchObject({ param: 'query' })
})

test('the controls can be reached over HTTP with the secret key', async () => {
  const control = (path: string, fields: Record<string, string>) =>
    fetch(`${sandbox.url}/_sandbox/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: 'Bearer sk_test_sandbox' },
    })
  const { charge } = await paidService([2900])
  expect((await control(`charges/${charge}`, { next: 'dispute' })).status).toBe(200)
  const [dispute] = (await stripe.disputes.list({ charge })).data
  expect((await control(`disputes/${dispute?.id}`, { next: 'won' })).status).toBe(200)
  expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' })
  const { customer } = await person()
  const moved = await control(`clock/${customer}`, { seconds: '3600' })
  expect(await moved.json()).toEqual({ now: new Date(now.getTime() + 3_600_000).toISOString() })
  expect((await control('clock', { seconds: '-1' })).status).toBe(400)
})

describe('the clock', () => {
  test('is moved for one customer alone, and what comes due for them happens', async () => {
    const product = await stripe.products.create({ name: 'Plan' })
    const price = await stripe.prices.create({
      currency: 'eur',
      unit_amount: 2900,
      recurring: { interval: 'month' },
      product: product.id,
    })
    const subscribed = async () => {
      const { customer, method } = await person()
      const items = [{ price: price.id }]
      return stripe.subscriptions.create({ customer, items, default_payment_method: method, off_session: true })
    }
    const [moved, left] = [await subscribed(), await subscribed()]
    const reached = sandbox.control.clock.advanceToRenewal(moved.id)
    expect(reached.getTime() / 1000).toBe((moved.items.data[0]?.current_period_end ?? 0) + 3600)
    expect(await stripe.invoices.list({ subscription: moved.id })).toMatchObject({
      data: [{ billing_reason: 'subscription_cycle', status: 'paid' }, { status: 'paid' }],
    })
    const [event] = (await stripe.events.list({ type: 'invoice.paid' })).data
    expect(event).toMatchObject({ created: reached.getTime() / 1000 })
    expect((await stripe.invoices.list({ subscription: left.id })).data).toHaveLength(1)
    expect(sandbox.control.clock.now(String(moved.customer))).toEqual(reached)
    expect(sandbox.control.clock.now()).toEqual(now)
    sandbox.control.clock.advance(32 * 86_400)
    expect((await stripe.invoices.list({ subscription: left.id })).data).toHaveLength(2)
    expect((await stripe.invoices.list({ subscription: moved.id })).data).toHaveLength(3)
  })
})
