import { findCountry } from '../country/find-country.ts'
import { type Arrival, decide } from '../language/home-language.ts'
import { cookieIn, countryKey, localeKey, storeCountry } from '../language/language.ts'

let moved = false

/** Applies the rules of language and country to the page that has just been loaded. */
export async function applyLanguageAndCountry(): Promise<void> {
  const arrival = (country: Arrival['country']): Arrival => ({
    path: location.pathname,
    storedLocale: localStorage.getItem(localeKey),
    storedCountry: localStorage.getItem(countryKey),
    cookie: cookieIn(document.cookie),
    country,
    hop: moved,
    crawler: false,
    storage: canStore(),
  })
  let decision = decide(arrival(undefined))
  if (decision.look) {
    const { api = '/api', countries } = document.documentElement.dataset
    const country = await findCountry([...(countries ? [countries] : []), `${api}/country`], navigator.language)
    // Read anew: a language may have been chosen meanwhile.
    decision = decide(arrival(country))
  }
  const { go, store } = decision
  if (store.locale) localStorage.setItem(localeKey, store.locale)
  if (store.country) storeCountry(localStorage, store.country)
  if (!go) return
  moved = true
  location.replace(`/${go}${location.search}${location.hash}`)
}

function canStore(): boolean {
  try {
    localStorage.setItem('probe', '')
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}
