import { describe, expect, it } from 'vitest'
import { day } from '../../i18n/format.ts'
import { chargedAt } from './charged-at.ts'
import { addMonths, quoteFor, vatIn } from './quote.ts'

const prices = { first: 300, plan: 2900, copilot: 20000, firstDays: 14, vatRate: 20 }
const at = (text: string) => new Date(text)

describe('a quote', () => {
  it('says 3 EUR today and 29 EUR a month from fifteen days after the order', () => {
    const quote = quoteFor('first', prices, at('2026-11-20T18:08:00Z'))
    expect(quote).toMatchObject({ today: 300, monthly: 2900, twelveMonths: 300 + 12 * 2900 })
    expect(quote.monthlyFrom.toISOString()).toBe('2026-12-05T18:08:00.000Z')
  })

  it('charges a plan twelve times in twelve months', () => {
    expect(quoteFor('plan', prices, at('2026-01-31T10:00:00Z')).twelveMonths).toBe(12 * 2900)
    expect(quoteFor('copilot', prices, at('2024-02-29T10:00:00Z')).twelveMonths).toBe(12 * 20000)
  })

  it('counts twelve copilot months where a first period ends by the order, reckoned some seconds before', () => {
    const reckoned = { today: 20000, monthlyFrom: at('2026-12-21T19:54:02Z') }
    expect(quoteFor('copilot', prices, at('2026-11-21T19:54:04Z'), reckoned).twelveMonths).toBe(12 * 20000)
  })

  it('rounds the order up to a whole second, because the provider knows no smaller one', () => {
    const quote = quoteFor('first', prices, at('2026-11-20T18:08:00.250Z'))
    expect(quote.monthlyFrom.getUTCMilliseconds()).toBe(0)
  })
})

it.each([
  ['2026-07-10T20:59:00Z', '25 juillet 2026', '2026-07-25T20:59:00.000Z'],
  ['2026-07-10T21:30:00Z', '26 juillet 2026', '2026-07-26T00:00:00.000Z'],
  ['2026-12-16T22:30:00Z', '1er janvier 2027', '2027-01-01T00:00:00.000Z'],
])(
  'an order of %s shows the day of Paris on which the month is charged, an hour after it begins',
  (order, shown, begins) => {
    const { monthlyFrom } = quoteFor('first', prices, at(order))
    expect(monthlyFrom.toISOString()).toBe(begins)
    expect(day('fr', chargedAt(monthlyFrom))).toBe(shown)
    for (let month = 1; month <= 12; month += 1)
      expect(day('fr', addMonths(monthlyFrom, month))).toBe(day('fr', chargedAt(addMonths(monthlyFrom, month))))
  },
)

describe('months', () => {
  it.each([
    ['2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00.000Z'],
    ['2024-01-31T08:00:00Z', 1, '2024-02-29T08:00:00.000Z'],
    ['2026-01-31T08:00:00Z', 2, '2026-03-31T08:00:00.000Z'],
    ['2026-12-15T08:00:00Z', 1, '2027-01-15T08:00:00.000Z'],
  ])('%s plus %i is %s', (from, months, to) => {
    expect(addMonths(at(from), months).toISOString()).toBe(to)
  })
})

it('contains the rate of VAT that is configured', () => {
  expect(quoteFor('first', { ...prices, vatRate: 8.5 }, at('2026-11-20T18:08:00Z')).vatRate).toBe(8.5)
})

it('VAT of 20 % in 3, 29 and 200 EUR', () => {
  expect([300, 2900, 20000].map((total) => vatIn(total, 20))).toEqual([50, 483, 3333])
})
