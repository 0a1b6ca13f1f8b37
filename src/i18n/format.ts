import { type Locale, tagOf } from './locale.ts'

/** Caches one formatter per language: creating one costs a hundred times as much as using it. */
function perLocale<Format>(make: (tag: string) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>()
  return (locale) => {
    const known = made.get(locale) ?? make(tagOf(locale))
    made.set(locale, known)
    return known
  }
}

const euros = { style: 'currency', currency: 'EUR' } as const
const exact = perLocale((tag) => new Intl.NumberFormat(tag, euros))
const whole = perLocale((tag) => new Intl.NumberFormat(tag, { ...euros, minimumFractionDigits: 0 }))

/** `29,00 €` in French, `€29.00` in English; amounts are integer cents. */
export function money(locale: Locale, cents: number): string {
  return exact(locale).format(cents / 100)
}

/** Without decimals where there are none: `29 €`, `€3`. For sentences, never for a receipt. */
export function moneyShort(locale: Locale, cents: number): string {
  return (cents % 100 === 0 ? whole : exact)(locale).format(cents / 100)
}

const plain = perLocale((tag) => new Intl.NumberFormat(tag))
const oneDecimal = perLocale((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }))

const conjunction = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** `a, b et c` in French, `a, b and c` in English. */
export function joinList(locale: Locale, items: readonly string[]): string {
  return conjunction(locale).format(items)
}

/** `1 250` in French, `1,250` in English. */
export function count(locale: Locale, value: number): string {
  return plain(locale).format(value)
}

/** `4,0` in French, `4.0` in English: an average, always with one decimal. */
export function formatMean(locale: Locale, value: number): string {
  return oneDecimal(locale).format(value)
}

/** Every date and time that the product promises is in the operator's time zone. */
export const businessTimeZone = 'Europe/Paris'

/** The same for another time zone than the operator's. */
const perZone = (style: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (tag: string, zone: string) => {
    const key = `${tag} ${zone}`
    const known = made.get(key) ?? new Intl.DateTimeFormat(tag, { ...style, timeZone: zone })
    made.set(key, known)
    return known
  }
}

const date = { dateStyle: 'long', timeZone: businessTimeZone } as const
const days = perLocale((tag) => new Intl.DateTimeFormat(tag, date))
const daysAndHours = perLocale((tag) => new Intl.DateTimeFormat(tag, { ...date, timeStyle: 'short' }))
const hours = perLocale(() => new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: businessTimeZone }))

const months = perLocale((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** `novembre 2026` of `2026-11`. */
export function monthName(locale: Locale, month: string): string {
  return months(locale).format(new Date(`${month}-01T00:00:00Z`))
}

export function day(locale: Locale, at: Date | string): string {
  return asSaid(locale, days(locale).format(new Date(at)))
}

export function dayAndHour(locale: Locale, at: Date | string): string {
  return asSaid(locale, daysAndHours(locale).format(new Date(at)))
}

/** `18 h 02` in French, `18:02` in English. */
export function hour(locale: Locale, at: Date | string): string {
  return asSaid(locale, hours('fr').format(new Date(at)))
}

const zonedDays = perZone({ dateStyle: 'long', timeStyle: 'short' })
const zonedHours = perZone({ timeStyle: 'short' })

/** `dayAndHour` on the clocks of another time zone. */
export const dayAndHourIn = (locale: Locale, at: Date | string, zone: string): string =>
  asSaid(locale, zonedDays(tagOf(locale), zone).format(new Date(at)))

const zoneNames = perZone({ timeZoneName: 'longGeneric' })
const nameOfZone = (locale: Locale, at: Date, zone: string): string =>
  zoneNames(tagOf(locale), zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** The same, with the name of the zone where its clocks show another time than those of the operator. */
export function dayAndHourNamed(locale: Locale, at: Date | string, zone: string): string {
  const when = dayAndHourIn(locale, at, zone)
  return when === dayAndHour(locale, at) ? when : `${when} (${nameOfZone(locale, new Date(at), zone)})`
}

/** `hour` on the clocks of another time zone. */
export const hourIn = (locale: Locale, at: Date | string, zone: string): string =>
  asSaid(locale, zonedHours('fr-FR', zone).format(new Date(at)))

const zonedWeekdays = perZone({ weekday: 'long', day: 'numeric', month: 'long' })

/** `mardi 1er décembre` on the clocks of a time zone. */
export const weekdayIn = (locale: Locale, at: Date | string, zone: string): string =>
  asSaid(locale, zonedWeekdays(tagOf(locale), zone).format(new Date(at)))

const zonedDates = perZone({ dateStyle: 'short' })

/** The calendar date on the clocks of a time zone: `2026-11-20`. */
export const isoDateIn = (at: Date | string, zone: string): string => zonedDates('sv-SE', zone).format(new Date(at))

/** Fixes CLDR's forms: the first of a month is `1er décembre`, an hour is `18 h 02`, and in the morning `9 h 05`. */
const asSaid = (locale: Locale, text: string) =>
  locale === 'fr'
    ? text.replace(/(?<=^|\p{L} )1(?= \p{L})/u, '1er').replace(/0?(\d+):(?=\d\d$)/, '$1\u00a0h\u00a0')
    : text
