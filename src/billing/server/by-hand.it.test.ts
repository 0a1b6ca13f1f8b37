import { describe, expect, it, vi } from 'vitest'
import { answered, creditsOf, sent } from '../../server/leaving-testing.ts'
import { house, pay } from '../../server/testing.ts'
import {
  atProvider,
  captured,
  control,
  db,
  directPlan,
  heard,
  later,
  planOf,
  purchase,
  withWebhooks,
} from '../../server/till.ts'
import { heldOrder, ownCard, placeOrder, readyToOrder, settle } from '../../server/walk.ts'
import { customerOf } from './customers-store.ts'
import { giveBack } from './give-back.ts'
import { reconcileBooks } from './nightly.ts'

/** What the operator does on the provider's own page. */
const refundByHand = (paymentIntent: string, amount?: number) =>
  house.ports.payments.refund({ claimId: 'by-hand', paymentIntent, ...(amount && { amount }) })
const refunds = () => db().selectFrom('refund').select(['state', 'amount']).execute()
const balance = async (account: string) => {
  const rows = await db().selectFrom('ledger_entry').select('amount').where('account', '=', account).execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
const alerts = async () =>
  (await db().selectFrom('money_alert').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)

describe('a refund that somebody makes on the provider’s own page', () => {
  it('while the same one is being asked for here is that one: nothing is owed, nobody hears that it failed', async () => {
    const { client, id, order } = await answered()
    await refundByHand(order.paymentIntent)
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await house.settle()
    expect(await refunds()).toEqual([{ state: 'done', amount: 300 }])
    expect(await balance('refunds_owed')).toBe(0)
    expect(await balance('provider_clearing')).toBe(0)
    expect(await sent('billing.refund_failed')).toEqual([])
    expect(await purchase(order.id)).toMatchObject({ status: 'refunded' })
    expect(await alerts()).toEqual([])
    await later(20)
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    expect(house.jobs.failures).toEqual([])
  })

  it('of a part, whose news is lost, is a part of ours: only the rest is sent, and only the rest may fail', async () => {
    const { client, id, order } = await answered()
    const byHand = await refundByHand(order.paymentIntent, 100)
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await house.settle()
    expect(await refunds()).toEqual([{ state: 'done', amount: 300 }])
    expect((await atProvider(order.paymentIntent)).amountRefunded).toBe(300)
    expect(await balance('refunds_owed')).toBe(0)
    expect(await balance('provider_clearing')).toBe(0)
    expect(await sent('billing.refund_failed')).toEqual([])
    expect(await purchase(order.id)).toMatchObject({ status: 'refunded' })
    await later(20)
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    withWebhooks()
    const theirs = await house.ports.payments.listRefunds(order.paymentIntent)
    control().failRefund(theirs.find((refund) => refund.id !== byHand.id)?.id ?? '')
    await heard()
    expect(await refunds()).toEqual([{ state: 'failed', amount: 200 }])
    expect(await balance('refunds_owed')).toBe(-200)
    expect(house.jobs.failures).toEqual([])
  })

  it('of more than ours, whose news is lost, has given ours back, and its rest is written down', async () => {
    const { order } = await answered()
    await refundByHand(order.paymentIntent)
    await house.ports.transact((tx) =>
      giveBack(house.ports, tx, { chargeId: order.id, amount: 200, reason: 'goodwill' }),
    )
    await house.settle()
    await later(20)
    expect(await refunds()).toEqual([
      { state: 'done', amount: 200 },
      { state: 'done', amount: 100 },
    ])
    expect(await balance('refunds_owed')).toBe(0)
    expect(await sent('billing.refund_failed')).toEqual([])
    const { person_id } = await planOf(order.id)
    expect(await creditsOf(person_id)).toMatchObject([{ amount: 200 }, { amount: 100 }])
    expect(await purchase(order.id)).toMatchObject({ status: 'refunded' })
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    expect(house.jobs.failures).toEqual([])
  })

  it('of a part of a month, whose news is lost, leaves the rest for a credit note of ours', async () => {
    const { plan } = await directPlan()
    const charge = await db()
      .selectFrom('charge')
      .select(['id', 'payment_intent'])
      .where('subscription_id', '=', plan.id)
      .executeTakeFirstOrThrow()
    await refundByHand(charge.payment_intent ?? '', 500)
    await house.ports.transact((tx) =>
      giveBack(house.ports, tx, { chargeId: charge.id, amount: 2600, reason: 'goodwill' }),
    )
    await house.settle()
    expect((await atProvider(charge.payment_intent ?? '')).amountRefunded).toBe(2900)
    expect(await refunds()).toEqual([{ state: 'done', amount: 2600 }])
    await later(20)
    // The three euros beyond what was due here were given too: they are found by night, with a note of their own.
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 1 })
    expect(await creditsOf(plan.person_id)).toMatchObject([{ amount: 2600 }, { amount: 300 }])
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    expect(house.jobs.failures).toEqual([])
  })

  for (const told of [true, false])
    it(`after the card could not receive ours is the same one, sent again (${told ? 'by its event' : 'by night'})`, async () => {
      withWebhooks()
      const { client, id, order } = await answered()
      await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
      await heard()
      const [first] = await house.ports.payments.listRefunds(order.paymentIntent)
      control().failRefund(first?.id ?? '')
      await heard()
      expect(await refunds()).toEqual([{ state: 'failed', amount: 300 }])
      expect(await balance('refunds_owed')).toBe(-300)
      if (!told) control().webhooks.drop(() => true)
      const again = await refundByHand(order.paymentIntent)
      await heard()
      await later(20)
      await reconcileBooks(house.ports)
      await house.settle()
      expect(await refunds()).toEqual([{ state: 'done', amount: 300 }])
      expect(await balance('refunds_owed')).toBe(0)
      expect((await balance('provider_clearing')) + (await balance('provider_fees'))).toBe(0)
      const { person_id } = await planOf(order.id)
      expect(await creditsOf(person_id)).toEqual([{ amount: 300, reason: 'guarantee' }])
      expect(await sent('billing.refunded')).toHaveLength(1)
      expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
      control().webhooks.reset()
      control().failRefund(again.id)
      await heard()
      expect(await refunds()).toEqual([{ state: 'failed', amount: 300 }])
      expect(await balance('refunds_owed')).toBe(-300)
      expect(house.jobs.failures).toEqual([])
    })
})

