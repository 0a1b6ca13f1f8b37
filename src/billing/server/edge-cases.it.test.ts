import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  deliverWebhooks,
  directSubscription,
  ledgerEntries,
  paymentAtStripe,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  subscriptionCharges,
  subscriptionOfOrder,
  subscriptionRows,
  testDb,
  withWebhooks,
} from '../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../test/harness/test-app.ts'
import { answeredQuestion, creditsOf, signCancellationLink } from '../../../test/scenarios/cancellation.ts'
import { heldOrder } from '../../../test/scenarios/main-path.ts'
import { reconcileLedger } from '../ledger/server/reconcile-ledger.ts'
import { refundCharge } from '../refunds/server/refund-charge.ts'
import { customerOf, saveCustomer } from '../stripe/server/customers-store.ts'
import { syncSubscriptionFromStripe } from '../subscriptions/server/sync-subscription.ts'
import { sweepPlans } from './jobs.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60
const alerts = async () =>
  (await testDb().selectFrom('money_alert').select(['kind', 'ref']).orderBy('kind').execute()).map(
    ({ kind, ref }) => `${kind} ${ref}`,
  )
const busy = { error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'x' } }

describe('money that goes back', () => {
  it('is not taken for lost because our own other try is still under way', async () => {
    const { client, id, order } = await answeredQuestion()
    sandboxControl().responses.fail('POST /v1/refunds', { status: 409, body: JSON.stringify(busy) }, { times: 3 })
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    sandboxControl().responses.reset()
    await advanceAndRunJobs(11)
    expect(await testDb().selectFrom('refund').select('state').execute()).toEqual([{ state: 'done' }])
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    expect((await ledgerEntries(order.id)).filter(({ account }) => account === 'refunds_owed')).toEqual([])
    expect(await alerts()).toEqual([])
  })

  it('is not given twice where the bank has given it: neither guarantee nor withdrawal after a lost dispute', async () => {
    withWebhooks()
    const { client, id, order } = await answeredQuestion()
    const dispute = sandboxControl().openDispute(order.paymentIntent)
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    sandboxControl().decideDispute(dispute, 'lost')
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    expect(await testDb().selectFrom('dispute').select('outcome').execute()).toEqual([{ outcome: 'lost' }])
    const claim = await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    expect([claim.status, claim.body.code]).toEqual([409, 'claim_not_possible'])
    const { id: plan, personId: person } = await subscriptionOfOrder(order.id)
    const withdrawn = await client.post('/leaving/withdraw', { link: signCancellationLink(plan), locale: 'fr' })
    expect(withdrawn.body.code).toBe('withdrawal_over')
    expect(await creditsOf(person)).toEqual([])
    expect((await ledgerEntries(order.id)).filter(({ account }) => account === 'refunds_owed')).toEqual([])
  })
})

describe('money that a bank has kept waiting', () => {
  it('is asked for anew where the bank had decided by the time the provider refused', async () => {
    withWebhooks()
    const { order } = await answeredQuestion()
    const dispute = sandboxControl().openDispute(order.paymentIntent)
    await deliverWebhooks()
    sandboxControl().decideDispute(dispute, 'won')
    await deliverWebhooks()
    const disputed = { error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'x' } }
    sandboxControl().responses.fail('POST /v1/refunds', { status: 400, body: JSON.stringify(disputed) }, { times: 1 })
    await testApp.ports.transact((tx) =>
      refundCharge(testApp.ports, tx, { chargeId: order.id, amount: 100, reason: 'goodwill' }),
    )
    await deliverWebhooks()
    await advanceAndRunJobs(11)
    await advanceAndRunJobs(11)
    expect(await testDb().selectFrom('refund').select('state').execute()).toEqual([{ state: 'done' }])
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(100)
    const owed = testDb().selectFrom('ledger_entry').select('amount').where('account', '=', 'refunds_owed')
    expect(await owed.execute()).toEqual([])
  })
})

describe('a person’s first order, clicked twice', () => {
  it('makes one customer, and neither click fails for it', async () => {
    const { order } = await heldOrder()
    const { personId } = await purchaseRow(order.id)
    const kept = { personId, made: `cus_${personId}`, instead: undefined }
    for (let round = 0; round < 40; round += 1) {
      await testDb().deleteFrom('customer').where('personId', '=', personId).execute()
      await Promise.all(Array.from({ length: 8 }, () => saveCustomer(testDb(), kept, testApp.clock.now())))
      expect(await customerOf(testDb(), personId)).toBe(kept.made)
    }
  })
})

