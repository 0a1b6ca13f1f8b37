import { describe, expect, it } from 'vitest'
import { chargedAt } from '../../billing/quotes/charged-at.ts'
import { quoteFor } from '../../billing/quotes/quote.ts'
import { priceExample, taxed } from './price-example.ts'

const prices = { first: 300, plan: 2900, copilot: 20_000, firstDays: 14, vatRate: 20 }

describe('the dated example of the tariff', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const example = priceExample(prices, now)

  it('is what an order of that moment would be quoted', () => {
    const quote = quoteFor('first', prices, now)
    expect([example.charge, example.twelveMonths]).toEqual([chargedAt(quote.monthlyFrom), quote.twelveMonths])
    expect(example.charge.toISOString()).toBe('2026-12-06T11:00:00.000Z')
    expect(example.next.toISOString()).toBe('2027-01-06T11:00:00.000Z')
  })

  it('reminds seven days before money moves', () =>
    expect(example.reminder.toISOString()).toBe('2026-11-29T10:00:00.000Z'))

  it('keeps its dates in order, whatever the first period', () => {
    for (const firstDays of [8, 14, 30]) {
      const { order, reminder, charge, next } = priceExample({ ...prices, firstDays }, now)
      expect([order, reminder, charge, next]).toEqual([order, reminder, charge, next].sort((a, b) => +a - +b))
    }
  })

  it('takes tax apart without losing a cent', () => {
    expect(taxed(2900, 20)).toEqual({ total: 2900, vat: 483, net: 2417 })
    for (let total = 1; total < 3000; total += 1) {
      const { vat, net } = taxed(total, 20)
      expect(vat + net).toBe(total)
    }
  })
})
