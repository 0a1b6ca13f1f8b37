// When a meeting is: on the reader's clock, with the clock of the place beside it where the two differ.
import { dayAndHourIn, hourIn, isoDateIn } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { fill, type MessagesLike } from '../i18n/text.ts'
import { zonedLocal } from '../i18n/zoned-time.ts'
import type { times } from './times.text.fr.ts'

export type TimeWords = Pick<MessagesLike<typeof times>, 'same' | 'own' | 'differs' | 'zones'>
export type Clocks = { place: string; reader: string }

/** `heure de Paris`; of a zone where no specialist receives, its own name. */
export const zoneName = (zone: string, { zones }: TimeWords): string =>
  (zones as Readonly<Record<string, string>>)[zone] ?? zone

/** Whether both clocks show the same at this moment: two zones may differ in winter only. */
export const clocksAgree = (at: Date | string, { place, reader }: Clocks): boolean =>
  zonedLocal(new Date(at), place) === zonedLocal(new Date(at), reader)

export function meetingTime(locale: Locale, at: Date | string, clocks: Clocks, words: TimeWords): string {
  const { place, reader } = clocks
  const zone = zoneName(place, words)
  const when = dayAndHourIn(locale, at, reader)
  if (clocksAgree(at, clocks)) return fill(words.same, { when, zone })
  return fill(words.differs, { when, zone, there: timeThere(locale, at, clocks) })
}

/** The same in few words, for an hour that is no longer agreed: it says whose clock it is on. */
export function shortMeetingTime(locale: Locale, at: Date | string, clocks: Clocks, words: TimeWords): string {
  const when = dayAndHourIn(locale, at, clocks.reader)
  return clocksAgree(at, clocks)
    ? fill(words.same, { when, zone: zoneName(clocks.place, words) })
    : fill(words.own, { when })
}

/** In the fewest words, for the subject of an email whose text names the zone. */
export function subjectMeetingTime(locale: Locale, at: Date | string, clocks: Clocks, words: TimeWords): string {
  const when = dayAndHourIn(locale, at, clocks.reader)
  return clocksAgree(at, clocks) ? when : fill(words.own, { when })
}

/** What the calendar file of a meeting is called, with its day on the reader's clock. */
export const calendarFileName = (at: string, reader: string, { calendarFile }: { calendarFile: string }): string =>
  fill(calendarFile, { day: isoDateIn(at, reader) })

/** The clock of the place, with its day where that is another one. */
function timeThere(locale: Locale, at: Date | string, { place, reader }: Clocks): string {
  const dayIn = (zone: string) => zonedLocal(new Date(at), zone).slice(0, 10)
  return dayIn(place) === dayIn(reader) ? hourIn(locale, at, place) : dayAndHourIn(locale, at, place)
}
