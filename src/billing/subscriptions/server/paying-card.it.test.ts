// The card that pays an order of a running plan pays what follows.
import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  acceptanceOf,
  advanceAndRunJobs,
  directSubscription,
  minutesUntil,
  passRenewal,
  passWithEvents,
  purchaseRow,
  replaceCard,
  setUpPaymentTestKit,
  staySignedIn,
  subscriptionCharges,
  subscriptionOfOrder,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, pay, testApp } from '../../../../test/harness/test-app.ts'
import { settleOrderPayment, unusedCard } from '../../../../test/scenarios/main-path.ts'

setUpPaymentTestKit()

const aDay = () => passWithEvents(24 * 60)

/** A plan that is closed because its card was refused for a week. */
async function closedPlan() {
  withWebhooks()
  const made = await directSubscription()
  await replaceCard(made.client, cards.failsWhenCharged)
  await passRenewal(made.plan.currentPeriodEnd)
  for (let day = 0; day < 9; day += 1) await aDay()
  expect((await made.client.get('/me/plan')).body).toMatchObject({ cardRefused: true })
  return made
}

async function reopeningQuote(client: Caller) {
  const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
  expect(quote).toMatchObject({ act: 'reopen' })
  return quote
}

/** The same, and the refused order that would open it again. */
async function refusedReopening() {
  const made = await closedPlan()
  const { body: again } = await made.client.post('/me/plan/orders', acceptanceOf(await reopeningQuote(made.client)))
  await settleOrderPayment(made.client, again.id)
  expect(await purchaseRow(again.id)).toMatchObject({ status: 'declined' })
  return { ...made, again }
}

describe('a closed plan that is opened again with another card', () => {
  it('has that card from then on, at the provider and on the page, and the next month is charged to it', async () => {
    const { client, order, plan, again } = await refusedReopening()
    const card = unusedCard()
    await pay(again, card)
    await settleOrderPayment(client, again.id)
    await testApp.settle()
    expect(await purchaseRow(again.id)).toMatchObject({ status: 'captured' })
    expect((await client.get('/me/plan')).body.card).toMatchObject({ last4: card.slice(-4) })
    const { paymentMethod } = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    expect(await testApp.ports.payments.retrieveCard(paymentMethod ?? '')).toMatchObject({ last4: card.slice(-4) })
    const open = await subscriptionOfOrder(order.id)
    await passRenewal(open.currentPeriodEnd)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(3)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('keeps the card that was given after that payment', async () => {
    const { client, again } = await refusedReopening()
    await pay(again, unusedCard())
    const later = unusedCard()
    await staySignedIn()
    testApp.clock.advance(1000)
    expect(await replaceCard(client, later)).toMatchObject({ status: 200 })
    await settleOrderPayment(client, again.id)
    await testApp.settle()
    expect((await client.get('/me/plan')).body.card).toMatchObject({ last4: later.slice(-4) })
  })

  it('is ordered with a card that was given before: that one was not refused, and pays the next month too', async () => {
    const { client, order, plan } = await closedPlan()
    const given = unusedCard()
    expect(await replaceCard(client, given)).toMatchObject({ status: 200 })
    expect((await client.get('/me/plan')).body).toMatchObject({ cardRefused: false, card: { last4: given.slice(-4) } })
    const { body: again } = await client.post('/me/plan/orders', acceptanceOf(await reopeningQuote(client)))
    await testApp.settle()
    expect(await purchaseRow(again.id)).toMatchObject({ status: 'captured' })
    const open = await subscriptionOfOrder(order.id)
    await staySignedIn()
    await advanceAndRunJobs(minutesUntil(open.currentPeriodEnd) + 70)
    await passWithEvents(20)
    expect(await subscriptionCharges(plan.id)).toHaveLength(3)
  })
})
