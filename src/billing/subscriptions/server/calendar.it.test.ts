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
    .select(['amount', 'periodStart', 'periodEnd'])
    .where('subscriptionId', '=', planId)
    .orderBy('periodStart')
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
    const { currentPeriodEnd } = await subscriptionOfOrder(order.id)
    await until(currentPeriodEnd.toISOString())
    await advanceAndRunJobs(61)
    await sandboxControl().webhooks.idle()
    await testApp.settle()
  }
  const taken = await charges(plan.id)
  expect(taken.map(({ amount }) => amount)).toEqual(Array.from({ length: months }, () => 2900))
  for (const [nth, { periodStart }] of taken.entries())
    if (nth > 0) expect(date(periodStart)).toBe(date(taken[nth - 1]?.periodEnd ?? null))
  return [
    ...taken.map(({ periodStart }) => date(periodStart)),
    date((await subscriptionOfOrder(order.id)).currentPeriodEnd),
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
    expect(plan.currentPeriodEnd.toISOString()).toBe(shown)
    await until(shown)
    expect(await charges(plan.id)).toEqual([])
    await advanceAndRunJobs(62)
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    const [first] = await charges(plan.id)
    expect(first).toMatchObject({ amount: 2900, periodStart: new Date(shown) })
  },
)

it.each(['2027-01-31T09:30:00Z', '2027-01-30T09:30:00Z', '2028-01-29T12:00:00Z'])(
  'a pause of a plan of %s ends at the instant at which its next month is charged',
  async (moment) => {
    withWebhooks()
    await until(moment)
    const { client, order, plan } = await directSubscription()
    await client.post('/me/plan/pause', { months: 1, locale: 'fr' })
    const ends: string = (await client.get('/me/plan')).body.pausedUntil
    await testApp.settle()
    await until(plan.currentPeriodEnd.toISOString())
    await advanceAndRunJobs(1)
    await until(new Date(Date.parse(ends) - 60_000).toISOString())
    expect(await charges(plan.id)).toHaveLength(1)
    await until(ends)
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    const [, after] = await charges(plan.id)
    expect(date(after?.periodStart ?? null)).toBe(date(new Date(ends)))
    expect(day('fr', (await subscriptionOfOrder(order.id)).currentPeriodEnd)).toBe(day('fr', after?.periodEnd ?? ''))
  },
)

it('a plan of half a year is looked at without listing its earlier months again', async () => {
  const { listInvoices } = testApp.ports.payments
  const listed: number[] = []
  testApp.ports.payments.listInvoices = async (of) => {
    const invoices = await listInvoices(of)
    listed.push(invoices.length)
    return invoices
  }
  await monthsFrom('2027-01-10T09:30:00Z', 6)
  testApp.ports.payments.listInvoices = listInvoices
  expect(Math.max(...listed)).toBeLessThanOrEqual(2)
})
