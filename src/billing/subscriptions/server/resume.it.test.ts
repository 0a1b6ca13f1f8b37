// A new start during a pause is an order of a month (docs/decisions/014): nothing is free, nothing is paid twice.
import { describe, expect, it } from 'vitest'
import {
  acceptanceOf,
  advanceAndRunJobs,
  advanceClocks,
  directSubscription,
  minutesUntil,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  stripeObjectsOf,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { settleOrderPayment } from '../../../../test/scenarios/main-path.ts'
import { addMonths } from '../../quotes/quote.ts'
import { sweepPlans } from '../../server/jobs.ts'
import { planOf } from './plan-row.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60

/** A plan paused for three months, a day after the pause began. */
async function pausedPlan() {
  const made = await directSubscription()
  await made.client.post('/me/plan/pause', { months: 3, locale: 'fr' })
  await testApp.settle()
  await staySignedIn()
  await advanceAndRunJobs(minutesUntil(made.plan.currentPeriodEnd) + 1)
  await advanceAndRunJobs(days(1))
  expect(await subscriptionOfOrder(made.order.id)).toMatchObject({ state: 'paused' })
  return made
}
const quoted = async ({ client }: Awaited<ReturnType<typeof pausedPlan>>) =>
  (await client.post('/me/plan/quote', { kind: 'plan' })).body

describe('starting again during a pause', () => {
  it('is an order of a month of the same plan, and the pause ends with it', async () => {
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
    await settleOrderPayment(client, again.id)
    await testApp.settle()
    expect(await purchaseRow(again.id)).toMatchObject({ status: 'captured', amount: 2900 })
    const resumed = await subscriptionOfOrder(order.id)
    expect(resumed).toMatchObject({ id: plan.id, state: 'active' })
    expect(resumed.currentPeriodEnd).toEqual(addMonths(testApp.clock.now(), 1))
    expect(await subscriptionCharges(plan.id)).toMatchObject([{ amount: 2900 }, { amount: 2900 }])
    expect(await testDb().selectFrom('money_alert').select('kind').execute()).toEqual([])
    await advanceAndRunJobs(minutesUntil(resumed.currentPeriodEnd) - 5)
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    await advanceAndRunJobs(75)
    await advanceAndRunJobs(days(1))
    await sweepPlans(testApp.ports)
    await testApp.settle()
    expect(await subscriptionCharges(plan.id)).toHaveLength(3)
    const { subscriptions } = await stripeObjectsOf(order.paymentIntent)
    expect(subscriptions.map(({ status }) => status)).toEqual(['active'])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('with a card that is refused charges nothing, and may be ordered again', async () => {
    const paused = await pausedPlan()
    const { client, order, plan } = paused
    const { paymentMethod } = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    sandboxControl().setNextOutcome(paymentMethod ?? '', 'decline')
    const { body: refused } = await client.post('/me/plan/orders', acceptanceOf(await quoted(paused)))
    await settleOrderPayment(client, refused.id)
    await testApp.settle()
    expect(await purchaseRow(refused.id)).toMatchObject({ status: 'declined' })
    await advanceAndRunJobs(days(1))
    expect(await purchaseRow(refused.id)).toMatchObject({ status: 'voided' })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    await staySignedIn()
    await advanceAndRunJobs(days(8))
    expect(await quoted(paused)).toMatchObject({ act: 'resume', today: 2900 })
    expect(await testDb().selectFrom('charge').select('amount').execute()).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('charges no second month where the one after the pause begins meanwhile, and nobody has told us', async () => {
    const paused = await pausedPlan()
    const { client, order, plan } = paused
    const ends = planOf(await subscriptionOfOrder(order.id)).pausedUntil
    await advanceAndRunJobs(minutesUntil(ends!) - 30)
    const quote = await quoted(paused)
    expect(quote.act).toBe('resume')
    advanceClocks(40)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    expect(await client.post('/me/plan/orders', acceptanceOf(quote))).toMatchObject({
      status: 409,
      body: { code: 'quote_changed' },
    })
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
