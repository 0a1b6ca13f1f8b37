import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { member } from '../../server/testing.ts'

setUpTestApp({}, { emptied: true })

type Paid = { at: string; kind: 'first' | 'plan' | 'copilot'; amount: number; back?: number }
type Life = { begun: string; firstMonthly?: string; ended?: string; paid: Paid[] }

/** Inserts billing rows as they are stored, without the provider: these tests cover the arithmetic. */
async function planWith({ begun, firstMonthly, ended, paid }: Life): Promise<void> {
  const { db, ids } = testApp.ports
  const kind = paid[0]?.kind ?? 'first'
  const plan = kind === 'copilot' ? 'copilot' : 'plan'
  const personId = await createAccount(testApp.ports, {
    email: `${ids.id()}@client.test`,
    locale: 'fr',
    roles: ['client'],
    password: 'une longue phrase de passe',
  })
  const [quote, order, own] = [ids.id(), ids.id(), ids.id()]
  await sql`insert into quote (id, person_id, kind, currency, today, monthly, monthly_from, twelve_months, vat_rate,
      signature, created_at, expires_at)
    values (${quote}, ${personId}, ${kind}, 'eur', 300, 2900, ${begun}, 0, 20, 'x', ${begun}, ${begun})`.execute(db)
  await sql`insert into purchase (id, reference, person_id, kind, quote_id, amount, currency, status, created_at,
      captured_at)
    values (${order}, ${order}, ${personId}, ${kind}, ${quote}, 300, 'eur', 'captured', ${begun}, ${begun})`.execute(db)
  await sql`insert into subscription (id, person_id, purchase_id, plan, price, state, first_monthly_at,
      current_period_end, ended_at, end_reason, created_at, life)
    values (${own}, ${personId}, ${order}, ${plan}, 2900, ${ended ? 'ended' : 'active'}, ${firstMonthly ?? null},
      '2026-12-15T10:00:00Z', ${ended ?? null}, ${ended ? 'cancelled' : null}, ${begun}, '{}')`.execute(db)
  for (const { at, kind: what, amount, back = 0 } of paid) {
    const charge = ids.id()
    await sql`insert into charge (id, person_id, source, source_id, kind, subscription_id, amount, credited, currency,
        vat_rate, paid_at)
      values (${charge}, ${personId}, 'provider_invoice', ${charge}, ${what}, ${own}, ${amount}, ${back}, 'eur', 20,
        ${at})`.execute(db)
    if (back > 0)
      await sql`insert into credit (id, charge_id, person_id, source, source_id, amount, reason, at)
        values (${ids.id()}, ${charge}, ${personId}, 'provider_refund', ${charge}, ${back}, 'goodwill', ${at})`.execute(
        db,
      )
  }
}

it('the four charts are what one computes by hand, month by month of Paris', async () => {
  const first = (at: string, back = 0): Paid => ({ at, kind: 'first', amount: 300, back })
  const month = (at: string): Paid => ({ at, kind: 'plan', amount: 2900 })
  // Continues from the first period through three months.
  await planWith({
    begun: '2026-09-01T10:00:00Z',
    firstMonthly: '2026-09-15T10:00:00Z',
    paid: [
      first('2026-09-01T10:00:00Z'),
      month('2026-09-15T10:00:00Z'),
      month('2026-10-15T10:00:00Z'),
      month('2026-11-15T10:00:00Z'),
    ],
  })
  // Leaves within the first period, with the three euros refunded.
  await planWith({
    begun: '2026-09-20T10:00:00Z',
    firstMonthly: '2026-10-04T10:00:00Z',
    ended: '2026-09-25T10:00:00Z',
    paid: [first('2026-09-20T10:00:00Z', 300)],
  })
  // Half past midnight in Paris at both ends: the month is October, and the end is November, winter time.
  await planWith({
    begun: '2026-09-16T22:30:00Z',
    firstMonthly: '2026-09-30T22:30:00Z',
    ended: '2026-10-31T23:30:00Z',
    paid: [first('2026-09-16T22:30:00Z'), month('2026-09-30T22:30:00Z')],
  })
  // Copilot at once, a part of the second month refunded.
  await planWith({
    begun: '2026-10-10T10:00:00Z',
    paid: [
      { at: '2026-10-10T10:00:00Z', kind: 'copilot', amount: 20_000 },
      { at: '2026-11-10T10:00:00Z', kind: 'copilot', amount: 20_000, back: 5000 },
    ],
  })
  // Still in the first period: neither converted nor lost.
  await planWith({
    begun: '2026-11-10T10:00:00Z',
    firstMonthly: '2026-11-24T10:00:00Z',
    paid: [first('2026-11-10T10:00:00Z')],
  })
  const { months } = (await (await member('owner')).get('/admin/figures')).body
  const none = { recurring: 0, firstEnded: 0, converted: 0, running: 0, ended: 0, charged: 0, refunded: 0 }
  expect(months.slice(-4)).toEqual([
    { ...none, month: '2026-08' },
    // 29; two first periods ended, one continued; 3 + 29 + 3 + 3 charged, 3 of it refunded.
    { ...none, month: '2026-09', recurring: 2900, firstEnded: 2, converted: 1, charged: 3800, refunded: 300 },
    // 29 + 29 + 200; the one of half past midnight; two were running, none ended.
    { ...none, month: '2026-10', recurring: 25_800, firstEnded: 1, converted: 1, running: 2, charged: 25_800 },
    // 29 + 200 − 50; three were running, one of them ended; 29 + 200 + 3 charged.
    { ...none, month: '2026-11', recurring: 17_900, running: 3, ended: 1, charged: 23_200, refunded: 5000 },
  ])
})
