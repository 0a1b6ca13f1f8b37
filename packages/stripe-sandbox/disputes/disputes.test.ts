import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openInvoiceSandbox } from '../testing/invoices.ts'

let now = new Date('2026-03-01T10:00:00Z')
let fixture: Awaited<ReturnType<typeof openInvoiceSandbox>>

beforeAll(async () => {
  fixture = await openInvoiceSandbox(() => now)
})
afterAll(() => fixture.sandbox.close())

describe('a dispute', () => {
  test('takes the money and a fee at once, and gives the money back when it is won', async () => {
    const { charge, intent } = await fixture.paidInvoice([2900])
    const id = fixture.sandbox.control.openDispute(intent)
    expect(await fixture.stripe.charges.retrieve(charge)).toMatchObject({ disputed: true })
    const open = await fixture.stripe.disputes.retrieve(id)
    expect(open).toMatchObject({
      status: 'needs_response',
      amount: 2900,
      charge,
      payment_intent: intent,
      balance_transactions: [{ amount: -2900, fee: 2000, net: -4900, reporting_category: 'dispute' }],
    })
    await expect(fixture.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
    const draft = await fixture.stripe.disputes.update(id, { evidence: { customer_name: 'Zoé' }, submit: false })
    expect(draft).toMatchObject({
      status: 'needs_response',
      evidence_details: { has_evidence: true, submission_count: 0 },
    })
    const won = await fixture.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } })
    expect(won).toMatchObject({ status: 'won', evidence: { customer_name: 'Zoé' } })
    expect(won.balance_transactions.map(({ net }) => net)).toEqual([-4900, 2900])
    expect((await fixture.typesAbout(id)).filter((type) => type.startsWith('charge.dispute.'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ])
    const moved = await fixture.stripe.balanceTransactions.list({ source: id })
    expect(moved.data.map(({ amount }) => amount)).toEqual([2900, -2900])
  })

  test('is lost when it is accepted, and when nobody answers in time', async () => {
    const accepted = fixture.sandbox.control.openDispute((await fixture.paidInvoice([2900])).charge)
    expect(await fixture.stripe.disputes.close(accepted)).toMatchObject({ status: 'lost' })
    const ignored = fixture.sandbox.control.openDispute((await fixture.paidInvoice([2900])).charge)
    now = new Date('2026-03-11T10:00:00Z')
    fixture.sandbox.control.tick()
    expect(await fixture.stripe.disputes.retrieve(ignored)).toMatchObject({
      status: 'lost',
      evidence_details: { past_due: true },
    })
    await expect(fixture.stripe.disputes.update(ignored, { evidence: { customer_name: 'x' } })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

async function paidWith(method: string) {
  const customer = await fixture.stripe.customers.create({ email: 'quarrel@demo.test' })
  const payment = { amount: 2900, currency: 'eur', customer: customer.id, payment_method: method }
  return fixture.stripe.paymentIntents.create({ ...payment, confirm: true, off_session: true })
}

test('a card that contests what is taken from it opens a dispute by itself', async () => {
  const paid = await paidWith('pm_card_createDispute')
  expect((await fixture.stripe.disputes.list({ payment_intent: paid.id })).data).toMatchObject([
    { reason: 'fraudulent', status: 'needs_response' },
  ])
})

test('an inquiry moves no money, is closed by evidence, and keeps nobody from a refund', async () => {
  const paid = await paidWith('pm_card_createDisputeInquiry')
  const [inquiry] = (await fixture.stripe.disputes.list({ payment_intent: paid.id })).data
  expect(inquiry).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true })
  const evidence = { uncategorized_text: 'winning_evidence' }
  const closed = await fixture.stripe.disputes.update(inquiry?.id ?? '', { evidence })
  expect(closed).toMatchObject({ status: 'warning_closed', balance_transactions: [] })
  expect(await fixture.typesAbout(closed.id)).not.toContain('charge.dispute.funds_withdrawn')
  expect(await fixture.stripe.refunds.create({ payment_intent: paid.id })).toMatchObject({ status: 'succeeded' })
})

test('a card that cannot be refunded takes the refund, which fails afterwards', async () => {
  const paid = await paidWith('pm_card_refundFail')
  const refund = await fixture.stripe.refunds.create({ payment_intent: paid.id })
  expect(refund.status).toBe('succeeded')
  expect((await fixture.stripe.refunds.retrieve(refund.id)).status).toBe('failed')
  expect(await fixture.typesAbout(refund.id)).toEqual(['refund.created', 'refund.failed', 'charge.refund.updated'])
})
