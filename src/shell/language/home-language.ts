import { localeOfCountry } from '../../i18n/country.ts'
import { defaultLocale, isLocale, type Locale, localeOfPath } from '../../i18n/locale.ts'
import { isHome, localeKey } from './language.ts'

/** What is known when a page has been loaded. Values of storage come as they were found, whatever they hold. */
export type Arrival = {
  path: string
  storedLocale: string | null
  storedCountry: string | null
  cookie: string | null
  /** `undefined` while nobody has looked, `null` where looking found nothing. */
  country: string | null | undefined
  /** This load is itself the end of such a redirect. */
  hop: boolean
  crawler: boolean
  /** Whether anything can be kept in this browser. */
  storage: boolean
}

export type Decision = {
  /** The home page to go to, `null` to stay. */
  go: Locale | null
  /** The country has to be found first; then decide again. */
  look: boolean
  store: { locale?: Locale; country?: string }
}

const stay: Decision = { go: null, look: false, store: {} }
/**
 * The language of the home page and the country of any page (specification, section 4). Whoever stored a language is
 * sent to it; without a stored country the country is found and may change a language that was not chosen on purpose;
 * without a stored language the country gives it. Finding nothing counts as France. One redirect for a load, none for
 * crawlers, and none where nothing can be kept, because each load would begin anew.
 */
export function decide(arrival: Arrival): Decision {
  if (arrival.crawler || !arrival.storage) return stay
  const { path, country, storedCountry } = arrival
  const cookie = isLocale(arrival.cookie) ? arrival.cookie : null
  const stored = isLocale(arrival.storedLocale) ? arrival.storedLocale : cookie
  const found = country ?? 'fr'
  if (!isHome(path))
    return storedCountry ? stay : country === undefined ? { ...stay, look: true } : keep({ country: found })
  const shown = localeOfPath(path) ?? defaultLocale
  const goTo = (locale: Locale) => (locale === shown || arrival.hop ? null : locale)
  if (stored && stored !== shown && !arrival.hop) return { ...stay, go: stored }
  if (stored && storedCountry) return stay
  if (country === undefined) return { ...stay, look: true }
  // The cookie is written by a choice made on purpose; no country undoes that.
  if (stored && stored === cookie) return keep({ country: found })
  const locale = localeOfCountry(found)
  return { ...keep({ locale, country: found }), go: goTo(locale) }
}

/**
 * The first rule alone, which needs no country and so runs in the head of the home page before it is drawn: whoever
 * stored the other language never sees this one.
 */
export function leadToStoredLanguage(): void {
  try {
    const stored = localStorage.getItem(localeKey)
    const shown = localeOfPath(location.pathname)
    if (isLocale(stored) && stored !== shown) location.replace(`/${stored}${location.search}${location.hash}`)
  } catch {
    // Nothing can be read: the page stays.
  }
}

const keep = (store: Decision['store']): Decision => ({ ...stay, store })
