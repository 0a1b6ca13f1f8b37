import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { cardOf, cards, createManualPayment, openTestSandbox, payInBrowser, returnUrl } from '../testing/sandbox.ts'

let clock = new Date('2026-03-01T10:00:00Z')
let sandbox: Sandbox
let stripe: Awaited<ReturnType<typeof openTestSandbox>>['stripe']

beforeAll(async () => {
  ;({ sandbox, stripe } = await openTestSandbox({ now: () => clock }))
})
afterAll(() => sandbox.close())

async function eventsOf(id: string): Promise<string[]> {
  const page = await stripe.events.list({ limit: 100 })
  const about = page.data.filter(({ data }) => {
    const object = data.object as { id?: string; payment_intent?: string }
    return object.id === id || object.payment_intent === id
  })
  return about.map(({ type }) => type).reverse()
}

test('a hold blocks the money and keeps the card; the capture takes it', async () => {
  const { customer, intent } = await createManualPayment(stripe)
  expect(intent).toMatchObject({ object: 'payment_intent', status: 'requires_payment_method', amount_received: 0 })
  const confirmed = await payInBrowser(sandbox.url, intent, cards.fine)
  expect(confirmed.status).toBe('requires_capture')
  const held = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] })
  expect(held).toMatchObject({ amount_capturable: 300, amount_received: 0, metadata: { order_id: 'order-1' } })
  expect(held.latest_charge).toMatchObject({ captured: false, paid: true, balance_transaction: null })
  expect(held.payment_method).toMatchObject({ customer: customer.id, card: { last4: '4242', brand: 'visa' } })

  const captured = await stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: 'capture:1' })
  expect(captured).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 300 })
  const charge = await stripe.charges.retrieve(captured.latest_charge as string, { expand: ['balance_transaction'] })
  expect(charge).toMatchObject({
    captured: true,
    amount_captured: 300,
    balance_transaction: { amount: 300, fee: 30, net: 270 },
  })
  expect(await eventsOf(intent.id)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.amount_capturable_updated',
    'charge.captured',
    'payment_intent.succeeded',
  ])
})

test('a hold that is let go takes nothing, makes no refund, and cannot be captured any more', async () => {
  const { intent } = await createManualPayment(stripe)
  await payInBrowser(sandbox.url, intent, cards.fine)
  const released = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
  expect(released).toMatchObject({ status: 'canceled', amount_capturable: 0, amount_received: 0 })
  const charge = await stripe.charges.retrieve(released.latest_charge as string)
  expect(charge).toMatchObject({ captured: false, refunded: false, amount_refunded: 0 })
  expect((await eventsOf(intent.id)).slice(-2)).toEqual([
    'payment_intent.amount_capturable_updated',
    'payment_intent.canceled',
  ])
  await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    statusCode: 400,
  })
})

test('the bank lets a hold go by itself after seven days', async () => {
  const { intent } = await createManualPayment(stripe)
  await payInBrowser(sandbox.url, intent, cards.fine)
  clock = new Date(clock.getTime() + 7 * 86_400_000)
  sandbox.control.tick()
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'expired',
  })
  expect((await eventsOf(intent.id)).slice(-2)).toEqual(['charge.expired', 'payment_intent.canceled'])
})

test.each([
  [cards.declined, 'card_declined', 'generic_decline'],
  [cards.insufficientFunds, 'card_declined', 'insufficient_funds'],
  [cards.expired, 'expired_card', undefined],
  [cards.wrongCvc, 'incorrect_cvc', undefined],
  [cards.processingError, 'processing_error', undefined],
  [cards.failsWhenCharged, 'card_declined', 'generic_decline'],
])('card %s is refused with %s, and another card can follow', async (number, code, declineCode) => {
  const { intent } = await createManualPayment(stripe)
  const refused = await payInBrowser(sandbox.url, intent, number)
  expect(refused.error).toMatchObject({ type: 'card_error', code })
  expect(refused.error.decline_code).toBe(declineCode)
  const after = await stripe.paymentIntents.retrieve(intent.id)
  expect(after).toMatchObject({ status: 'requires_payment_method', payment_method: null, last_payment_error: { code } })
  expect((await eventsOf(intent.id)).slice(1)).toEqual(['charge.failed', 'payment_intent.payment_failed'])
  expect((await payInBrowser(sandbox.url, intent, cards.fine)).status).toBe('requires_capture')
})

test('a mistyped number, a past date and a real card are refused before any bank is asked', async () => {
  const tryCard = (card: object) => stripe.paymentMethods.create({ ...cardOf(cards.fine), ...card })
  await expect(tryCard(cardOf('4242424242424241'))).rejects.toMatchObject({ code: 'incorrect_number' })
  const past = { card: { number: cards.fine, exp_month: 1, exp_year: 2020 } }
  await expect(tryCard(past)).rejects.toMatchObject({ code: 'invalid_expiry_year' })
  await expect(tryCard(cardOf('4539578763621486'))).rejects.toMatchObject({ decline_code: 'test_mode_live_card' })
})

