import { day, monthName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { periodSpan, rhythmOfPeriod } from './periods.ts'

type PeriodWords = { week: string; day: string }

/** `novembre 2026`, `semaine du 16 novembre 2026` or `à la demande, 23 novembre 2026`. */
export function periodName(locale: Locale, period: string, words: PeriodWords): string {
  const rhythm = rhythmOfPeriod(period)
  const span = periodSpan(period)
  if (rhythm === 'monthly' || !span) return monthName(locale, period.slice(0, 7))
  return fill(rhythm === 'weekly' ? words.week : words.day, { date: day(locale, span.start) })
}
