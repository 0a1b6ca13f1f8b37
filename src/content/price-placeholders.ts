import { moneyShort } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'

/** What the library's texts call `{first}`, `{plan}` and `{days}`: no text holds an amount of its own. */
export function pricePlaceholders(
  locale: Locale,
  prices: { first: number; plan: number; firstDays: number },
): { first: string; plan: string; days: number } {
  return {
    first: moneyShort(locale, prices.first),
    plan: moneyShort(locale, prices.plan),
    // The day of the hold comes before the first period.
    days: prices.firstDays + 1,
  }
}
