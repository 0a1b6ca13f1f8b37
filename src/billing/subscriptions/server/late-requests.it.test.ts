// A request for the end of a period counts, whatever the provider did before it arrived; and a payment made in the
// meantime, without an event, still buys its month.
import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  acceptanceOf,
  advanceAndRunJobs,
  advanceClocks,
  directSubscription,
  minutesUntil,
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
import { anonymousCaller, signCancellationLink } from '../../../../test/scenarios/cancellation.ts'
import { unusedCard } from '../../../../test/scenarios/main-path.ts'
import { sweepPlans } from '../../server/jobs.ts'
import { applyDesiredPlanState } from './apply-desired-state.ts'
import { syncSubscriptionFromStripe } from './sync-subscription.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60
const alerts = () => testDb().selectFrom('money_alert').select('kind').execute()
const deaf = () => testApp.jobs.handle('plan.pursue', async () => {})
const lettersOf = async (template: string) =>
  (await testDb().selectFrom('mail_outbox').select('key').where('template', '=', template).execute()).length

/** The month has turned and was charged, and nobody has told us. */
async function chargedUnheard(end: Date) {
  await staySignedIn()
  advanceClocks(minutesUntil(end))
  advanceClocks(62)
}

describe('a plan that was cancelled, and whose provider heard of it too late', () => {
  it('ends on the day of its receipt all the same, and the house is told of what was taken', async () => {
    const { client, order, plan } = await directSubscription()
    deaf()
    expect((await client.post('/me/plan/cancel', { locale: 'fr' })).status).toBe(200)
    await chargedUnheard(plan.currentPeriodEnd)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect(await alerts()).toEqual([{ kind: 'paid_after_end' }])
    await testApp.settle()
    const { status } = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    expect(status).toBe('canceled')
  })

  it('asks for no other card where that month was refused', async () => {
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    deaf()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await chargedUnheard(plan.currentPeriodEnd)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    expect(await lettersOf('billing.payment_failed')).toBe(0)
    const open = await testApp.ports.payments.listInvoices({ subscription: plan.providerId ?? '' })
    expect(open.filter(({ status }) => status === 'open')).toEqual([])
  })
})

describe('a plan whose pause the provider heard of too late', () => {
  it.each([
    ['before our own alarm', false],
    ['after it', true],
  ] as const)('serves the month that was taken, tells the house, and pauses after it: %s', async (_, swept) => {
    const { client, order, plan } = await directSubscription()
    deaf()
    await client.post('/me/plan/pause', { months: 3, locale: 'fr' })
    await chargedUnheard(plan.currentPeriodEnd)
    if (swept) await sweepPlans(testApp.ports)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    const served = await subscriptionOfOrder(order.id)
    expect(served).toMatchObject({ state: 'active', life: { scheduledChange: { kind: 'pause' } } })
    expect(served.currentPeriodEnd.getTime()).toBeGreaterThan(testApp.clock.now().getTime())
    expect(await alerts()).toEqual([{ kind: 'paid_other_amount' }])
    await applyDesiredPlanState(testApp.ports, plan.id)
    advanceClocks(minutesUntil(served.currentPeriodEnd))
    advanceClocks(62)
    await sweepPlans(testApp.ports)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
  })
})

describe('a month that was charged, and that nobody has told us of yet', () => {
  it('is not lost to whoever cancels: the receipt names its end', async () => {
    const { client, order, plan } = await directSubscription()
    await chargedUnheard(plan.currentPeriodEnd)
    const { body } = await client.post('/me/plan/cancel', { locale: 'fr' })
    await testApp.settle()
    await sweepPlans(testApp.ports)
    const now = await subscriptionOfOrder(order.id)
    expect(now.state).toBe('active')
    expect(now.cancelAt?.getTime()).toBeGreaterThan(testApp.clock.now().getTime())
    expect(body.plan.subscription.cancelAt).toBe(now.cancelAt?.toISOString())
    expect(await alerts()).toEqual([])
  })

  it('nor to whoever cancels by a letter, or withdraws: it is given back for its days', async () => {
    const { order, plan } = await directSubscription()
    await chargedUnheard(plan.currentPeriodEnd)
    expect(
      (await anonymousCaller().post('/leaving/cancel', { link: signCancellationLink(plan.id), locale: 'fr' })).status,
    ).toBe(200)
    expect((await subscriptionOfOrder(order.id)).cancelAt?.getTime()).toBeGreaterThan(testApp.clock.now().getTime())
  })

  it('ends for nobody who cancelled while the provider was away', async () => {
    const { client, order, plan } = await directSubscription()
    await chargedUnheard(plan.currentPeriodEnd)
    sandboxControl().responses.fail(
      `GET /v1/subscriptions/${plan.providerId}`,
      { status: 502, body: '{}' },
      { times: 9 },
    )
    expect((await client.post('/me/plan/cancel', { locale: 'fr' })).status).toBe(200)
    sandboxControl().responses.reset()
    await sweepPlans(testApp.ports)
    await testApp.settle()
    const now = await subscriptionOfOrder(order.id)
    expect(now).toMatchObject({ state: 'active', life: { scheduledChange: { kind: 'cancel' } } })
    expect(await alerts()).toEqual([])
  })

  it('does not close a plan whose grace is over in that moment', async () => {
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    await chargedUnheard(plan.currentPeriodEnd)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'past_due' })
    const { customer } = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    await staySignedIn()
    // Confirmed on the provider's side, its news lost.
    const { body } = await client.post('/me/card')
    expect(body.setupIntent).toBeDefined()
    const invoice = (await subscriptionOfOrder(order.id)).life as { openInvoice: string }
    const card = await cardOnPage(customer)
    advanceClocks(days(7) - 10)
    await testApp.ports.payments.payInvoice({ key: 'by-hand', invoice: invoice.openInvoice, paymentMethod: card })
    advanceClocks(20)
    await sweepPlans(testApp.ports)
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await lettersOf('billing.restricted')).toBe(0)
  })
})

