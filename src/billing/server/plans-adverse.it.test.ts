import { describe, expect, it } from 'vitest'
import { cards } from '../../platform/payments/sandbox/testing.ts'
import { Caller, house } from '../../server/testing.ts'
import {
  atProvider,
  captured,
  control,
  db,
  directPlan,
  giveCard,
  later,
  minutesUntil,
  planCharges,
  planOf,
  providerHas,
  purchase,
  staySignedIn,
  withWebhooks,
} from '../../server/till.ts'
import { answerBy, ownCard } from '../../server/walk.ts'
import { sweepPlans } from './jobs.ts'
import { pursuePlan } from './plan-pursue.ts'

const days = (count: number) => count * 24 * 60
const provided = (plan: { provider_id: string | null }) =>
  house.ports.payments.retrieveSubscription(plan.provider_id ?? '')
const lettersOf = (template: string, person: string) =>
  db().selectFrom('mail_outbox').selectAll().where('template', '=', template).where('person_id', '=', person).execute()

/** Time passes with its events; who is signed in comes by now and then and stays so. */
async function pass(minutes: number) {
  await staySignedIn()
  await later(minutes)
  await control().webhooks.quiet()
  await sweepPlans(house.ports)
  await house.settle()
}
const aDay = () => pass(days(1))

/** Until the provider has renewed, and tried to charge an hour later. */
async function renewal(end: Date) {
  await pass(minutesUntil(end))
  await pass(62)
}
const orderOf = (quote: { id: string; signature: string }) => ({
  quoteId: quote.id,
  signature: quote.signature,
  terms: true,
  startNow: true,
  locale: 'fr',
})

