// Experts earn, choose how they are paid and ask for it, the staff prepares, pays and records what came back, in any
// order: every cent is booked once. A failure names its seed: `SEED=7 npx vitest run payouts-model`.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makePayable } from '../../../../test/fixtures/payable-expert.ts'
import { setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { seededRandom } from '../../../../test/harness/seeded-random.ts'
import { expert, testApp } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { payoutRhythms, periodsToPrepare } from '../periods.ts'
import { recordEarning } from './earnings.ts'
import { markPaid, preparePayouts, recordReturnedPayout } from './payouts.ts'
import { askForPayout, changeRhythm } from './requests.ts'

setUpPaymentTestKit()

const first = Number(process.env.SEED ?? 1)
const seeds = process.env.SEED ? 1 : process.env.PROVE ? 60 : 4
const steps = 70

/** Everything that breaks one of the promises; nothing ever may. */
const promises: Record<string, ReturnType<typeof sql>> = {
  'what the ledger owes is what was earned and neither paid nor returned': sql`
    select owed.sum, earned.sum as earned
      from (select coalesce(-sum(amount), 0) as sum from ledger_entry where account = 'expert_payable') owed,
           (select coalesce(sum(d.amount), 0) as sum from expert_due d
              left join payout p on p.id = d.payout_id left join payout_run r on r.id = p.run_id
             where r.paid_at is null) earned
     where owed.sum <> earned.sum`,
  'what left the bank is what the paid payouts hold, less what came back': sql`
    select bank.sum, paid.sum as paid
      from (select coalesce(-sum(amount), 0) as sum from ledger_entry where account = 'bank') bank,
           (select coalesce(sum(p.amount), 0) as sum from payout p join payout_run r on r.id = p.run_id
              left join payout_return b on b.payout_id = p.id
             where r.paid_at is not null and b.payout_id is null) paid
     where bank.sum <> paid.sum`,
  'a payout that stands is the sum of the answers in it': sql`
    select p.id from payout p left join payout_return b on b.payout_id = p.id
     where p.amount <> case when b.payout_id is null
       then (select coalesce(sum(amount), 0) from expert_due where payout_id = p.id) else p.amount end`,
  'on demand, one payout a day': sql`
    select p.expert_id, r.month from payout p join payout_run r on r.id = p.run_id
     group by p.expert_id, r.month having count(*) > 1`,
}

test('every cent is booked once, whatever the rhythm', async () => {
  const staff = { email: `${testApp.ports.ids.id()}@staff.test`, locale: 'fr', roles: ['owner'] } as const
  const owner = { personId: await createAccount(testApp.ports, { ...staff, roles: ['owner'] }) } as Person
  const people = [await expert(), await expert(), await expert()]
  for (const person of people) await makePayable(person)
  const { ports, clock } = testApp
  const done = new Map<string, number>()
  for (let seed = first; seed < first + seeds; seed += 1) {
    const chance = seededRandom(seed)
    const acts = {
      earn: () =>
        ports.transact((tx) =>
          recordEarning(ports, tx, {
            contributionId: ports.ids.id(),
            questionId: ports.ids.id(),
            expertId: chance.pick(people).expertId,
            category: 'logement',
            amount: 1 + chance.number(4000),
            answeredAt: clock.now(),
          }),
        ),
      choose: () =>
        ports.transact((tx) => changeRhythm(ports, tx, chance.pick(people).expertId, chance.pick(payoutRhythms))),
      ask: () => ports.transact((tx) => askForPayout(ports, tx, chance.pick(people).expertId)),
      prepare: async () => {
        const period = chance.pick(periodsToPrepare(chance.pick(payoutRhythms), clock.now()).slice(0, 2))
        const copies = Array.from({ length: 1 + chance.number(2) }, () =>
          ports.transact((tx) => preparePayouts(ports, tx, owner, period)),
        )
        const results = await Promise.allSettled(copies)
        const failed = results.find((result) => result.status === 'rejected')
        if (failed && !results.some(({ status }) => status === 'fulfilled')) throw failed.reason
      },
      pay: async () => {
        const run = await someRun('is')
        await ports.transact((tx) => markPaid(ports, tx, owner, { period: run, reference: `VIR ${ports.ids.id()}` }))
      },
      comeBack: async () => {
        const back = { period: await someRun('is not'), expertId: chance.pick(people).expertId, reason: 'Compte clos' }
        await ports.transact((tx) => recordReturnedPayout(ports, tx, owner, back))
      },
      pass: async () => clock.advance(chance.number(9 * 24) * 3_600_000),
    }
    const someRun = async (paid: 'is' | 'is not') => {
      const runs = await testDb().selectFrom('payout_run').select('month').where('paidAt', paid, null).execute()
      return runs.length > 0 ? chance.pick(runs).month : '2020-01'
    }
    const names = [...(Object.keys(acts) as (keyof typeof acts)[]), 'earn', 'earn', 'prepare', 'pay'] as const
    for (let step = 0; step < steps; step += 1) {
      const name = chance.pick(names)
      try {
        await acts[name]()
        done.set(name, (done.get(name) ?? 0) + 1)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
    for (const [promise, broken] of Object.entries(promises))
      expect((await broken.execute(testDb())).rows, `seed ${seed}: ${promise}`).toEqual([])
  }
  for (const name of ['earn', 'choose', 'ask', 'prepare', 'pay', 'comeBack'])
    expect(done.get(name) ?? 0, `nothing was ever done: ${name}`).toBeGreaterThan(0)
})
