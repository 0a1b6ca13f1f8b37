// When an expert is available, in the business time zone, summer time included.
import { businessTimeZone } from '../../i18n/format.ts'
import type { SlotFilter } from '../directory/limits.ts'

/** `day`: 0 is Sunday. Times are `HH:MM` in the business time zone. */
export type WeeklySlot = { day: number; from: string; to: string }

const minute = 60_000
const day = 24 * 60 * minute

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The wall-clock time encoded as if it were UTC, so that one can calculate with it. */
function wallTime(at: Date): number {
  const part = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!)
}

/** The instant of a wall-clock time; in the hour that spring skips, the instant right after. */
function instantOf(wallAt: number): Date {
  let at = wallAt
  for (let round = 0; round < 2; round += 1) at += wallAt - wallTime(new Date(at))
  return new Date(at)
}

/** `YYYY-MM-DD` in the business time zone. */
export function serviceDay(at: Date): string {
  return new Date(wallTime(at)).toISOString().slice(0, 10)
}

/** Midnight of the current day in the business time zone. */
export function serviceMidnight(at: Date): Date {
  return instantOf(Math.floor(wallTime(at) / day) * day)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The next instant after `now` at this time of day (`HH:MM`) in the business time zone. */
export function nextTime(time: string, now: Date): Date {
  const today = Math.floor(wallTime(now) / day) * day + minutesOf(time) * minute
  const at = instantOf(today)
  return at > now ? at : instantOf(today + day)
}

/** Whether these hours cover the time from `at` for `lasts` milliseconds, without a break. */
export function openThrough(hours: readonly WeeklySlot[], at: Date, lasts: number): boolean {
  const wall = wallTime(at)
  const midnight = Math.floor(wall / day) * day
  const today = hours.filter((slot) => slot.day === new Date(midnight).getUTCDay())
  let there = wall - midnight
  for (const { from, to } of today.sort((a, b) => (a.from < b.from ? -1 : 1)))
    if (minutesOf(from) * minute <= there) there = Math.max(there, minutesOf(to) * minute)
  return there >= wall - midnight + lasts
}

/** When one of these slots is next open: now if one is; `null` without slots. */
export function nextOpening(hours: readonly WeeklySlot[], now: Date): Date | null {
  const today = Math.floor(wallTime(now) / day) * day
  let best: Date | null = null
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const midnight = today + ahead * day
    for (const slot of hours) {
      if (slot.day !== new Date(midnight).getUTCDay()) continue
      const opens = instantOf(midnight + minutesOf(slot.from) * minute)
      const closes = instantOf(midnight + minutesOf(slot.to) * minute)
      if (closes <= now) continue
      const at = opens > now ? opens : now
      if (best === null || at < best) best = at
    }
    if (best !== null) return best
  }
  return null
}

/** A day of the week, and the time of that day (`HH:MM`) after which a slot must still be open. */
export type DayFilter = { day: number; after: string }

/** The weekdays that a slot filter covers, and the moment from which slots count. */
export function slotDays(wish: SlotFilter, now: Date): { days: DayFilter[]; from: Date } {
  const wallNow = wallTime(now)
  const today = Math.floor(wallNow / day) * day
  const ahead = (days: number) => new Date(today + days * day).getUTCDay()
  const rest: DayFilter = { day: ahead(0), after: new Date(wallNow).toISOString().slice(11, 16) }
  const whole = (days: number): DayFilter => ({ day: ahead(days), after: '00:00' })
  const midnight = (days: number) => instantOf(today + days * day)
  if (wish === 'today') return { days: [rest], from: now }
  if (wish === 'tomorrow') return { days: [whole(1)], from: midnight(1) }
  if (ahead(0) === 0) return { days: [rest], from: now }
  if (ahead(0) === 6) return { days: [rest, whole(1)], from: now }
  const saturday = 6 - ahead(0)
  return { days: [whole(saturday), whole(saturday + 1)], from: midnight(saturday) }
}
