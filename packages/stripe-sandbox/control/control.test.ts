import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInvoiceSandbox } from '../testing/invoices.ts'

const now = new Date('2026-03-01T10:00:00Z')
let fixture: Awaited<ReturnType<typeof openInvoiceSandbox>>

beforeAll(async () => {
  fixture = await openInvoiceSandbox(() => now)
})
afterAll(() => fixture.sandbox.close())

test('the controls can be reached over HTTP with the secret key', async () => {
  const control = (path: string, fields: Record<string, string>) =>
    fetch(`${fixture.sandbox.url}/_sandbox/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { authorization: 'Bearer sk_test_sandbox' },
    })
  const { charge } = await fixture.paidInvoice([2900])
  expect((await control(`charges/${charge}`, { next: 'dispute' })).status).toBe(200)
  const [dispute] = (await fixture.stripe.disputes.list({ charge })).data
  expect((await control(`disputes/${dispute?.id}`, { next: 'won' })).status).toBe(200)
  expect(await fixture.stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' })
  const { customer } = await fixture.customerWithCard()
  const moved = await control(`clock/${customer}`, { seconds: '3600' })
  expect(await moved.json()).toEqual({ now: new Date(now.getTime() + 3_600_000).toISOString() })
  expect((await control('clock', { seconds: '-1' })).status).toBe(400)
})

describe('the clock', () => {
  test('is moved for one customer alone, and what comes due for them happens', async () => {
    const product = await fixture.stripe.products.create({ name: 'Plan' })
    const price = await fixture.stripe.prices.create({
      currency: 'eur',
      unit_amount: 2900,
      recurring: { interval: 'month' },
      product: product.id,
    })
    const subscribed = async () => {
      const { customer, method } = await fixture.customerWithCard()
      const items = [{ price: price.id }]
      return fixture.stripe.subscriptions.create({ customer, items, default_payment_method: method, off_session: true })
    }
    const [moved, left] = [await subscribed(), await subscribed()]
    const reached = fixture.sandbox.control.clock.advanceToRenewal(moved.id)
    expect(reached.getTime() / 1000).toBe((moved.items.data[0]?.current_period_end ?? 0) + 3600)
    expect(await fixture.stripe.invoices.list({ subscription: moved.id })).toMatchObject({
      data: [{ billing_reason: 'subscription_cycle', status: 'paid' }, { status: 'paid' }],
    })
    const [event] = (await fixture.stripe.events.list({ type: 'invoice.paid' })).data
    expect(event).toMatchObject({ created: reached.getTime() / 1000 })
    expect((await fixture.stripe.invoices.list({ subscription: left.id })).data).toHaveLength(1)
    expect(fixture.sandbox.control.clock.now(String(moved.customer))).toEqual(reached)
    expect(fixture.sandbox.control.clock.now()).toEqual(now)
    fixture.sandbox.control.clock.advance(32 * 86_400)
    expect((await fixture.stripe.invoices.list({ subscription: left.id })).data).toHaveLength(2)
    expect((await fixture.stripe.invoices.list({ subscription: moved.id })).data).toHaveLength(3)
  })
})