describe('the 25 adversarial cases, of plans', () => {
  it('19: leaving in the second in which the month renews: one side wins, both books say the same, nothing follows', async () => {
    const { client, order, plan } = await directPlan()
    await house.settle()
    await pass(minutesUntil(plan.current_period_end) - 1)
    house.clock.advance(60_000)
    const [asked] = await Promise.all([
      client.post('/me/plan/cancel', { locale: 'fr' }),
      Promise.resolve().then(() => control().tick()),
      sweepPlans(house.ports),
    ])
    await house.settle()
    await later(62)
    await aDay()
    const now = await planOf(order.id)
    const charges = await planCharges(plan.id)
    if (now.state === 'ended') expect(charges).toHaveLength(1)
    else {
      expect(asked.body.plan.subscription.cancelAt).not.toBeNull()
      expect(now.cancel_at).toEqual((await provided(plan)).periodEndsAt)
    }
    for (let count = 0; count < 3; count += 1) await later(days(31))
    await aDay()
    expect(await planOf(order.id)).toMatchObject({ state: 'ended' })
    expect((await provided(plan)).status).toBe('canceled')
    expect(await planCharges(plan.id)).toEqual(charges)
    expect(house.jobs.failures).toEqual([])
  })

  it('19: leaving within the first period: the 29 EUR are never taken', async () => {
    const { client, order, helene, id, token } = await captured()
    await answerBy(helene, id, token)
    const plan = await planOf(order.id)
    const shown = (await client.post('/me/plan/cancel', { locale: 'fr' })).body.plan.subscription
    expect(shown.cancelAt).toBe(plan.current_period_end.toISOString())
    await house.settle()
    await later(days(16))
    await aDay()
    await later(days(40))
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'cancelled' })
    expect(await planCharges(plan.id)).toEqual([])
    expect((await providerHas(order.paymentIntent)).payments).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('20: leave, stay, leave within a moment, with the events in any order: the last request wins, with its date', async () => {
    withWebhooks()
    control().webhooks.hold()
    const { client, order, plan } = await directPlan()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await pursuePlan(house.ports, plan.id)
    await client.post('/me/plan/keep', { locale: 'fr' })
    await pursuePlan(house.ports, plan.id)
    const last = await client.post('/me/plan/cancel', { locale: 'fr' })
    await pursuePlan(house.ports, plan.id)
    await control().webhooks.release('shuffled')
    await house.settle()
    await control().webhooks.quiet()
    await house.settle()
    expect(await provided(plan)).toMatchObject({ cancelAtPeriodEnd: true })
    const now = await planOf(order.id)
    expect(now.cancel_at).toEqual(plan.current_period_end)
    expect(last.body.plan.subscription.cancelAt).toBe(plan.current_period_end.toISOString())
    expect((await client.get('/me/plan')).body).toMatchObject({ next: 'cancel', can: { cancel: false, keep: true } })
    const kept = await client.post('/me/plan/keep', { locale: 'fr' })
    await house.settle()
    expect(kept.body.plan.subscription.cancelAt).toBeNull()
    expect(await provided(plan)).toMatchObject({ cancelAtPeriodEnd: false })
    expect(house.jobs.failures).toEqual([])
  })

  it('21: a renewal that fails leaves everything open, says so once, and another card pays it', async () => {
    withWebhooks()
    const { client, order, plan } = await directPlan()
    await giveCard(client, cards.failsWhenCharged)
    await renewal(plan.current_period_end)
    expect(await planOf(order.id)).toMatchObject({ state: 'past_due' })
    await aDay()
    expect(await lettersOf('billing.payment_failed', plan.person_id)).toHaveLength(1)
    const { body: due } = await client.get('/me/plan')
    expect(due).toMatchObject({ subscription: { state: 'past_due' }, can: { order: [] } })
    const paid = await giveCard(client, ownCard())
    expect(paid).toMatchObject({ status: 200, body: { paid: true } })
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    expect(await planCharges(plan.id)).toMatchObject([{ amount: 2900 }, { amount: 2900 }])
    await later(days(7))
    await aDay()
    expect(await planCharges(plan.id)).toHaveLength(2)
    expect(house.jobs.failures).toEqual([])
  })

  it('21: a card that never pays: closed to new questions after a week, ended after two, told once each', async () => {
    withWebhooks()
    const { client, order, plan } = await directPlan()
    await giveCard(client, cards.failsWhenCharged)
    await renewal(plan.current_period_end)
    const seen: string[] = []
    for (let day = 0; day < 16; day += 1) {
      await aDay()
      const { state } = await planOf(order.id)
      if (seen.at(-1) !== state) seen.push(state)
    }
    expect(seen).toEqual(['past_due', 'restricted', 'ended'])
    expect(await planOf(order.id)).toMatchObject({ end_reason: 'nonpayment' })
    for (const letter of ['payment_failed', 'restricted', 'ended'])
      expect(await lettersOf(`billing.${letter}`, plan.person_id), letter).toHaveLength(1)
    expect((await provided(plan)).status).toBe('canceled')
    const open = await house.ports.payments.listInvoices({ subscription: plan.provider_id ?? '' })
    expect(open.filter(({ status }) => status === 'open')).toEqual([])
    expect(await planCharges(plan.id)).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('21: a closed plan opens again by an order of its own: a month from that day, the days without it are not owed', async () => {
    withWebhooks()
    const { client, order, plan } = await directPlan()
    await giveCard(client, cards.failsWhenCharged)
    await renewal(plan.current_period_end)
    for (let day = 0; day < 9; day += 1) await aDay()
    expect(await planOf(order.id)).toMatchObject({ state: 'restricted' })
    await giveCard(client, ownCard())
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'reopen', today: 2900 })
    const { body: again } = await client.post('/me/plan/orders', orderOf(quote))
    await house.settle()
    expect(await purchase(again.id)).toMatchObject({ status: 'captured', amount: 2900 })
    const now = await planOf(order.id)
    expect(now).toMatchObject({ state: 'active' })
    expect(Math.abs(now.current_period_end.getTime() - new Date(quote.monthlyFrom).getTime())).toBeLessThan(60_000)
    expect(await planCharges(plan.id)).toHaveLength(2)
    expect(house.jobs.failures).toEqual([])
  })

  it('22: a renewal that the bank asks about extends nothing until it is paid, and the letter’s link works signed out', async () => {
    withWebhooks()
    const { order, plan } = await directPlan(cards.alwaysAuthenticates)
    await renewal(plan.current_period_end)
    const waiting = await planOf(order.id)
    expect(waiting).toMatchObject({ state: 'past_due', current_period_end: plan.current_period_end })
    const [letter] = await lettersOf('billing.authentication_needed', plan.person_id)
    const token = /\/confirmer\/([\w.-]+)/.exec(letter?.text ?? '')?.[1]
    const stranger = new Caller(null)
    const { body: due } = await stranger.get(`/plan-links/${token}`)
    expect(due).toMatchObject({ amount: 2900, paid: false, clientSecret: expect.stringContaining('secret') })
    expect(JSON.stringify(due)).not.toContain('@')
    control().authenticate(due.paymentIntent, true)
    expect((await stranger.post(`/plan-links/${token}/settle`)).body).toMatchObject({ paid: true })
    const again = await stranger.get(`/plan-links/${token}`)
    expect(again.body).toMatchObject({ paid: true, clientSecret: null, paymentIntent: null })
    await house.settle()
    const paid = await planOf(order.id)
    expect(paid.state).toBe('active')
    expect(paid.current_period_end.getTime()).toBeGreaterThan(plan.current_period_end.getTime())
    expect(await planCharges(plan.id)).toHaveLength(2)
    expect((await stranger.get(`/plan-links/${token}x`)).status).toBe(404)
    expect(house.jobs.failures).toEqual([])
  })

  it('23: another plan while a month is unpaid, or before the end of a cancelled one, is refused', async () => {
    withWebhooks()
    const unpaid = await directPlan()
    await giveCard(unpaid.client, cards.failsWhenCharged)
    await renewal(unpaid.plan.current_period_end)
    const refusal = { status: 409, body: { code: 'plan_not_changeable' } }
    expect(await unpaid.client.post('/me/plan/quote', { kind: 'copilot' })).toMatchObject(refusal)
    const leaving = await directPlan()
    const { body: shown } = await leaving.client.post('/me/plan/quote', { kind: 'copilot' })
    await leaving.client.post('/me/plan/cancel', { locale: 'fr' })
    expect(await leaving.client.post('/me/plan/quote', { kind: 'copilot' })).toMatchObject(refusal)
    const late = await leaving.client.post('/me/plan/orders', orderOf(shown))
    expect(late).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    await house.settle()
    expect(await planCharges(leaving.plan.id)).toHaveLength(1)
    expect((await leaving.client.get('/me/plan')).body).toMatchObject({
      next: 'cancel',
      subscription: { plan: 'plan' },
    })
  })

  it('23: copilot from within the first period begins at once and costs its whole month', async () => {
    const { client, order, helene, id, token } = await captured()
    await answerBy(helene, id, token)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    expect(quote).toMatchObject({ act: 'change', today: 20_000 })
    const { body: change } = await client.post('/me/plan/orders', orderOf(quote))
    await house.settle()
    expect(await purchase(change.id)).toMatchObject({ status: 'captured', amount: 20_000 })
    const plan = await planOf(order.id)
    expect(plan).toMatchObject({ state: 'active', plan: 'copilot', price: 20_000 })
    expect(await planCharges(plan.id)).toMatchObject([{ amount: 20_000 }])
    await later(days(16))
    await aDay()
    expect(await planCharges(plan.id)).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('1: an early start that two tabs show is ordered once', async () => {
    const { client, order } = await captured()
    const { body: one } = await client.post('/me/plan/quote', { kind: 'plan' })
    const { body: two } = await client.post('/me/plan/quote', { kind: 'plan' })
    const early = await client.post('/me/plan/orders', orderOf(one))
    await house.settle()
    expect(await purchase(early.body.id)).toMatchObject({ status: 'captured', amount: 2900 })
    const second = await client.post('/me/plan/orders', orderOf(two))
    expect(second).toMatchObject({ status: 409, body: { code: 'quote_changed' } })
    await house.settle()
    expect(await planCharges((await planOf(order.id)).id)).toHaveLength(1)
  })

  it('23: a difference that was shown before the month renewed is charged as it was shown, or not at all', async () => {
    withWebhooks()
    // So near the end a difference of 171 EUR would be less than a card can be charged.
    Object.assign(house.ports.config, { COPILOT_PRICE: 400_000 })
    const { client, order, plan } = await directPlan()
    await pass(minutesUntil(plan.current_period_end) - 20)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    await pass(30)
    const placed = await client.post('/me/plan/orders', orderOf(quote))
    await house.settle()
    await pass(62)
    await pass(11)
    const charges = await planCharges(plan.id)
    const change = charges.find(({ kind }) => kind === 'change')
    const row = placed.body.id ? await purchase(placed.body.id) : null
    if (change) expect([change.amount, row?.status]).toEqual([quote.today, 'captured'])
    else {
      expect(row?.status).toBe('voided')
      expect((await planOf(order.id)).plan).toBe('plan')
    }
    const taken = charges.reduce((sum, { amount }) => sum + amount, 0)
    expect(taken).toBe(2900 + 2900 + (change ? quote.today : 0))
    expect(house.jobs.failures).toEqual([])
  })

  it('1: a double click and two tabs on a plan make one plan and one charge', async () => {
    const { client, order, plan } = await directPlan()
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    const { body: other } = await client.post('/me/plan/quote', { kind: 'copilot' })
    const placed = await Promise.all([
      client.post('/me/plan/orders', orderOf(quote)),
      client.post('/me/plan/orders', orderOf(quote)),
      client.post('/me/plan/orders', orderOf(other)),
    ])
    await house.settle()
    expect(placed.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(placed.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await planCharges(plan.id)).toMatchObject(
      expect.arrayContaining([
        { kind: 'plan', amount: 2900, credited: 0 },
        { kind: 'change', amount: quote.today, credited: 0 },
      ]),
    )
    const orders = await db().selectFrom('purchase').select('status').where('kind', '=', 'copilot').execute()
    expect(orders.filter(({ status }) => status === 'captured')).toHaveLength(1)
    const provider = await providerHas(order.paymentIntent)
    expect(provider.subscriptions).toHaveLength(1)
    expect(provider.payments.filter(({ status }) => status === 'succeeded')).toHaveLength(2)
  })

  it('2 and 3: the events of a whole month, twenty times and backwards, make one charge and one letter', async () => {
    withWebhooks()
    control().webhooks.duplicate(20)
    control().webhooks.hold()
    const { order, plan } = await directPlan()
    await renewal(plan.current_period_end)
    await control().webhooks.release('reversed')
    await control().webhooks.quiet()
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    expect(await planCharges(plan.id)).toMatchObject([{ amount: 2900 }, { amount: 2900 }])
    expect(await lettersOf('billing.renewed', plan.person_id)).toHaveLength(2)
    expect(house.jobs.failures).toEqual([])
  })

  it('6: a month whose events never come is found by the reconciliation, with its invoice', async () => {
    const { order, plan } = await directPlan()
    await later(minutesUntil(plan.current_period_end))
    await later(62)
    await later(days(1) + 11)
    expect((await planOf(order.id)).current_period_end.getTime()).toBeGreaterThan(plan.current_period_end.getTime())
    expect(await planCharges(plan.id)).toHaveLength(2)
  })

  it('16: a late payment_failed of a month that was paid since takes nothing away', async () => {
    withWebhooks()
    const { client, order, plan } = await directPlan()
    await giveCard(client, cards.failsWhenCharged)
    await control().webhooks.quiet()
    control().webhooks.hold()
    await renewal(plan.current_period_end)
    await giveCard(client, ownCard())
    await house.settle()
    await control().webhooks.release('reversed')
    await control().webhooks.quiet()
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    expect(await atProvider(order.paymentIntent)).toMatchObject({ status: 'succeeded' })
    expect(house.jobs.failures).toEqual([])
  })

  it('25: a provider that answers nonsense about a plan changes nothing, and is asked again', async () => {
    const { client, order, plan } = await directPlan()
    const retrieve = `GET /v1/subscriptions/${plan.provider_id}`
    for (const answer of [
      { status: 404, body: '{"message":"Not Found"}' },
      { status: 502, body: '{"oops":1}' },
      { status: 200, body: '<html>Bad gateway</html>' },
    ]) {
      control().answers.fail(retrieve, answer, { times: 9 })
      expect((await client.get('/me/plan')).body).toMatchObject({ subscription: { state: 'active' }, card: null })
      const refused = await client.post('/me/plan/quote', { kind: 'copilot' })
      expect(refused.status).toBe(503)
      control().answers.reset()
    }
    control().answers.fail(`POST /v1/subscriptions/${plan.provider_id}`, { status: 502, body: '{}' }, { times: 9 })
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await house.settle()
    expect((await provided(plan)).cancelAtPeriodEnd).toBe(false)
    control().answers.reset()
    await later(days(1) + 11)
    expect((await provided(plan)).cancelAtPeriodEnd).toBe(true)
    expect(await planOf(order.id)).toMatchObject({ state: 'active', cancel_at: plan.current_period_end })
  })
})
