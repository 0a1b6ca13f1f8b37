// Where somebody is who may need help, from everything that tells it.
import type { Locale } from '../../i18n/locale.ts'
import { countryOfText } from '../../places/country-of-text.ts'
import type { EmergencyCountry } from '../numbers/emergency-line.ts'
import { emergencyCountry, foreignPlaceIn } from './countries.ts'
import { countryOfTimeZone } from './time-zones.ts'

/** Codes of countries in either case; everything may be unknown. */
export type LocationSigns = {
  /** All that the person wrote. */
  text?: string
  /** What the clock of their browser is set to: `Europe/Paris`. */
  timeZone?: string | null
  /** Of the address that they call from. */
  address?: string | null
  /** In the details of their account. */
  account?: string | null
  /** Of the browser's language: `en-US` is the default of most browsers, so it never decides by itself. */
  language?: string | null
  /** The language of the page. */
  locale?: Locale
}

/** `also`: other countries that something speaks for, shown beside the first and not left out by a guess. */
export type Whereabouts = { country: EmergencyCountry; also: EmergencyCountry[] }

const most = 3

/** The countries that the words tell of, best first. `sure`: they say where the person is. */
function told(text: string): { countries: EmergencyCountry[]; sure: boolean } {
  const near = countryOfText(text)
  const far = foreignPlaceIn(text)
  const here = near ? emergencyCountry(near.country) : null
  if (far?.sure && (far.named || far.country === here || !near?.stated)) return { countries: [far.country], sure: true }
  if (near?.stated && !far?.sure) return { countries: known([here]), sure: true }
  return { countries: known([far?.country ?? null, here]), sure: false }
}

const known = (countries: readonly (EmergencyCountry | null)[]) => [
  ...new Set(countries.filter((country) => country !== null)),
]

/**
 * What somebody says comes first, then the clock, the address and the account. A browser's language speaks against one of
 * these at most, and where nothing else is known it stands beside France, whose house this is.
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
  const all = found.length > 0 ? found : known(['fr', language, ...(language ? [] : english(signs.locale))])
  const [country = 'fr', ...also] = all
  return { country, also: also.slice(0, most - 1) }
}

const english = (locale: Locale | undefined): EmergencyCountry[] => (locale === 'en' ? ['gb', 'us'] : [])
