// What the month may come to at today's pace: a calculation with its range, and no promise.

const day = 24 * 3_600_000
const week = 7 * day
/** Fewer weeks of work say nothing about a pace. */
export const weeksLookedAt = 4

type Fee = { amount: number; at: Date }

export type Forecast = {
  /** Cents: answered in this month already. */
  earned: number
  /** Cents: accepted and not answered yet. */
  held: number
  /** `null` for an expert without four weeks of work. */
  month: { low: number; likely: number; high: number } | null
}

/**
 * Earned and held, and for the days that are left the mean of the last four weeks; the range takes the quietest and the
 * busiest of these weeks instead.
 */
export function forecastOf(
  fees: readonly Fee[],
  {
    now,
    monthStart,
    monthEnd,
    held,
    since,
  }: { now: Date; monthStart: Date; monthEnd: Date; held: number; since: Date | null },
): Forecast {
  const at = now.getTime()
  const sum = (from: number, to: number) =>
    fees.reduce((all, fee) => (fee.at.getTime() >= from && fee.at.getTime() < to ? all + fee.amount : all), 0)
  const earned = sum(monthStart.getTime(), at + 1)
  if (since === null || at - since.getTime() < weeksLookedAt * week) return { earned, held, month: null }
  const weeks = Array.from({ length: weeksLookedAt }, (_, back) => sum(at - (back + 1) * week, at - back * week))
  const left = Math.max(0, monthEnd.getTime() - at) / week
  const come = (perWeek: number) => Math.round(earned + held + perWeek * left)
  const mean = weeks.reduce((all, one) => all + one, 0) / weeksLookedAt
  return { earned, held, month: { low: come(Math.min(...weeks)), likely: come(mean), high: come(Math.max(...weeks)) } }
}
