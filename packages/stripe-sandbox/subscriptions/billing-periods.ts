/** Billing periods, calculated in UTC: the anchor's day is kept, and clamped in shorter months. */

export interface Recurring {
  interval: string
  interval_count: number
}

export const day = 86_400

/** The anchor plus whole intervals: one month after 31 January is 28 February, two months after is 31 March. */
export function intervalsAfter(anchor: number, every: Recurring, count: number): number {
  const steps = every.interval_count * count
  if (every.interval === 'day') return anchor + steps * day
  if (every.interval === 'week') return anchor + steps * 7 * day
  const from = new Date(anchor * 1000)
  const months = from.getUTCMonth() + steps * (every.interval === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const to = new Date(anchor * 1000)
  to.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), last))
  return to.getTime() / 1000
}

const longestOf = new Map([
  ['day', 1],
  ['week', 7],
  ['month', 31],
  ['year', 366],
])

/** The last period boundary at or before this moment; the anchor itself where it is later. */
export function periodStartAround(anchor: number, every: Recurring, moment: number): number {
  let count = 0
  while (intervalsAfter(anchor, every, count + 1) <= moment) count += 1
  return intervalsAfter(anchor, every, count)
}

/** The first period boundary after this moment. */
export function boundaryAfter(anchor: number, every: Recurring, moment: number): number {
  const longest = (longestOf.get(every.interval) ?? 366) * day * every.interval_count
  let count = Math.max(0, Math.floor((moment - anchor) / longest))
  while (intervalsAfter(anchor, every, count) <= moment) count += 1
  return intervalsAfter(anchor, every, count)
}
