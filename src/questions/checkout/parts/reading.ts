import type { RefObject } from 'react'
import type { Locale } from '../../../i18n/locale.ts'

/** Which reading of a page was asked for last, and in which language. */
export type Reading = { turn: number; locale: Locale }

/** `translates`: the same page in the other language. `isLast`: none was asked for since, and nothing has ended it. */
export function nextReading(reading: RefObject<Reading>, locale: Locale) {
  const before = reading.current
  const turn = before.turn + 1
  reading.current = { turn, locale }
  return { translates: before.locale !== locale, isLast: () => reading.current.turn === turn }
}
