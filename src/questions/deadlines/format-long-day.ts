import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'

/** « 12 décembre 2026 », kept on one line. */
export const formatLongDay = (date: string, locale: Locale): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? day(locale, `${date}T12:00:00Z`).replaceAll(' ', '\u00a0') : date
