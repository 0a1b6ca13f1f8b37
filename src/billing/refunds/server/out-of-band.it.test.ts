import { describe, expect, it, vi } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  deliverWebhooks,
  directSubscription,
  paymentAtStripe,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  subscriptionOfOrder,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { pay, testApp } from '../../../../test/harness/test-app.ts'
import { answeredQuestion, creditsOf, sentEmails } from '../../../../test/scenarios/cancellation.ts'
import {
  heldOrder,
  placeOrder,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { reconcileLedger } from '../../ledger/server/reconcile-ledger.ts'
import { customerOf } from '../../stripe/server/customers-store.ts'
import { refundCharge } from './refund-charge.ts'

setUpPaymentTestKit()

/** What the operator does on the provider's own page. */
const refundByHand = (paymentIntent: string, amount?: number) =>
  testApp.ports.payments.refund({ claimId: 'by-hand', paymentIntent, ...(amount && { amount }) })
const refunds = () => testDb().selectFrom('refund').select(['state', 'amount']).execute()
const balance = async (account: string) => {
  const rows = await testDb().selectFrom('ledger_entry').select('amount').where('account', '=', account).execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
const alerts = async () =>
  (await testDb().selectFrom('money_alert').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)

describe('a refund that somebody makes on the provider’s own page', () => {
  it('while the same one is being asked for here is that one: nothing is owed, nobody hears that it failed', async () => {
    const { client, id, order } = await answeredQuestion()
    await refundByHand(order.paymentIntent)
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    expect(await refunds()).toEqual([{ state: 'done', amount: 300 }])
    expect(await balance('refunds_owed')).toBe(0)
    expect(await balance('provider_clearing')).toBe(0)
    expect(await sentEmails('billing.refund_failed')).toEqual([])
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'refunded' })
    expect(await alerts()).toEqual([])
    await advanceAndRunJobs(20)
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('of a part, whose news is lost, is a part of ours: only the rest is sent, and only the rest may fail', async () => {
    const { client, id, order } = await answeredQuestion()
    const byHand = await refundByHand(order.paymentIntent, 100)
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    expect(await refunds()).toEqual([{ state: 'done', amount: 300 }])
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    expect(await balance('refunds_owed')).toBe(0)
    expect(await balance('provider_clearing')).toBe(0)
    expect(await sentEmails('billing.refund_failed')).toEqual([])
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'refunded' })
    await advanceAndRunJobs(20)
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    withWebhooks()
    const theirs = await testApp.ports.payments.listRefunds(order.paymentIntent)
    sandboxControl().failRefund(theirs.find((refund) => refund.id !== byHand.id)?.id ?? '')
    await deliverWebhooks()
    expect(await refunds()).toEqual([{ state: 'failed', amount: 200 }])
    expect(await balance('refunds_owed')).toBe(-200)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('of more than ours, whose news is lost, has given ours back, and its rest is written down', async () => {
    const { order } = await answeredQuestion()
    await refundByHand(order.paymentIntent)
    await testApp.ports.transact((tx) =>
      refundCharge(testApp.ports, tx, { chargeId: order.id, amount: 200, reason: 'goodwill' }),
    )
    await testApp.settle()
    await advanceAndRunJobs(20)
    expect(await refunds()).toEqual([
      { state: 'done', amount: 200 },
      { state: 'done', amount: 100 },
    ])
    expect(await balance('refunds_owed')).toBe(0)
    expect(await sentEmails('billing.refund_failed')).toEqual([])
    const { personId } = await subscriptionOfOrder(order.id)
    expect(await creditsOf(personId)).toMatchObject([{ amount: 200 }, { amount: 100 }])
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'refunded' })
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('of a part of a month, whose news is lost, leaves the rest for a credit note of ours', async () => {
    const { plan } = await directSubscription()
    const charge = await testDb()
      .selectFrom('charge')
      .select(['id', 'paymentIntent'])
      .where('subscriptionId', '=', plan.id)
      .executeTakeFirstOrThrow()
    await refundByHand(charge.paymentIntent ?? '', 500)
    await testApp.ports.transact((tx) =>
      refundCharge(testApp.ports, tx, { chargeId: charge.id, amount: 2600, reason: 'goodwill' }),
    )
    await testApp.settle()
    expect((await paymentAtStripe(charge.paymentIntent ?? '')).amountRefunded).toBe(2900)
    expect(await refunds()).toEqual([{ state: 'done', amount: 2600 }])
    await advanceAndRunJobs(20)
    // The three euros beyond what was due here were given too: they are found by night, with a note of their own.
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 1 })
    expect(await creditsOf(plan.personId)).toMatchObject([{ amount: 2600 }, { amount: 300 }])
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    expect(testApp.jobs.failures).toEqual([])
  })

  for (const told of [true, false])
    it(`after the card could not receive ours is the same one, sent again (${told ? 'by its event' : 'by night'})`, async () => {
      withWebhooks()
      const { client, id, order } = await answeredQuestion()
      await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
      await deliverWebhooks()
      const [first] = await testApp.ports.payments.listRefunds(order.paymentIntent)
      sandboxControl().failRefund(first?.id ?? '')
      await deliverWebhooks()
      expect(await refunds()).toEqual([{ state: 'failed', amount: 300 }])
      expect(await balance('refunds_owed')).toBe(-300)
      if (!told) sandboxControl().webhooks.drop(() => true)
      const again = await refundByHand(order.paymentIntent)
      await deliverWebhooks()
      await advanceAndRunJobs(20)
      await reconcileLedger(testApp.ports)
      await testApp.settle()
      expect(await refunds()).toEqual([{ state: 'done', amount: 300 }])
      expect(await balance('refunds_owed')).toBe(0)
      expect((await balance('provider_clearing')) + (await balance('provider_fees'))).toBe(0)
      const { personId } = await subscriptionOfOrder(order.id)
      expect(await creditsOf(personId)).toEqual([{ amount: 300, reason: 'guarantee' }])
      expect(await sentEmails('billing.refunded')).toHaveLength(1)
      expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
      sandboxControl().webhooks.reset()
      sandboxControl().failRefund(again.id)
      await deliverWebhooks()
      expect(await refunds()).toEqual([{ state: 'failed', amount: 300 }])
      expect(await balance('refunds_owed')).toBe(-300)
      expect(testApp.jobs.failures).toEqual([])
    })
})

