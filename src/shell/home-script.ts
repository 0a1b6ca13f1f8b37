import { countryKey, crawlers, localeKey } from './language.ts'

/**
 * Runs in the head of the home page, before it is drawn: whoever stored the other language never sees this one. The
 * first rule of `decide`, written small. For what it leaves, which the country decides, the page is woken at once:
 * `data-arriving`.
 */
export const homeScript = () =>
  `(()=>{try{const s=localStorage,l=s.getItem('${localeKey}'),p=location.pathname.split('/')[1].toLowerCase();/^(fr|en)$/.test(l)&&l!==p&&location.replace('/'+l+location.search+location.hash);l&&s.getItem('${countryKey}')||${crawlers}.test(navigator.userAgent)||(document.documentElement.dataset.arriving='')}catch{}})()`