test('a card authenticated once is charged later without its holder; one that always asks is not', async () => {
  const later = async (number: string) => {
    const customer = await stripe.customers.create({ email: 'later@demo.test' })
    const method = await stripe.paymentMethods.create(cardOf(number))
    const setup = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: method.id,
      confirm: true,
      return_url: returnUrl,
    })
    expect(setup.status).toBe('requires_action')
    const page = setup.next_action?.redirect_to_url?.url as string
    await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }), redirect: 'manual' })
    expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded')
    return stripe.paymentIntents.create({
      amount: 2900,
      currency: 'eur',
      customer: customer.id,
      payment_method: method.id,
      confirm: true,
      off_session: true,
    })
  }
  expect((await later(cards.authenticatesAtSetup)).status).toBe('succeeded')
  await expect(later(cards.alwaysAuthenticates)).rejects.toMatchObject({
    code: 'authentication_required',
    statusCode: 402,
  })
})

test('a capture can fail at the bank, and a card detached after a release is never used again', async () => {
  const { customer, intent } = await createManualPayment(stripe)
  await payInBrowser(sandbox.url, intent, cards.fine)
  const method = (await stripe.paymentIntents.retrieve(intent.id)).payment_method as string
  sandbox.control.setNextOutcome(method, 'capture_decline')
  await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({ code: 'card_declined' })
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
  await stripe.paymentIntents.cancel(intent.id)
  expect((await stripe.paymentMethods.detach(method)).customer).toBeNull()
  await expect(stripe.paymentMethods.attach(method, { customer: customer.id })).rejects.toMatchObject({
    code: 'payment_method_unexpected_state',
  })
})

test('a refund gives back what was taken and never more; a failed one comes back', async () => {
  const { intent } = await createManualPayment(stripe)
  await payInBrowser(sandbox.url, intent, cards.fine)
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({ statusCode: 400 })
  const captured = await stripe.paymentIntents.capture(intent.id)
  const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 100, reason: 'requested_by_customer' })
  expect(part).toMatchObject({ object: 'refund', status: 'succeeded', amount: 100 })
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 201 })).rejects.toMatchObject({
    code: 'amount_too_large',
  })
  await stripe.refunds.create({ payment_intent: intent.id })
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  expect(await stripe.charges.retrieve(captured.latest_charge as string)).toMatchObject({
    refunded: true,
    amount_refunded: 300,
  })
  sandbox.control.failRefund(part.id)
  expect((await stripe.refunds.retrieve(part.id)).status).toBe('failed')
  expect(await stripe.charges.retrieve(captured.latest_charge as string)).toMatchObject({
    refunded: false,
    amount_refunded: 200,
  })
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2)
})

test('a subscription waits for its trial to end, keeps its dates per item, and stops when asked', async () => {
  const product = await stripe.products.create({ name: 'Plan' })
  const price = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 2900,
    recurring: { interval: 'month' },
    product: product.id,
    lookup_key: 'sub_monthly_2900',
  })
  expect((await stripe.prices.list({ lookup_keys: ['sub_monthly_2900'] })).data[0]?.id).toBe(price.id)
  const rate = await stripe.taxRates.create({ display_name: 'TVA', percentage: 20, inclusive: true, country: 'FR' })
  const customer = await stripe.customers.create()
  const method = await stripe.paymentMethods.create(cardOf(cards.fine))
  await stripe.paymentMethods.attach(method.id, { customer: customer.id })
  const trialEnd = Math.floor(clock.getTime() / 1000) + 15 * 86_400
  const created = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    trial_end: trialEnd,
    default_payment_method: method.id,
    off_session: true,
    payment_settings: { save_default_payment_method: 'on_subscription' },
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    default_tax_rates: [rate.id],
    billing_mode: { type: 'flexible' },
    metadata: { order_id: 'order-1' },
  })
  expect(created).toMatchObject({ status: 'trialing', trial_end: trialEnd, billing_mode: { type: 'flexible' } })
  expect(created.items.data[0]).toMatchObject({ current_period_end: trialEnd, price: { unit_amount: 2900 } })

  const stopping = await stripe.subscriptions.update(created.id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'unused' },
  })
  expect(stopping).toMatchObject({
    status: 'trialing',
    cancel_at: trialEnd,
    cancellation_details: { feedback: 'unused' },
  })
  clock = new Date(trialEnd * 1000)
  sandbox.control.tick()
  expect(await stripe.subscriptions.retrieve(created.id)).toMatchObject({ status: 'canceled', ended_at: trialEnd })
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1)
  expect(await eventsOf(created.id)).toEqual([
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.trial_will_end',
    'customer.subscription.deleted',
  ])
})

test('a customer who leaves takes cards and running subscriptions along', async () => {
  const { customer, intent } = await createManualPayment(stripe)
  await payInBrowser(sandbox.url, intent, cards.fine)
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1)
  expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true })
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
  expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([])
  await expect(stripe.customers.update(customer.id, { name: 'Zoé' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
})
