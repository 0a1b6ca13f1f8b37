import { describe, expect, it, vi } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  deliverWebhooks,
  ledgerEntries,
  paymentAtStripe,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { pay, testApp } from '../../../../test/harness/test-app.ts'
import { answeredQuestion, creditsOf, sentEmails, subscriptionOf } from '../../../../test/scenarios/cancellation.ts'
import {
  placeOrder,
  questionView,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { reconcileLedger } from '../../ledger/server/reconcile-ledger.ts'
import { refundCharge } from '../../refunds/server/refund-charge.ts'
import { lockPurchase } from '../../server/store.ts'
import { syncDisputeFromStripe } from './sync-dispute.ts'

setUpPaymentTestKit()

const refund = () => testDb().selectFrom('refund').select(['state', 'amount', 'failure', 'tries']).execute()
const balance = async (account: string) => {
  const rows = await testDb().selectFrom('ledger_entry').select('amount').where('account', '=', account).execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
const alerts = async () =>
  (await testDb().selectFrom('money_alert').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)

/** Answered, then contested at the bank, and the money asked back from us as well. */
async function contestedAndClaimed({ told }: { told: boolean }) {
  if (told) withWebhooks()
  const made = await answeredQuestion()
  const dispute = sandboxControl().openDispute(made.order.paymentIntent)
  if (told) await deliverWebhooks()
  const claim = await made.client.post(`/questions/${made.id}/guarantee`, { locale: 'fr' })
  await testApp.settle()
  if (!told) withWebhooks()
  return { ...made, dispute, claim }
}

describe('the money of a payment that its bank contests', () => {
  it('waits where it is asked back from us too, and the client reads that the bank has it', async () => {
    const { client, id, order, claim } = await contestedAndClaimed({ told: true })
    expect(claim.body).toMatchObject({ guarantee: { state: 'at_bank' } })
    const [receipt] = await sentEmails('billing.guarantee')
    expect(receipt?.subject).toBe('Votre garantie est enregistrée')
    expect(receipt?.text).toContain('qui en décide d’abord')
    expect(receipt?.text).not.toContain('cinq à dix jours')
    expect(await questionView(client, id)).toMatchObject({ guarantee: { state: 'at_bank' } })
    expect(await refund()).toEqual([{ state: 'waits', amount: 300, failure: null, tries: 1 }])
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(0)
    expect(await balance('refunds_owed')).toBe(-300)
    expect(await sentEmails('billing.refund_failed')).toEqual([])
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended' })
    await advanceAndRunJobs(60)
    expect(await refund()).toEqual([{ state: 'waits', amount: 300, failure: null, tries: 1 }])
    expect(await alerts()).toEqual(['dispute'])
    expect(testApp.jobs.failures).toEqual([])
  })

  for (const told of [true, false])
    it(`lost, is given back by the bank alone, and nothing more is owed (dispute ${told ? 'known' : 'not known'} at the claim)`, async () => {
      const { client, id, order, dispute } = await contestedAndClaimed({ told })
      sandboxControl().decideDispute(dispute, 'lost')
      await deliverWebhooks()
      if (!told) await advanceAndRunJobs(20)
      expect(await refund()).toMatchObject([{ state: 'by_bank', amount: 300 }])
      expect(await balance('refunds_owed')).toBe(0)
      expect(await balance('disputes')).toBe(0)
      expect(await balance('dispute_losses')).toBe(0)
      expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(0)
      const { personId } = await subscriptionOf(order.id)
      expect(await creditsOf(personId)).toEqual([{ amount: 300, reason: 'guarantee' }])
      expect(await purchaseRow(order.id)).toMatchObject({ status: 'refunded' })
      expect(await questionView(client, id)).toMatchObject({ payment: 'REFUNDED', guarantee: { state: 'by_bank' } })
      await advanceAndRunJobs(20)
      expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
      expect(testApp.jobs.failures).toEqual([])
    })

  for (const told of [true, false])
    it(`won, is given back by us then, once (dispute ${told ? 'known' : 'not known'} at the claim)`, async () => {
      const { client, id, order, dispute } = await contestedAndClaimed({ told })
      sandboxControl().decideDispute(dispute, 'won')
      await deliverWebhooks()
      await deliverWebhooks()
      if (!told) await advanceAndRunJobs(20)
      expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
      expect(await refund()).toMatchObject([{ state: 'done', amount: 300 }])
      expect(await balance('refunds_owed')).toBe(0)
      expect(await balance('disputes')).toBe(0)
      expect(await balance('dispute_losses')).toBe(0)
      expect(await purchaseRow(order.id)).toMatchObject({ status: 'refunded' })
      expect(await questionView(client, id)).toMatchObject({ payment: 'REFUNDED', guarantee: { state: 'granted' } })
      await advanceAndRunJobs(20)
      expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
      expect(testApp.jobs.failures).toEqual([])
    })
})

describe('a decision that a bank takes back after it was lost', () => {
  for (const told of [true, false])
    it(`brings the money back into the books, once, and a person of the house is told (${told ? 'told' : 'its news lost'})`, async () => {
      withWebhooks()
      const { client, order } = await answeredQuestion()
      const dispute = sandboxControl().openDispute(order.paymentIntent)
      await deliverWebhooks()
      sandboxControl().decideDispute(dispute, 'lost')
      await deliverWebhooks()
      await settleOrderPayment(client, order.id)
      await testApp.settle()
      expect(await balance('dispute_losses')).toBe(300)
      await advanceAndRunJobs(60 * 24 * 40)
      if (!told) sandboxControl().webhooks.drop(() => true)
      sandboxControl().reverseDispute(dispute)
      await deliverWebhooks()
      await advanceAndRunJobs(20)
      const payments = { ...testApp.ports.payments, ...(!told && { listUndeliveredEvents: async () => [] }) }
      for (let night = 0; night < 2; night += 1)
        expect(await reconcileLedger({ ...testApp.ports, payments })).toEqual({ drifts: 0 })
      await deliverWebhooks()
      expect(await balance('dispute_losses')).toBe(0)
      expect(await balance('disputes')).toBe(0)
      expect(await balance('refunds_owed')).toBe(0)
      const movements = await payments.listBalanceTransactions({ since: new Date(0) })
      expect(await balance('provider_clearing')).toBe(movements.reduce((sum, { net }) => sum + net, 0))
      const row = await testDb().selectFrom('dispute').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({ outcome: 'won', status: 'won' })
      expect(await alerts()).toEqual(['dispute', 'dispute_reversed'])
      // What has ended stays so, and the invoice stands: nothing was ever credited.
      expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'dispute' })
      expect(await creditsOf((await subscriptionOf(order.id)).personId)).toEqual([])
      expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
      expect(testApp.jobs.failures).toEqual([])
    })

  it('gives back what was owed and only the bank had given back', async () => {
    const { client, id, order, dispute } = await contestedAndClaimed({ told: true })
    sandboxControl().decideDispute(dispute, 'lost')
    await deliverWebhooks()
    expect(await refund()).toMatchObject([{ state: 'by_bank', amount: 300 }])
    sandboxControl().reverseDispute(dispute)
    await deliverWebhooks()
    await advanceAndRunJobs(20)
    expect(await refund()).toEqual([{ state: 'done', amount: 300, failure: null, tries: 2 }])
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    for (const account of ['refunds_owed', 'dispute_losses', 'disputes']) expect(await balance(account)).toBe(0)
    const { personId } = await subscriptionOf(order.id)
    expect(await creditsOf(personId)).toEqual([{ amount: 300, reason: 'guarantee' }])
    expect(await questionView(client, id)).toMatchObject({ guarantee: { state: 'granted' } })
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    expect(testApp.jobs.failures).toEqual([])
  })
})

