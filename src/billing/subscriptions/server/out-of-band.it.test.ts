// What staff do by hand on the provider's own page, or the provider without us: it must neither be undone in silence
// nor charge, end or lock anything unintended.
import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  advanceAndRunJobs,
  callStripeApi,
  capturedOrder,
  deliverWebhooks,
  directSubscription,
  minutesUntil,
  purchaseRow,
  replaceCard,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { askQuestion, placeOrder, unusedCard } from '../../../../test/scenarios/main-path.ts'
import { applyDesiredPlanState } from './apply-desired-state.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60
const atProvider = (plan: { providerId: string | null }) =>
  testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
const lettersOf = async (template: string) =>
  (await testDb().selectFrom('mail_outbox').select('key').where('template', '=', template).execute()).length

/** Time passes with its events; who is signed in comes by now and then and stays so. */
async function pass(minutes: number) {
  await staySignedIn()
  await advanceAndRunJobs(minutes)
  await deliverWebhooks()
}
/** A month that the card on file does not pay. */
async function unpaidMonth() {
  withWebhooks()
  const made = await directSubscription()
  await replaceCard(made.client, cards.failsWhenCharged)
  await pass(minutesUntil(made.plan.currentPeriodEnd))
  await pass(62)
  const plan = await subscriptionOfOrder(made.order.id)
  expect(plan).toMatchObject({ state: 'past_due' })
  const { openInvoice } = plan.life as { openInvoice: string }
  return { ...made, plan, invoice: openInvoice }
}

describe('a month that the house asks for no longer, on the provider’s page', () => {
  it.each(['void', 'mark_uncollectible'])('%s: the plan goes on, and neither closes nor ends', async (how) => {
    const { client, order, plan, invoice } = await unpaidMonth()
    await callStripeApi(`invoices/${invoice}/${how}`)
    await deliverWebhooks()
    const forgiven = await subscriptionOfOrder(order.id)
    expect(forgiven).toMatchObject({ state: 'active' })
    expect(forgiven.currentPeriodEnd).toEqual((await atProvider(plan)).periodEndsAt)
    await replaceCard(client, unusedCard())
    for (let day = 0; day < 15; day += 1) await pass(days(1))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await lettersOf('billing.restricted')).toBe(0)
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('paid to the house by another way: the plan goes on, and a person enters the money', async () => {
    const { order, plan, invoice } = await unpaidMonth()
    await callStripeApi(`invoices/${invoice}/pay`, { paid_out_of_band: 'true' })
    await deliverWebhooks()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    for (let day = 0; day < 15; day += 1) await pass(days(1))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    const alerts = await testDb().selectFrom('money_alert').select(['kind', 'ref']).execute()
    expect(alerts).toContainEqual({ kind: 'paid_other_amount', ref: invoice })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
  })
})

describe('a first month that costs nothing, because of a credit on the provider’s page', () => {
  it('begins all the same', async () => {
    withWebhooks()
    const { order } = await capturedOrder()
    const plan = await subscriptionOfOrder(order.id)
    const { customer } = await atProvider(plan)
    await callStripeApi('invoiceitems', { customer, amount: '-2900', currency: 'eur' })
    await pass(minutesUntil(plan.currentPeriodEnd))
    await pass(62)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toEqual([])
  })
})

describe('a plan that is cancelled on the provider’s page', () => {
  it('is cancelled here too, with its receipt, and charges nothing more', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await pass(days(2))
    await callStripeApi(`subscriptions/${plan.providerId}`, { cancel_at_period_end: 'true' })
    await deliverWebhooks()
    await applyDesiredPlanState(testApp.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ cancelAt: plan.currentPeriodEnd })
    expect((await client.get('/me/plan')).body).toMatchObject({ next: 'cancel', can: { keep: true } })
    expect(await lettersOf('billing.cancelled')).toBe(1)
    await pass(days(40))
    await pass(days(1))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('goes on where its holder then keeps it', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await pass(days(2))
    await callStripeApi(`subscriptions/${plan.providerId}`, { cancel_at_period_end: 'true' })
    await deliverWebhooks()
    await pass(1)
    expect((await client.post('/me/plan/keep', { locale: 'fr' })).status).toBe(200)
    await testApp.settle()
    await deliverWebhooks()
    expect(await atProvider(plan)).toMatchObject({ cancelAtPeriodEnd: false })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ cancelAt: null })
    expect(await lettersOf('billing.kept')).toBe(1)
  })

  it('in which the holder had cancelled and kept before is cancelled all the same', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await testApp.settle()
    await client.post('/me/plan/keep', { locale: 'fr' })
    await deliverWebhooks()
    await pass(days(2))
    await callStripeApi(`subscriptions/${plan.providerId}`, { cancel_at_period_end: 'true' })
    await deliverWebhooks()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ cancelAt: plan.currentPeriodEnd })
    expect(await atProvider(plan)).toMatchObject({ cancelAtPeriodEnd: true })
  })
})

