import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  directSubscription,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  stripeObjectsOf,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, pay, testApp } from '../../../../test/harness/test-app.ts'
import { anonymousCaller, signCancellationLink } from '../../../../test/scenarios/cancellation.ts'
import {
  acceptAs,
  answerAs,
  askQuestion,
  heldOrder,
  orderWith,
  placeOrder,
  quoteFor,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { sweepPlans } from '../../server/jobs.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60

async function payFor(client: Caller, order: Awaited<ReturnType<typeof placeOrder>>) {
  await pay(order, unusedCard())
  await settleOrderPayment(client, order.id)
  await testApp.settle()
}
const provided = (plan: { providerId: string | null }) =>
  testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
const lettersOf = async (template: string) =>
  (await testDb().selectFrom('mail_outbox').select('key').where('template', '=', template).execute()).length

describe('a plan ordered without an introductory offer', () => {
  it('is active when its first month is paid, and the waiting question goes to the experts', async () => {
    const { client, id, order, plan } = await directSubscription()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured', amount: 2900 })
    expect(plan).toMatchObject({ state: 'active', price: 2900 })
    expect(await subscriptionCharges(plan.id)).toEqual([{ kind: 'plan', amount: 2900, credited: 0 }])
    expect(await lettersOf('billing.contract')).toBe(1)
    expect(await lettersOf('billing.renewed')).toBe(0)
    expect((await client.get(`/questions/${id}?locale=fr`)).body).toMatchObject({ payment: 'PLAN' })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('keeps the rate of VAT that its order was shown, and each later month has the rate of its day', async () => {
    const { plan } = await directSubscription()
    Object.assign(testApp.ports.config, { VAT_RATE: 10 })
    await advanceAndRunJobs(days(32))
    const rates = await testDb()
      .selectFrom('charge')
      .innerJoin('invoice', 'invoice.chargeId', 'charge.id')
      .select(['charge.vatRate', 'invoice.vat'])
      .where('charge.subscriptionId', '=', plan.id)
      .orderBy('charge.paidAt')
      .execute()
    expect(rates.map(({ vatRate, vat }) => [Number(vatRate), vat])).toEqual([
      [20, 483],
      [10, 264],
    ])
  })

  it('leaves no introductory offer beside it: what was asked before goes with the plan', async () => {
    const { client, id } = await readyToOrder()
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const before = await quoteFor(client, second)
    await payFor(client, await placeOrder(client, id, 'plan'))
    const refusal = { status: 409, body: { code: 'first_offer_used' } }
    expect(await client.post(`/questions/${second}/quote`, { kind: 'first' })).toMatchObject(refusal)
    expect(await orderWith(client, second, before)).toMatchObject(refusal)
    expect((await client.get('/me/offers')).body.kinds).toEqual([])
  })

  it('that nobody pays is let go within a day, at the provider too', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id, 'plan')
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'incomplete' })
    await advanceAndRunJobs(days(1))
    await sweepPlans(testApp.ports)
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'no_service' })
    expect(await subscriptionCharges((await subscriptionOfOrder(order.id)).id)).toEqual([])
    expect((await placeOrder(client, id)).id).not.toBe(order.id)
  })
})

describe('a first question whose money is held', () => {
  it('is said where one looks for the plan: what is held, what follows, and no second plan beside it', async () => {
    const helene = await expert()
    const { client, id, order } = await heldOrder()
    const { body } = await client.get('/me/plan')
    const { monthlyFrom } = order.quote
    const figures = { amount: 300, monthly: 2900, monthlyFrom, questionId: id }
    expect(body).toMatchObject({ subscription: null, can: { order: [] } })
    expect(body.held).toMatchObject({ ...figures, accepted: false, cancelled: false })
    await anonymousCaller().post('/leaving/cancel', { link: signCancellationLink(order.id), locale: 'fr' })
    expect((await client.get('/me/plan')).body.held).toMatchObject({ ...figures, cancelled: true })
    await acceptAs(helene, id)
    await testApp.settle()
    const after = (await client.get('/me/plan')).body
    expect(after).toMatchObject({ held: null, next: 'cancel', subscription: { state: 'first_period' } })
  })

  it('is no longer said once it was let go', async () => {
    const { client, id } = await heldOrder()
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await testApp.settle()
    const { body } = await client.get('/me/plan')
    expect(body).toMatchObject({ held: null, subscription: null })
    expect(body.can.order).not.toEqual([])
  })
})

