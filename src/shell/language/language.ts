import { countryCode, regionOf } from '../../i18n/country.ts'

export const localeKey = 'user-locale'
export const countryKey = 'detected-country'
export const localeCookie = 'i18n_redirected'

/** They are shown the page that they asked for, and are never counted among first visits. */
export const crawlers = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|inspectiontool/i

export const isHome = (path: string) => /^\/(fr|en)?\/?$/i.test(path)

/**
 * A click on whatever carries `data-locale` is a choice made on purpose: the cookie for a year, and in storage the
 * language with the country that was found (or `fr`), so that the rules of the home page never undo it. Runs in the
 * head, before any link is followed. The server knows neither the hash nor, for a page that is kept, the whole query: the
 * link is given both as it is pressed.
 */
export function storeChosenLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('[data-locale]')
    const locale = link?.dataset.locale
    if (!link || !locale) return
    if (isPartOf(link.search, location.search)) link.search = location.search
    link.hash ||= location.hash
    const expires = new Date(Date.now() + 365 * 86_400_000).toUTCString()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${localeCookie}=${locale}; path=/; expires=${expires}; SameSite=lax`
    try {
      localStorage.setItem(localeKey, locale)
      localStorage.setItem(countryKey, localStorage.getItem(countryKey) || 'fr')
    } catch {
      // The cookie remembers it.
    }
  })
}

/** Whether a link was drawn from part of the query of this page, and not with one of its own. */
function isPartOf(drawn: string, whole: string): boolean {
  const here = new URLSearchParams(whole)
  return [...new URLSearchParams(drawn)].every(([name, value]) => here.getAll(name).includes(value))
}

/**
 * Names the country in the footer of a page that has just come: the one that is stored, or on a first visit that of the
 * browser's language until the service has answered (`country/find-country.ts`).
 */
export function showCountryName(): void {
  const name = document.querySelector<HTMLElement>('[data-country] b')
  const code = storedCountry() ?? regionOf(navigator.language)
  if (!name || !code) return
  name.textContent = countryName(document.documentElement.lang, code)
  if (name.parentElement) name.parentElement.hidden = false
}

function storedCountry(): string | null {
  try {
    return countryCode(localStorage.getItem(countryKey))
  } catch {
    return null
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

export function readStored(store: Store, key: string): string | null {
  try {
    return store.getItem(key)
  } catch {
    return null
  }
}

/** The language of the cookie, as it was found. */
export function cookieIn(cookies: string): string | null {
  return new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(cookies)?.[1] ?? null
}

/** The country in the words of a language: `gb` is « Royaume-Uni », and so is `uk`, which the standard counts as an alias. */
export function countryName(tag: string, code: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}

/** Told when the country of this browser has been found or corrected. */
const followers = new Set<() => void>()

export function storeCountry(store: Store, code: string): void {
  try {
    store.setItem(countryKey, code)
  } catch {
    // Then it is found again on the next page.
  }
  for (const follower of followers) follower()
}

export function followCountry(follower: () => void): () => void {
  followers.add(follower)
  return () => {
    followers.delete(follower)
  }
}
