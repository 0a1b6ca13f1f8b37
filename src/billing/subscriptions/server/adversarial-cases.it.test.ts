import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  advanceAndRunJobs,
  capturedOrder,
  directSubscription,
  minutesUntil,
  passRenewal,
  passWithEvents,
  paymentAtStripe,
  purchaseRow,
  replaceCard,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  stripeObjectsOf,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { asRead, Caller, testApp } from '../../../../test/harness/test-app.ts'
import { answerAs, unusedCard } from '../../../../test/scenarios/main-path.ts'
import { sweepPlans } from '../../server/jobs.ts'
import { applyDesiredPlanState } from './apply-desired-state.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60
const provided = (plan: { providerId: string | null }) =>
  testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
const lettersOf = (template: string, person: string) =>
  testDb()
    .selectFrom('mail_outbox')
    .selectAll()
    .where('template', '=', template)
    .where('personId', '=', person)
    .execute()

const aDay = () => passWithEvents(days(1))

const orderOf = (quote: { id: string; signature: string }) => ({
  quoteId: quote.id,
  signature: quote.signature,
  terms: true,
  startNow: true,
  locale: 'fr',
})

describe('the 25 adversarial cases, of plans', () => {
  it('19: leaving in the second in which the month renews: one side wins, both books say the same, nothing follows', async () => {
    const { client, order, plan } = await directSubscription()
    await testApp.settle()
    await passWithEvents(minutesUntil(plan.currentPeriodEnd) - 1)
    testApp.clock.advance(60_000)
    const [asked] = await Promise.all([
      client.post('/me/plan/cancel', { locale: 'fr' }),
      Promise.resolve().then(() => sandboxControl().tick()),
      sweepPlans(testApp.ports),
    ])
    await testApp.settle()
    await advanceAndRunJobs(62)
    await aDay()
    const now = await subscriptionOfOrder(order.id)
    const charges = await subscriptionCharges(plan.id)
    if (now.state === 'ended') expect(charges).toHaveLength(1)
    else {
      expect(asked.body.plan.subscription.cancelAt).not.toBeNull()
      expect(now.cancelAt).toEqual((await provided(plan)).periodEndsAt)
    }
    for (let count = 0; count < 3; count += 1) await advanceAndRunJobs(days(31))
    await aDay()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended' })
    expect((await provided(plan)).status).toBe('canceled')
    expect(await subscriptionCharges(plan.id)).toEqual(charges)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('19: leaving within the first period: the 29 EUR are never taken', async () => {
    const { client, order, helene, id, token } = await capturedOrder()
    await answerAs(helene, id, token)
    const plan = await subscriptionOfOrder(order.id)
    const shown = (await client.post('/me/plan/cancel', { locale: 'fr' })).body.plan.subscription
    expect(shown.cancelAt).toBe(plan.currentPeriodEnd.toISOString())
    await testApp.settle()
    await advanceAndRunJobs(days(16))
    await aDay()
    await advanceAndRunJobs(days(40))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    expect(await subscriptionCharges(plan.id)).toEqual([])
    expect((await stripeObjectsOf(order.paymentIntent)).payments).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('20: leave, stay, leave within a moment, with the events in any order: the last request wins, with its date', async () => {
    withWebhooks()
    sandboxControl().webhooks.hold()
    const { client, order, plan } = await directSubscription()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await applyDesiredPlanState(testApp.ports, plan.id)
    await client.post('/me/plan/keep', { locale: 'fr' })
    await applyDesiredPlanState(testApp.ports, plan.id)
    const last = await client.post('/me/plan/cancel', { locale: 'fr' })
    await applyDesiredPlanState(testApp.ports, plan.id)
    await sandboxControl().webhooks.release('shuffled')
    await testApp.settle()
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    expect(await provided(plan)).toMatchObject({ cancelAtPeriodEnd: true })
    const now = await subscriptionOfOrder(order.id)
    expect(now.cancelAt).toEqual(plan.currentPeriodEnd)
    expect(last.body.plan.subscription.cancelAt).toBe(plan.currentPeriodEnd.toISOString())
    expect((await client.get('/me/plan')).body).toMatchObject({ next: 'cancel', can: { cancel: false, keep: true } })
    const kept = await client.post('/me/plan/keep', { locale: 'fr' })
    await testApp.settle()
    expect(kept.body.plan.subscription.cancelAt).toBeNull()
    expect(await provided(plan)).toMatchObject({ cancelAtPeriodEnd: false })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('21: a renewal that fails leaves everything open, says so once, and another card pays it', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    await passRenewal(plan.currentPeriodEnd)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'past_due' })
    await aDay()
    expect(await lettersOf('billing.payment_failed', plan.personId)).toHaveLength(1)
    const { body: due } = await client.get('/me/plan')
    expect(due).toMatchObject({ subscription: { state: 'past_due' }, can: { order: [] } })
    const paid = await replaceCard(client, unusedCard())
    expect(paid).toMatchObject({ status: 200, body: { paid: true } })
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toMatchObject([{ amount: 2900 }, { amount: 2900 }])
    await advanceAndRunJobs(days(7))
    await aDay()
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('21: a card that never pays: closed to new questions after a week, ended after two, told once each', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    await passRenewal(plan.currentPeriodEnd)
    const seen: string[] = []
    for (let day = 0; day < 16; day += 1) {
      await aDay()
      const { state } = await subscriptionOfOrder(order.id)
      if (seen.at(-1) !== state) seen.push(state)
    }
    expect(seen).toEqual(['past_due', 'restricted', 'ended'])
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ endReason: 'nonpayment' })
    for (const letter of ['payment_failed', 'restricted', 'ended'])
      expect(await lettersOf(`billing.${letter}`, plan.personId), letter).toHaveLength(1)
    expect((await provided(plan)).status).toBe('canceled')
    const open = await testApp.ports.payments.listInvoices({ subscription: plan.providerId ?? '' })
    expect(open.filter(({ status }) => status === 'open')).toEqual([])
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('21: a closed plan opens again by an order of its own: a month from that day, the days without it are not owed', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    await passRenewal(plan.currentPeriodEnd)
    for (let day = 0; day < 9; day += 1) await aDay()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'restricted' })
    await replaceCard(client, unusedCard())
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'reopen', today: 2900 })
    const { body: again } = await client.post('/me/plan/orders', orderOf(quote))
    await testApp.settle()
    expect(await purchaseRow(again.id)).toMatchObject({ status: 'captured', amount: 2900 })
    const now = await subscriptionOfOrder(order.id)
    expect(now).toMatchObject({ state: 'active' })
    expect(Math.abs(now.currentPeriodEnd.getTime() - new Date(quote.monthlyFrom).getTime())).toBeLessThan(60_000)
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('22: a renewal that the bank asks about extends nothing until it is paid, and the letter’s link works signed out', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription(cards.alwaysAuthenticates)
    await staySignedIn()
    await passRenewal(plan.currentPeriodEnd)
    const waiting = await subscriptionOfOrder(order.id)
    expect(waiting).toMatchObject({ state: 'past_due', currentPeriodEnd: plan.currentPeriodEnd })
    expect((await client.get('/me/plan')).body.can).toMatchObject({ confirm: true })
    const [letter] = await lettersOf('billing.authentication_needed', plan.personId)
    const token = /\/confirmer\/([\w.-]+)/.exec(letter ? asRead(letter).text : '')?.[1]
    const stranger = new Caller(null)
    const { body: due } = await stranger.get(`/plan-links/${token}`)
    expect(due).toMatchObject({ amount: 2900, paid: false, clientSecret: expect.stringContaining('secret') })
    expect(JSON.stringify(due)).not.toContain('@')
    sandboxControl().authenticate(due.paymentIntent, true)
    expect((await stranger.post(`/plan-links/${token}/settle`)).body).toMatchObject({ paid: true })
    const again = await stranger.get(`/plan-links/${token}`)
    expect(again.body).toMatchObject({ paid: true, clientSecret: null, paymentIntent: null })
    await testApp.settle()
    const paid = await subscriptionOfOrder(order.id)
    expect(paid.state).toBe('active')
    expect(paid.currentPeriodEnd.getTime()).toBeGreaterThan(plan.currentPeriodEnd.getTime())
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect((await stranger.get(`/plan-links/${token}x`)).status).toBe(404)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('23: another plan while a month is unpaid, or before the end of a cancelled one, is refused', async () => {
    withWebhooks()
    const unpaid = await directSubscription()
    await replaceCard(unpaid.client, cards.failsWhenCharged)
    await staySignedIn()
    await passRenewal(unpaid.plan.currentPeriodEnd)
    expect((await unpaid.client.get('/me/plan')).body, 'a plain refusal leaves nothing to confirm').toMatchObject({
      subscription: { state: 'past_due' },
      can: { confirm: false, changeCard: true },
    })
    const refusal = { status: 409, body: { code: 'plan_not_changeable' } }
    expect(await unpaid.client.post('/me/plan/quote', { kind: 'copilot' })).toMatchObject(refusal)
    const leaving = await directSubscription()
    const { body: shown } = await leaving.client.post('/me/plan/quote', { kind: 'copilot' })
    await leaving.client.post('/me/plan/cancel', { locale: 'fr' })
    expect(await leaving.client.post('/me/plan/quote', { kind: 'copilot' })).toMatchObject(refusal)
    const late = await leaving.client.post('/me/plan/orders', orderOf(shown))
    expect(late).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    await testApp.settle()
    expect(await subscriptionCharges(leaving.plan.id)).toHaveLength(1)
    expect((await leaving.client.get('/me/plan')).body).toMatchObject({
      next: 'cancel',
      subscription: { plan: 'plan' },
    })
  })

  it('23: copilot from within the first period begins at once and costs its whole month', async () => {
    const { client, order, helene, id, token } = await capturedOrder()
    await answerAs(helene, id, token)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'change', today: 20_000 })
    const { body: change } = await client.post('/me/plan/orders', orderOf(quote))
    await testApp.settle()
    expect(await purchaseRow(change.id)).toMatchObject({ status: 'captured', amount: 20_000 })
    const plan = await subscriptionOfOrder(order.id)
    expect(plan).toMatchObject({ state: 'active', plan: 'copilot', price: 20_000 })
    expect(await subscriptionCharges(plan.id)).toMatchObject([{ amount: 20_000 }])
    await advanceAndRunJobs(days(16))
    await aDay()
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('1: an early start that two tabs show is ordered once', async () => {
    const { client, order } = await capturedOrder()
    const { body: one } = await client.post('/me/plan/quote', { kind: 'plan' })
    const { body: two } = await client.post('/me/plan/quote', { kind: 'plan' })
    const early = await client.post('/me/plan/orders', orderOf(one))
    await testApp.settle()
    expect(await purchaseRow(early.body.id)).toMatchObject({ status: 'captured', amount: 2900 })
    const second = await client.post('/me/plan/orders', orderOf(two))
    expect(second).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    await testApp.settle()
    expect(await subscriptionCharges((await subscriptionOfOrder(order.id)).id)).toHaveLength(1)
  })

  it('23: a difference that was shown before the month renewed is charged as it was shown, or not at all', async () => {
    withWebhooks()
    // So near the end a difference of 171 EUR would be less than a card can be charged.
    Object.assign(testApp.ports.config, { COPILOT_PRICE: 400_000 })
    const { client, order, plan } = await directSubscription()
    await passWithEvents(minutesUntil(plan.currentPeriodEnd) - 20)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    await passWithEvents(30)
    const placed = await client.post('/me/plan/orders', orderOf(quote))
    await testApp.settle()
    await passWithEvents(62)
    await passWithEvents(11)
    const charges = await subscriptionCharges(plan.id)
    const change = charges.find(({ kind }) => kind === 'change')
    const row = placed.body.id ? await purchaseRow(placed.body.id) : null
    if (change) expect([change.amount, row?.status]).toEqual([quote.today, 'captured'])
    else {
      expect(row?.status).toBe('voided')
      expect((await subscriptionOfOrder(order.id)).plan).toBe('plan')
    }
    const taken = charges.reduce((sum, { amount }) => sum + amount, 0)
    expect(taken).toBe(2900 + 2900 + (change ? quote.today : 0))
    expect(testApp.jobs.failures).toEqual([])
  })

  it('1: a double click and two tabs on a plan make one plan and one charge', async () => {
    const { client, order, plan } = await directSubscription()
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    const { body: other } = await client.post('/me/plan/quote', { kind: 'copilot' })
    const placed = await Promise.all([
      client.post('/me/plan/orders', orderOf(quote)),
      client.post('/me/plan/orders', orderOf(quote)),
      client.post('/me/plan/orders', orderOf(other)),
    ])
    await testApp.settle()
    expect(placed.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(placed.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await subscriptionCharges(plan.id)).toMatchObject(
      expect.arrayContaining([
        { kind: 'plan', amount: 2900, credited: 0 },
        { kind: 'change', amount: quote.today, credited: 0 },
      ]),
    )
    const orders = await testDb().selectFrom('purchase').select('status').where('kind', '=', 'copilot').execute()
    expect(orders.filter(({ status }) => status === 'captured')).toHaveLength(1)
    const provider = await stripeObjectsOf(order.paymentIntent)
    expect(provider.subscriptions).toHaveLength(1)
    expect(provider.payments.filter(({ status }) => status === 'succeeded')).toHaveLength(2)
  })

  it('2 and 3: the events of a whole month, twenty times and backwards, make one charge and one letter', async () => {
    withWebhooks()
    sandboxControl().webhooks.duplicate(20)
    sandboxControl().webhooks.hold()
    const { order, plan } = await directSubscription()
    await passRenewal(plan.currentPeriodEnd)
    await sandboxControl().webhooks.release('reversed')
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toMatchObject([{ amount: 2900 }, { amount: 2900 }])
    // The first month is told by the contract of its order.
    expect(await lettersOf('billing.contract', plan.personId)).toHaveLength(1)
    expect(await lettersOf('billing.renewed', plan.personId)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('6: a month whose events never come is found by the reconciliation, with its invoice', async () => {
    const { order, plan } = await directSubscription()
    await advanceAndRunJobs(minutesUntil(plan.currentPeriodEnd))
    await advanceAndRunJobs(62)
    await advanceAndRunJobs(days(1) + 11)
    expect((await subscriptionOfOrder(order.id)).currentPeriodEnd.getTime()).toBeGreaterThan(
      plan.currentPeriodEnd.getTime(),
    )
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
  })

  it('16: a late payment_failed of a month that was paid since takes nothing away', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    await sandboxControl().webhooks.idle()
    sandboxControl().webhooks.hold()
    await passRenewal(plan.currentPeriodEnd)
    await replaceCard(client, unusedCard())
    await testApp.settle()
    await sandboxControl().webhooks.release('reversed')
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ status: 'succeeded' })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('25: a provider that answers nonsense about a plan changes nothing, and is asked again', async () => {
    const { client, order, plan } = await directSubscription()
    const retrieve = `GET /v1/subscriptions/${plan.providerId}`
    for (const answer of [
      { status: 404, body: '{"message":"Not Found"}' },
      { status: 502, body: '{"oops":1}' },
      { status: 200, body: '<html>Bad gateway</html>' },
    ]) {
      sandboxControl().responses.fail(retrieve, answer, { times: 9 })
      expect((await client.get('/me/plan')).body).toMatchObject({ subscription: { state: 'active' }, card: null })
      const refused = await client.post('/me/plan/quote', { kind: 'copilot' })
      expect(refused.status).toBe(503)
      sandboxControl().responses.reset()
    }
    sandboxControl().responses.fail(
      `POST /v1/subscriptions/${plan.providerId}`,
      { status: 502, body: '{}' },
      { times: 9 },
    )
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await testApp.settle()
    expect((await provided(plan)).cancelAtPeriodEnd).toBe(false)
    sandboxControl().responses.reset()
    await advanceAndRunJobs(days(1) + 11)
    expect((await provided(plan)).cancelAtPeriodEnd).toBe(true)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active', cancelAt: plan.currentPeriodEnd })
  })
})
