import type { Locale } from '../i18n/locale.ts'

export const localeKey = 'user-locale'
export const countryKey = 'detected-country'
export const localeCookie = 'i18n_redirected'
const year = 365 * 86_400_000

/** The cookie of the chosen language, for a year. */
export function localeCookieOf(locale: Locale, now: number): string {
  return `${localeCookie}=${locale}; path=/; expires=${new Date(now + year).toUTCString()}; SameSite=lax`
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * An explicit choice of language: stored with the country that was detected (or `fr`), so that the rules of the home
 * page never undo it.
 */
export function rememberLocale(locale: Locale, store: Store, setCookie: (cookie: string) => void, now: number): void {
  setCookie(localeCookieOf(locale, now))
  try {
    store.setItem(localeKey, locale)
    store.setItem(countryKey, store.getItem(countryKey) || 'fr')
  } catch {
    // The cookie alone carries the choice.
  }
}

export function storedCountry(store: Store): string | null {
  try {
    return store.getItem(countryKey)
  } catch {
    return null
  }
}

/** The country in the words of a language: `gb` is « Royaume-Uni ». The map of the product writes `uk` too. */
export function countryName(tag: string, code: string): string {
  const iso = code.toLowerCase() === 'uk' ? 'GB' : code.toUpperCase()
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(iso) ?? code
  } catch {
    return code
  }
}
