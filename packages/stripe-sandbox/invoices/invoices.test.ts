import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInvoiceSandbox } from '../testing/invoices.ts'
import { cards, payInBrowser } from '../testing/sandbox.ts'

const now = new Date('2026-03-01T10:00:00Z')
let fixture: Awaited<ReturnType<typeof openInvoiceSandbox>>

beforeAll(async () => {
  fixture = await openInvoiceSandbox(() => now)
})
afterAll(() => fixture.sandbox.close())

describe('an invoice outside any plan', () => {
  test('is a draft that takes lines, then has a number, an amount and a payment for the browser', async () => {
    const { draft, invoice } = await fixture.openInvoice([120_000, 30_000])
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
    const confirmed = await payInBrowser(fixture.sandbox.url, { id: intent, client_secret: secret }, cards.fine)
    expect(confirmed.status).toBe('succeeded')
    expect(await fixture.stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', amount_remaining: 0 })
    await expect(
      fixture.stripe.invoiceItems.create({
        customer: String(invoice.customer),
        invoice: invoice.id,
        currency: 'eur',
        amount: 1,
      }),
    ).rejects.toMatchObject({ code: 'invoice_not_editable' })
  })

  test('is shown without its payments and secret unless they are asked for', async () => {
    const { invoice } = await fixture.openInvoice([5000])
    const plain = await fixture.stripe.invoices.retrieve(invoice.id)
    expect(plain).not.toHaveProperty('payments')
    expect(plain).not.toHaveProperty('confirmation_secret')
    await expect(fixture.stripe.invoices.retrieve(invoice.id, { expand: ['total'] })).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('can be voided or written off while it is open, never once it is paid', async () => {
    const { invoice } = await fixture.openInvoice([5000])
    expect(await fixture.stripe.invoices.markUncollectible(invoice.id)).toMatchObject({ status: 'uncollectible' })
    expect(await fixture.stripe.invoices.voidInvoice(invoice.id)).toMatchObject({ status: 'void' })
    const { paid } = await fixture.paidInvoice([5000])
    await expect(fixture.stripe.invoices.voidInvoice(paid.id)).rejects.toMatchObject({
      code: 'status_transition_invalid',
    })
  })

  test('of less than fifty cents is not charged and waits on the balance', async () => {
    const { customer, invoice } = await fixture.openInvoice([30])
    expect(invoice).toMatchObject({ status: 'paid', amount_due: 0, ending_balance: 30 })
    expect(await fixture.stripe.customers.retrieve(customer)).toMatchObject({ balance: 30 })
  })
})

describe('a credit note', () => {
  test('gives back a part, then the rest, through refunds of the same charge, and never more', async () => {
    const { charge, paid } = await fixture.paidInvoice([2900])
    const part = await fixture.stripe.creditNotes.create({ invoice: paid.id, amount: 1000, refund_amount: 1000 })
    expect(part).toMatchObject({
      status: 'issued',
      type: 'post_payment',
      number: `${paid.number}-CN-01`,
      total: 1000,
      total_taxes: [{ amount: 167 }],
    })
    const refund = await fixture.stripe.refunds.retrieve(String(part.refunds[0]?.refund))
    expect(refund).toMatchObject({ amount: 1000, charge, status: 'succeeded' })
    await expect(
      fixture.stripe.creditNotes.create({ invoice: paid.id, amount: 2000, refund_amount: 2000 }),
    ).rejects.toMatchObject({ code: 'amount_too_large' })
    await expect(fixture.stripe.creditNotes.create({ invoice: paid.id, amount: 500 })).rejects.toMatchObject({
      param: 'amount',
    })
    await fixture.stripe.creditNotes.create({ invoice: paid.id, amount: 1900, refund_amount: 1900 })
    expect(await fixture.stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 2900 })
    expect(await fixture.stripe.invoices.retrieve(paid.id)).toMatchObject({ post_payment_credit_notes_amount: 2900 })
    expect(await fixture.typesAbout(part.id)).toEqual(['credit_note.created'])
  })
})
