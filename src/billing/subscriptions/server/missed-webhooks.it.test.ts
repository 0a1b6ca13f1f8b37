import { describe, expect, it } from 'vitest'
import {
  acceptanceOf,
  advanceAndRunJobs,
  advanceClocks,
  paymentAtStripe as atPayment,
  capturedOrder,
  directSubscription,
  minutesUntil,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { pay, testApp } from '../../../../test/harness/test-app.ts'
import { placeOrder, readyToOrder, unusedCard } from '../../../../test/scenarios/main-path.ts'
import { preparePlanPayment } from '../../orders/server/plan-order.ts'
import { sweepPlans } from '../../server/jobs.ts'
import { applyDesiredPlanState } from './apply-desired-state.ts'
import { endPlan } from './effects.ts'
import { syncSubscriptionFromStripe } from './sync-subscription.ts'

setUpPaymentTestKit()

const atProvider = (plan: { providerId: string | null }) =>
  testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')

describe('the provider’s news before our own alarm', () => {
  it('do not put off a pause: it begins with the end of the period for which it was asked', async () => {
    const { client, order, plan } = await directSubscription()
    await client.post('/me/plan/pause', { months: 1, locale: 'fr' })
    await testApp.settle()
    advanceClocks(minutesUntil(plan.currentPeriodEnd))
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    await sweepPlans(testApp.ports)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    await testApp.settle()
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
  })
})

describe('the provider’s state before it has heard', () => {
  it('makes no smaller plan of a copilot that its holder keeps', async () => {
    const { client, order, plan } = await directSubscription(unusedCard(), 'copilot')
    await client.post('/me/plan/downgrade', { locale: 'fr' })
    await testApp.settle()
    expect((await atProvider(plan)).price).toBe('plan_monthly')
    testApp.jobs.handle('plan.pursue', async () => {})
    expect((await client.post('/me/plan/keep', { locale: 'fr' })).status).toBe(200)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ plan: 'copilot', price: 20_000 })
    await applyDesiredPlanState(testApp.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ price: 'copilot_monthly', amount: 20_000 })
  })
})

describe('a smaller plan that the provider heard of too late', () => {
  it('still comes, with the next month, and the house is told of what was taken meanwhile', async () => {
    const { client, order, plan } = await directSubscription(unusedCard(), 'copilot')
    testApp.jobs.handle('plan.pursue', async () => {})
    await client.post('/me/plan/downgrade', { locale: 'fr' })
    advanceClocks(minutesUntil(plan.currentPeriodEnd))
    advanceClocks(62)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    const late = await subscriptionOfOrder(order.id)
    expect(late).toMatchObject({
      plan: 'copilot',
      price: 20_000,
      life: { scheduledChange: { kind: 'downgrade', price: 2900 } },
    })
    expect(await testDb().selectFrom('money_alert').select('kind').execute()).toEqual([{ kind: 'paid_other_amount' }])
    await applyDesiredPlanState(testApp.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ price: 'plan_monthly', amount: 2900 })
    advanceClocks(minutesUntil(late.currentPeriodEnd))
    advanceClocks(62)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ plan: 'plan', price: 2900 })
    expect((await subscriptionCharges(plan.id)).map(({ amount }) => amount)).toEqual([20_000, 20_000, 2900])
  })

  it('still comes where the larger month is paid only after a refusal', async () => {
    const { client, order, plan } = await directSubscription(unusedCard(), 'copilot')
    const { paymentMethod } = await atPayment(order.paymentIntent)
    testApp.jobs.handle('plan.pursue', async () => {})
    await client.post('/me/plan/downgrade', { locale: 'fr' })
    sandboxControl().setNextOutcome(paymentMethod ?? '', 'decline')
    advanceClocks(minutesUntil(plan.currentPeriodEnd))
    advanceClocks(62)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'past_due', plan: 'copilot', price: 20_000 })
    advanceClocks(25 * 60)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    const late = await subscriptionOfOrder(order.id)
    expect(late).toMatchObject({
      state: 'active',
      plan: 'copilot',
      life: { scheduledChange: { kind: 'downgrade', price: 2900 } },
    })
    expect(await testDb().selectFrom('money_alert').select('kind').execute()).toEqual([{ kind: 'paid_other_amount' }])
    await applyDesiredPlanState(testApp.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ price: 'plan_monthly', amount: 2900 })
  })
})

