import { describe, expect, it, vi } from 'vitest'
import {
  advanceAndRunJobs,
  directSubscription,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { answeredQuestion, daysInMinutes } from '../../../../test/scenarios/cancellation.ts'
import { refundCharge } from './refund-charge.ts'

setUpPaymentTestKit()

const alerts = () =>
  testDb().selectFrom('money_alert').select(['id', 'kind', 'ref']).where('closedAt', 'is', null).execute()
const refused = { error: { type: 'invalid_request_error', code: 'charge_expired_for_refund', message: 'x' } }

/** The guarantee was granted and the provider will never give the money back. */
async function stuck() {
  const made = await answeredQuestion()
  sandboxControl().responses.fail('POST /v1/refunds', { status: 400, body: JSON.stringify(refused) }, { times: 50 })
  await made.client.post(`/questions/${made.id}/guarantee`, { locale: 'fr' })
  await testApp.settle()
  sandboxControl().responses.reset()
  expect(await purchaseRow(made.order.id)).toMatchObject({ status: 'captured', wanted: 'refund' })
  return made
}

async function close(id: string) {
  const closed = { closedAt: testApp.clock.now(), closedBy: 'somebody', closeNote: 'seen' }
  await testDb().updateTable('money_alert').set(closed).where('id', '=', id).execute()
}

describe('money that cannot be given back', () => {
  it('is looked at ever more seldom, never for nothing every ten minutes', async () => {
    await stuck()
    await advanceAndRunJobs(daysInMinutes(5))
    const looks = vi.spyOn(testApp.ports.payments, 'retrievePayment')
    for (let round = 0; round < 6; round += 1) await advanceAndRunJobs(11)
    expect(looks.mock.calls.length).toBeLessThanOrEqual(1)
    await advanceAndRunJobs(daysInMinutes(1) + 20)
    await advanceAndRunJobs(11)
    expect(looks.mock.calls.length).toBeGreaterThan(0)
    vi.restoreAllMocks()
  })

  it('is an alert until a person closes it, and comes back a month later if it still stands', async () => {
    const { order } = await stuck()
    await advanceAndRunJobs(daysInMinutes(1))
    const [open, ...others] = await alerts()
    expect([open?.kind, others]).toEqual(['refund_failed', []])
    await close(open?.id ?? '')
    await advanceAndRunJobs(daysInMinutes(2))
    expect(await alerts()).toEqual([])
    await advanceAndRunJobs(daysInMinutes(30))
    const again = await alerts()
    expect(again).toMatchObject([{ kind: 'refund_stuck', ref: order.id }])
    await close(again[0]?.id ?? '')
    await advanceAndRunJobs(daysInMinutes(2))
    expect(await alerts()).toEqual([])
  })

  it('of a month is an alert too, while the provider gives no answer to it', async () => {
    const { plan } = await directSubscription()
    const charge = await testDb().selectFrom('charge').select('id').executeTakeFirstOrThrow()
    sandboxControl().responses.fail('POST /v1/credit_notes', { status: 503, body: '{}' }, { times: 500 })
    await testApp.ports.transact((tx) => refundCharge(testApp.ports, tx, { chargeId: charge.id, reason: 'goodwill' }))
    await advanceAndRunJobs(70)
    await advanceAndRunJobs(11)
    sandboxControl().responses.reset()
    expect(await alerts()).toMatchObject([{ kind: 'refund_stuck', ref: charge.id }])
    expect(plan.state).toBe('active')
  })

  it('of a part of a first answer is an alert too, while the provider gives no answer to it', async () => {
    await answeredQuestion()
    const charge = await testDb().selectFrom('charge').select('id').executeTakeFirstOrThrow()
    sandboxControl().responses.fail('POST /v1/refunds', { status: 503, body: '{}' }, { times: 500 })
    await testApp.ports.transact((tx) =>
      refundCharge(testApp.ports, tx, { chargeId: charge.id, amount: 100, reason: 'goodwill' }),
    )
    await advanceAndRunJobs(70)
    await advanceAndRunJobs(11)
    sandboxControl().responses.reset()
    expect(await alerts()).toMatchObject([{ kind: 'refund_stuck', ref: charge.id }])
  })

  it('without any word of a refusal is an alert as well', async () => {
    const { order } = await stuck()
    await testDb().deleteFrom('money_alert').execute()
    await advanceAndRunJobs(70)
    expect(await alerts()).toMatchObject([{ kind: 'refund_stuck', ref: order.id }])
  })
})
