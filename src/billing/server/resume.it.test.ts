// Who starts again during a pause orders a month (docs/decisions/014): nothing is had for nothing, nothing is paid twice.
import { describe, expect, it } from 'vitest'
import { cards } from '../../platform/payments/sandbox/testing.ts'
import { house, pay } from '../../server/testing.ts'
import {
  accepted,
  db,
  directPlan,
  later,
  minutesUntil,
  planCharges,
  planOf,
  providerHas,
  purchase,
  staySignedIn,
  unseen,
} from '../../server/till.ts'
import { ownCard, settle } from '../../server/walk.ts'
import { sweepPlans } from './jobs.ts'

const days = (count: number) => count * 24 * 60

/** A plan paused for three months, a day after the pause began. */
async function pausedPlan() {
  const made = await directPlan()
  await made.client.post('/me/plan/pause', { months: 3, locale: 'fr' })
  await house.settle()
  await staySignedIn()
  await later(minutesUntil(made.plan.current_period_end) + 1)
  await later(days(1))
  expect(await planOf(made.order.id)).toMatchObject({ state: 'paused' })
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
    const { body: again } = await client.post('/me/plan/orders', accepted(quote))
    await pay(again, ownCard())
    await settle(client, again.id)
    await house.settle()
    expect(await purchase(again.id)).toMatchObject({ status: 'captured', amount: 2900 })
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'replaced' })
    const next = await planOf(again.id)
    expect(next.state).toBe('active')
    expect(await planCharges(plan.id)).toHaveLength(1)
    expect(await planCharges(next.id)).toMatchObject([{ amount: 2900 }])
    await later(days(29))
    expect(await planCharges(next.id)).toHaveLength(1)
    await later(days(60))
    await sweepPlans(house.ports)
    await house.settle()
    expect(await planCharges(plan.id)).toHaveLength(1)
    const { subscriptions } = await providerHas(order.paymentIntent)
    expect(subscriptions.map(({ status }) => status).sort()).toEqual(['active', 'canceled'])
    expect(house.jobs.failures).toEqual([])
  })

  it('with a card that is refused charges nothing, and may be ordered again', async () => {
    const paused = await pausedPlan()
    const { client, order } = paused
    const { body: refused } = await client.post('/me/plan/orders', accepted(await quoted(paused)))
    await pay(refused, cards.declined)
    await settle(client, refused.id)
    await house.settle()
    await later(days(1))
    expect(await purchase(refused.id)).toMatchObject({ status: 'voided' })
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'replaced' })
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'new', today: 2900 })
    expect(await db().selectFrom('charge').select('amount').execute()).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('charges no second month where the one after the pause begins meanwhile, and nobody has told us', async () => {
    const paused = await pausedPlan()
    const { client, order, plan } = paused
    const { paused: rest } = await house.ports.payments.retrieveSubscription(plan.provider_id ?? '')
    await later(minutesUntil(rest!.until!) - 30)
    const quote = await quoted(paused)
    expect(quote.act).toBe('resume')
    unseen(40)
    expect(await planOf(order.id)).toMatchObject({ state: 'paused' })
    const { body: late } = await client.post('/me/plan/orders', accepted(quote))
    expect(await purchase(late.id)).toMatchObject({ status: 'voided', last_error: 'plan_exists', payment_intent: null })
    unseen(62)
    expect(await client.post('/me/plan/quote', { kind: 'plan' })).toMatchObject({
      status: 409,
      body: { code: 'plan_exists' },
    })
    await sweepPlans(house.ports)
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    expect(await planCharges(plan.id)).toHaveLength(2)
    expect(await db().selectFrom('charge').select('amount').execute()).toHaveLength(2)
  })
})
