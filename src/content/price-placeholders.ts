import { moneyShort } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'

/** Values for `{first}`, `{plan}` and `{days}` in the library's texts: no text holds an amount of its own. */
export function pricePlaceholders(
  locale: Locale,
  prices: { first: number; plan: number; firstDays: number },
): { first: string; plan: string; days: number } {
  return {
    first: moneyShort(locale, prices.first),
    plan: moneyShort(locale, prices.plan),
    // The day of the hold precedes the first period.
    days: prices.firstDays + 1,
  }
}
