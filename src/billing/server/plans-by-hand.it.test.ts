// What somebody of the house does by hand on the provider's own page, or the provider without us: it must neither be undone
// in silence nor charge, end or lock anything that was not meant.
import { describe, expect, it } from 'vitest'
import { cards } from '../../platform/payments/sandbox/testing.ts'
import { house } from '../../server/testing.ts'
import {
  captured,
  db,
  directPlan,
  giveCard,
  heard,
  later,
  onPage,
  planCharges,
  planOf,
  withWebhooks,
} from '../../server/till.ts'
import { ownCard } from '../../server/walk.ts'

const days = (count: number) => count * 24 * 60
const minutesUntil = (at: Date) => Math.ceil((at.getTime() - house.clock.now().getTime()) / 60_000)
const atProvider = (plan: { provider_id: string | null }) =>
  house.ports.payments.retrieveSubscription(plan.provider_id ?? '')
const lettersOf = async (template: string) =>
  (await db().selectFrom('mail_outbox').select('key').where('template', '=', template).execute()).length

/** Time passes with its events; who is signed in comes by now and then and stays so. */
async function pass(minutes: number) {
  await db()
    .updateTable('session')
    .set({ expires_at: new Date('2100-01-01') })
    .execute()
  await later(minutes)
  await heard()
}
/** A month that the card on file does not pay. */
async function unpaidMonth() {
  withWebhooks()
  const made = await directPlan()
  await giveCard(made.client, cards.failsWhenCharged)
  await pass(minutesUntil(made.plan.current_period_end))
  await pass(62)
  const plan = await planOf(made.order.id)
  expect(plan).toMatchObject({ state: 'past_due' })
  const { openInvoice } = plan.life as { openInvoice: string }
  return { ...made, plan, invoice: openInvoice }
}

describe('a month that the house asks for no longer, on the provider’s page', () => {
  it.each(['void', 'mark_uncollectible'])('%s: the plan goes on, and neither closes nor ends', async (how) => {
    const { client, order, plan, invoice } = await unpaidMonth()
    await onPage(`invoices/${invoice}/${how}`)
    await heard()
    const forgiven = await planOf(order.id)
    expect(forgiven).toMatchObject({ state: 'active' })
    expect(forgiven.current_period_end).toEqual((await atProvider(plan)).periodEndsAt)
    await giveCard(client, ownCard())
    for (let day = 0; day < 15; day += 1) await pass(days(1))
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    expect(await lettersOf('billing.restricted')).toBe(0)
    expect(await planCharges(plan.id)).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('paid to the house by another way: the plan goes on, and a person enters the money', async () => {
    const { order, plan, invoice } = await unpaidMonth()
    await onPage(`invoices/${invoice}/pay`, { paid_out_of_band: 'true' })
    await heard()
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    for (let day = 0; day < 15; day += 1) await pass(days(1))
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    const alerts = await db().selectFrom('money_alert').select(['kind', 'ref']).execute()
    expect(alerts).toContainEqual({ kind: 'paid_other_amount', ref: invoice })
    expect(await planCharges(plan.id)).toHaveLength(1)
  })
})

describe('a first month that costs nothing, because of a credit on the provider’s page', () => {
  it('begins all the same', async () => {
    withWebhooks()
    const { order } = await captured()
    const plan = await planOf(order.id)
    const { customer } = await atProvider(plan)
    await onPage('invoiceitems', { customer, amount: '-2900', currency: 'eur' })
    await pass(minutesUntil(plan.current_period_end))
    await pass(62)
    expect(await planOf(order.id)).toMatchObject({ state: 'active' })
    expect(await planCharges(plan.id)).toEqual([])
  })
})
