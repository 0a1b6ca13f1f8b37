// Wall-clock times of a time zone, summer time included.

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  formats.set(zone, known)
  return known
}

/** What a clock in this zone shows, `2026-12-24T18:30`. */
export const zonedLocal = (at: Date, zone: string): string => wallTime(at, zone).slice(0, 16)

/** The instant at which a clock in this zone shows `2026-12-24T18:30`. An hour skipped in spring is the one after it. */
export function zonedInstant(local: string, zone: string): Date {
  const asUtc = new Date(`${local.slice(0, 16)}:00Z`)
  const first = new Date(asUtc.getTime() - aheadAt(asUtc, zone))
  return new Date(asUtc.getTime() - aheadAt(first, zone))
}

function wallTime(at: Date, zone: string): string {
  const [day = '', time = ''] = formatOf(zone).format(at).split(', ')
  const [date, month, year] = day.split('/')
  return `${year}-${month}-${date}T${time}`
}

/** The UTC offset of the zone at this instant, in milliseconds. */
const aheadAt = (at: Date, zone: string): number => new Date(`${wallTime(at, zone)}Z`).getTime() - at.getTime()
