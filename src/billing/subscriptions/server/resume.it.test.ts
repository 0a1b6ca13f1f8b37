// A new start during a pause is an order of a month (docs/decisions/014): nothing is free, nothing is paid twice.
import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  acceptanceOf,
  advanceAndRunJobs,
  advanceClocks,
  directSubscription,
  minutesUntil,
  purchaseRow,
  setUpPaymentTestKit,
  staySignedIn,
  stripeObjectsOf,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { pay, testApp } from '../../../../test/harness/test-app.ts'
import { settleOrderPayment, unusedCard } from '../../../../test/scenarios/main-path.ts'
import { sweepPlans } from '../../server/jobs.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60

/** A plan paused for three months, a day after the pause began. */
async function pausedPlan() {
  const made = await directSubscription()
  await made.client.post('/me/plan/pause', { months: 3, locale: 'fr' })
  await testApp.settle()
  await staySignedIn()
  await advanceAndRunJobs(minutesUntil(made.plan.current_period_end) + 1)
  await advanceAndRunJobs(days(1))
  expect(await subscriptionOfOrder(made.order.id)).toMatchObject({ state: 'paused' })
  return made
}
const quoted = async ({ client }: Awaited<ReturnType<typeof pausedPlan>>) =>
  (await client.post('/me/plan/quote', { kind: 'plan' })).body

describe('starting again during a pause', () => {
  it('is an order of a month, and the paused plan ends with it', async () => {
    const paused = await pausedPlan()
    const { client, order, plan } = paused
    expect((await client.get('/me/plan')).body.can).toMatchObject({
      order: [{ kind: 'plan', act: 'resume' }],
      keep: false,
      pause: false,
    })
    expect(await client.post('/me/plan/keep', { locale: 'fr' })).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_keep' },
    })
    const quote = await quoted(paused)
    expect(quote).toMatchObject({ act: 'resume', today: 2900, monthly: 2900 })
    const { body: again } = await client.post('/me/plan/orders', acceptanceOf(quote))
    await pay(again, unusedCard())
    await settleOrderPayment(client, again.id)
    await testApp.settle()
    expect(await purchaseRow(again.id)).toMatchObject({ status: 'captured', amount: 2900 })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', end_reason: 'replaced' })
    const next = await subscriptionOfOrder(again.id)
    expect(next.state).toBe('active')
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(await subscriptionCharges(next.id)).toMatchObject([{ amount: 2900 }])
    await advanceAndRunJobs(days(29))
    expect(await subscriptionCharges(next.id)).toHaveLength(1)
    await advanceAndRunJobs(days(60))
    await sweepPlans(testApp.ports)
    await testApp.settle()
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    const { subscriptions } = await stripeObjectsOf(order.paymentIntent)
    expect(subscriptions.map(({ status }) => status).sort()).toEqual(['active', 'canceled'])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('with a card that is refused charges nothing, and may be ordered again', async () => {
    const paused = await pausedPlan()
    const { client, order } = paused
    const { body: refused } = await client.post('/me/plan/orders', acceptanceOf(await quoted(paused)))
    await pay(refused, cards.declined)
    await settleOrderPayment(client, refused.id)
    await testApp.settle()
    await advanceAndRunJobs(days(1))
    expect(await purchaseRow(refused.id)).toMatchObject({ status: 'voided' })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', end_reason: 'replaced' })
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'new', today: 2900 })
    expect(await testDb().selectFrom('charge').select('amount').execute()).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('charges no second month where the one after the pause begins meanwhile, and nobody has told us', async () => {
    const paused = await pausedPlan()
    const { client, order, plan } = paused
    const { paused: rest } = await testApp.ports.payments.retrieveSubscription(plan.provider_id ?? '')
    await advanceAndRunJobs(minutesUntil(rest!.until!) - 30)
    const quote = await quoted(paused)
    expect(quote.act).toBe('resume')
    advanceClocks(40)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    const { body: late } = await client.post('/me/plan/orders', acceptanceOf(quote))
    expect(await purchaseRow(late.id)).toMatchObject({
      status: 'voided',
      last_error: 'plan_exists',
      payment_intent: null,
    })
    advanceClocks(62)
    expect(await client.post('/me/plan/quote', { kind: 'plan' })).toMatchObject({
      status: 409,
      body: { code: 'plan_exists' },
    })
    await sweepPlans(testApp.ports)
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect(await testDb().selectFrom('charge').select('amount').execute()).toHaveLength(2)
  })
})
