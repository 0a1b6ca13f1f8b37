import { describe, expect, it, vi } from 'vitest'
import { answered, days } from '../../server/leaving-testing.ts'
import { house } from '../../server/testing.ts'
import { control, db, directPlan, later, purchase } from '../../server/till.ts'
import { giveBack } from './give-back.ts'

const alerts = () =>
  db().selectFrom('money_alert').select(['id', 'kind', 'ref']).where('closed_at', 'is', null).execute()
const refused = { error: { type: 'invalid_request_error', code: 'charge_expired_for_refund', message: 'x' } }

/** The guarantee was granted and the provider will never give the money back. */
async function stuck() {
  const made = await answered()
  control().answers.fail('POST /v1/refunds', { status: 400, body: JSON.stringify(refused) }, { times: 50 })
  await made.client.post(`/questions/${made.id}/guarantee`, { locale: 'fr' })
  await house.settle()
  control().answers.reset()
  expect(await purchase(made.order.id)).toMatchObject({ status: 'captured', wanted: 'refund' })
  return made
}

async function close(id: string) {
  const closed = { closed_at: house.clock.now(), closed_by: 'somebody', close_note: 'seen' }
  await db().updateTable('money_alert').set(closed).where('id', '=', id).execute()
}

describe('money that cannot be given back', () => {
  it('is looked at ever more seldom, never for nothing every ten minutes', async () => {
    await stuck()
    await later(days(5))
    const looks = vi.spyOn(house.ports.payments, 'retrievePayment')
    for (let round = 0; round < 6; round += 1) await later(11)
    expect(looks.mock.calls.length).toBeLessThanOrEqual(1)
    await later(days(1) + 20)
    await later(11)
    expect(looks.mock.calls.length).toBeGreaterThan(0)
    vi.restoreAllMocks()
  })

  it('is an alert until a person closes it, and comes back a month later if it still stands', async () => {
    const { order } = await stuck()
    await later(days(1))
    const [open, ...others] = await alerts()
    expect([open?.kind, others]).toEqual(['refund_failed', []])
    await close(open?.id ?? '')
    await later(days(2))
    expect(await alerts()).toEqual([])
    await later(days(30))
    const again = await alerts()
    expect(again).toMatchObject([{ kind: 'refund_stuck', ref: order.id }])
    await close(again[0]?.id ?? '')
    await later(days(2))
    expect(await alerts()).toEqual([])
  })

  it('of a month is an alert too, while the provider gives no answer to it', async () => {
    const { plan } = await directPlan()
    const charge = await db().selectFrom('charge').select('id').executeTakeFirstOrThrow()
    control().answers.fail('POST /v1/credit_notes', { status: 503, body: '{}' }, { times: 500 })
    await house.ports.transact((tx) => giveBack(house.ports, tx, { chargeId: charge.id, reason: 'goodwill' }))
    await later(70)
    await later(11)
    control().answers.reset()
    expect(await alerts()).toMatchObject([{ kind: 'refund_stuck', ref: charge.id }])
    expect(plan.state).toBe('active')
  })

  it('without any word of a refusal is an alert as well', async () => {
    const { order } = await stuck()
    await db().deleteFrom('money_alert').execute()
    await later(70)
    expect(await alerts()).toMatchObject([{ kind: 'refund_stuck', ref: order.id }])
  })
})
