import type { OrderKind, Quote } from '../contract.ts'

export type Prices = { first: number; plan: number; copilot: number; firstDays: number; vatRate: number }

/** How long an introductory offer is open; a person who reads slowly gets a new one without noticing. */
const quoteMinutes = 60
const dayMs = 24 * 3600 * 1000

/** The same day of the month `months` later, or the month's last day (31 January + 1 month is 28 or 29 February). */
export function addMonths(at: Date, months: number): Date {
  const target = new Date(at)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(at.getUTCDate(), lastDay))
  return target
}

/** VAT contained in a price that includes it, rounded to the cent. */
export function vatIn(total: number, rate: number): number {
  return Math.round((total * rate) / (100 + rate))
}

/**
 * What an order costs, now and later. The first monthly charge of an introductory offer falls one day after the first
 * period (the day of the hold), so that the fourteen days of withdrawal are over before it; late in the evening it falls
 * on the next day, so that each month begins and is charged on one day of Paris. `reckoned`: what the
 * provider would charge now for the rest of a running month, and when it charges next.
 */
export function quoteFor(
  kind: OrderKind,
  prices: Prices,
  now: Date,
  reckoned: { today: number; monthlyFrom: Date } | null = null,
): Omit<Quote, 'id' | 'act' | 'signature' | 'expiresAt' | 'monthlyFrom'> & { expiresAt: Date; monthlyFrom: Date } {
  const start = new Date(Math.ceil(now.getTime() / 1000) * 1000)
  const monthly = kind === 'copilot' ? prices.copilot : prices.plan
  const today = reckoned?.today ?? (kind === 'first' ? prices.first : monthly)
  // Every charge keeps the day of the anchor, so a short month does not move the next ones.
  const later = reckoned?.monthlyFrom ?? (kind === 'first' ? firstMonth(start, prices.firstDays) : null)
  const anchor = later ?? start
  const first = later ? 0 : 1
  // A charge on the anniversary itself belongs to the next year, whichever second it falls on.
  const yearEnd = new Date(addMonths(start, 12).getTime() - dayMs / 2)
  let charges = 0
  while (addMonths(anchor, first + charges) < yearEnd) charges += 1
  return {
    kind,
    currency: 'eur',
    today,
    monthly,
    monthlyFrom: addMonths(anchor, first),
    twelveMonths: today + charges * monthly,
    vatRate: prices.vatRate,
    expiresAt: new Date(start.getTime() + quoteMinutes * 60_000),
  }
}

/** From 21:00 UTC on, an hour later is another day of Paris in summer; at midnight UTC it is the same one all year. */
const lastHour = 21

function firstMonth(start: Date, firstDays: number): Date {
  const at = new Date(start.getTime() + (firstDays + 1) * dayMs)
  if (at.getUTCHours() >= lastHour) at.setUTCHours(24, 0, 0, 0)
  return at
}
