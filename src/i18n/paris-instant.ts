import { businessTimeZone } from './format.ts'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

/** The instant at which a clock in Paris shows `2026-12-24T18:30`. An hour skipped in spring is the one after it. */
export function parisInstant(local: string): Date {
  const asUtc = new Date(`${local.slice(0, 16)}:00Z`)
  const first = new Date(asUtc.getTime() - aheadAt(asUtc))
  return new Date(asUtc.getTime() - aheadAt(first))
}

/** The UTC offset of Paris at this instant, in milliseconds. */
function aheadAt(instant: Date): number {
  const [day = '', time = ''] = parts.format(instant).split(', ')
  const [date, month, year] = day.split('/')
  return new Date(`${year}-${month}-${date}T${time}Z`).getTime() - instant.getTime()
}
