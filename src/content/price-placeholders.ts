import { guaranteeDays } from '../brand.ts'
import { moneyShort } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'

/** Values for `{first}`, `{plan}`, `{days}` and `{guaranteeDays}` in texts: none holds an amount or a term of its own. */
export function pricePlaceholders(
  locale: Locale,
  prices: { first: number; plan: number; firstDays: number },
): { first: string; plan: string; days: number; guaranteeDays: number } {
  return {
    first: moneyShort(locale, prices.first),
    plan: moneyShort(locale, prices.plan),
    // The day of the hold precedes the first period.
    days: prices.firstDays + 1,
    guaranteeDays,
  }
}
