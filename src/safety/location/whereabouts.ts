// Determines the country of a person who may need help, from all available signs.
import type { Locale } from '../../i18n/locale.ts'
import { countryOfText } from '../../places/country-of-text.ts'
import { fold, languageOf } from '../detection/normalise.ts'
import type { EmergencyCountry } from '../numbers/emergency-line.ts'
import { emergencyCountry, foreignPlaceIn, placeAlone, placeOfSomebody } from './countries.ts'
import { countryOfTimeZone } from './time-zones.ts'

/** Country codes in either case; everything may be unknown. */
export type LocationSigns = {
  /** All that the person wrote. */
  text?: string
  /** Their browser's time zone: `Europe/Paris`. */
  timeZone?: string | null
  /** The country of their IP address. */
  address?: string | null
  /** The country in their account details. */
  account?: string | null
  /** The country of the browser's language: `en-US` is the default of most browsers, so it never decides alone. */
  language?: string | null
  /** The language of the page. */
  locale?: Locale
}

/** `also`: other possible countries, shown beside the first, so that a guess leaves none out. */
export type Whereabouts = { country: EmergencyCountry; also: EmergencyCountry[] }

const most = 3

/** The countries that the text names, most likely first. `sure`: it says where the person is. */
function told(text: string): { countries: EmergencyCountry[]; sure: boolean } {
  const near = countryOfText(text)
  const alone = near?.stated ? undefined : placeAlone(text)
  const far = (alone?.sure ? alone : foreignPlaceIn(text)) ?? (near ? undefined : (placeOfSomebody(text) ?? alone))
  const here = near ? emergencyCountry(near.country) : null
  if (far?.sure && (far.named || far.country === here || !near?.stated)) return { countries: [far.country], sure: true }
  if (near?.stated && !far?.sure) return { countries: known([here]), sure: true }
  return { countries: known([far?.country ?? null, here]), sure: false }
}

const known = (countries: readonly (EmergencyCountry | null)[]) => [
  ...new Set(countries.filter((country) => country !== null)),
]

/**
 * The person's own words come first, then time zone, IP address and account. A browser's language adds a second country
 * to one of these at most; where nothing else is known it stands beside France, the operator's country, as do the countries of those who write English.
 */
export function whereabouts(signs: LocationSigns): Whereabouts {
  const said = told(signs.text ?? '')
  const [sure] = said.countries
  if (said.sure && sure) return { country: sure, also: [] }
  const [zone, address, account, language] = [
    countryOfTimeZone(signs.timeZone),
    emergencyCountry(signs.address),
    emergencyCountry(signs.account),
    emergencyCountry(signs.language),
  ]
  const strong = [zone, address, account].filter((country) => country !== null)
  const weak = said.countries.length + strong.length < 2 ? [language] : []
  const found = known([...said.countries, ...strong, ...(strong.length + said.countries.length > 0 ? weak : [])])
  const all = found.length > 0 ? found : known(['fr', language, ...(language ? [] : english(readIn(signs)))])
  const [country = 'fr', ...also] = all
  return { country, also: also.slice(0, most - 1) }
}

/** The language of somebody of whom nothing else is known: that of their text, else that of the page. */
const readIn = ({ text = '', locale }: LocationSigns): Locale | undefined =>
  languageOf(fold(text).match(/[a-z']+/g) ?? []) ?? locale

const english = (locale: Locale | undefined): EmergencyCountry[] => (locale === 'en' ? ['gb', 'us'] : [])