describe('a hold that somebody takes on the provider’s own page', () => {
  it('and gives back there is over, and keeps nobody from an order', async () => {
    const { client, order } = await heldOrder()
    await testApp.ports.payments.capture({ orderId: order.id, paymentIntent: order.paymentIntent })
    await settleOrderPayment(client, order.id).catch(() => {})
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'held' })
    await refundByHand(order.paymentIntent)
    await advanceAndRunJobs(70)
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'voided', clientSecret: null })
    expect(await alerts()).toEqual(['payment_mismatch'])
    expect((await client.get('/me/offers')).body.kinds).toEqual(['first'])
  })
})

describe('a customer that somebody deletes on the provider’s own page', () => {
  for (const kind of ['first', 'plan'])
    it(`can order again: ${kind}`, async () => {
      const { client, id } = await readyToOrder()
      const given = await placeOrder(client, id, kind === 'first' ? 'plan' : 'first')
      const { customer } = await paymentAtStripe(given.paymentIntent)
      await testApp.ports.payments.forgetCustomer(customer ?? '')
      const order = await placeOrder(client, id, kind)
      expect(order.paymentIntent).toMatch(/^pi_/)
      await pay(order, unusedCard())
      await settleOrderPayment(client, order.id)
      await testApp.settle()
      expect((await purchaseRow(order.id)).status).toBe(kind === 'first' ? 'held' : 'captured')
      const { personId } = await purchaseRow(order.id)
      expect(await customerOf(testDb(), personId)).not.toBe(customer)
    })
})

describe('an order whose first try was never answered', () => {
  it('can be paid although the person has given a name meanwhile', async () => {
    const { client, id } = await readyToOrder()
    const bad = { status: 503, body: '{"error":{"type":"api_error"}}' }
    sandboxControl().responses.fail('POST /v1/customers', bad, { times: 9, workDone: true })
    const order = await placeOrder(client, id)
    expect(order.paymentIntent).toBe(null)
    sandboxControl().responses.reset()
    const { personId } = await purchaseRow(order.id)
    await testDb()
      .updateTable('person')
      .set({ firstName: 'Ada', lastName: 'Lovelace' })
      .where('id', '=', personId)
      .execute()
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ paymentIntent: expect.stringMatching(/^pi_/) })
  })
})

describe('a payment that is looked at by night', () => {
  it('is not reported while a refund of it is being asked for', async () => {
    const { client, id } = await answeredQuestion()
    await advanceAndRunJobs(20)
    testApp.jobs.handle('billing.refund', async () => {})
    testApp.jobs.handle('billing.pursue', async () => {})
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    expect(await refunds()).toEqual([{ state: 'asked', amount: 300 }])
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
  })

  it('is reported as what it is, not as a difference, where the bank has sent a refund back', async () => {
    const { client, id, order } = await answeredQuestion()
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    await advanceAndRunJobs(20)
    const [refund] = await testApp.ports.payments.listRefunds(order.paymentIntent)
    sandboxControl().failRefund(refund?.id ?? '')
    await advanceAndRunJobs(20)
    for (const _ of [1, 2, 3]) expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    expect(await alerts()).toEqual(['refund_failed'])
  })

  it('keeps no other from being compared where it cannot be', async () => {
    const one = await capturedOrder()
    const other = await capturedOrder()
    await advanceAndRunJobs(20)
    const { payments } = testApp.ports
    const read = payments.retrievePayment.bind(payments)
    const odd = vi
      .spyOn(payments, 'retrievePayment')
      .mockImplementation((id) => (id === one.order.paymentIntent ? Promise.reject(new Error('odd')) : read(id)))
    await refundByHand(other.order.paymentIntent, 100)
    await reconcileLedger(testApp.ports)
    odd.mockRestore()
    expect(await refunds()).toEqual([{ state: 'done', amount: 100 }])
  })
})