describe('money that is asked back in the very moment in which the bank decides', () => {
  for (const [outcome, then] of [
    ['won', { state: 'done', amount: 300 }],
    ['lost', { state: 'by_bank', amount: 300 }],
  ] as const)
    it(`does not wait for ever for what is decided: ${outcome}`, async () => {
      withWebhooks()
      const { order } = await answeredQuestion()
      const dispute = sandboxControl().openDispute(order.paymentIntent)
      await deliverWebhooks()
      sandboxControl().webhooks.drop(() => true)
      sandboxControl().decideDispute(dispute, outcome)
      const letGo = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      const asking = testApp.ports.transact(async (tx) => {
        await refundCharge(testApp.ports, tx, { chargeId: order.id, reason: 'goodwill' })
        asked.resolve()
        await letGo.promise
      })
      await asked.promise
      const settling = syncDisputeFromStripe(testApp.ports, dispute)
      await vi.waitFor(async () => {
        const { rows } = await testApp.database.pool.query('select from pg_locks where not granted')
        expect(rows.length).toBeGreaterThan(0)
      })
      letGo.resolve()
      await Promise.all([asking, settling])
      await testApp.settle()
      await advanceAndRunJobs(20)
      expect(await refund()).toMatchObject([then])
      expect(await balance('refunds_owed')).toBe(0)
    })
})

