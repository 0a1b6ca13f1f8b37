import { day, hourIn, isoDateIn } from '../../../i18n/format.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { readerTimeZone } from '../../../i18n/time-zone.ts'

/** A day as the assistant or the client wrote it: `2026-11-24`, `2026-11`, `2026`, or text that is left as it is. */
export function dayOf(locale: Locale, text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return day(locale, `${text}T12:00:00Z`)
  if (/^\d{4}-\d{2}$/.test(text))
    return new Intl.DateTimeFormat(languageTag[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${text}-15T12:00:00Z`),
    )
  return text
}

/** The hour for today, otherwise the day, on the reader's clock. */
export function hourOrDay(locale: Locale, at: string, now: Date, zone = readerTimeZone()): string {
  const then = new Date(at)
  if (isoDateIn(then, zone) === isoDateIn(now, zone)) return hourIn(locale, then, zone)
  return new Intl.DateTimeFormat(languageTag[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: zone,
  }).format(then)
}
