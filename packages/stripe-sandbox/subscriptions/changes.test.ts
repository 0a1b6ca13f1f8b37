import type Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { cardOf } from '../testing/sandbox.ts'
import { at, openSubscriptionSandbox } from '../testing/subscriptions.ts'

const { common, copilot, invoicesOf, periodOf, person, plan, sandbox, stripe, subscribed, typesAbout } =
  await openSubscriptionSandbox()
afterAll(() => sandbox.close())

describe('a change of plan', () => {
  const halfway = '2026-02-14T10:00:00Z'

  test('charges exactly what its preview showed, by the second, and keeps the anchor', async () => {
    const { advance, customer, id, item } = await subscribed()
    await advance(halfway)
    const details = {
      items: [{ id: item, price: copilot }],
      proration_behavior: 'always_invoice' as const,
      proration_date: at(halfway),
    }
    const preview = await stripe.invoices.createPreview({ customer, subscription: id, subscription_details: details })
    expect(preview.id).toMatch(/^upcoming_in_/)
    expect(preview.lines.data.map((line) => line.amount)).toEqual([-1450, 10_000])
    expect(preview).toMatchObject({ amount_due: 8550, total: 8550 })
    const changed = await stripe.subscriptions.update(id, {
      ...details,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    })
    expect(changed).toMatchObject({ pending_update: null, latest_invoice: { status: 'paid', amount_paid: 8550 } })
    expect(changed.items.data).toMatchObject([{ id: item, price: { id: copilot } }])
    expect(periodOf(changed)).toEqual(['2026-01-31T10:00', '2026-02-28T10:00'])
    await advance('2026-02-28T11:30:00Z')
    expect((await invoicesOf(id)).at(-1)).toMatchObject({ total: 20_000, status: 'paid' })
  })

  test('waits for its payment, is applied when it is paid, and is forgotten when it is not', async () => {
    const { advance, customer, id, item, method } = await subscribed()
    await advance(halfway)
    const change = {
      items: [{ id: item, price: copilot }],
      proration_behavior: 'always_invoice' as const,
      proration_date: at(halfway),
      payment_behavior: 'pending_if_incomplete' as const,
    }
    await sandbox.control.setNextOutcome(method, 'decline')
    const waiting = await stripe.subscriptions.update(id, change)
    expect(waiting).toMatchObject({
      status: 'active',
      pending_update: { expires_at: at('2026-02-15T09:00:00Z'), subscription_items: [{ price: { id: copilot } }] },
    })
    expect(waiting.items.data).toMatchObject([{ price: { id: plan } }])
    await advance('2026-02-15T09:00:00Z')
    const forgotten = await stripe.subscriptions.retrieve(id)
    expect(forgotten).toMatchObject({ status: 'active', pending_update: null })
    expect(await stripe.invoices.retrieve(String(forgotten.latest_invoice))).toMatchObject({ status: 'void' })

    await sandbox.control.setNextOutcome(method, 'decline')
    const again = await stripe.subscriptions.update(id, { ...change, proration_date: at('2026-02-15T09:00:00Z') })
    const other = await stripe.paymentMethods.create(cardOf('5555555555554444'))
    await stripe.paymentMethods.attach(other.id, { customer })
    await stripe.invoices.pay(String(again.latest_invoice), { payment_method: other.id })
    const applied = await stripe.subscriptions.retrieve(id)
    expect(applied.pending_update).toBeNull()
    expect(applied.items.data).toMatchObject([{ price: { id: copilot } }])
    const types = await typesAbout(id)
    expect(types).toContain('customer.subscription.pending_update_expired')
    expect(types).toContain('customer.subscription.pending_update_applied')
    await expect(stripe.subscriptions.update(id, { ...change, cancel_at_period_end: true })).rejects.toMatchObject({
      param: 'cancel_at_period_end',
    })
  })

  test('to a cheaper plan at the period’s end charges nothing now and the new price next', async () => {
    const { advance, id, item } = await subscribed()
    await stripe.subscriptions.update(id, { items: [{ id: item, price: copilot }], proration_behavior: 'none' })
    expect(await invoicesOf(id)).toHaveLength(1)
    await advance('2026-02-28T11:30:00Z')
    expect((await invoicesOf(id)).at(-1)).toMatchObject({ total: 20_000 })
  })

  test('what is owed back waits on the balance and lowers the next invoice', async () => {
    const { advance, customer, id, item } = await subscribed()
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price: copilot }],
      proration_behavior: 'always_invoice',
      proration_date: at('2026-01-31T10:00:00Z'),
    })
    await advance(halfway)
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price: plan }],
      proration_behavior: 'always_invoice',
      proration_date: at(halfway),
    })
    expect((await stripe.customers.retrieve(customer)) as Stripe.Customer).toMatchObject({ balance: -8550 })
    await advance('2026-02-28T11:30:00Z')
    expect((await invoicesOf(id)).at(-1)).toMatchObject({
      total: 2900,
      amount_due: 0,
      status: 'paid',
      ending_balance: -5650,
    })
  })

  test('a first period can be ended early: a whole month from now, paid at once', async () => {
    const who = await person()
    const subscription = await stripe.subscriptions.create({
      customer: who.customer,
      items: [{ price: plan }],
      trial_end: at('2026-02-14T10:00:00Z'),
      default_payment_method: who.method,
      ...common(),
    })
    await who.advance('2026-02-05T08:00:00Z')
    await sandbox.control.setNextOutcome(who.method, 'decline')
    const start = { trial_end: 'now' as const, payment_behavior: 'pending_if_incomplete' as const }
    const refused = await stripe.subscriptions.update(subscription.id, start)
    expect(refused).toMatchObject({ status: 'trialing', trial_end: at('2026-02-14T10:00:00Z') })
    expect(refused.pending_update?.trial_end).toBe(at('2026-02-05T08:00:00Z'))
    const early = await stripe.subscriptions.update(subscription.id, { ...start, expand: ['latest_invoice'] })
    expect(early).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 2900, status: 'paid' } })
    expect(periodOf(early)).toEqual(['2026-02-05T08:00', '2026-03-05T08:00'])
    await who.advance('2026-03-01T00:00:00Z')
    expect((await invoicesOf(subscription.id)).filter(({ status }) => status === 'paid')).toHaveLength(2)
  })

  test('what was closed for want of payment opens with a new period, and nothing is owed for the days between', async () => {
    const { advance, id, method } = await subscribed()
    await sandbox.control.setNextOutcome(method, 'decline')
    await advance('2026-02-28T11:30:00Z')
    const [, late] = await invoicesOf(id)
    await stripe.invoices.voidInvoice(late?.id ?? '')
    await advance('2026-03-08T08:00:00Z')
    const open = await stripe.subscriptions.update(id, {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'pending_if_incomplete',
    })
    expect(open.status).toBe('active')
    expect(periodOf(open)).toEqual(['2026-03-08T08:00', '2026-04-08T08:00'])
    expect((await invoicesOf(id)).map(({ status, total }) => [status, total])).toEqual([
      ['paid', 2900],
      ['void', 2900],
      ['paid', 2900],
    ])
  })
})

