import { chargedAt } from '../../billing/quotes/charged-at.ts'
import { addMonths, type Prices, quoteFor, vatIn } from '../../billing/quotes/quote.ts'
import { planRules } from '../../billing/subscriptions/plan-states.ts'

const day = 24 * 3600 * 1000

/** What a first order would bring, dated from now: the same reckoning as that of the order itself. */
export function priceExample(prices: Prices, now: Date) {
  const quote = quoteFor('first', prices, now)
  return {
    order: now,
    reminder: new Date(quote.monthlyFrom.getTime() - planRules.reminderDays * day),
    charge: chargedAt(quote.monthlyFrom),
    next: chargedAt(addMonths(quote.monthlyFrom, 1)),
    twelveMonths: quote.twelveMonths,
    vatRate: quote.vatRate,
  }
}

/** A price with its tax taken apart; the two parts always make the whole. */
export function taxed(total: number, rate: number) {
  const vat = vatIn(total, rate)
  return { total, vat, net: total - vat }
}
