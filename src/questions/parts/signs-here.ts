import { regionOf } from '../../i18n/country.ts'
import type { Locale } from '../../i18n/locale.ts'
import { ownTimeZone } from '../../i18n/time-zone.ts'
import type { Signs } from '../../safety/whereabouts.ts'
import { countryKey, readKept } from '../../shell/language.ts'

/**
 * What this browser tells of where somebody is. A country that was found may be the language's own, which is kept in the
 * same place where no service knew one: then it counts as the language only.
 */
export function signsHere(text: string, locale: Locale): Signs {
  const language = regionOf(navigator.language)
  const found = readKept(localStorage, countryKey)
  return { text, locale, timeZone: ownTimeZone(), language, address: found === language ? null : found }
}
