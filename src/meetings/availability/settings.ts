// When a specialist receives clients: what they set, and what holds where they have set nothing.
import type { WeeklySlot } from '../../experts/workspace/opening-hours.ts'
import { businessTimeZone } from '../../i18n/format.ts'
import { zonedLocal } from '../../i18n/zoned-time.ts'
import { type MeetingWay, onlyInPerson } from '../ways.ts'

/** The ways that can be offered: a video meeting needs a link of the specialist's own, or rooms of ours. */
export const possibleWays = ({ ways, videoLink }: Pick<Availability, 'ways' | 'videoLink'>, rooms: boolean) =>
  ways.filter((way) => way !== 'video' || videoLink !== '' || rooms)

/** The zones of the places where specialists receive: France with its overseas departments, and Morocco. */
export const placeTimeZones = [
  'Europe/Paris',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Cayenne',
  'America/Miquelon',
  'Indian/Reunion',
  'Indian/Mayotte',
  'Pacific/Noumea',
  'Pacific/Tahiti',
  'Africa/Casablanca',
] as const
export type PlaceTimeZone = (typeof placeTimeZones)[number]

const zones: Readonly<Record<string, PlaceTimeZone>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '977': 'America/Guadeloupe',
  '978': 'America/Guadeloupe',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
  MA: 'Africa/Casablanca',
}

/** The time zone of a French department, or of a country abroad as an area. */
export const zoneOfArea = (area: string | null): PlaceTimeZone => (area && zones[area]) || businessTimeZone

export const buffers = [0, 15, 30, 45, 60] as const
export const notices = [2, 4, 12, 24, 48, 72, 168] as const

/** `HH:MM`; where `from` is later than `to`, the span goes over midnight. */
export type DailySpan = { from: string; to: string }

/** Days (`YYYY-MM-DD`, both included) that differ from the week: closed, or open in these hours only. */
export type Exception = { first: string; last: string; hours: DailySpan | null }

export type Availability = {
  /** Clients book a free hour without being accepted first. */
  bookable: boolean
  timeZone: PlaceTimeZone
  place: string
  /** How clients can meet them; the place is needed for `in_person` only. */
  ways: readonly MeetingWay[]
  /** Their own link to video meetings; empty for a room of ours. */
  videoLink: string
  weekly: readonly WeeklySlot[]
  exceptions: readonly Exception[]
  /** Closed on public holidays, as no exception says otherwise. */
  publicHolidays: boolean
  /** Hours that are asked about twice before they are opened, proposed or booked; so are Sundays. */
  quiet: DailySpan
  bufferMinutes: (typeof buffers)[number]
  noticeHours: (typeof notices)[number]
  /** Hours of agreed meetings that the specialist gave back: they cannot then, and nobody books these until they open them again. */
  givenBack?: readonly number[]
}

export function defaultAvailability(department: string, weekly: readonly WeeklySlot[]): Availability {
  return {
    bookable: false,
    timeZone: zoneOfArea(department),
    place: '',
    ways: onlyInPerson,
    videoLink: '',
    weekly,
    exceptions: [],
    publicHolidays: true,
    quiet: { from: '20:00', to: '08:00' },
    bufferMinutes: 15,
    noticeHours: 24,
  }
}

/** A closure wins over whatever else is said of that day. */
export const isClosedOn = (date: string, exceptions: readonly Exception[]): boolean =>
  exceptions.some(({ first, last, hours }) => hours === null && first <= date && date <= last)

/** An opening whose days are all closed by others: it would open nothing. */
export function opensNothing({ first, last, hours }: Exception, exceptions: readonly Exception[]): boolean {
  if (hours === null || last < first) return false
  let date = first
  while (date <= last) {
    const closure = exceptions.find((one) => isClosedOn(date, [one]))
    if (!closure) return false
    date = dayAfter(closure.last)
  }
  return true
}

const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const overlaps = (a: DailySpan, b: DailySpan) => a.from < b.to && b.from < a.to

/** The parts of a day that a span covers; `24:00` is its end. */
const partsOf = ({ from, to }: DailySpan): DailySpan[] =>
  from <= to
    ? [{ from, to }]
    : [
        { from: '00:00', to },
        { from, to: '24:00' },
      ]

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0
const hasSunday = (first: string, last: string) => {
  const sinceSunday = new Date(`${first}T00:00:00Z`).getUTCDay()
  const days = (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000
  return (7 - sinceSunday) % 7 <= days
}
const touchesQuiet = (hours: DailySpan, quiet: DailySpan) => partsOf(quiet).some((part) => overlaps(part, hours))

/** A meeting at night or on a Sunday, where it takes place: nobody agrees to one by mistake. */
export function isUnusual(
  at: Date,
  lasts: number,
  { timeZone, quiet }: { timeZone: string; quiet: DailySpan },
): boolean {
  const { day, hours } = localHours(at, lasts, timeZone)
  return isSunday(day) || touchesQuiet(hours, quiet)
}

/** The day and the hours of a meeting on the clock of a place. */
export function localHours(at: Date, lasts: number, timeZone: string): { day: string; hours: DailySpan } {
  const [day = '', from = ''] = zonedLocal(at, timeZone).split('T')
  const [lastDay, to = ''] = zonedLocal(new Date(at.getTime() + lasts), timeZone).split('T')
  return { day, hours: { from, to: lastDay === day ? to : '24:00' } }
}

const night: DailySpan = { from: '22:00', to: '07:00' }

/** A meeting by telephone or video may fall into the night of whoever joins it from another time zone. */
export const isNightIn = (timeZone: string, at: Date, lasts: number): boolean =>
  touchesQuiet(localHours(at, lasts, timeZone).hours, night)

/** What is unusual about such an hour, on the clock of the place. */
export const unusualAs = (at: string, timeZone: string): 'sunday' | 'hour' =>
  isSunday(zonedLocal(new Date(at), timeZone).slice(0, 10)) ? 'sunday' : 'hour'

/** Each span of the week or of particular days that opens a night or a Sunday to clients, by what it opens. */
function unusualHours({ bookable, weekly, exceptions, quiet }: Availability): string[] {
  if (!bookable) return []
  const ofWeek = weekly.filter((slot) => slot.day === 0 || touchesQuiet(slot, quiet))
  const ofDays = exceptions.flatMap(({ first, last, hours }) =>
    hours && (hasSunday(first, last) || touchesQuiet(hours, quiet))
      ? [`${first} ${last} ${hours.from} ${hours.to}`]
      : [],
  )
  return [...ofWeek.map(({ day, from, to }) => `${day} ${from} ${to}`), ...ofDays]
}

/** Opens a night or a Sunday to clients that was not open to them before. */
export function opensUnusualHours(after: Availability, before: Availability): boolean {
  const known = unusualHours(before)
  return unusualHours(after).some((span) => !known.includes(span))
}
