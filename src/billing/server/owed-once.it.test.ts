import { describe, expect, it } from 'vitest'
import { cards } from '../../platform/payments/sandbox/testing.ts'
import { answered, anyone, creditsOf, days, linkTo, sent } from '../../server/leaving-testing.ts'
import { house } from '../../server/testing.ts'
import {
  accepted,
  atProvider,
  captured,
  control,
  db,
  directPlan,
  giveCard,
  heard,
  later,
  minutesUntil,
  planCharges,
  planOf,
  purchase,
  staySignedIn,
  withWebhooks,
} from '../../server/till.ts'
import { askQuestion, placeOrder, settle } from '../../server/walk.ts'
import { giveBack } from './give-back.ts'
import { sweepPlans } from './jobs.ts'
import { reconcileBooks } from './nightly.ts'

const balance = async (account: string) => {
  const rows = await db().selectFrom('ledger_entry').select('amount').where('account', '=', account).execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

describe('what goes back of the same days', () => {
  it('goes back once: a withdrawal after the guarantee finds the used days paid and the others given back', async () => {
    const { client, id, order } = await answered()
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const early = await placeOrder(client, second, 'plan')
    await settle(client, early.id)
    await house.settle()
    await later(days(5))
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await house.settle()
    const plan = await planOf(order.id)
    const before = sumOf(await creditsOf(plan.person_id))
    const link = linkTo(plan.id)
    expect((await anyone().get(`/leaving?link=${link}`)).body.withdraw).toBeNull()
    expect((await anyone().post('/leaving/withdraw', { link, locale: 'fr' })).body.code).toBe('withdrawal_over')
    await house.settle()
    expect(sumOf(await creditsOf(plan.person_id))).toBe(before)
  })

  it('of a month that an upgrade has joined, the days to come go back too when the upgrade is withdrawn from', async () => {
    const { client, plan } = await directPlan()
    await staySignedIn()
    await later(days(20))
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    const { body: change } = await client.post('/me/plan/orders', accepted(quote))
    await house.settle()
    expect(await purchase(change.id)).toMatchObject({ status: 'captured' })
    await later(days(2))
    const link = linkTo(plan.id)
    const { refunds } = (await anyone().get(`/leaving?link=${link}`)).body.withdraw
    expect(refunds).toMatchObject([
      { kind: 'plan', paid: 2900, used: 22, days: 30 },
      { kind: 'change', used: 2, days: 10 },
    ])
    await anyone().post('/leaving/withdraw', { link, locale: 'fr' })
    await house.settle()
    const back = (await creditsOf(plan.person_id)).map(({ amount }) => amount)
    expect(back).toContain(2900 - Math.floor((2900 * 22) / 30))
    expect(back).toHaveLength(2)
    expect(house.jobs.failures).toEqual([])
  })

  it('goes back too of a month that was ordered early, where the first question ends without an answer', async () => {
    const { client, id, order } = await captured()
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'early', today: 2900 })
    const { body: early } = await client.post('/me/plan/orders', accepted(quote))
    await house.settle()
    expect(await purchase(early.id)).toMatchObject({ status: 'captured' })
    await later(days(1))
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await house.settle()
    const { state, person_id: person } = await planOf(order.id)
    expect(state).toBe('ended')
    expect(await creditsOf(person)).toEqual(
      expect.arrayContaining([
        { amount: 300, reason: 'no_answer' },
        { amount: 2900 - Math.floor(2900 / 30), reason: 'no_answer' },
      ]),
    )
    expect(house.jobs.failures).toEqual([])
  })

  it('is not written down a second time where we gave a part back and the bank the rest', async () => {
    withWebhooks()
    const { client, order } = await answered()
    await house.ports.transact((tx) =>
      giveBack(house.ports, tx, { chargeId: order.id, amount: 100, reason: 'goodwill' }),
    )
    await heard()
    const dispute = control().openDispute(order.paymentIntent)
    await heard()
    control().decideDispute(dispute, 'lost')
    await heard()
    await settle(client, order.id)
    await house.settle()
    expect((await atProvider(order.paymentIntent)).amountRefunded).toBe(100)
    expect(await balance('provider_clearing')).toBe(0)
    expect((await sent('billing.refunded')).map(({ subject }) => subject)).toEqual(['1,00\u00a0€ vous ont été rendus'])
    const { person_id } = await planOf(order.id)
    expect(await creditsOf(person_id)).toEqual([{ amount: 100, reason: 'goodwill' }])
    expect(await purchase(order.id)).toMatchObject({ status: 'refunded' })
    await later(20)
    expect(await balance('dispute_losses')).toBe(200)
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
  })
})

describe('a receipt', () => {
  it('does not say that nothing was charged where a month was, and was given back before', async () => {
    const { plan } = await directPlan()
    const charge = await db().selectFrom('charge').select('id').executeTakeFirstOrThrow()
    await house.ports.transact((tx) => giveBack(house.ports, tx, { chargeId: charge.id, reason: 'mistake' }))
    await anyone().post('/leaving/withdraw', { link: linkTo(plan.id), locale: 'fr' })
    await house.settle()
    const text = (await sent('billing.withdrawn')).at(-1)?.text
    expect(text).toContain('Il ne reste rien à vous rendre')
    expect(text).not.toContain('Rien n’avait été prélevé')
  })
})

describe('an end', () => {
  it('of a plan whose month is unpaid is the day on which it is cancelled, not the last paid one', async () => {
    withWebhooks()
    const { client, order, plan } = await directPlan()
    await giveCard(client, cards.failsWhenCharged)
    await staySignedIn()
    await later(minutesUntil(plan.current_period_end))
    await heard()
    await later(62)
    await heard()
    await later(days(3))
    await heard()
    expect(await planOf(order.id)).toMatchObject({ state: 'past_due' })
    const link = linkTo(plan.id)
    const now = house.clock.now()
    const shown = (await anyone().get(`/leaving?link=${link}`)).body
    expect(new Date(shown.cancel.endsAt).getTime()).toBeGreaterThanOrEqual(now.getTime())
    await anyone().post('/leaving/cancel', { link, locale: 'fr' })
    await sweepPlans(house.ports)
    await house.settle()
    const declared = (await anyone().get(`/leaving?link=${link}`)).body
    const { content } = await db().selectFrom('leaving').select('content').executeTakeFirstOrThrow()
    expect(new Date(JSON.parse(content).endsAt).getTime()).toBeGreaterThanOrEqual(now.getTime())
    expect(declared.state).toBe('ended')
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'cancelled' })
    expect(await planCharges(plan.id)).toHaveLength(1)
    const [letter] = await sent('billing.cancelled')
    expect(letter?.text).toContain('le contrat se termine aujourd’hui')
    expect(letter?.text).not.toContain('revenir sur votre décision')
  })

  it('that was asked for stands against an order that was clicked before and never answered', async () => {
    const { client, order } = await answered()
    const plan = await planOf(order.id)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'early' })
    const path = `POST /v1/subscriptions/${plan.provider_id}`
    control().answers.fail(path, { status: 503, body: '{"error":{"type":"api_error"}}' }, { times: 9 })
    const { body: first } = await client.post('/me/plan/orders', accepted(quote))
    expect(first).toMatchObject({ status: 'created', paymentIntent: null })
    control().answers.reset()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await house.settle()
    await client.post('/me/plan/orders', accepted(quote))
    await house.settle()
    expect(await planCharges(plan.id)).toEqual([])
    await later(days(16))
    expect(await planCharges(plan.id)).toEqual([])
    expect(await planOf(order.id)).toMatchObject({ state: 'ended' })
  })
})
