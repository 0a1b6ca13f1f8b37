// When an outside calendar says that its owner is busy.
import { brand } from '../../brand.ts'
import { isTimeZone } from '../../i18n/time-zone.ts'
import { zonedInstant } from '../../i18n/zoned-time.ts'
import type { Span } from '../availability/free-slots.ts'

/** A time as the calendar writes it: on the wall clock of `zone`, or of the place where that is null (or unknown). */
type Moment = {
  local: string
  /** A whole day, which begins at midnight of the place. */
  day: boolean
  zone: string | null
  /** Where the calendar itself defines the zone. */
  instant: number | null
}
export type Occurrence = { uid: string | null; start: Moment; end: Moment }

/** Our own meetings, which an invitation has put into that calendar: they are counted where they are agreed. */
const isOurs = (uid: string | null) => uid?.endsWith(`@meeting.${brand.siteHost}`) ?? false

/** In order, joined where they touch; only what lies in the window. */
export function busySpans(occurrences: readonly Occurrence[], placeZone: string, window: Span): Span[] {
  const spans = occurrences
    .filter(({ uid }) => !isOurs(uid))
    .map(({ start, end }) => ({ from: instantOf(start, placeZone), to: instantOf(end, placeZone) }))
    .filter(({ from, to }) => to > from && to > window.from && from < window.to)
    .sort((a, b) => a.from - b.from)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push(span)
  }
  return joined
}

function instantOf({ local, day, zone, instant }: Moment, placeZone: string): number {
  if (zone === 'UTC') return Date.parse(`${local}:00Z`)
  const known = !day && zone !== null && isTimeZone(zone)
  // The system knows the rules of a zone by its name better than a file may.
  if (instant !== null && !known) return instant
  return zonedInstant(local, known ? zone : placeZone).getTime()
}
