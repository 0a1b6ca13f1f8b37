// The hours that a client can book with a specialist.
import { zonedInstant, zonedLocal } from '../../i18n/zoned-time.ts'
import { isPublicHoliday } from '../../places/public-holidays.ts'
import { type Availability, type DailySpan, isClosedOn, localHours } from './settings.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How far ahead clients book: six weeks. */
export const bookableDays = 42

/** Milliseconds since 1970; `to` is not part of it. */
export type Span = { from: number; to: number }

type Asked = {
  availability: Availability
  /** The code of the place's department: its public holidays. */
  department: string
  /** Agreed meetings, and what the specialist's own calendar holds. */
  busy: readonly Span[]
  lasts: number
  now: number
}

/**
 * The starts of free meetings, the soonest first: in the hours, after the notice, with the buffer around others. An hour
 * that was given back is closed itself, without a buffer.
 */
export function freeSlots({ availability, department, busy, lasts, now }: Asked): number[] {
  const { timeZone, bufferMinutes, givenBack = [] } = availability
  const buffer = bufferMinutes * minute
  const soonest = soonestOf(availability, now)
  const taken = busy.map(({ from, to }) => ({ from: from - buffer, to: to + buffer }))
  const isFree = (at: number) =>
    taken.every((one) => at + lasts <= one.from || at >= one.to) &&
    givenBack.every((one) => at + lasts <= one || at >= one + lasts)
  const today = Date.parse(`${zonedLocal(new Date(now), timeZone).slice(0, 10)}T00:00:00Z`)
  const found: number[] = []
  for (let ahead = 0; ahead <= bookableDays; ahead += 1) {
    const date = new Date(today + ahead * day).toISOString().slice(0, 10)
    for (const { from, to } of hoursOn(date, availability, department)) {
      const closes = zonedInstant(`${date}T${to}`, timeZone).getTime()
      for (let at = zonedInstant(`${date}T${from}`, timeZone).getTime(); at + lasts <= closes; at += lasts + buffer)
        if (at >= soonest && isFree(at)) found.push(at)
    }
  }
  return found
}

/**
 * Exceptions before the week. Of several for one day a closure wins, whatever the order in which they were entered;
 * without one, all their hours are open.
 */
function hoursOn(date: string, availability: Availability, department: string): DailySpan[] {
  const { exceptions, weekly, publicHolidays } = availability
  if (isClosedOn(date, exceptions)) return []
  const opened = exceptions.flatMap(({ first, last, hours }) => (hours && first <= date && date <= last ? [hours] : []))
  if (opened.length > 0) return merged(opened)
  if (publicHolidays && isPublicHoliday(date, department)) return []
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekly.filter((slot) => slot.day === weekday).sort((a, b) => (a.from < b.from ? -1 : 1))
}

function merged(spans: readonly DailySpan[]): DailySpan[] {
  const whole: DailySpan[] = []
  for (const span of [...spans].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = whole.at(-1)
    if (!last || span.from > last.to) whole.push(span)
    else if (span.to > last.to) whole[whole.length - 1] = { ...last, to: span.to }
  }
  return whole
}

const soonestOf = ({ noticeHours }: Availability, now: number) => now + noticeHours * 60 * minute

/** Whether clients could book this hour themselves, were nothing in it. */
export const isBookableAt = (at: number, { availability, department, lasts, now }: Omit<Asked, 'busy'>): boolean =>
  availability.bookable && at >= soonestOf(availability, now) && isOpenAt(at, lasts, availability, department)

/** Whether a meeting from `at` lies within the open hours of the place. */
export function isOpenAt(at: number, lasts: number, availability: Availability, department: string): boolean {
  const { day: date, hours } = localHours(new Date(at), lasts, availability.timeZone)
  return hoursOn(date, availability, department).some(({ from, to }) => from <= hours.from && hours.to <= to)
}