describe('a pause of the subscription', () => {
  const kept = {
    bill_for: { outstanding_usage_through: { type: 'none' }, unused_time_from: { type: 'none' } },
  } as const

  test('makes no invoice, however long, and ends with a whole period that is paid at once', async () => {
    const { advance, id } = await subscribed()
    await advance('2026-02-05T10:00:00Z')
    const paused = await stripe.subscriptions.pause(id, kept)
    expect(paused).toMatchObject({
      status: 'paused',
      status_details: {
        paused: { transitioned_at: at('2026-02-05T10:00:00Z'), subscription: { type: 'pause_requested' } },
      },
    })
    expect(periodOf(paused)[1]).toBe('2026-02-05T10:00')
    await advance('2026-05-12T09:00:00Z')
    expect(await invoicesOf(id)).toHaveLength(1)
    const resumed = await stripe.subscriptions.resume(id, {
      billing_cycle_anchor: { type: 'now' },
      payment_behavior: 'resume_on_payment_success',
    })
    expect(resumed.status).toBe('active')
    expect(resumed.status_details).toBeUndefined()
    expect(periodOf(resumed)).toEqual(['2026-05-12T09:00', '2026-06-12T09:00'])
    expect((await invoicesOf(id)).map(({ status, total }) => [status, total])).toEqual([
      ['paid', 2900],
      ['paid', 2900],
    ])
  })

  test('that is taken back leaves the period as it was, and bills nothing', async () => {
    const { advance, id } = await subscribed()
    const before = periodOf(await stripe.subscriptions.retrieve(id))
    await advance('2026-02-05T10:00:00Z')
    await stripe.subscriptions.pause(id, kept)
    const back = await stripe.subscriptions.resume(id, {
      billing_cycle_anchor: { type: 'unchanged' },
      proration_behavior: 'none',
    })
    expect(back.status).toBe('active')
    expect(periodOf(back)).toEqual(before)
    expect(await invoicesOf(id)).toHaveLength(1)
  })

  test('stays while the resumption is not paid, and when its invoice is voided', async () => {
    const { advance, id, method } = await subscribed()
    await stripe.subscriptions.pause(id, kept)
    await advance('2026-04-01T09:00:00Z')
    await sandbox.control.setNextOutcome(method, 'decline')
    const refused = await stripe.subscriptions.resume(id, { payment_behavior: 'resume_on_payment_success' })
    expect(refused.status).toBe('paused')
    const [, open] = await invoicesOf(id)
    expect(open?.status).toBe('open')
    await stripe.invoices.voidInvoice(open?.id ?? '')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('paused')
  })

  test('credits unused time where nothing else is asked for, and is refused during a trial', async () => {
    const { id } = await subscribed()
    await stripe.subscriptions.pause(id)
    const items = await stripe.invoiceItems.list({
      customer: (await stripe.subscriptions.retrieve(id)).customer as string,
    })
    expect(items.data[0]?.amount).toBeLessThan(0)
    await expect(stripe.subscriptions.pause(id)).rejects.toThrow('cannot pause')
  })
})

describe('a pause of the collection', () => {
  test('voids the invoices that come until its date, and collects again after it', async () => {
    const { advance, id } = await subscribed()
    await stripe.subscriptions.update(id, {
      pause_collection: { behavior: 'void', resumes_at: at('2026-03-15T00:00:00Z') },
    })
    await advance('2026-04-01T00:00:00Z')
    const subscription = await stripe.subscriptions.retrieve(id)
    expect(subscription).toMatchObject({ status: 'active', pause_collection: null })
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['paid', 'void', 'paid'])
  })

  test('is ended by hand', async () => {
    const { advance, id } = await subscribed()
    await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
    await stripe.subscriptions.update(id, { pause_collection: '' })
    await advance('2026-02-28T11:30:00Z')
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
  })
})
