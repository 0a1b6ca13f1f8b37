import { describe, expect, it } from 'vitest'
import { expertIban, makePayable } from '../../../../test/fixtures/payable-expert.ts'
import { setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { periodSpan } from '../../../billing/payouts/periods.ts'
import { recordEarning } from '../../../billing/payouts/server/earnings.ts'
import { taxPerson } from '../../../billing/tax/testing.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

const password = 'une longue phrase de passe'
type Expert = Caller & { expertId: string; personId: string }

const earn = (expertId: string, answeredAt: string, amount = 1800) =>
  testApp.ports.transact((tx) =>
    recordEarning(testApp.ports, tx, {
      contributionId: testApp.ports.ids.id(),
      questionId: testApp.ports.ids.id(),
      expertId,
      category: 'logement',
      amount,
      answeredAt: new Date(answeredAt),
    }),
  )
const nameAccount = (helene: Expert, holder: string) =>
  helene.put('/me/payout-account', { holder, iban: expertIban, password })
const prepare = (owner: Caller, period: string) => owner.post('/admin/payouts', { period })
const openOf = async (staff: Caller, { expertId }: Expert) =>
  (await staff.get('/admin/payouts')).body.open.find((row: { expertId: string }) => row.expertId === expertId)
const reason = 'Nom de naissance, vu sur le relevé de la banque.'

describe('a payout', () => {
  it('waits for an account and a tax identity, says so, and leaves with the next run', async () => {
    const owner = await member('owner')
    const helene = await expert()
    await earn(helene.expertId, '2025-01-15T10:00:00Z')
    expect((await helene.get('/me/earnings')).body.waits).toEqual(['account', 'tax'])
    await nameAccount(helene, `H. ${await lastNameOf(helene)}`)
    expect((await helene.get('/me/earnings')).body.waits).toEqual(['tax'])
    expect(await openOf(owner, helene)).toMatchObject({ waits: ['tax'], amount: 1800 })
    expect((await prepare(owner, '2025-01')).body.code).toBe('nothing_to_pay')
    await helene.put('/me/tax', taxPerson)
    expect((await helene.get('/me/earnings')).body.waits).toEqual([])
    expect((await prepare(owner, '2025-01')).body.amount).toBe(1800)
  })

  it('to an account in another name waits for a second person, and another account is looked at anew', async () => {
    const [owner, other, compliance] = [await member('owner'), await member('owner'), await member('compliance')]
    const helene = await expert()
    await helene.put('/me/tax', taxPerson)
    expect((await nameAccount(helene, 'Mme Noël')).body.waits).toEqual(['name'])
    await earn(helene.expertId, '2025-02-15T10:00:00Z')
    expect((await prepare(owner, '2025-02')).body.code).toBe('nothing_to_pay')
    const { changedAt } = await openOf(owner, helene)
    const path = `/admin/payouts/accounts/${helene.expertId}/confirm`
    expect((await (await member('support')).post(path, { changedAt, reason })).body.code).toBe('right_missing')

    testApp.clock.advance(1000)
    await nameAccount(helene, 'Mme Noël-Duval')
    expect((await compliance.post(path, { changedAt, reason })).body.code).toBe('account_changed')
    const seen = (await openOf(owner, helene)).changedAt
    expect((await owner.post(path, { changedAt: seen, reason })).status).toBe(200)
    expect(await openOf(owner, helene)).toMatchObject({ waits: [], confirmedByOneself: true })
    expect((await compliance.post(path, { changedAt: seen, reason })).body.code).toBe('account_changed')
    // Who has confirmed does not prepare.
    expect((await prepare(owner, '2025-02')).body.code).toBe('nothing_to_pay')
    expect((await prepare(other, '2025-02')).body.amount).toBe(1800)

    testApp.clock.advance(1000)
    expect((await nameAccount(helene, 'Autre Nom')).body.waits).toEqual(['name'])
    const acts = await testDb()
      .selectFrom('admin_act')
      .select(['after'])
      .where('subjectId', '=', helene.expertId)
      .execute()
    expect(acts).toMatchObject([{ after: { reason } }])
  })
})

async function lastNameOf({ expertId }: Expert): Promise<string> {
  const row = testDb().selectFrom('expert').select('lastName').where('id', '=', expertId)
  return (await row.executeTakeFirstOrThrow()).lastName
}

describe('the rhythm of payouts', () => {
  it('is the expert’s choice: each run pays those of its rhythm', async () => {
    const owner = await member('owner')
    const [monthly, weekly] = [await expert(), await expert()]
    for (const each of [monthly, weekly]) {
      await makePayable(each)
      await earn(each.expertId, '2025-03-05T10:00:00Z')
    }
    expect((await weekly.put('/me/payout-rhythm', { rhythm: 'weekly' })).body.rhythm).toBe('weekly')
    const week = await prepare(owner, '2025-W10')
    expect(week.body.payouts).toMatchObject([{ expertId: weekly.expertId, amount: 1800 }])
    const month = await prepare(owner, '2025-03')
    expect(month.body.payouts).toMatchObject([{ expertId: monthly.expertId, amount: 1800 }])
    expect((await prepare(owner, '2025-W54')).status).toBe(422)
    expect((await prepare(owner, '2025-W53')).body.code).toBe('period_invalid')
    expect((await prepare(owner, '2026-W52')).body.code).toBe('period_not_over')
  })

  it('on demand pays what was asked for, from the minimum on and once a day', async () => {
    const owner = await member('owner')
    const helene = await expert()
    await makePayable(helene)
    const ask = () => helene.post('/me/payout-requests')
    const now = () => testApp.clock.now().toISOString()
    await earn(helene.expertId, '2025-04-05T10:00:00Z', 1999)
    expect((await ask()).body.code).toBe('not_on_demand')
    expect((await helene.put('/me/payout-rhythm', { rhythm: 'on_demand' })).body.demand).toBe('too_little')
    expect((await ask()).body.code).toBe('too_little_owed')
    expect((await prepare(owner, now().slice(0, 10))).body.code).toBe('nothing_to_pay')
    await earn(helene.expertId, '2025-04-06T10:00:00Z', 1)
    const asked = await Promise.all([1, 2, 3].map(ask))
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await openOf(owner, helene)).toMatchObject({ rhythm: 'on_demand', askedAt: now() })
    testApp.clock.advance(60_000)
    await earn(helene.expertId, now(), 5000)
    testApp.clock.advance(60_000)
    const made = await prepare(owner, now().slice(0, 10))
    expect(made.body.payouts).toMatchObject([{ expertId: helene.expertId, amount: 2000 }])
    expect((await helene.get('/me/earnings')).body).toMatchObject({ demand: 'tomorrow', unpaid: 5000 })
    expect((await ask()).body.code).toBe('payout_asked')
    const midnight = periodSpan(now().slice(0, 10))?.end.getTime() ?? 0
    testApp.clock.advance(midnight - testApp.clock.now().getTime())
    expect((await ask()).body).toMatchObject({ demand: 'asked' })
    expect((await helene.put('/me/payout-rhythm', { rhythm: 'monthly' })).body).toMatchObject({ askedAt: null })
  })
})