describe('what the provider told and nobody heard', () => {
  it('a dispute whose event was lost is found by the nightly comparison', async () => {
    const { order } = await capturedOrder()
    await advanceAndRunJobs(20)
    withWebhooks()
    sandboxControl().webhooks.drop((event) => event.type.startsWith('charge.dispute.'))
    sandboxControl().openDispute(order.paymentIntent)
    await reconcileLedger(testApp.ports)
    await testApp.settle()
    expect(await testDb().selectFrom('dispute').select(['chargeId', 'amount']).execute()).toEqual([
      { chargeId: order.id, amount: 300 },
    ])
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'dispute' })
  })

  it('25: an event that meets a locked table is refused, so that it comes again, and is then handled once', async () => {
    withWebhooks()
    sandboxControl().webhooks.hold()
    const { order } = await capturedOrder()
    const holder = await testApp.database.pool.connect()
    let refused: number[] = []
    try {
      await holder.query('begin')
      await holder.query('lock table provider_event in access exclusive mode')
      const sending = sandboxControl().webhooks.release()
      const statuses = () =>
        sandboxControl()
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
    sandboxControl().webhooks.retryNow()
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    const stored = await testDb().selectFrom('provider_event').select('handledAt').execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(stored.filter(({ handledAt }) => handledAt === null)).toEqual([])
    expect(await ledgerEntries(order.id)).toHaveLength(3)
  }, 60_000)
})

describe('what is charged', () => {
  it('is nothing in a pause that was asked for, taken back and asked for again', async () => {
    const { client, order, plan } = await directSubscription()
    for (const act of ['pause', 'keep', 'pause']) {
      await client.post(`/me/plan/${act}`, act === 'pause' ? { months: 1, locale: 'fr' } : { locale: 'fr' })
      await testApp.settle()
    }
    expect((await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')).status).toBe('paused')
    await advanceAndRunJobs(days(32))
    await advanceAndRunJobs(62)
    await sweepPlans(testApp.ports)
    await testApp.settle()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'paused' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
  })

  it('is the price of the contract, also where the house has another one by now', async () => {
    const { client, order } = await capturedOrder()
    const plan = await subscriptionOfOrder(order.id)
    Object.assign(testApp.ports.config, { PLAN_PRICE: 1900 })
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'early', today: 2900, monthly: 2900 })
    const ordered = await client.post('/me/plan/orders', {
      quoteId: quote.id,
      signature: quote.signature,
      terms: true,
      startNow: true,
      locale: 'fr',
    })
    await testApp.settle()
    expect(ordered.body).toMatchObject({ status: 'captured', quote: { today: 2900 } })
    expect(await subscriptionCharges(plan.id)).toMatchObject([{ amount: 2900 }])
    expect(await alerts()).toEqual([])
  })

  it('is the first month that was shown, also where the provider still sells it at another price', async () => {
    const { client } = await heldOrder()
    Object.assign(testApp.ports.config, { PLAN_PRICE: 1900 })
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'new', today: 1900 })
    const { body } = await client.post('/me/plan/orders', {
      quoteId: quote.id,
      signature: quote.signature,
      terms: true,
      startNow: true,
      locale: 'fr',
    })
    await testApp.settle()
    expect(await paymentAtStripe(body.paymentIntent)).toMatchObject({ amount: 1900 })
    expect(await purchaseRow(body.id)).toMatchObject({ status: 'created', amount: 1900 })
  })

  it('is nothing after a cancellation whose request the provider never heard, in its last hours', async () => {
    const { client, order, plan } = await directSubscription()
    await staySignedIn()
    await advanceAndRunJobs(Math.ceil((plan.currentPeriodEnd.getTime() - testApp.clock.now().getTime()) / 60_000) - 300)
    testApp.jobs.handle('plan.pursue', async () => {})
    expect((await client.post('/me/plan/cancel', { locale: 'fr' })).status).toBe(200)
    await syncSubscriptionFromStripe(testApp.ports, plan.id)
    await advanceAndRunJobs(11)
    expect((await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')).cancelAtPeriodEnd).toBe(true)
    expect((await subscriptionRows(order.id))[0]?.cancelAt).not.toBeNull()
  })
})

describe('what does not fit', () => {
  it('is shown to a person of the house: money taken that nobody asked for', async () => {
    const { order } = await heldOrder()
    await testApp.ports.payments.capture({ orderId: order.id, paymentIntent: order.paymentIntent })
    await advanceAndRunJobs(70)
    expect(await alerts()).toContain(`payment_mismatch ${order.id}`)
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'held' })
  })
})
