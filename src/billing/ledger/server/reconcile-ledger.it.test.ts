import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  paymentAtStripe,
  sandboxControl,
  setUpPaymentTestKit,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { answerAs } from '../../../../test/scenarios/main-path.ts'
import { reconcileLedger } from './reconcile-ledger.ts'

setUpPaymentTestKit()

const drifts = () => testDb().selectFrom('drift').select(['kind', 'ref', 'expected', 'found']).execute()
const alertsOf = async (order: string) =>
  (await testDb().selectFrom('money_alert').select('ref').where('ref', 'like', `%${order}`).execute()).map(
    ({ ref }) => ref,
  )

const disputes = () => testDb().selectFrom('dispute').select(['id', 'outcome']).execute()

async function answered() {
  const made = await capturedOrder()
  await answerAs(made.helene, made.id, made.token)
  await testApp.settle()
  await advanceAndRunJobs(20)
  return made
}

describe('the nightly comparison of our books with the provider’s account', () => {
  it('finds them equal, and posts the provider’s fees once', async () => {
    const { order } = await answered()
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    const { charge } = await paymentAtStripe(order.paymentIntent)
    const fees = await testDb()
      .selectFrom('ledger_entry')
      .select(['account', 'amount'])
      .where('source', '=', 'fee')
      .execute()
    expect(charge).toMatch(/^ch_|^py_/)
    expect(fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(fees.filter(({ account }) => account === 'provider_fees').length).toBeLessThanOrEqual(1)
    expect(await alertsOf(order.id)).toEqual([])
  })

  it('writes down once what the provider sends to our bank, gets back from it, and takes as a fee of its own', async () => {
    await answered()
    const at = testApp.clock.now()
    const moved = (id: string, type: string, amount: number) => {
      return { id, type, amount, fee: 0, net: amount, currency: 'eur', source: id, createdAt: at, availableAt: at }
    }
    await advanceAndRunJobs(20)
    const { payments } = testApp.ports
    const listBalanceTransactions: typeof payments.listBalanceTransactions = async (wish) => [
      ...(await payments.listBalanceTransactions(wish)),
      moved('txn_sent', 'payout', -200),
      moved('txn_back', 'payout_failure', 200),
      moved('txn_again', 'payout', -150),
      moved('txn_fee', 'stripe_fee', -7),
    ]
    const ports = { ...testApp.ports, payments: { ...payments, listBalanceTransactions } }
    expect(await reconcileLedger(ports)).toEqual({ drifts: 0 })
    expect(await reconcileLedger(ports)).toEqual({ drifts: 0 })
    const sums = await testDb()
      .selectFrom('ledger_entry')
      .select(['source', 'account'])
      .select(({ fn }) => fn.sum<string>('amount').as('amount'))
      .where('sourceId', 'in', ['txn_sent', 'txn_back', 'txn_again', 'txn_fee'])
      .groupBy(['source', 'account'])
      .orderBy('source')
      .orderBy('account')
      .execute()
    expect(sums.map(({ source, account, amount }) => [source, account, Number(amount)])).toEqual([
      ['fee', 'provider_clearing', -7],
      ['fee', 'provider_fees', 7],
      ['transfer', 'bank', 150],
      ['transfer', 'provider_clearing', -150],
    ])
    const [last] = await testDb()
      .selectFrom('reconciliation')
      .selectAll()
      .orderBy('finishedAt', 'desc')
      .limit(1)
      .execute()
    expect(last?.inBooks).toBe(last?.atProvider)
  })

  it('reports money given back at the provider that our books do not know, once, and refunds nothing', async () => {
    const { order } = await answered()
    await testDb().updateTable('charge').set({ credited: 0 }).where('id', '=', order.id).execute()
    sandboxControl().webhooks.hold()
    await testApp.ports.payments.refund({ claimId: 'by-hand', paymentIntent: order.paymentIntent, amount: 100 })
    await reconcileLedger(testApp.ports)
    await reconcileLedger(testApp.ports)
    expect(await drifts()).toContainEqual({ kind: 'refund_differs', ref: order.id, expected: 0, found: 100 })
    expect(await alertsOf(order.id)).toEqual([`refund_differs:${order.id}`])
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ amountRefunded: 100 })
  })

  it('reports it of a payment that is older than the days that it looks at, too', async () => {
    const { order } = await answered()
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    await advanceAndRunJobs(5 * 24 * 60)
    sandboxControl().webhooks.hold()
    await testApp.ports.payments.refund({ claimId: 'by-hand', paymentIntent: order.paymentIntent, amount: 100 })
    await advanceAndRunJobs(15)
    await reconcileLedger(testApp.ports)
    expect(await drifts()).toEqual([{ kind: 'refund_differs', ref: order.id, expected: 0, found: 100 }])
    expect(await alertsOf(order.id)).toEqual([`refund_differs:${order.id}`])
  })

  it('hears of a refund that the bank has sent back and nobody told, however old its payment and long the silence', async () => {
    const { client, id, order } = await answered()
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
    testApp.clock.advance(5 * 24 * 3_600_000)
    await reconcileLedger(testApp.ports)
    const [refund] = await testApp.ports.payments.listRefunds(order.paymentIntent)
    sandboxControl().failRefund(refund?.id ?? '')
    testApp.clock.advance(40 * 24 * 3_600_000)
    await reconcileLedger(testApp.ports)
    expect(await testDb().selectFrom('refund').select('state').where('id', '=', order.id).execute()).toEqual([
      { state: 'failed' },
    ])
    expect(await testDb().selectFrom('money_alert').select('kind').where('ref', '=', order.id).execute()).toEqual([
      { kind: 'refund_failed' },
    ])
  })

  it('hears of the end of a dispute that nobody told, however long ago', async () => {
    const { order } = await answered()
    withWebhooks()
    const dispute = sandboxControl().openDispute(order.paymentIntent)
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    sandboxControl().webhooks.drop(() => true)
    sandboxControl().decideDispute(dispute, 'won')
    expect(await disputes()).toEqual([{ id: dispute, outcome: null }])
    await advanceAndRunJobs(40 * 24 * 60)
    expect(await disputes()).toEqual([{ id: dispute, outcome: 'won' }])
    expect(await drifts()).toEqual([])
  })

  it('makes up for a week in which it did not run', async () => {
    await answered()
    await reconcileLedger(testApp.ports)
    await advanceAndRunJobs(1)
    await answered()
    await advanceAndRunJobs(7 * 24 * 60)
    const fees = await testDb().selectFrom('ledger_entry').select('id').where('account', '=', 'provider_fees').execute()
    expect(fees.length).toBe(2)
    expect(await drifts()).toEqual([])
  })

  it('reports money at the provider that no order of ours asked for', async () => {
    const { order } = await answered()
    await testDb().updateTable('charge').set({ providerCharge: 'ch_of_another' }).where('id', '=', order.id).execute()
    await testDb()
      .updateTable('charge')
      .set({ paidAt: new Date(0) })
      .where('id', '=', order.id)
      .execute()
    await reconcileLedger(testApp.ports)
    const { charge } = await paymentAtStripe(order.paymentIntent)
    expect(await drifts()).toContainEqual({ kind: 'unknown_at_provider', ref: charge, expected: null, found: 300 })
  })
})