describe('a dispute that is heard of while its payment is given back', () => {
  it('waits for it, and neither is given up by the database', async () => {
    const { order } = await answeredQuestion()
    const dispute = sandboxControl().openDispute(order.paymentIntent)
    sandboxControl().decideDispute(dispute, 'lost')
    const locked = Promise.withResolvers<void>()
    const letGo = Promise.withResolvers<void>()
    const asking = testDb()
      .transaction()
      .execute(async (tx) => {
        await lockPurchase(tx, order.id)
        locked.resolve()
        await letGo.promise
        return refundCharge(testApp.ports, tx, { chargeId: order.id, reason: 'goodwill' })
      })
    await locked.promise
    const settling = syncDisputeFromStripe(testApp.ports, dispute)
    await vi.waitFor(async () => {
      const { rows } = await testApp.database.pool.query('select from pg_locks where not granted')
      expect(rows.length).toBeGreaterThan(0)
    })
    letGo.resolve()
    const ended = await Promise.allSettled([asking, settling])
    expect(ended.map((one) => (one.status === 'rejected' ? String(one.reason) : one.status))).toEqual([
      'fulfilled',
      'fulfilled',
    ])
    expect(await refund()).toHaveLength(1)
    expect(await balance('disputes')).toBe(0)
  })
})

describe('a dispute that is told before its payment is known here', () => {
  it('is kept, and linked when the payment is settled', async () => {
    withWebhooks()
    const { order } = await capturedOrder()
    const { id } = await testDb().selectFrom('charge').select('id').where('id', '=', order.id).executeTakeFirstOrThrow()
    await testDb().updateTable('charge').set({ paymentIntent: 'pi_not_yet' }).where('id', '=', id).execute()
    const dispute = sandboxControl().openDispute(order.paymentIntent)
    await deliverWebhooks()
    const row = () => testDb().selectFrom('dispute').select(['id', 'chargeId', 'paymentIntent', 'amount']).execute()
    expect(await row()).toEqual([{ id: dispute, chargeId: null, paymentIntent: order.paymentIntent, amount: 300 }])
    expect(await alerts()).toEqual(['dispute'])
    expect(await balance('disputes')).toBe(0)
    await testDb().updateTable('charge').set({ paymentIntent: order.paymentIntent }).where('id', '=', id).execute()
    await advanceAndRunJobs(11)
    expect(await row()).toMatchObject([{ chargeId: order.id }])
    expect(await balance('disputes')).toBe(300)
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'dispute' })
    expect((await ledgerEntries(order.id)).length).toBe(3)
  })

  it('the charge that comes later asks for it at once', async () => {
    withWebhooks()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id, 'plan')
    await testApp.settle()
    await pay(order, unusedCard())
    const dispute = sandboxControl().openDispute(order.paymentIntent)
    await testDb()
      .insertInto('dispute')
      .values({
        id: dispute,
        chargeId: null,
        paymentIntent: order.paymentIntent,
        reason: 'fraudulent',
        status: 'needs_response',
        amount: 2900,
        dueBy: null,
        openedAt: testApp.clock.now(),
        changedAt: testApp.clock.now(),
        outcome: null,
        settledAt: null,
        evidenceSentAt: null,
      })
      .execute()
    sandboxControl().webhooks.drop((event) => event.type.startsWith('charge.dispute.'))
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const charge = await testDb().selectFrom('charge').select('id').executeTakeFirstOrThrow()
    expect(await testDb().selectFrom('dispute').select('chargeId').execute()).toEqual([{ chargeId: charge.id }])
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'dispute' })
  })
})