describe('a cancellation that the house has taken back on the provider’s page', () => {
  it('and the holder here as well, is nothing of ours when the house cancels again', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await testApp.settle()
    await callStripeApi(`subscriptions/${plan.providerId}`, { cancel_at_period_end: 'false' })
    await client.post('/me/plan/keep', { locale: 'fr' })
    await testApp.settle()
    await deliverWebhooks()
    await pass(days(2))
    expect((await atProvider(plan)).requestedByUs.cancel).toBe(false)
    await callStripeApi(`subscriptions/${plan.providerId}`, { cancel_at_period_end: 'true' })
    await deliverWebhooks()
    await applyDesiredPlanState(testApp.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ cancelAt: plan.currentPeriodEnd })
  })
})

describe('a plan that is ended at once on the provider’s page, and whose news is lost', () => {
  it('gives way to a new one as soon as something is ordered', async () => {
    const { client, order, plan } = await directSubscription()
    await callStripeApi(`subscriptions/${plan.providerId}`, {}, 'DELETE')
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'new', today: 20_000 })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended' })
  })
})

describe('what the house stops or makes cheaper on the provider’s page', () => {
  it('a collection that is paused there is not begun again by us', async () => {
    withWebhooks()
    const { plan } = await directSubscription()
    await callStripeApi(`subscriptions/${plan.providerId}`, { 'pause_collection[behavior]': 'void' })
    await deliverWebhooks()
    await applyDesiredPlanState(testApp.ports, plan.id)
    await pass(days(33))
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
  })

  it('a plan that is paused there pauses here, with a letter, and goes on after three months', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await callStripeApi(`subscriptions/${plan.providerId}/pause`, { 'bill_for[unused_time_from][type]': 'none' })
    await deliverWebhooks()
    expect((await client.get('/me/plan')).body).toMatchObject({ next: 'pause' })
    await pass(days(33))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    await pass(days(100))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
  })

  it('a copilot that is made a plan there is billed as one', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription(unusedCard(), 'copilot')
    const other = await directSubscription()
    const [item, price] = [await itemOf(plan.providerId), await itemOf(other.plan.providerId)]
    const fields = { 'items[0][id]': item.id, 'items[0][price]': price.price.id, proration_behavior: 'none' }
    await callStripeApi(`subscriptions/${plan.providerId}`, fields)
    await deliverWebhooks()
    await applyDesiredPlanState(testApp.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ price: 'plan_monthly' })
    expect((await client.get('/me/plan')).body).toMatchObject({ next: 'downgrade' })
    await pass(days(33))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ plan: 'plan', price: 2900 })
    expect((await subscriptionCharges(plan.id)).map(({ amount }) => amount)).toEqual([20_000, 2900])
  })
})

async function itemOf(subscription: string | null): Promise<{ id: string; price: { id: string } }> {
  const answer = await fetch(`${testApp.sandbox.url}/v1/subscriptions/${subscription}`, {
    headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
  })
  return (await answer.json()).items.data[0]
}

describe('a customer that is deleted on the provider’s page', () => {
  it('before their plan was made there, is seen to by a person', async () => {
    testApp.jobs.handle('billing.subscribe', async () => {})
    const { order } = await capturedOrder()
    const { customer } = await testApp.ports.payments.retrievePayment(order.paymentIntent)
    await callStripeApi(`customers/${customer}`, {}, 'DELETE')
    await pass(11)
    const { id } = await subscriptionOfOrder(order.id)
    expect(await testDb().selectFrom('money_alert').select(['kind', 'ref']).execute()).toEqual([
      { kind: 'drift', ref: `plan_not_at_provider:${id}` },
    ])
  })

  it('is made anew by their next order', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    const { customer } = await atProvider(plan)
    await callStripeApi(`customers/${customer}`, {}, 'DELETE')
    await deliverWebhooks()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    const id = await askQuestion(client)
    await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })
    const again = await placeOrder(client, id, 'plan')
    expect(again.clientSecret).not.toBeNull()
    expect(await purchaseRow(again.id)).toMatchObject({ status: 'created', paymentIntent: expect.any(String) })
    const fresh = await subscriptionOfOrder(again.id)
    expect((await atProvider(fresh)).customer).not.toBe(customer)
    expect(sandboxControl().clock.now().getTime()).toBeGreaterThan(0)
  })
})
