import { day } from '../../i18n/format.ts'
import { type Locale, languageTag } from '../../i18n/locale.ts'

/** A date is not broken over two lines. */
export function dateIn(locale: Locale, at: string): string {
  return day(locale, at).replaceAll(' ', '\u00a0')
}

export function decimal(locale: Locale, value: number): string {
  return new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 1 }).format(value)
}
