import { describe, expect, it } from 'vitest'
import { answered, creditsOf, linkTo } from '../../server/leaving-testing.ts'
import { house } from '../../server/testing.ts'
import {
  atProvider,
  captured,
  control,
  db,
  directPlan,
  heard,
  later,
  ledger,
  planCharges,
  planOf,
  purchase,
  staySignedIn,
  subscriptions,
  withWebhooks,
} from '../../server/till.ts'
import { heldOrder } from '../../server/walk.ts'
import { customerOf, keepCustomer } from './customers-store.ts'
import { giveBack } from './give-back.ts'
import { sweepPlans } from './jobs.ts'
import { reconcileBooks } from './nightly.ts'
import { settlePlan } from './plan-settle.ts'

const days = (count: number) => count * 24 * 60
const alerts = async () =>
  (await db().selectFrom('money_alert').select(['kind', 'ref']).orderBy('kind').execute()).map(
    ({ kind, ref }) => `${kind} ${ref}`,
  )
const busy = { error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'x' } }

describe('money that goes back', () => {
  it('is not taken for lost because our own other try is still under way', async () => {
    const { client, id, order } = await answered()
    control().answers.fail('POST /v1/refunds', { status: 409, body: JSON.stringify(busy) }, { times: 3 })
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await house.settle()
    control().answers.reset()
    await later(11)
    expect(await db().selectFrom('refund').select('state').execute()).toEqual([{ state: 'done' }])
    expect((await atProvider(order.paymentIntent)).amountRefunded).toBe(300)
    expect((await ledger(order.id)).filter(({ account }) => account === 'refunds_owed')).toEqual([])
    expect(await alerts()).toEqual([])
  })

  it('is not given twice where the bank has given it: neither guarantee nor withdrawal after a lost dispute', async () => {
    withWebhooks()
    const { client, id, order } = await answered()
    const dispute = control().openDispute(order.paymentIntent)
    await control().webhooks.quiet()
    await house.settle()
    control().decideDispute(dispute, 'lost')
    await control().webhooks.quiet()
    await house.settle()
    expect(await db().selectFrom('dispute').select('outcome').execute()).toEqual([{ outcome: 'lost' }])
    const claim = await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    expect([claim.status, claim.body.code]).toEqual([409, 'claim_not_possible'])
    const { id: plan, person_id: person } = await planOf(order.id)
    const withdrawn = await client.post('/leaving/withdraw', { link: linkTo(plan), locale: 'fr' })
    expect(withdrawn.body.code).toBe('withdrawal_over')
    expect(await creditsOf(person)).toEqual([])
    expect((await ledger(order.id)).filter(({ account }) => account === 'refunds_owed')).toEqual([])
  })
})

describe('money that a bank has kept waiting', () => {
  it('is asked for anew where the bank had decided by the time the provider refused', async () => {
    withWebhooks()
    const { order } = await answered()
    const dispute = control().openDispute(order.paymentIntent)
    await heard()
    control().decideDispute(dispute, 'won')
    await heard()
    const disputed = { error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'x' } }
    control().answers.fail('POST /v1/refunds', { status: 400, body: JSON.stringify(disputed) }, { times: 1 })
    await house.ports.transact((tx) =>
      giveBack(house.ports, tx, { chargeId: order.id, amount: 100, reason: 'goodwill' }),
    )
    await heard()
    await later(11)
    await later(11)
    expect(await db().selectFrom('refund').select('state').execute()).toEqual([{ state: 'done' }])
    expect((await atProvider(order.paymentIntent)).amountRefunded).toBe(100)
    const owed = db().selectFrom('ledger_entry').select('amount').where('account', '=', 'refunds_owed')
    expect(await owed.execute()).toEqual([])
  })
})

describe('a person’s first order, clicked twice', () => {
  it('makes one customer, and neither click fails for it', async () => {
    const { order } = await heldOrder()
    const { person_id: personId } = await purchase(order.id)
    const kept = { personId, made: `cus_${personId}`, instead: undefined }
    for (let round = 0; round < 40; round += 1) {
      await db().deleteFrom('customer').where('person_id', '=', personId).execute()
      await Promise.all(Array.from({ length: 8 }, () => keepCustomer(db(), kept, house.clock.now())))
      expect(await customerOf(db(), personId)).toBe(kept.made)
    }
  })
})

