import { type Locale, languageTag } from './locale.ts'

/** `29,00 €` in French, `€29.00` in English; amounts are integer cents. */
export function money(locale: Locale, cents: number): string {
  return new Intl.NumberFormat(languageTag[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/** Without decimals where there are none: `29 €`, `€3`. For sentences, never for a receipt. */
export function moneyShort(locale: Locale, cents: number): string {
  return new Intl.NumberFormat(languageTag[locale], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)
}

/** Everything the product promises is said in the operator's time zone. */
export const houseTimeZone = 'Europe/Paris'

export function day(locale: Locale, at: Date | string): string {
  return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: houseTimeZone }).format(
    new Date(at),
  )
}

export function dayAndHour(locale: Locale, at: Date | string): string {
  return `${day(locale, at)} ${locale === 'fr' ? 'à' : 'at'} ${hour(locale, at)}`
}

/** `18 h 02` in French, `18:02` in English. */
export function hour(locale: Locale, at: Date | string): string {
  const text = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: houseTimeZone }).format(new Date(at))
  return locale === 'fr' ? text.replace(':', '\u00a0h\u00a0') : text
}
