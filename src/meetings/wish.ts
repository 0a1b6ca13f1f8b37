// When a client says that they are free: days, parts of the day, and words of their own.
import { joinList } from '../i18n/format.ts'
import { type Locale, tagOf } from '../i18n/locale.ts'
import { fill, type MessagesLike } from '../i18n/text.ts'
import type { times } from './times.text.fr.ts'

export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** From Monday to Sunday, as `Date` counts them. */
export const weekDays = [1, 2, 3, 4, 5, 6, 0] as const

export type FreeTimes = { days: number[]; parts: DayPart[] }

/** In the order of the week and of the day, each once; null where nothing is said. */
export function freeTimesOf({ days, parts }: FreeTimes): FreeTimes | null {
  const kept = {
    days: weekDays.filter((day) => days.includes(day)),
    parts: dayParts.filter((one) => parts.includes(one)),
  }
  return kept.days.length + kept.parts.length > 0 ? kept : null
}

// 4 January 1970 was a Sunday.
export const dayName = (locale: Locale, day: number, weekday: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(tagOf(locale), { weekday, timeZone: 'UTC' }).format(new Date((3 + day) * 86_400_000))

/** Days and parts of the day in the reader's language, then the client's own words; empty where nothing is said. */
export function wishSentence(
  locale: Locale,
  { freeTimes, text }: { freeTimes: FreeTimes | null; text: string | null },
  words: MessagesLike<typeof times>,
): string {
  const { days, parts } = freeTimes ?? { days: [], parts: [] }
  const said = [
    joinList(
      locale,
      days.map((day) => dayName(locale, day)),
    ),
    joinList(
      locale,
      parts.map((part) => words.parts[part]),
    ),
    text ? fill(words.quoted, { text }) : '',
  ]
  return said.filter((one) => one !== '').join(words.between)
}
