import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  directSubscription,
  passRenewal,
  passWithEvents,
  replaceCard,
  setUpPaymentTestKit,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'

setUpPaymentTestKit()

const lettersOf = (template: string, person: string) =>
  testDb()
    .selectFrom('mail_outbox')
    .select('id')
    .where('template', '=', template)
    .where('personId', '=', person)
    .execute()

describe('a plan whose month is unpaid', () => {
  it('leaving while a month is unpaid can be undone for ten seconds, then ends at once, said in one letter', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    await passRenewal(plan.currentPeriodEnd)
    const leave = () => client.post('/me/plan/cancel', { locale: 'fr', undoable: true })
    expect((await leave()).body.plan).toMatchObject({ subscription: { state: 'past_due' }, cancelling: {} })
    await client.post('/me/plan/undo', { locale: 'fr' })
    await passWithEvents(2)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'past_due' })
    await leave()
    await passWithEvents(2)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    expect(await lettersOf('billing.cancelled', plan.personId)).toHaveLength(1)
    expect(await lettersOf('billing.ended', plan.personId)).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('leaving while the bank waits for an approval: the month can be approved no more', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription(cards.alwaysAuthenticates)
    await passRenewal(plan.currentPeriodEnd)
    const { body: open } = await client.get('/me/plan/due')
    await client.post('/me/plan/cancel', { locale: 'fr' })
    // Before any job of ours runs, the plan is over; the provider is told at once.
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    await testApp.settle()
    const payment = await testApp.ports.payments.retrievePayment(open.paymentIntent)
    expect(payment).toMatchObject({ status: 'canceled' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })
})
