import { businessTimeZone } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { browserTimeZone } from '../../i18n/time-zone.ts'
import { type Clocks, meetingTime, type TimeWords } from '../meeting-time.ts'

/** The reader's clock and that of the place; in the browser only. */
export const clocksAt = (place: string): Clocks => ({ place, reader: browserTimeZone() ?? place })

/** When something was done, on the clock of whoever reads it; what has no place of its own is beside that of Paris. */
export const readersTime = (locale: Locale, at: string, words: TimeWords, place: string = businessTimeZone): string =>
  meetingTime(locale, at, clocksAt(place), words)