describe('what the provider told and nobody heard', () => {
  it('a dispute whose event was lost is found by the nightly comparison', async () => {
    const { order } = await captured()
    await later(20)
    withWebhooks()
    control().webhooks.drop((event) => event.type.startsWith('charge.dispute.'))
    control().openDispute(order.paymentIntent)
    await reconcileBooks(house.ports)
    await house.settle()
    expect(await db().selectFrom('dispute').select(['charge_id', 'amount']).execute()).toEqual([
      { charge_id: order.id, amount: 300 },
    ])
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'dispute' })
  })

  it('25: an event that meets a locked table is refused, so that it comes again, and is then handled once', async () => {
    withWebhooks()
    control().webhooks.hold()
    const { order } = await captured()
    const holder = await house.database.pool.connect()
    let refused: number[] = []
    try {
      await holder.query('begin')
      await holder.query('lock table provider_event in access exclusive mode')
      const sending = control().webhooks.release()
      const statuses = () =>
        control()
          .webhooks.attempts()
          .map(({ status }) => status)
      await expect.poll(() => statuses().length, { timeout: 20_000, interval: 100 }).toBeGreaterThan(0)
      refused = statuses()
      await holder.query('rollback')
      await sending
    } finally {
      holder.release(true)
    }
    expect(refused.every((status) => status >= 500)).toBe(true)
    control().webhooks.retryNow()
    await control().webhooks.quiet()
    await house.settle()
    const stored = await db().selectFrom('provider_event').select('handled_at').execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.filter(({ handled_at }) => handled_at === null)).toEqual([])
    expect(await ledger(order.id)).toHaveLength(3)
  }, 60_000)
})

describe('what is charged', () => {
  it('is nothing in a pause that was asked for, taken back and asked for again', async () => {
    const { client, order, plan } = await directPlan()
    for (const act of ['pause', 'keep', 'pause']) {
      await client.post(`/me/plan/${act}`, act === 'pause' ? { months: 1, locale: 'fr' } : { locale: 'fr' })
      await house.settle()
    }
    const { paused } = await house.ports.payments.retrieveSubscription(plan.provider_id ?? '')
    expect(paused?.until?.getTime()).toBeGreaterThan(plan.current_period_end.getTime())
    await later(days(32))
    await later(62)
    await sweepPlans(house.ports)
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'paused' })
    expect(await planCharges(plan.id)).toHaveLength(1)
  })

  it('is the price of the contract, also where the house has another one by now', async () => {
    const { client, order } = await captured()
    const plan = await planOf(order.id)
    Object.assign(house.ports.config, { PLAN_PRICE: 1900 })
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'early', today: 2900, monthly: 2900 })
    const ordered = await client.post('/me/plan/orders', {
      quoteId: quote.id,
      signature: quote.signature,
      terms: true,
      startNow: true,
      locale: 'fr',
    })
    await house.settle()
    expect(ordered.body).toMatchObject({ status: 'captured', quote: { today: 2900 } })
    expect(await planCharges(plan.id)).toMatchObject([{ amount: 2900 }])
    expect(await alerts()).toEqual([])
  })

  it('is the first month that was shown, also where the provider still sells it at another price', async () => {
    const { client } = await heldOrder()
    Object.assign(house.ports.config, { PLAN_PRICE: 1900 })
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'new', today: 1900 })
    const { body } = await client.post('/me/plan/orders', {
      quoteId: quote.id,
      signature: quote.signature,
      terms: true,
      startNow: true,
      locale: 'fr',
    })
    await house.settle()
    expect(await atProvider(body.paymentIntent)).toMatchObject({ amount: 1900 })
    expect(await purchase(body.id)).toMatchObject({ status: 'created', amount: 1900 })
  })

  it('is nothing after a cancellation whose request the provider never heard, in its last hours', async () => {
    const { client, order, plan } = await directPlan()
    await staySignedIn()
    await later(Math.ceil((plan.current_period_end.getTime() - house.clock.now().getTime()) / 60_000) - 300)
    house.jobs.handle('plan.pursue', async () => {})
    expect((await client.post('/me/plan/cancel', { locale: 'fr' })).status).toBe(200)
    await settlePlan(house.ports, plan.id)
    await later(11)
    expect((await house.ports.payments.retrieveSubscription(plan.provider_id ?? '')).cancelAtPeriodEnd).toBe(true)
    expect((await subscriptions(order.id))[0]?.cancel_at).not.toBeNull()
  })
})

describe('what does not fit', () => {
  it('is shown to a person of the house: money taken that nobody asked for', async () => {
    const { order } = await heldOrder()
    await house.ports.payments.capture({ orderId: order.id, paymentIntent: order.paymentIntent })
    await later(70)
    expect(await alerts()).toContain(`payment_mismatch ${order.id}`)
    expect(await purchase(order.id)).toMatchObject({ status: 'held' })
  })
})
