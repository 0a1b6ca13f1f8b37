import { expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  directSubscription,
  sandboxControl,
  setUpPaymentTestKit,
  subscriptionOfOrder,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { day } from '../../../i18n/format.ts'

setUpPaymentTestKit()

async function charges(planId: string) {
  return testDb()
    .selectFrom('charge')
    .select(['amount', 'period_start', 'period_end'])
    .where('subscription_id', '=', planId)
    .orderBy('period_start')
    .execute()
}

const until = (moment: string) => advanceAndRunJobs((Date.parse(moment) - testApp.clock.now().getTime()) / 60_000)
const date = (instant: Date | null) => instant?.toISOString().slice(0, 16) ?? ''

/** Lives through as many months, and gives back when each of them began and the last one ends. */
async function monthsFrom(moment: string, months: number): Promise<string[]> {
  withWebhooks()
  await until(moment)
  const { order, plan } = await directSubscription()
  for (let count = 1; count < months; count += 1) {
    const { current_period_end } = await subscriptionOfOrder(order.id)
    await until(current_period_end.toISOString())
    await advanceAndRunJobs(61)
    await sandboxControl().webhooks.idle()
    await testApp.settle()
  }
  const taken = await charges(plan.id)
  expect(taken.map(({ amount }) => amount)).toEqual(Array.from({ length: months }, () => 2900))
  for (const [nth, { period_start }] of taken.entries())
    if (nth > 0) expect(date(period_start)).toBe(date(taken[nth - 1]?.period_end ?? null))
  return [
    ...taken.map(({ period_start }) => date(period_start)),
    date((await subscriptionOfOrder(order.id)).current_period_end),
  ]
}

it('a plan of the 31st renews on the last day of short months and comes back to the 31st', async () => {
  expect(await monthsFrom('2027-01-31T09:30:00Z', 4)).toEqual([
    '2027-01-31T09:30',
    '2027-02-28T09:30',
    '2027-03-31T09:30',
    '2027-04-30T09:30',
    '2027-05-31T09:30',
  ])
})

it('a plan of the 30th loses two days in February only', async () => {
  expect(await monthsFrom('2027-01-30T23:30:00Z', 2)).toEqual([
    '2027-01-30T23:30',
    '2027-02-28T23:30',
    '2027-03-30T23:30',
  ])
})

it('a plan of the 29th keeps its day in a leap year, and the 31st ends on it', async () => {
  expect(await monthsFrom('2028-01-29T12:00:00Z', 2)).toEqual([
    '2028-01-29T12:00',
    '2028-02-29T12:00',
    '2028-03-29T12:00',
  ])
})

it('a plan that begins on the leap day renews on the 29th, and one of the 29th on the 28th of a common February', async () => {
  expect(await monthsFrom('2028-02-29T12:00:00Z', 2)).toEqual([
    '2028-02-29T12:00',
    '2028-03-29T12:00',
    '2028-04-29T12:00',
  ])
  expect(await monthsFrom('2028-12-29T12:00:00Z', 3)).toEqual([
    '2028-12-29T12:00',
    '2029-01-29T12:00',
    '2029-02-28T12:00',
    '2029-03-29T12:00',
  ])
})

it.each([
  ['spring', '2027-02-28T00:30:00Z', '28 mars 2027', '28 avril 2027'],
  ['autumn', '2027-09-30T23:30:00Z', '31 octobre 2027', '1er décembre 2027'],
])(
  'over the clock change of %s no month is charged twice or missed, and the date shown is that of Paris',
  async (_, from, then, next) => {
    const months = await monthsFrom(from, 2)
    expect(months.slice(1).map((at) => day('fr', new Date(`${at}Z`)))).toEqual([then, next])
  },
)

it.each(['2027-03-20T23:45:00Z', '2027-10-17T22:15:00Z', '2028-02-14T08:00:00Z'])(
  'the first month of an order of %s is taken at the instant that its button named',
  async (moment) => {
    withWebhooks()
    await until(moment)
    const { client, order } = await capturedOrder()
    const shown = (await client.get(`/orders/${order.id}`)).body.quote.monthlyFrom
    const plan = await subscriptionOfOrder(order.id)
    expect(plan.current_period_end.toISOString()).toBe(shown)
    await until(shown)
    expect(await charges(plan.id)).toEqual([])
    await advanceAndRunJobs(62)
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    const [first] = await charges(plan.id)
    expect(first).toMatchObject({ amount: 2900, period_start: new Date(shown) })
  },
)
