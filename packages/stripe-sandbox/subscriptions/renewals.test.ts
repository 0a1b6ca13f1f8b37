import type Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { cardOf, cards, payInBrowser } from '../testing/sandbox.ts'
import { at, openSubscriptionSandbox } from '../testing/subscriptions.ts'

const { common, invoicesOf, periodOf, person, plan, sandbox, stripe, subscribed, typesAbout } =
  await openSubscriptionSandbox()
afterAll(() => sandbox.close())

describe('renewals', () => {
  test('the day of the anchor is kept and clamped: 31 January, 28 February, 31 March, 30 April', async () => {
    const { id, advance } = await subscribed()
    const periods: (string | undefined)[] = []
    for (const day of ['02-28', '03-31', '04-30', '05-31']) {
      await advance(`2026-${day}T12:00:00Z`)
      const subscription = await stripe.subscriptions.retrieve(id)
      expect(subscription.status).toBe('active')
      periods.push(periodOf(subscription)[0])
    }
    expect(periods).toEqual(['2026-02-28T10:00', '2026-03-31T10:00', '2026-04-30T10:00', '2026-05-31T10:00'])
    const all = await invoicesOf(id)
    expect(all.map(({ status, total, amount_paid: paid }) => [status, total, paid])).toEqual(
      Array(5).fill(['paid', 2900, 2900]),
    )
    expect(all.map((invoice) => invoice.billing_reason)).toEqual([
      'subscription_create',
      ...Array(4).fill('subscription_cycle'),
    ])
    expect(all[1]?.total_taxes).toMatchObject([{ amount: 483, tax_behavior: 'inclusive', taxable_amount: 2417 }])
  })

  test('a leap day is a month end like another', async () => {
    const { id, advance } = await subscribed(cards.fine, '2028-01-30T23:30:00Z')
    await advance('2028-03-01T12:00:00Z')
    expect(periodOf(await stripe.subscriptions.retrieve(id))).toEqual(['2028-02-29T23:30', '2028-03-30T23:30'])
  })

  test('years of renewals can be jumped over, and each month is charged exactly once', async () => {
    const { id, advance } = await subscribed()
    await advance('2028-01-31T12:00:00Z')
    const all = await invoicesOf(id)
    expect(all).toHaveLength(25)
    expect(new Set(all.map((invoice) => invoice.lines.data[0]?.period.start)).size).toBe(25)
    expect(all.every((invoice) => invoice.status === 'paid')).toBe(true)
  })

  test('the first month after a trial is drafted, told, and charged an hour later', async () => {
    const who = await person()
    const subscription = await stripe.subscriptions.create({
      customer: who.customer,
      items: [{ price: plan }],
      trial_end: at('2026-02-14T10:00:00Z'),
      default_payment_method: who.method,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      metadata: { order_id: 'order-1' },
      ...common(),
    })
    expect(subscription.status).toBe('trialing')
    const [nothing] = await invoicesOf(subscription.id)
    expect(nothing).toMatchObject({ status: 'paid', total: 0, amount_due: 0 })
    await who.advance('2026-02-14T10:30:00Z')
    const [, draft] = await invoicesOf(subscription.id)
    expect(draft).toMatchObject({ status: 'draft', total: 2900, auto_advance: true })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
    await who.advance('2026-02-14T11:30:00Z')
    const paid = await stripe.invoices.retrieve(draft?.id ?? '', {
      expand: ['payments', 'parent.subscription_details.subscription'],
    })
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 2900, attempt_count: 1 })
    expect(paid.payments?.data).toMatchObject([{ status: 'paid', amount_paid: 2900, is_default: true }])
    expect(paid.parent?.subscription_details?.metadata).toEqual({ order_id: 'order-1' })
    expect(paid.parent?.subscription_details?.subscription).toMatchObject({ id: subscription.id, status: 'active' })
    const types = await typesAbout(subscription.id)
    const inOrder = [
      'customer.subscription.created',
      'invoice.upcoming',
      'customer.subscription.trial_will_end',
      'customer.subscription.updated',
    ]
    expect(types.filter((type) => inOrder.includes(type)).slice(0, 4)).toEqual(inOrder)
    expect(types.slice(-2)).toEqual(['invoice.paid', 'invoice.payment_succeeded'])
  })

  test('a trial that nobody wants to go on with ends without a charge', async () => {
    const who = await person()
    const subscription = await stripe.subscriptions.create({
      customer: who.customer,
      items: [{ price: plan }],
      trial_end: at('2026-02-14T10:00:00Z'),
      default_payment_method: who.method,
      ...common(),
    })
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    await who.advance('2026-04-14T10:00:00Z')
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: at('2026-02-14T10:00:00Z'),
    })
    expect((await invoicesOf(subscription.id)).map(({ total }) => total)).toEqual([0])
  })
})

