import { dayNumber, startOfDay } from '../../places/paris-days.ts'
import { monthSpan, monthsBefore } from '../months.ts'

// What one payout run pays: a month, a week, or what was asked for on one day.

export const payoutRhythms = ['monthly', 'weekly', 'on_demand'] as const
export type PayoutRhythm = (typeof payoutRhythms)[number]

/** The least that is paid on demand, in cents: every transfer costs the work of two people. */
export const onDemandMinimum = 2_000

export const periodPattern = /^20\d\d-((0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|W(0[1-9]|[1-4]\d|5[0-3]))$/

const dayLong = 86_400_000
const textOf = (number: number) => new Date(number * dayLong).toISOString().slice(0, 10)
/** The Monday of a day's week; day 0 was a Thursday. */
const mondayOf = (number: number) => number - ((number + 3) % 7)

/** `2026-11-23`: the day of Paris. */
export const dayOf = (at: Date): string => textOf(dayNumber(at))

/** `2026-W48`: the week of ISO 8601, which belongs to the year of its Thursday. */
function weekOfDay(number: number): string {
  const thursday = mondayOf(number) + 3
  const year = Number(textOf(thursday).slice(0, 4))
  const week = Math.floor((thursday - Date.UTC(year, 0, 1) / dayLong) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}
export const weekOf = (at: Date): string => weekOfDay(dayNumber(at))

export function rhythmOfPeriod(period: string): PayoutRhythm {
  if (period.includes('W')) return 'weekly'
  return period.length === 7 ? 'monthly' : 'on_demand'
}

/** The instants at which a period begins and the next one does; `null` for a week or a day that the year does not have. */
export function periodSpan(period: string): { start: Date; end: Date } | null {
  const rhythm = rhythmOfPeriod(period)
  if (rhythm === 'monthly') return monthSpan(period)
  const [year = '', week = ''] = period.split('-W')
  const first =
    rhythm === 'weekly'
      ? mondayOf(Date.UTC(Number(year), 0, 4) / dayLong) + (Number(week) - 1) * 7
      : Date.parse(`${period}T00:00:00Z`) / dayLong
  if (Number.isNaN(first) || (rhythm === 'weekly' ? weekOfDay(first) : textOf(first)) !== period) return null
  return { start: startOfDay(first), end: startOfDay(first + (rhythm === 'weekly' ? 7 : 1)) }
}

/** The periods of a rhythm that may be prepared at an instant, the latest first; what was asked for, on its own day. */
export function periodsToPrepare(rhythm: PayoutRhythm, at: Date): string[] {
  if (rhythm === 'monthly') return monthsBefore(at, 12)
  if (rhythm === 'on_demand') return [dayOf(at)]
  const monday = mondayOf(dayNumber(at))
  return Array.from({ length: 6 }, (_, back) => weekOfDay(monday - 7 * (back + 1)))
}
