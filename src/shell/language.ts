export const localeKey = 'user-locale'
export const countryKey = 'detected-country'
export const localeCookie = 'i18n_redirected'

/** They are shown the page that they asked for, and are never counted among first visits. */
export const crawlers = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|inspectiontool/i

export const isHome = (path: string) => /^\/(fr|en)?\/?$/i.test(path)

/**
 * A click on whatever carries `data-locale` is a choice made on purpose: the cookie for a year, and in storage the
 * language with the country that was found (or `fr`), so that the rules of the home page never undo it. Stands in the
 * head, so that it also works before the page runs, and runs before any link is followed. The server knows neither the
 * hash nor, for a page that is kept, the query: the link is given both as it is pressed. It also names the stored country
 * in the footer, which the page does by itself once it runs.
 */
export const languageScript = () =>
  `document.addEventListener('click',e=>{const a=e.target.closest?.('[data-locale]'),l=a?.dataset.locale;if(!l)return;a.search||=location.search;a.hash||=location.hash;document.cookie='${localeCookie}='+l+'; path=/; expires='+new Date(Date.now()+31536e6).toUTCString()+'; SameSite=lax';try{const s=localStorage;s.setItem('${localeKey}',l);s.setItem('${countryKey}',s.getItem('${countryKey}')||'fr')}catch{}});addEventListener('DOMContentLoaded',()=>{try{const b=document.querySelector('.footer p[hidden]>b');b.textContent=new Intl.DisplayNames(document.documentElement.lang,{type:'region'}).of(localStorage.getItem('${countryKey}').toUpperCase());b.parentNode.hidden=false}catch{}})`

type Store = Pick<Storage, 'getItem' | 'setItem'>

export function readKept(store: Store, key: string): string | null {
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

export function keepCountry(store: Store, code: string): void {
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
