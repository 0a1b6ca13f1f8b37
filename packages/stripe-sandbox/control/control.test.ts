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

test('a refused card is declined at every use, and another one is not', async () => {
  const refuse = (id: string) =>
    fetch(`${fixture.sandbox.url}/_sandbox/payment_methods/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ next: 'refuse' }),
      headers: { authorization: 'Bearer sk_test_sandbox' },
    })
  const { customer, method } = await fixture.customerWithCard()
  expect((await refuse(method)).status).toBe(200)
  const pay = (payment_method: string, of: string) =>
    fixture.stripe.paymentIntents.create({
      amount: 2900,
      currency: 'eur',
      customer: of,
      payment_method,
      confirm: true,
      off_session: true,
    })
  for (const _ of [1, 2]) await expect(pay(method, customer)).rejects.toMatchObject({ code: 'card_declined' })
  const other = await fixture.customerWithCard()
  expect(await pay(other.method, other.customer)).toMatchObject({ status: 'succeeded' })
})

async function monthlyPrice(): Promise<string> {
  const product = await fixture.stripe.products.create({ name: 'Plan' })
  const recurring = { interval: 'month' } as const
  const price = { currency: 'eur', unit_amount: 2900, recurring, product: product.id }
  return (await fixture.stripe.prices.create(price)).id
}

async function subscribed(price: string) {
  const { customer, method } = await fixture.customerWithCard()
  const items = [{ price }]
  return fixture.stripe.subscriptions.create({ customer, items, default_payment_method: method, off_session: true })
}

describe('the clock', () => {
  test('is moved to an instant, once, and answers when the events were sent', async () => {
    const to = String(Math.floor(now.getTime() / 1000) + 60)
    for (const _ of [1, 2]) {
      const moved = await fetch(`${fixture.sandbox.url}/_sandbox/clock`, {
        method: 'POST',
        body: new URLSearchParams({ to }),
        headers: { authorization: 'Bearer sk_test_sandbox' },
      })
      expect(await moved.json()).toEqual({ now: new Date(now.getTime() + 60_000).toISOString() })
    }
  })

  test('says when something next falls due', async () => {
    const subscription = await subscribed(await monthlyPrice())
    const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1000
    const read = async () =>
      (
        await fetch(`${fixture.sandbox.url}/_sandbox/clock`, { headers: { authorization: 'Bearer sk_test_sandbox' } })
      ).json()
    const week = 7 * 86_400_000
    expect(await read()).toMatchObject({ nextDue: new Date(end - week).toISOString() })
    fixture.sandbox.control.clock.advanceTo(new Date(end - week))
    expect(await read()).toMatchObject({ nextDue: new Date(end).toISOString() })
    fixture.sandbox.control.clock.advanceTo(new Date(end))
    expect(await read()).toMatchObject({ nextDue: new Date(end + 3_600_000).toISOString() })
  })

  test('is moved for one customer alone, and what comes due for them happens', async () => {
    const price = await monthlyPrice()
    const commonly = fixture.sandbox.control.clock.now()
    const [moved, left] = [await subscribed(price), await subscribed(price)]
    const reached = fixture.sandbox.control.clock.advanceToRenewal(moved.id)
    expect(reached.getTime() / 1000).toBe((moved.items.data[0]?.current_period_end ?? 0) + 3600)
    expect(await fixture.stripe.invoices.list({ subscription: moved.id })).toMatchObject({
      data: [{ billing_reason: 'subscription_cycle', status: 'paid' }, { status: 'paid' }],
    })
    const [event] = (await fixture.stripe.events.list({ type: 'invoice.paid' })).data
    expect(event).toMatchObject({ created: reached.getTime() / 1000 })
    expect((await fixture.stripe.invoices.list({ subscription: left.id })).data).toHaveLength(1)
    expect(fixture.sandbox.control.clock.now(String(moved.customer))).toEqual(reached)
    expect(fixture.sandbox.control.clock.now()).toEqual(commonly)
    fixture.sandbox.control.clock.advance(32 * 86_400)
    expect((await fixture.stripe.invoices.list({ subscription: left.id })).data).toHaveLength(2)
    expect((await fixture.stripe.invoices.list({ subscription: moved.id })).data).toHaveLength(3)
  })
})