describe('a month that was billed before a change of plan and is taken after it', () => {
  it('costs what the plan did then, as was shown, and the house is told nothing of it', async () => {
    const { client, order, plan } = await directSubscription()
    await staySignedIn()
    advanceClocks(minutesUntil(plan.currentPeriodEnd))
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'change', today: 20_000 - 2900, monthly: 20_000 })
    await client.post('/me/plan/orders', acceptanceOf(quote))
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ plan: 'copilot', price: 20_000 })
    advanceClocks(62)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    expect((await subscriptionCharges(plan.id)).map(({ amount }) => amount)).toEqual([2900, 17_100, 2900])
    expect(await testDb().selectFrom('money_alert').select(['kind', 'detail']).execute()).toEqual([])
  })
})

describe('a plan that was paid with nobody having told us', () => {
  it('is not given up by the clock', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id, 'plan')
    advanceClocks(22 * 60 + 50)
    await pay(order, unusedCard())
    advanceClocks(20)
    await sweepPlans(testApp.ports)
    await testApp.settle()
    const plan = await subscriptionOfOrder(order.id)
    expect(plan).toMatchObject({ state: 'active' })
    expect((await atProvider(plan)).status).toBe('active')
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
  })

  it('gives way to no other order', async () => {
    const { client, id } = await readyToOrder()
    const first = await placeOrder(client, id, 'plan')
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'new' })
    await pay(first, unusedCard())
    const { body: second } = await client.post('/me/plan/orders', acceptanceOf(quote))
    await testApp.settle()
    expect(await purchaseRow(second.id)).toMatchObject({ status: 'voided', lastError: 'plan_exists' })
    expect(await subscriptionOfOrder(first.id)).toMatchObject({ state: 'active', plan: 'plan' })
    expect(await testDb().selectFrom('money_alert').select('kind').execute()).toEqual([])
  })
})

describe('an order that two clicks prepare at once', () => {
  it('stays as the first one left it: charged, and said to be', async () => {
    const { client, order } = await capturedOrder()
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    const { body: early } = await client.post('/me/plan/orders', acceptanceOf(quote))
    await testApp.settle()
    const paid = await purchaseRow(early.id)
    expect(paid).toMatchObject({ status: 'captured', lastError: null })
    const asSeenBefore = { ...paid, status: 'created' as const, paymentIntent: null, providerInvoice: null }
    await preparePlanPayment(testApp.ports, asSeenBefore, () => Promise.reject(new Error('known')))
    expect(await purchaseRow(early.id)).toMatchObject({ status: 'captured', lastError: null })
    expect(await subscriptionCharges((await subscriptionOfOrder(order.id)).id)).toHaveLength(1)
  })
})