describe('a payment that fails', () => {
  test('makes the plan late, is tried again on the planned days, and ends the plan when nothing helps', async () => {
    const { id, advance, customer } = await subscribed()
    const broken = await stripe.paymentMethods.create(cardOf(cards.failsWhenCharged))
    await stripe.paymentMethods.attach(broken.id, { customer })
    await stripe.subscriptions.update(id, { default_payment_method: broken.id })
    await advance('2026-02-28T11:30:00Z')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
    const [, late] = await invoicesOf(id)
    expect(late).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: at('2026-03-01T11:00:00Z') })
    await advance('2026-03-06T00:00:00Z')
    expect((await invoicesOf(id))[1]).toMatchObject({ attempt_count: 4 })
    await advance('2026-03-20T00:00:00Z')
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: at('2026-03-14T11:00:00Z'),
      cancellation_details: { reason: 'payment_failed' },
    })
    expect((await invoicesOf(id))[1]).toMatchObject({ status: 'open', auto_advance: false, next_payment_attempt: null })
    const types = await typesAbout(id)
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(8)
    expect(types.filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1)
  })

  test('is mended by another card: paid by hand, the same plan goes on with its own anchor', async () => {
    const { id, advance, customer, method } = await subscribed()
    await sandbox.control.setNextOutcome(method, 'decline')
    await advance('2026-02-28T11:30:00Z')
    const [, late] = await invoicesOf(id)
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
    const other = await stripe.paymentMethods.create(cardOf('5555555555554444'))
    const setup = await stripe.setupIntents.create({ customer, payment_method: other.id, confirm: true })
    expect(setup.status).toBe('succeeded')
    await stripe.subscriptions.update(id, { default_payment_method: other.id })
    const paid = await stripe.invoices.pay(late?.id ?? '')
    expect(paid).toMatchObject({ status: 'paid', attempt_count: 1 })
    const back = await stripe.subscriptions.retrieve(id)
    expect(back.status).toBe('active')
    expect(periodOf(back)).toEqual(['2026-02-28T10:00', '2026-03-31T10:00'])
    await expect(stripe.invoices.pay(late?.id ?? '')).rejects.toMatchObject({ statusCode: 400 })
  })

  test('an older invoice that is paid leaves the plan late while the newest is not', async () => {
    const { advance, id, item, method } = await subscribed()
    sandbox.control.setNextOutcome(method, 'decline')
    await advance('2026-02-28T11:30:00Z')
    sandbox.control.setNextOutcome(method, 'decline')
    const more = { items: [{ id: item, quantity: 2 }], proration_behavior: 'always_invoice' as const }
    expect(await stripe.subscriptions.update(id, more)).toMatchObject({ status: 'past_due' })
    const [, older, newest] = await invoicesOf(id)
    expect([older?.status, newest?.status]).toEqual(['open', 'open'])
    await stripe.invoices.pay(older?.id ?? '')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
    await stripe.invoices.pay(newest?.id ?? '')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
  })

  test('a refused card is told when an invoice is paid by hand, and the plan of retries stays', async () => {
    const { id, advance, method } = await subscribed()
    await sandbox.control.setNextOutcome(method, 'decline')
    await advance('2026-02-28T11:30:00Z')
    const [, late] = await invoicesOf(id)
    await sandbox.control.setNextOutcome(method, 'decline')
    await expect(stripe.invoices.pay(late?.id ?? '')).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
    expect((await invoicesOf(id))[1]).toMatchObject({
      attempt_count: 1,
      next_payment_attempt: at('2026-03-01T11:00:00Z'),
    })
    await advance('2026-03-01T11:30:00Z')
    expect((await invoicesOf(id))[1]).toMatchObject({ status: 'paid' })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
  })

  test('a bank that wants the holder waits for them, and is satisfied in the browser', async () => {
    const { id, advance } = await subscribed(cards.authenticatesAtSetup)
    const { default_payment_method: method } = await stripe.subscriptions.retrieve(id)
    await sandbox.control.setNextOutcome(String(method), 'auth_required')
    await advance('2026-02-28T11:30:00Z')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
    const [, open] = await invoicesOf(id)
    const invoice = await stripe.invoices.retrieve(open?.id ?? '', { expand: ['confirmation_secret', 'payments'] })
    const types = await typesAbout(invoice.id)
    expect(types).toContain('invoice.payment_action_required')
    const secret = invoice.confirmation_secret?.client_secret ?? ''
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent)
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'requires_action' })
    await advance('2026-03-04T00:00:00Z')
    expect((await invoicesOf(id))[1]).toMatchObject({ status: 'open' })
    const confirmed = await payInBrowser(sandbox.url, { id: intent, client_secret: secret }, cards.alwaysAuthenticates)
    await fetch(confirmed.next_action.redirect_to_url.url, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'approve' }),
      redirect: 'manual',
    })
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'paid', amount_paid: 2900 })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
  })
})

