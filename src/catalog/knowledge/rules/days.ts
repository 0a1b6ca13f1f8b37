// How the law counts days, months and years. Days are `YYYY-MM-DD`.
import { isDayOff } from '../../../places/paris-days.ts'

export type Period = { days?: number; months?: number; years?: number }

/**
 * A period counted from a day, as articles 641 of the code of civil procedure and 2229 of the civil code do: months and
 * years end on the day of the same number, or on the last day of a shorter month. Sundays and holidays do not move it.
 */
export function dayAfter(date: string, { days = 0, months = 0, years = 0 }: Period): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year + years, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, last) + days)
  return first.toISOString().slice(0, 10)
}

/** As the tax administration counts: what runs from the last day of a month ends on the last day of a month. */
export function monthsAfterOrMonthEnd(date: string, months: number): string {
  const next = dayAfter(date, { days: 1 })
  return next.endsWith('-01') ? dayAfter(dayAfter(next, { months }), { days: -1 }) : dayAfter(date, { months })
}

/** The same day, or the next one that is neither Saturday, Sunday nor public holiday (Labour Code, L3133-1). */
export function workingDayFrom(date: string): string {
  let number = Date.parse(`${date}T00:00:00Z`) / 86_400_000
  while (isDayOff(number)) number += 1
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}

/** How many periods of a month have begun after a day: none on that day, one on the next. */
export function monthsBegun(after: string, today: string): number {
  let months = 0
  while (dayAfter(after, { months }) < today) months += 1
  return months
}
