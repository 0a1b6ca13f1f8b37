import { describe, expect, it } from 'vitest'
import { house } from '../../server/testing.ts'
import { atProvider, captured, control, db, later, withWebhooks } from '../../server/till.ts'
import { answerBy } from '../../server/walk.ts'
import { reconcileBooks } from './nightly.ts'

const drifts = () => db().selectFrom('drift').select(['kind', 'ref', 'expected', 'found']).execute()
const alertsOf = async (order: string) =>
  (await db().selectFrom('money_alert').select('ref').where('ref', 'like', `%${order}`).execute()).map(({ ref }) => ref)

const disputes = () => db().selectFrom('dispute').select(['id', 'outcome']).execute()

async function answered() {
  const made = await captured()
  await answerBy(made.helene, made.id, made.token)
  await house.settle()
  await later(20)
  return made
}

describe('the nightly comparison of our books with the provider’s account', () => {
  it('finds them equal, and posts the provider’s fees once', async () => {
    const { order } = await answered()
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    const { charge } = await atProvider(order.paymentIntent)
    const fees = await db()
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
    const at = house.clock.now()
    const moved = (id: string, type: string, amount: number) => {
      return { id, type, amount, fee: 0, net: amount, currency: 'eur', source: id, createdAt: at, availableAt: at }
    }
    await later(20)
    const { payments } = house.ports
    const listMovements: typeof payments.listMovements = async (wish) => [
      ...(await payments.listMovements(wish)),
      moved('txn_sent', 'payout', -200),
      moved('txn_back', 'payout_failure', 200),
      moved('txn_again', 'payout', -150),
      moved('txn_fee', 'stripe_fee', -7),
    ]
    const ports = { ...house.ports, payments: { ...payments, listMovements } }
    expect(await reconcileBooks(ports)).toEqual({ drifts: 0 })
    expect(await reconcileBooks(ports)).toEqual({ drifts: 0 })
    const sums = await db()
      .selectFrom('ledger_entry')
      .select(['source', 'account'])
      .select(({ fn }) => fn.sum<string>('amount').as('amount'))
      .where('source_id', 'in', ['txn_sent', 'txn_back', 'txn_again', 'txn_fee'])
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
    const [last] = await db().selectFrom('reconciliation').selectAll().orderBy('finished_at', 'desc').limit(1).execute()
    expect(last?.in_books).toBe(last?.at_provider)
  })

  it('reports money given back at the provider that our books do not know, once, and refunds nothing', async () => {
    const { order } = await answered()
    await db().updateTable('charge').set({ credited: 0 }).where('id', '=', order.id).execute()
    control().webhooks.hold()
    await house.ports.payments.refund({ claimId: 'by-hand', paymentIntent: order.paymentIntent, amount: 100 })
    await reconcileBooks(house.ports)
    await reconcileBooks(house.ports)
    expect(await drifts()).toContainEqual({ kind: 'refund_differs', ref: order.id, expected: 0, found: 100 })
    expect(await alertsOf(order.id)).toEqual([`refund_differs:${order.id}`])
    expect(await atProvider(order.paymentIntent)).toMatchObject({ amountRefunded: 100 })
  })

  it('reports it of a payment that is older than the days that it looks at, too', async () => {
    const { order } = await answered()
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    await later(5 * 24 * 60)
    control().webhooks.hold()
    await house.ports.payments.refund({ claimId: 'by-hand', paymentIntent: order.paymentIntent, amount: 100 })
    await later(15)
    await reconcileBooks(house.ports)
    expect(await drifts()).toEqual([{ kind: 'refund_differs', ref: order.id, expected: 0, found: 100 }])
    expect(await alertsOf(order.id)).toEqual([`refund_differs:${order.id}`])
  })

  it('hears of a refund that the bank has sent back and nobody told, however old its payment and long the silence', async () => {
    const { client, id, order } = await answered()
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await house.settle()
    expect(await reconcileBooks(house.ports)).toEqual({ drifts: 0 })
    house.clock.advance(5 * 24 * 3_600_000)
    await reconcileBooks(house.ports)
    const [refund] = await house.ports.payments.listRefunds(order.paymentIntent)
    control().failRefund(refund?.id ?? '')
    house.clock.advance(40 * 24 * 3_600_000)
    await reconcileBooks(house.ports)
    expect(await db().selectFrom('refund').select('state').where('id', '=', order.id).execute()).toEqual([
      { state: 'failed' },
    ])
    expect(await db().selectFrom('money_alert').select('kind').where('ref', '=', order.id).execute()).toEqual([
      { kind: 'refund_failed' },
    ])
  })

  it('hears of the end of a dispute that nobody told, however long ago', async () => {
    const { order } = await answered()
    withWebhooks()
    const dispute = control().openDispute(order.paymentIntent)
    await control().webhooks.quiet()
    await house.settle()
    control().webhooks.drop(() => true)
    control().decideDispute(dispute, 'won')
    expect(await disputes()).toEqual([{ id: dispute, outcome: null }])
    await later(40 * 24 * 60)
    expect(await disputes()).toEqual([{ id: dispute, outcome: 'won' }])
    expect(await drifts()).toEqual([])
  })

  it('makes up for a week in which it did not run', async () => {
    await answered()
    await reconcileBooks(house.ports)
    await later(1)
    await answered()
    await later(7 * 24 * 60)
    const fees = await db().selectFrom('ledger_entry').select('id').where('account', '=', 'provider_fees').execute()
    expect(fees.length).toBe(2)
    expect(await drifts()).toEqual([])
  })

  it('reports money at the provider that no order of ours asked for', async () => {
    const { order } = await answered()
    await db().updateTable('charge').set({ provider_charge: 'ch_of_another' }).where('id', '=', order.id).execute()
    await db()
      .updateTable('charge')
      .set({ paid_at: new Date(0) })
      .where('id', '=', order.id)
      .execute()
    await reconcileBooks(house.ports)
    const { charge } = await atProvider(order.paymentIntent)
    expect(await drifts()).toContainEqual({ kind: 'unknown_at_provider', ref: charge, expected: null, found: 300 })
  })
})
