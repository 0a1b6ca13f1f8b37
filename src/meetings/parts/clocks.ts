import { businessTimeZone } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { browserTimeZone } from '../../i18n/time-zone.ts'
import { isNightIn, unusualAs } from '../availability/settings.ts'
import type { Meeting } from '../contract.ts'
import { meetingRules } from '../lifecycle/lifecycle.ts'
import { type Clocks, meetingTime, type TimeWords } from '../meeting-time.ts'
import type { MeetingWay } from '../ways.ts'

/** The reader's clock and that of the place; in the browser only. */
export const clocksAt = (place: string): Clocks => ({ place, reader: browserTimeZone() ?? place })

/** When something was done, on the clock of whoever reads it; what has no place of its own is beside that of Paris. */
export const readersTime = (locale: Locale, at: string, words: TimeWords, place: string = businessTimeZone): string =>
  meetingTime(locale, at, clocksAt(place), words)

/** What is unusual about an hour where it takes place, or at night for whoever reads it elsewhere; else `null`. */
export function unusualFor(
  { unusual, timeZone }: Pick<Meeting, 'unusual' | 'timeZone'>,
  slot: string,
  way?: MeetingWay,
): 'sunday' | 'hour' | null {
  if (unusual.includes(slot)) return unusualAs(slot, timeZone)
  if (way === 'in_person') return null
  return isNightIn(clocksAt(timeZone).reader, new Date(slot), meetingRules.lasts) ? 'hour' : null
}
