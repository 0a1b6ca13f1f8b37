// Random sequences of what people, the provider and time may do, through the API, against the sandbox over HTTP with
// its events duplicated, shuffled and lost. A failure names its seed:
// `SEED=7 npx vitest run src/billing/server/payments-model`.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { paymentAtStripe, setUpPaymentTestKit, testDb } from '../../../test/harness/payment-test-kit.ts'
import { seededRandom } from '../../../test/harness/seeded-random.ts'
import { testApp } from '../../../test/harness/test-app.ts'
import { openPaymentsModel, type PaymentsModel } from '../../../test/models/payments-model.ts'

setUpPaymentTestKit()

const first = Number(process.env.SEED ?? 1)
const seeds = process.env.SEED ? 1 : process.env.PROVE ? 40 : 2
const steps = Number(process.env.STEPS ?? 60)
const done = new Map<string, number>()
let names: readonly string[] = []

/** Everything that breaks one of the promises, by the promise; nothing ever may. */
const promises: Record<string, ReturnType<typeof sql>> = {
  'the ledger sums to zero, movement by movement': sql`
    select source, source_id, sum(amount) from ledger_entry group by source, source_id having sum(amount) <> 0`,
  'every charge has one invoice of its amount': sql`
    select c.id from charge c
     where (select count(*) from invoice i where i.charge_id = c.id and i.kind = 'invoice' and i.total = c.amount) <> 1`,
  'every amount given back has one credit note': sql`
    select k.id from credit k
     where (select count(*) from invoice i where i.credit_id = k.id and i.kind = 'credit_note' and i.total = -k.amount) <> 1`,
  'the numbers of the documents have no gap': sql`
    select series from invoice group by series having max(sequence) <> count(*) or min(sequence) <> 1`,
  'what was given back is what the credits say, and never more than was taken': sql`
    select c.id from charge c
     where c.credited <> (select coalesce(sum(k.amount), 0) from credit k where k.charge_id = c.id) or c.credited > c.amount`,
  'an order is charged at the amount of a quote that was shown and accepted': sql`
    select c.id, c.amount, q.today from charge c join purchase p on p.id = c.purchase_id join quote q on q.id = p.quote_id
     where c.amount <> q.today
        or (select count(distinct k.kind) from consent k where k.quote_id = q.id) <> 2`,
  'a month is charged at a price that was shown and accepted': sql`
    select c.id, c.amount, c.kind from charge c join subscription s on s.id = c.subscription_id
     where c.purchase_id is null
       and not exists (select from purchase p join quote q on q.id = p.quote_id join consent k on k.quote_id = q.id
                        where (p.id = s.purchase_id or p.subscription_id = s.id) and p.status in ('captured', 'refunded')
                          and q.monthly = c.amount)
       and not (c.kind = 'plan' and exists (select from plan_request r where r.subscription_id = s.id and r.kind = 'downgrade'))`,
  'a service is charged at the price that was accepted': sql`
    select c.id from charge c left join service_request r on r.provider_invoice = c.source_id
     where c.kind = 'service' and (r.id is null or r.amount <> c.amount or r.accepted_at is null)`,
  'no two charges are for the same days': sql`
    select a.id, b.id from charge a join charge b on b.subscription_id = a.subscription_id and b.id > a.id
     where a.kind in ('plan', 'copilot') and b.kind in ('plan', 'copilot')
       and a.period_start < b.period_end and b.period_start < a.period_end`,
  'nothing is charged after the end, unless a person of the house is told': sql`
    select c.id from charge c join subscription s on s.id = c.subscription_id
     where c.paid_at > s.ended_at
       and not exists (select from money_alert a where a.kind = 'paid_after_end' and a.ref = c.source_id)`,
  'no month is charged that a receipt of a cancellation has let go, unless a person of the house is told': sql`
    select c.id from charge c join leaving l on l.subscription_id = c.subscription_id and l.kind = 'cancel'
     where c.purchase_id is null and c.period_start >= (l.content::json ->> 'endsAt')::timestamptz
       and not exists (select from plan_request r
                        where r.subscription_id = c.subscription_id and r.id > l.id and r.kind <> 'cancel')
       and not exists (select from money_alert a where a.kind = 'paid_after_end' and a.ref = c.source_id)`,
  'a first question is taken only after an expert has accepted': sql`
    select c.id from charge c join purchase p on p.id = c.purchase_id
     where c.kind = 'first' and not exists (
       select from question_event e where e.question_id = p.question_id and e.event = 'accept' and e.at <= c.paid_at)`,
  'one introductory offer and one guarantee per person': sql`
    select person_id from purchase where kind = 'first' and status in ('held', 'captured', 'refunded')
     group by person_id having count(*) > 1
    union all select p.person_id from guarantee_claim g join purchase p on p.id = g.purchase_id
     group by p.person_id having count(*) > 1`,
  'one plan at a time': sql`
    select person_id from subscription where state <> 'ended' group by person_id having count(*) > 1`,
  'an order that was charged says so': sql`
    select p.id, p.status from purchase p join charge c on c.purchase_id = p.id
     where p.status not in ('captured', 'refunded')`,
  'what is owed to clients is what waits for a bank or came back': sql`
    select owed.sum, waiting.sum as waiting
      from (select coalesce(-sum(amount), 0) as sum from ledger_entry where account = 'refunds_owed') owed,
           (select coalesce(sum(amount), 0) as sum from refund
             where state = 'waits' or state = 'failed' and paid_at is null) waiting
     where owed.sum <> waiting.sum`,
  'nobody is told of an amount that nobody asked for': sql`
    select kind, detail from money_alert a where kind in ('paid_other_amount', 'payment_mismatch')
       and not (kind = 'paid_other_amount' and exists (select from plan_request r
                 where r.subscription_id = a.detail ->> 'subscriptionId' and r.kind in ('downgrade', 'pause')))`,
}

