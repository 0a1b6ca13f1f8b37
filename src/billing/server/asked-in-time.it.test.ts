// What was asked for the end of a period counts, whatever the provider did before it heard; and what was paid in the
// meantime, unheard, is not taken for nothing.
import { describe, expect, it } from 'vitest'
import { cards } from '../../platform/payments/sandbox/testing.ts'
import { anyone, linkTo } from '../../server/leaving-testing.ts'
import { house } from '../../server/testing.ts'
import {
  accepted,
  control,
  db,
  directPlan,
  giveCard,
  later,
  minutesUntil,
  planCharges,
  planOf,
  staySignedIn,
  unseen,
  withWebhooks,
} from '../../server/till.ts'
import { ownCard } from '../../server/walk.ts'
import { sweepPlans } from './jobs.ts'
import { pursuePlan } from './plan-pursue.ts'
import { settlePlan } from './plan-settle.ts'

const days = (count: number) => count * 24 * 60
const alerts = () => db().selectFrom('money_alert').select('kind').execute()
const deaf = () => house.jobs.handle('plan.pursue', async () => {})
const lettersOf = async (template: string) =>
  (await db().selectFrom('mail_outbox').select('key').where('template', '=', template).execute()).length

/** The month has turned and was charged, and nobody has told us. */
async function chargedUnheard(end: Date) {
  await staySignedIn()
  unseen(minutesUntil(end))
  unseen(62)
}

describe('a plan that was cancelled, and whose provider heard of it too late', () => {
  it('ends on the day of its receipt all the same, and the house is told of what was taken', async () => {
    const { client, order, plan } = await directPlan()
    deaf()
    expect((await client.post('/me/plan/cancel', { locale: 'fr' })).status).toBe(200)
    await chargedUnheard(plan.current_period_end)
    await settlePlan(house.ports, plan.id)
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'cancelled' })
    expect(await planCharges(plan.id)).toHaveLength(2)
    expect(await alerts()).toEqual([{ kind: 'paid_after_end' }])
    await house.settle()
    const { status } = await house.ports.payments.retrieveSubscription(plan.provider_id ?? '')
    expect(status).toBe('canceled')
  })

  it('asks for no other card where that month was refused', async () => {
    const { client, order, plan } = await directPlan()
    await giveCard(client, cards.failsWhenCharged)
    deaf()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await chargedUnheard(plan.current_period_end)
    await settlePlan(house.ports, plan.id)
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'cancelled' })
    expect(await lettersOf('billing.payment_failed')).toBe(0)
    const open = await house.ports.payments.listInvoices({ subscription: plan.provider_id ?? '' })
    expect(open.filter(({ status }) => status === 'open')).toEqual([])
  })
})

describe('a plan whose pause the provider heard of too late', () => {
  it.each([
    ['before our own alarm', false],
    ['after it', true],
  ] as const)('serves the month that was taken, tells the house, and pauses after it: %s', async (_, swept) => {
    const { client, order, plan } = await directPlan()
    deaf()
    await client.post('/me/plan/pause', { months: 3, locale: 'fr' })
    await chargedUnheard(plan.current_period_end)
    if (swept) await sweepPlans(house.ports)
    await settlePlan(house.ports, plan.id)
    const served = await planOf(order.id)
    expect(served).toMatchObject({ state: 'active', life: { wish: { kind: 'pause' } } })
    expect(served.current_period_end.getTime()).toBeGreaterThan(house.clock.now().getTime())
    expect(await alerts()).toEqual([{ kind: 'paid_other_amount' }])
    await pursuePlan(house.ports, plan.id)
    unseen(minutesUntil(served.current_period_end))
    unseen(62)
    await sweepPlans(house.ports)
    await settlePlan(house.ports, plan.id)
    expect(await planOf(order.id)).toMatchObject({ state: 'paused' })
    expect(await planCharges(plan.id)).toHaveLength(2)
  })
})

