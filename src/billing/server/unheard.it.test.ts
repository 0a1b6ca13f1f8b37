import { describe, expect, it } from 'vitest'
import { house, pay } from '../../server/testing.ts'
import {
  accepted,
  atProvider as atPayment,
  captured,
  control,
  db,
  directPlan,
  later,
  minutesUntil,
  planCharges,
  planOf,
  purchase,
  staySignedIn,
  unseen,
} from '../../server/till.ts'
import { ownCard, placeOrder, readyToOrder } from '../../server/walk.ts'
import { sweepPlans } from './jobs.ts'
import { endPlan } from './plan-effects.ts'
import { preparePlan } from './plan-order.ts'
import { pursuePlan } from './plan-pursue.ts'
import { settlePlan } from './plan-settle.ts'

const atProvider = (plan: { provider_id: string | null }) =>
  house.ports.payments.retrieveSubscription(plan.provider_id ?? '')

describe('the provider’s news before our own alarm', () => {
  it('do not put off a pause: it begins with the end of the period for which it was asked', async () => {
    const { client, order, plan } = await directPlan()
    await client.post('/me/plan/pause', { months: 1, locale: 'fr' })
    await house.settle()
    unseen(minutesUntil(plan.current_period_end))
    await settlePlan(house.ports, plan.id)
    await sweepPlans(house.ports)
    expect(await planOf(order.id)).toMatchObject({ state: 'paused' })
    await house.settle()
    expect(await planCharges(plan.id)).toHaveLength(1)
  })
})

describe('the provider’s state before it has heard', () => {
  it('makes no smaller plan of a copilot that its holder keeps', async () => {
    const { client, order, plan } = await directPlan(ownCard(), 'copilot')
    await client.post('/me/plan/downgrade', { locale: 'fr' })
    await house.settle()
    expect((await atProvider(plan)).price).toBe('plan_monthly')
    house.jobs.handle('plan.pursue', async () => {})
    expect((await client.post('/me/plan/keep', { locale: 'fr' })).status).toBe(200)
    await settlePlan(house.ports, plan.id)
    expect(await planOf(order.id)).toMatchObject({ plan: 'copilot', price: 20_000 })
    await pursuePlan(house.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ price: 'copilot_monthly', amount: 20_000 })
  })
})

describe('a smaller plan that the provider heard of too late', () => {
  it('still comes, with the next month, and the house is told of what was taken meanwhile', async () => {
    const { client, order, plan } = await directPlan(ownCard(), 'copilot')
    house.jobs.handle('plan.pursue', async () => {})
    await client.post('/me/plan/downgrade', { locale: 'fr' })
    unseen(minutesUntil(plan.current_period_end))
    unseen(62)
    await settlePlan(house.ports, plan.id)
    const late = await planOf(order.id)
    expect(late).toMatchObject({ plan: 'copilot', price: 20_000, life: { wish: { kind: 'downgrade', price: 2900 } } })
    expect(await db().selectFrom('money_alert').select('kind').execute()).toEqual([{ kind: 'paid_other_amount' }])
    await pursuePlan(house.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ price: 'plan_monthly', amount: 2900 })
    unseen(minutesUntil(late.current_period_end))
    unseen(62)
    await settlePlan(house.ports, plan.id)
    expect(await planOf(order.id)).toMatchObject({ plan: 'plan', price: 2900 })
    expect((await planCharges(plan.id)).map(({ amount }) => amount)).toEqual([20_000, 20_000, 2900])
  })

  it('still comes where the larger month is paid only after a refusal', async () => {
    const { client, order, plan } = await directPlan(ownCard(), 'copilot')
    const { paymentMethod } = await atPayment(order.paymentIntent)
    house.jobs.handle('plan.pursue', async () => {})
    await client.post('/me/plan/downgrade', { locale: 'fr' })
    control().nextUse(paymentMethod ?? '', 'decline')
    unseen(minutesUntil(plan.current_period_end))
    unseen(62)
    await settlePlan(house.ports, plan.id)
    expect(await planOf(order.id)).toMatchObject({ state: 'past_due', plan: 'copilot', price: 20_000 })
    unseen(25 * 60)
    await settlePlan(house.ports, plan.id)
    const late = await planOf(order.id)
    expect(late).toMatchObject({ state: 'active', plan: 'copilot', life: { wish: { kind: 'downgrade', price: 2900 } } })
    expect(await db().selectFrom('money_alert').select('kind').execute()).toEqual([{ kind: 'paid_other_amount' }])
    await pursuePlan(house.ports, plan.id)
    expect(await atProvider(plan)).toMatchObject({ price: 'plan_monthly', amount: 2900 })
  })
})

describe('a month that was billed before a change of plan and is taken after it', () => {
  it('costs what the plan did then, as was shown, and the house is told nothing of it', async () => {
    const { client, order, plan } = await directPlan()
    await staySignedIn()
    unseen(minutesUntil(plan.current_period_end))
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'change', today: 20_000 - 2900, monthly: 20_000 })
    await client.post('/me/plan/orders', accepted(quote))
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ plan: 'copilot', price: 20_000 })
    unseen(62)
    await settlePlan(house.ports, plan.id)
    expect((await planCharges(plan.id)).map(({ amount }) => amount)).toEqual([2900, 17_100, 2900])
    expect(await db().selectFrom('money_alert').select(['kind', 'detail']).execute()).toEqual([])
  })
})