describe('a hold that somebody takes on the provider’s own page', () => {
  it('and gives back there is over, and keeps nobody from an order', async () => {
    const { client, order } = await heldOrder()
    await house.ports.payments.capture({ orderId: order.id, paymentIntent: order.paymentIntent })
    await settle(client, order.id).catch(() => {})
    expect(await purchase(order.id)).toMatchObject({ status: 'held' })
    await refundByHand(order.paymentIntent)
    await later(70)
    expect(await purchase(order.id)).toMatchObject({ status: 'voided', client_secret: null })
    expect(await alerts()).toEqual(['payment_mismatch'])
    expect((await client.get('/me/offers')).body.kinds).toEqual(['first'])
  })
})

describe('a customer that somebody deletes on the provider’s own page', () => {
  for (const kind of ['first', 'plan'])
    it(`can order again: ${kind}`, async () => {
      const { client, id } = await readyToOrder()
      const given = await placeOrder(client, id, kind === 'first' ? 'plan' : 'first')
      const { customer } = await atProvider(given.paymentIntent)
      await house.ports.payments.forgetCustomer(customer ?? '')
      const order = await placeOrder(client, id, kind)
      expect(order.paymentIntent).toMatch(/^pi_/)
      await pay(order, ownCard())
      await settle(client, order.id)
      await house.settle()
      expect((await purchase(order.id)).status).toBe(kind === 'first' ? 'held' : 'captured')
      const { person_id } = await purchase(order.id)
      expect(await customerOf(db(), person_id)).not.toBe(customer)
    })
})

describe('an order whose first try was never answered', () => {
  it('can be paid although the person has given a name meanwhile', async () => {
    const { client, id } = await readyToOrder()
    const bad = { status: 503, body: '{"error":{"type":"api_error"}}' }
    control().answers.fail('POST /v1/customers', bad, { times: 9, workDone: true })
    const order = await placeOrder(client, id)
    expect(order.paymentIntent).toBe(null)
    control().answers.reset()
    const { person_id } = await purchase(order.id)
    await db()
      .updateTable('person')
      .set({ first_name: 'Ada', last_name: 'Lovelace' })
      .where('id', '=', person_id)
      .execute()
    expect(await settle(client, order.id)).toMatchObject({ paymentIntent: expect.stringMatching(/^pi_/) })
  })
})

describe('a payment that is looked at by night', () => {
  it('is not reported while a refund of it is being asked for', async () => {
    const { client, id } = await answered()
    await later(20)
    house.jobs.handle('billing.refund', async () => {})
    house.jobs.handle('billing.pursue', async () => {})
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await house.settle()
    expect(await refunds()).toEqual([{ state: 'asked', amount: 300 }])
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
  })

  it('is reported as what it is, not as a difference, where the bank has sent a refund back', async () => {
    const { client, id, order } = await answered()
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await house.settle()
    await later(20)
    const [refund] = await house.ports.payments.listRefunds(order.paymentIntent)
    control().failRefund(refund?.id ?? '')
    await later(20)
    for (const _ of [1, 2, 3]) expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    expect(await alerts()).toEqual(['refund_failed'])
  })

  it('keeps no other from being compared where it cannot be', async () => {
    const one = await captured()
    const other = await captured()
    await later(20)
    const { payments } = house.ports
    const read = payments.retrievePayment.bind(payments)
    const odd = vi
      .spyOn(payments, 'retrievePayment')
      .mockImplementation((id) => (id === one.order.paymentIntent ? Promise.reject(new Error('odd')) : read(id)))
    await refundByHand(other.order.paymentIntent, 100)
    await reconcileBooks(house.ports)
    odd.mockRestore()
    expect(await refunds()).toEqual([{ state: 'done', amount: 100 }])
  })
})