async function cardOnPage(customer: string): Promise<string> {
  const send = async (path: string, fields: Record<string, string>) =>
    (
      await fetch(`${testApp.sandbox.url}/v1/${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
        body: new URLSearchParams(fields),
      })
    ).json()
  const card = { 'card[number]': unusedCard(), 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123' }
  const { id } = await send('payment_methods', { type: 'card', ...card })
  await send(`payment_methods/${id}/attach`, { customer })
  return id
}

describe('in the hour in which a month begins and is not charged yet', () => {
  it('a pause or a smaller plan waits until it is, because it cannot keep that charge away', async () => {
    const { client, plan } = await directSubscription(unusedCard(), 'copilot')
    await staySignedIn()
    advanceClocks(minutesUntil(plan.currentPeriodEnd) + 1)
    const refusal = { status: 409, body: { code: 'plan_not_active' } }
    expect((await client.get('/me/plan')).body.can).toMatchObject({ pause: false, downgrade: false, cancel: true })
    expect(await client.post('/me/plan/pause', { months: 1, locale: 'fr' })).toMatchObject(refusal)
    expect(await client.post('/me/plan/downgrade', { locale: 'fr' })).toMatchObject(refusal)
    await advanceAndRunJobs(62)
    await advanceAndRunJobs(days(1) + 11)
    expect((await client.post('/me/plan/pause', { months: 1, locale: 'fr' })).status).toBe(200)
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
  })
})

describe('a plan that will pause', () => {
  it('cannot be changed before: what is charged while it is paused would be voided', async () => {
    const { client, plan } = await directSubscription()
    const { body: shown } = await client.post('/me/plan/quote', { kind: 'copilot' })
    await client.post('/me/plan/pause', { months: 1, locale: 'fr' })
    await testApp.settle()
    expect((await client.get('/me/plan')).body.can.order).toEqual([])
    const refused = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan_not_changeable' } })
    const late = await client.post('/me/plan/orders', acceptanceOf(shown))
    expect(late).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
  })

  it('and is cancelled tells of no new charge at its end', async () => {
    const { client, order, plan } = await directSubscription()
    await client.post('/me/plan/pause', { months: 2, locale: 'fr' })
    await testApp.settle()
    await staySignedIn()
    await advanceAndRunJobs(minutesUntil(plan.currentPeriodEnd) + 1)
    await advanceAndRunJobs(days(32))
    await staySignedIn()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    expect((await client.post('/me/plan/cancel', { locale: 'fr' })).status).toBe(200)
    await testApp.settle()
    for (let day = 0; day < 33; day += 1) await advanceAndRunJobs(days(1))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    expect(await lettersOf('billing.pause_ends_soon')).toBe(0)
    expect(await lettersOf('billing.resumed')).toBe(0)
  })
})

describe('a change of plan that costs less than a card can be charged', () => {
  it('is not offered: the next month would cost more than was said', async () => {
    const { client, plan } = await directSubscription()
    await staySignedIn()
    advanceClocks(minutesUntil(plan.currentPeriodEnd) - 60)
    const refused = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan_not_changeable' } })
  })
})

describe('a payment that was made in a tab which closed', () => {
  it('goes back with a withdrawal of the same minute', async () => {
    const { client, order, plan } = await directSubscription(cards.alwaysAuthenticates)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    withWebhooks()
    sandboxControl().webhooks.hold()
    const { body: change } = await client.post('/me/plan/orders', acceptanceOf(quote))
    sandboxControl().authenticate(change.paymentIntent, true)
    expect(
      (await anonymousCaller().post('/leaving/withdraw', { link: signCancellationLink(plan.id), locale: 'fr' })).status,
    ).toBe(200)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'withdrawn' })
    const charges = await subscriptionCharges(plan.id)
    expect(charges.map(({ amount, credited }) => amount - credited)).toEqual([0, 0])
    expect(charges).toHaveLength(2)
  })
})