async function watch(after: string): Promise<void> {
  for (const [promise, broken] of Object.entries(promises)) {
    const { rows } = await broken.execute(testDb())
    expect(rows, `${promise}: after ${after}: ${JSON.stringify(rows)}`).toEqual([])
  }
}

type Payment = { id: string; amount_received: number }

async function paymentsAtProvider(): Promise<Payment[]> {
  const found: Payment[] = []
  for (let more = true; more; ) {
    const last = found.at(-1)
    const answer = await fetch(
      `${testApp.sandbox.url}/v1/payment_intents?limit=100${last ? `&starting_after=${last.id}` : ''}`,
      { headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' } },
    )
    const page = (await answer.json()) as { data: Payment[]; has_more: boolean }
    found.push(...page.data)
    more = page.has_more
  }
  return found.filter(({ amount_received }) => amount_received > 0)
}

/** When everything was delivered and looked at, both books say the same. */
async function agree(): Promise<void> {
  const charges = await testDb().selectFrom('charge').select(['id', 'amount', 'paymentIntent']).execute()
  const there = await paymentsAtProvider()
  const ours = charges.map(({ paymentIntent, amount }) => [paymentIntent, amount])
  expect(ours.sort()).toEqual(there.map(({ id, amount_received }) => [id, amount_received]).sort())
  for (const { id, paymentIntent } of charges) {
    const back = await testDb()
      .selectFrom('refund')
      .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
      .where('chargeId', '=', id)
      .where('state', 'in', ['sent', 'done'])
      .executeTakeFirstOrThrow()
    expect((await paymentAtStripe(paymentIntent ?? '')).amountRefunded, `given back of ${id}`).toBe(back.sum)
  }
  for (const plan of await testDb()
    .selectFrom('subscription')
    .selectAll()
    .where('providerId', 'is not', null)
    .execute()) {
    const { status } = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    const over = status === 'canceled' || status === 'incomplete_expired'
    expect([plan.id, plan.state === 'ended'], `${plan.state} here, ${status} there`).toEqual([plan.id, over])
  }
  const movements = await testApp.ports.payments.listBalanceTransactions({ since: new Date(0) })
  const cleared = await testDb()
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('account', 'in', ['provider_clearing', 'provider_fees'])
    .executeTakeFirstOrThrow()
  expect(cleared.sum, 'what the ledger says that the provider holds').toBe(
    movements.reduce((sum, { amount }) => sum + amount, 0),
  )
  const waiting = await testDb().selectFrom('refund').select('id').where('state', '=', 'asked').execute()
  expect(waiting).toEqual([])
}

/** What has ended stays as it is, however long one waits. */
async function nothingFollows(world: PaymentsModel): Promise<void> {
  const ended = () =>
    testDb()
      .selectFrom('charge')
      .innerJoin('subscription', 'subscription.id', 'charge.subscriptionId')
      .select('charge.id')
      .where('subscription.state', '=', 'ended')
      .where('subscription.endedAt', '<', before)
      .orderBy('charge.id')
      .execute()
  const before = testApp.clock.now()
  const known = await ended()
  for (const minutes of [32 * 24 * 60, 62, 32 * 24 * 60, 62, 25 * 60]) await world.pass(minutes)
  expect(await ended()).toEqual(known)
  await watch('two months of rest')
}

for (let seed = first; seed < first + seeds; seed += 1)
  test(`whatever happens in schedule ${seed}, nobody pays twice, late, unseen or for nothing`, {
    timeout: 900_000,
  }, async () => {
    const world = await openPaymentsModel(seededRandom(seed))
    names = world.names
    const story: string[] = []
    try {
      for (let step = 0; step < steps; step += 1) {
        story.push(await world.step())
        await watch(story.at(-1) ?? '')
        expect(await world.ledgerDifferences(), 'the ledger and its rows').toEqual([])
      }
      await world.settleEverything()
      await watch('the calm')
      await agree()
      await nothingFollows(world)
      expect(testApp.jobs.failures).toEqual([])
    } catch (error) {
      throw new Error(`seed ${seed}, after ${story.join(', ')}: ${(error as Error).message}`, { cause: error })
    }
    for (const [name, often] of world.done) done.set(name, (done.get(name) ?? 0) + often)
  })

// A plan is reopened only after weeks of refused cards, which few schedules come to.
test('the schedules have reached what may be done: nearly every command where they are many', () => {
  const missing = names.filter((name) => !done.has(name))
  expect(missing.length, missing.join(', ')).toBeLessThanOrEqual(seeds >= 40 ? 1 : names.length / 2)
})