describe('a plan that was paid with nobody having told us', () => {
  it('is not given up by the clock', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id, 'plan')
    unseen(22 * 60 + 50)
    await pay(order, ownCard())
    unseen(20)
    await sweepPlans(house.ports)
    await house.settle()
    const plan = await planOf(order.id)
    expect(plan).toMatchObject({ state: 'active' })
    expect((await atProvider(plan)).status).toBe('active')
    expect(await purchase(order.id)).toMatchObject({ status: 'captured' })
  })

  it('gives way to no other order', async () => {
    const { client, id } = await readyToOrder()
    const first = await placeOrder(client, id, 'plan')
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'new' })
    await pay(first, ownCard())
    const { body: second } = await client.post('/me/plan/orders', accepted(quote))
    await house.settle()
    expect(await purchase(second.id)).toMatchObject({ status: 'voided', last_error: 'plan_exists' })
    expect(await planOf(first.id)).toMatchObject({ state: 'active', plan: 'plan' })
    expect(await db().selectFrom('money_alert').select('kind').execute()).toEqual([])
  })
})

describe('an order that two clicks prepare at once', () => {
  it('stays as the first one left it: charged, and said to be', async () => {
    const { client, order } = await captured()
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    const { body: early } = await client.post('/me/plan/orders', accepted(quote))
    await house.settle()
    const paid = await purchase(early.id)
    expect(paid).toMatchObject({ status: 'captured', last_error: null })
    const asSeenBefore = { ...paid, status: 'created' as const, payment_intent: null, provider_invoice: null }
    await preparePlan(house.ports, asSeenBefore, () => Promise.reject(new Error('known')))
    expect(await purchase(early.id)).toMatchObject({ status: 'captured', last_error: null })
    expect(await planCharges((await planOf(order.id)).id)).toHaveLength(1)
  })
})

describe('an order whose answer was lost after the provider had charged it', () => {
  const lost = { status: 503, body: '{"error":{"type":"api_error"}}' }
  async function charged() {
    const { client, plan } = await directPlan()
    await staySignedIn()
    unseen(5 * 24 * 60)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'change' })
    control().answers.fail(`POST /v1/subscriptions/${plan.provider_id}`, lost, { times: 9, workDone: true })
    const { body: order } = await client.post('/me/plan/orders', accepted(quote))
    expect(order).toMatchObject({ status: 'created', paymentIntent: null })
    return { client, plan, order, quote }
  }

  it('takes its place again before another one is ordered: charged once, and said to be', async () => {
    const { client, plan, order } = await charged()
    control().answers.reset()
    const { body: again } = await client.post('/me/plan/quote', { kind: 'copilot' })
    const second = await client.post('/me/plan/orders', accepted(again))
    await house.settle()
    expect(second.body.code).toBe('quote_changed')
    expect(await purchase(order.id)).toMatchObject({ status: 'captured' })
    expect(await planCharges(plan.id)).toHaveLength(2)
    expect(house.jobs.failures).toEqual([])
  })

  it('gives way to no other one while the provider is still away', async () => {
    const { client, order, plan } = await charged()
    const { body: again } = await client.post('/me/plan/quote', { kind: 'copilot' })
    control().answers.fail('GET /v1/', lost, { times: 30 })
    expect((await client.post('/me/plan/orders', accepted(again))).body.code).toBe('payments_unavailable')
    expect(await purchase(order.id)).toMatchObject({ status: 'created' })
    control().answers.reset()
    await client.post(`/orders/${order.id}/settle`)
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'captured' })
    expect(await planCharges(plan.id)).toHaveLength(2)
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
      const { client, order } = await captured()
      const plan = await planOf(order.id)
      const { body: large } = await client.post('/me/plan/quote', { kind: 'copilot' })
      control().answers.fail(`POST /v1/subscriptions/${plan?.provider_id}`, away, { times: 9 })
      const { body: first } = await client.post('/me/plan/orders', accepted(large))
      expect(first).toMatchObject({ status: 'created' })
      control().answers.reset()
      if (looking) control().answers.fail('GET /v1/invoices', looking, { times: 1 })
      const { body: small } = await client.post('/me/plan/quote', { kind: 'plan' })
      const { body: second } = await client.post('/me/plan/orders', accepted(small))
      await house.settle()
      expect(await purchase(first.id)).toMatchObject({ status: 'voided', provider_invoice: null })
      expect(await purchase(second.id)).toMatchObject({ status: 'captured', amount: 2900 })
      expect((await planCharges(plan?.id ?? '')).map(({ amount }) => amount)).toEqual([2900])
    })
})

describe('an order of a plan that was given up', () => {
  it('is asked about no more once nobody can pay it', async () => {
    const { client, id } = await readyToOrder()
    const plan = await placeOrder(client, id, 'plan')
    await placeOrder(client, id)
    await later(11)
    await later(11)
    expect(await purchase(plan.id)).toMatchObject({ status: 'voided', client_secret: null })
  })

  it('because its plan ended cannot be paid any more, whatever the provider does with what stands open', async () => {
    const { client, order } = await captured()
    const plan = await planOf(order.id)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    const { paymentMethod } = await house.ports.payments.retrievePayment(order.paymentIntent)
    control().nextUse(paymentMethod ?? '', 'decline')
    const { body: early } = await client.post('/me/plan/orders', accepted(quote))
    const invoice = (await purchase(early.id)).provider_invoice ?? ''
    expect((await house.ports.payments.retrieveInvoice(invoice)).status).toBe('open')
    house.jobs.handle('billing.unsubscribe', async () => {})
    await house.ports.transact((tx) => endPlan(house.ports, tx, plan.id, 'withdrawn'))
    await settlePlan(house.ports, plan.id)
    await house.settle()
    expect(await purchase(early.id)).toMatchObject({ status: 'voided', client_secret: null })
    expect((await house.ports.payments.retrieveInvoice(invoice)).status).toBe('void')
  })
})