describe('the first period', () => {
  it('becomes a month at the shown date, once, with its invoice', async () => {
    const { id, order, helene, token } = await capturedOrder()
    await answerAs(helene, id, token)
    const plan = await subscriptionOfOrder(order.id)
    await advanceAndRunJobs(days(16))
    await advanceAndRunJobs(62)
    await advanceAndRunJobs(days(1))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toEqual([{ kind: 'plan', amount: 2900, credited: 0 }])
  })

  it('ends early by a second explicit order, on the card that is known', async () => {
    const { client, order } = await capturedOrder()
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const early = await placeOrder(client, second, 'plan')
    await settleOrderPayment(client, early.id)
    await testApp.settle()
    expect(await purchaseRow(early.id)).toMatchObject({ status: 'captured', amount: 2900 })
    const plan = await subscriptionOfOrder(order.id)
    expect(plan).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toEqual([{ kind: 'plan', amount: 2900, credited: 0 }])
    expect((await client.get(`/questions/${second}?locale=fr`)).body).toMatchObject({ payment: 'PLAN' })
    expect(testApp.jobs.failures).toEqual([])
  })
})

describe('what the holder of a plan may ask for', () => {
  it('is not begun a second time in the hour in which its month is already being charged', async () => {
    const { client, order, id, helene, token } = await capturedOrder()
    await answerAs(helene, id, token)
    const plan = await subscriptionOfOrder(order.id)
    const end = plan.currentPeriodEnd.getTime()
    await staySignedIn()
    testApp.clock.advance(end - testApp.clock.now().getTime() - 60_000)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'early', today: 2900 })
    testApp.clock.advance(10 * 60_000)
    sandboxControl().tick()
    const accepted = { terms: true, startNow: true, locale: 'fr' }
    const placed = await client.post('/me/plan/orders', { quoteId: quote.id, signature: quote.signature, ...accepted })
    expect(placed.body).toMatchObject({ status: 'voided', lastError: 'quote_changed' })
    await advanceAndRunJobs(70)
    await advanceAndRunJobs(days(1) + 11)
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toMatchObject([{ amount: 2900 }])
    expect((await stripeObjectsOf(order.paymentIntent)).payments).toHaveLength(2)
    expect(await provided(plan)).toMatchObject({ periodStartsAt: plan.currentPeriodEnd })
  })

  it('leaving: the date is shown, nothing is charged after it, and the last of three requests wins', async () => {
    const { client, order, plan } = await directSubscription()
    const asked = await client.post('/me/plan/cancel', { locale: 'fr' })
    expect(asked.body.plan).toMatchObject({ next: 'cancel', can: { cancel: false, keep: true } })
    expect(asked.body.plan.subscription.cancelAt).toBe(asked.body.plan.subscription.currentPeriodEnd)
    await client.post('/me/plan/keep', { locale: 'fr' })
    const again = await client.post('/me/plan/cancel', { locale: 'fr' })
    await testApp.settle()
    expect(await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')).toMatchObject({
      cancelAtPeriodEnd: true,
    })
    expect(await lettersOf('billing.cancelled')).toBe(2)
    await client.post('/me/plan/reason', { request: again.body.request, reason: 'unused', comment: '' })
    await advanceAndRunJobs(days(31))
    await advanceAndRunJobs(days(1))
    await sweepPlans(testApp.ports)
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('a pause: months without a charge, and the plan goes on after it', async () => {
    const { client, order, plan } = await directSubscription()
    await client.post('/me/plan/pause', { months: 1, locale: 'fr' })
    await testApp.settle()
    await advanceAndRunJobs(days(31))
    await sweepPlans(testApp.ports)
    await advanceAndRunJobs(days(2))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    await advanceAndRunJobs(days(31))
    await sweepPlans(testApp.ports)
    await advanceAndRunJobs(days(1))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active' })
    expect(testApp.jobs.failures).toEqual([])
    expect((await subscriptionCharges(plan.id)).length).toBeLessThanOrEqual(2)
  })

  it('a pause stands again after a cancellation that is revoked: the month of the pause is not charged', async () => {
    const { client, order, plan } = await directSubscription()
    await client.post('/me/plan/pause', { months: 1, locale: 'fr' })
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await testApp.settle()
    await client.post('/me/plan/keep', { locale: 'fr' })
    await testApp.settle()
    await advanceAndRunJobs(days(33))
    await sweepPlans(testApp.ports)
    await advanceAndRunJobs(days(1))
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('copilot: what the quote shows is what is charged', async () => {
    const { client, plan } = await directSubscription()
    await advanceAndRunJobs(days(5))
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote.today).toBeGreaterThan(10_000)
    const { body: order } = await client.post('/me/plan/orders', {
      quoteId: quote.id,
      signature: quote.signature,
      terms: true,
      startNow: true,
      locale: 'fr',
    })
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured', amount: quote.today })
    expect(await subscriptionCharges(plan.id)).toMatchObject([
      { amount: 2900 },
      { kind: 'change', amount: quote.today },
    ])
    expect((await client.get('/me/plan')).body.subscription).toMatchObject({ plan: 'copilot', price: 20_000 })
    expect(testApp.jobs.failures).toEqual([])
  })
})