describe('a plan without a first period', () => {
  async function begun() {
    const who = await person()
    const subscription = await stripe.subscriptions.create({
      customer: who.customer,
      items: [{ price: plan }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
      ...common(),
    })
    const invoice = subscription.latest_invoice as Stripe.Invoice
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent)
    const secret = invoice.confirmation_secret?.client_secret ?? ''
    return { ...who, id: subscription.id, status: subscription.status, invoice, intent, secret }
  }

  test('waits for its first invoice to be paid in the browser, and keeps the card', async () => {
    const { id, intent, invoice, secret, status } = await begun()
    expect(status).toBe('incomplete')
    expect(invoice).toMatchObject({ status: 'open', amount_due: 2900, billing_reason: 'subscription_create' })
    await payInBrowser(sandbox.url, { id: intent, client_secret: secret }, cards.declined)
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete')
    const done = await payInBrowser(sandbox.url, { id: intent, client_secret: secret }, cards.fine)
    expect(done.status).toBe('succeeded')
    const active = await stripe.subscriptions.retrieve(id)
    expect(active).toMatchObject({ status: 'active', default_payment_method: expect.stringMatching(/^pm_/) })
    const found = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })
    expect(found.data).toMatchObject([{ invoice: invoice.id, status: 'paid' }])
  })

  test('is over after 23 hours when nobody paid, and nothing can be paid any more', async () => {
    const { advance, id, intent, invoice, secret } = await begun()
    await advance('2026-02-01T09:30:00Z')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired')
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'void' })
    const late = await payInBrowser(sandbox.url, { id: intent, client_secret: secret }, cards.fine)
    expect(late.error.code).toBe('payment_intent_unexpected_state')
  })

  test('a request that must not leave anything behind leaves nothing', async () => {
    const { customer } = await person()
    const broken = await stripe.paymentMethods.create(cardOf(cards.failsWhenCharged))
    await stripe.paymentMethods.attach(broken.id, { customer })
    const params = { customer, items: [{ price: plan }], default_payment_method: broken.id, ...common() }
    await expect(
      stripe.subscriptions.create({ ...params, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ statusCode: 402 })
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
  })
})