describe('an order whose answer was lost after the provider had charged it', () => {
  const lost = { status: 503, body: '{"error":{"type":"api_error"}}' }
  async function charged() {
    const { client, plan } = await directSubscription()
    await staySignedIn()
    advanceClocks(5 * 24 * 60)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'change' })
    sandboxControl().responses.fail(`POST /v1/subscriptions/${plan.providerId}`, lost, { times: 9, workDone: true })
    const { body: order } = await client.post('/me/plan/orders', acceptanceOf(quote))
    expect(order).toMatchObject({ status: 'created', paymentIntent: null })
    return { client, plan, order, quote }
  }

  it('takes its place again before another one is ordered: charged once, and said to be', async () => {
    const { client, plan, order } = await charged()
    sandboxControl().responses.reset()
    const { body: again } = await client.post('/me/plan/quote', { kind: 'copilot' })
    const second = await client.post('/me/plan/orders', acceptanceOf(again))
    await testApp.settle()
    expect(second.body.code).toBe('quote_changed')
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('gives way to no other one while the provider is still away', async () => {
    const { client, order, plan } = await charged()
    const { body: again } = await client.post('/me/plan/quote', { kind: 'copilot' })
    sandboxControl().responses.fail('GET /v1/', lost, { times: 30 })
    expect((await client.post('/me/plan/orders', acceptanceOf(again))).body.code).toBe('payments_unavailable')
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'created' })
    sandboxControl().responses.reset()
    await client.post(`/orders/${order.id}/settle`)
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
  })
})

describe('an order of a plan that the provider never heard of', () => {
  const away = { status: 503, body: '{"error":{"type":"api_error"}}' }
  const refused = { status: 400, body: '{"error":{"type":"invalid_request_error","message":"No."}}' }

  for (const [what, looking] of [
    ['and is not asked for again', null],
    ['although the provider refuses to tell of it', refused],
  ] as const)
    it(`gives way to another one, which alone is charged, ${what}`, async () => {
      const { client, order } = await capturedOrder()
      const plan = await subscriptionOfOrder(order.id)
      const { body: large } = await client.post('/me/plan/quote', { kind: 'copilot' })
      sandboxControl().responses.fail(`POST /v1/subscriptions/${plan?.providerId}`, away, { times: 9 })
      const { body: first } = await client.post('/me/plan/orders', acceptanceOf(large))
      expect(first).toMatchObject({ status: 'created' })
      sandboxControl().responses.reset()
      if (looking) sandboxControl().responses.fail('GET /v1/invoices', looking, { times: 1 })
      const { body: small } = await client.post('/me/plan/quote', { kind: 'plan' })
      const { body: second } = await client.post('/me/plan/orders', acceptanceOf(small))
      await testApp.settle()
      expect(await purchaseRow(first.id)).toMatchObject({ status: 'voided', providerInvoice: null })
      expect(await purchaseRow(second.id)).toMatchObject({ status: 'captured', amount: 2900 })
      expect((await subscriptionCharges(plan?.id ?? '')).map(({ amount }) => amount)).toEqual([2900])
    })
})

describe('an order of a plan that was given up', () => {
  it('is asked about no more once nobody can pay it', async () => {
    const { client, id } = await readyToOrder()
    const plan = await placeOrder(client, id, 'plan')
    await placeOrder(client, id)
    await advanceAndRunJobs(11)
    await advanceAndRunJobs(11)
    expect(await purchaseRow(plan.id)).toMatchObject({ status: 'voided', clientSecret: null })
  })

  it('because its plan ended cannot be paid any more, whatever the provider does with what stands open', async () => {
    const { client, order } = await capturedOrder()
    const plan = await subscriptionOfOrder(order.id)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    const { paymentMethod } = await testApp.ports.payments.retrievePayment(order.paymentIntent)
    sandboxControl().setNextOutcome(paymentMethod ?? '', 'decline')
    const { body: early } = await client.post('/me/plan/orders', acceptanceOf(quote))
    const invoice = (await purchaseRow(early.id)).providerInvoice ?? ''
    expect((await testApp.ports.payments.retrieveInvoice(invoice)).status).toBe('open')
    testApp.jobs.handle('billing.unsubscribe', async () => {})
    await testApp.ports.transact((tx) => endPlan(testApp.ports, tx, plan.id, 'withdrawn'))
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    await testApp.settle()
    expect(await purchaseRow(early.id)).toMatchObject({ status: 'voided', clientSecret: null })
    expect((await testApp.ports.payments.retrieveInvoice(invoice)).status).toBe('void')
  })
})
