import { regionOf } from '../../../i18n/country.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { browserTimeZone } from '../../../i18n/time-zone.ts'
import type { LocationSigns } from '../../../safety/location/whereabouts.ts'
import { countryKey, readStored } from '../../../shell/language/language.ts'

/**
 * What this browser shows of the person's location. A stored country may come from the language, where no service knew
 * one: a country equal to the language's counts as the language only.
 */
export function browserSigns(text: string, locale: Locale): LocationSigns {
  const language = regionOf(navigator.language)
  const found = readStored(localStorage, countryKey)
  return { text, locale, timeZone: browserTimeZone(), language, address: found === language ? null : found }
}