describe('a month that was charged, and that nobody has told us of yet', () => {
  it('is not lost to whoever cancels: the receipt names its end', async () => {
    const { client, order, plan } = await directPlan()
    await chargedUnheard(plan.current_period_end)
    const { body } = await client.post('/me/plan/cancel', { locale: 'fr' })
    await house.settle()
    await sweepPlans(house.ports)
    const now = await planOf(order.id)
    expect(now.state).toBe('active')
    expect(now.cancel_at?.getTime()).toBeGreaterThan(house.clock.now().getTime())
    expect(body.plan.subscription.cancelAt).toBe(now.cancel_at?.toISOString())
    expect(await alerts()).toEqual([])
  })

  it('nor to whoever cancels by a letter, or withdraws: it is given back for its days', async () => {
    const { order, plan } = await directPlan()
    await chargedUnheard(plan.current_period_end)
    expect((await anyone().post('/leaving/cancel', { link: linkTo(plan.id), locale: 'fr' })).status).toBe(200)
    expect((await planOf(order.id)).cancel_at?.getTime()).toBeGreaterThan(house.clock.now().getTime())
  })

  it('ends for nobody who cancelled while the provider was away', async () => {
    const { client, order, plan } = await directPlan()
    await chargedUnheard(plan.current_period_end)
    control().answers.fail(`GET /v1/subscriptions/${plan.provider_id}`, { status: 502, body: '{}' }, { times: 9 })
    expect((await client.post('/me/plan/cancel', { locale: 'fr' })).status).toBe(200)
    control().answers.reset()
    await sweepPlans(house.ports)
    await house.settle()
    const now = await planOf(order.id)
    expect(now).toMatchObject({ state: 'active', life: { wish: { kind: 'cancel' } } })
    expect(await alerts()).toEqual([])
  })

  it('does not close a plan whose grace is over in that moment', async () => {
    const { client, order, plan } = await directPlan()
    await giveCard(client, cards.failsWhenCharged)
    await chargedUnheard(plan.current_period_end)
    await settlePlan(house.ports, plan.id)
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'past_due' })
    const { customer } = await house.ports.payments.retrieveSubscription(plan.provider_id ?? '')
    await staySignedIn()
    // Confirmed on the provider's side, its news lost.
    const { body } = await client.post('/me/card')
    expect(body.setupIntent).toBeDefined()
    const invoice = (await planOf(order.id)).life as { openInvoice: string }
    const card = await cardOnPage(customer)
    unseen(days(7) - 10)
    await house.ports.payments.payInvoice({ key: 'by-hand', invoice: invoice.openInvoice, paymentMethod: card })
    unseen(20)
    await sweepPlans(house.ports)
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    expect(await lettersOf('billing.restricted')).toBe(0)
  })
})

async function cardOnPage(customer: string): Promise<string> {
  const send = async (path: string, fields: Record<string, string>) =>
    (
      await fetch(`${house.sandbox.url}/v1/${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
        body: new URLSearchParams(fields),
      })
    ).json()
  const card = { 'card[number]': ownCard(), 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123' }
  const { id } = await send('payment_methods', { type: 'card', ...card })
  await send(`payment_methods/${id}/attach`, { customer })
  return id
}

describe('in the hour in which a month begins and is not charged yet', () => {
  it('a pause or a smaller plan waits until it is, because it cannot keep that charge away', async () => {
    const { client, plan } = await directPlan(ownCard(), 'copilot')
    await staySignedIn()
    unseen(minutesUntil(plan.current_period_end) + 1)
    const refusal = { status: 409, body: { code: 'plan_not_active' } }
    expect((await client.get('/me/plan')).body.can).toMatchObject({ pause: false, downgrade: false, cancel: true })
    expect(await client.post('/me/plan/pause', { months: 1, locale: 'fr' })).toMatchObject(refusal)
    expect(await client.post('/me/plan/downgrade', { locale: 'fr' })).toMatchObject(refusal)
    await later(62)
    await later(days(1) + 11)
    expect((await client.post('/me/plan/pause', { months: 1, locale: 'fr' })).status).toBe(200)
    expect(await planCharges(plan.id)).toHaveLength(2)
  })
})

describe('a plan that will pause', () => {
  it('cannot be changed before: what is charged while it is paused would be voided', async () => {
    const { client, plan } = await directPlan()
    const { body: shown } = await client.post('/me/plan/quote', { kind: 'copilot' })
    await client.post('/me/plan/pause', { months: 1, locale: 'fr' })
    await house.settle()
    expect((await client.get('/me/plan')).body.can.order).toEqual([])
    const refused = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan_not_changeable' } })
    const late = await client.post('/me/plan/orders', accepted(shown))
    expect(late).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    expect(await planCharges(plan.id)).toHaveLength(1)
  })

  it('and is cancelled tells of no new charge at its end', async () => {
    const { client, order, plan } = await directPlan()
    await client.post('/me/plan/pause', { months: 2, locale: 'fr' })
    await house.settle()
    await staySignedIn()
    await later(minutesUntil(plan.current_period_end) + 1)
    await later(days(32))
    await staySignedIn()
    expect(await planOf(order.id)).toMatchObject({ state: 'paused' })
    expect((await client.post('/me/plan/cancel', { locale: 'fr' })).status).toBe(200)
    await house.settle()
    for (let day = 0; day < 33; day += 1) await later(days(1))
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'cancelled' })
    expect(await lettersOf('billing.pause_ends_soon')).toBe(0)
    expect(await lettersOf('billing.resumed')).toBe(0)
  })
})

describe('a change of plan that costs less than a card can be charged', () => {
  it('is not offered: the next month would cost more than was said', async () => {
    const { client, plan } = await directPlan()
    await staySignedIn()
    unseen(minutesUntil(plan.current_period_end) - 60)
    const refused = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan_not_changeable' } })
  })
})

describe('a payment that was made in a tab which closed', () => {
  it('goes back with a withdrawal of the same minute', async () => {
    const { client, order, plan } = await directPlan(cards.alwaysAuthenticates)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    withWebhooks()
    control().webhooks.hold()
    const { body: change } = await client.post('/me/plan/orders', accepted(quote))
    control().authenticate(change.paymentIntent, true)
    expect((await anyone().post('/leaving/withdraw', { link: linkTo(plan.id), locale: 'fr' })).status).toBe(200)
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'withdrawn' })
    const charges = await planCharges(plan.id)
    expect(charges.map(({ amount, credited }) => amount - credited)).toEqual([0, 0])
    expect(charges).toHaveLength(2)
  })
})
