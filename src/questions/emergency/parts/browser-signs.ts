import { regionOf } from '../../../i18n/country.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { browserTimeZone } from '../../../i18n/time-zone.ts'
import type { LocationSigns } from '../../../safety/location/whereabouts.ts'
import { countryKey, readKept } from '../../../shell/language.ts'

/**
 * What this browser tells of where somebody is. A country that was found may be the language's own, which is kept in the
 * same place where no service knew one: then it counts as the language only.
 */
export function browserSigns(text: string, locale: Locale): LocationSigns {
  const language = regionOf(navigator.language)
  const found = readKept(localStorage, countryKey)
  return { text, locale, timeZone: browserTimeZone(), language, address: found === language ? null : found }
}
