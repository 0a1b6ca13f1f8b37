import { localeKey } from './language.ts'

/**
 * Runs in the head of the home page, before it is drawn: whoever stored the other language never sees this one. The
 * first rule of `decide`, written small; what it leaves waits until the page has been drawn.
 */
export const homeScript = `(()=>{try{const l=localStorage.getItem('${localeKey}'),p=location.pathname.split('/')[1].toLowerCase();/^(fr|en)$/.test(l)&&l!==p&&location.replace('/'+l+location.search+location.hash)}catch{}})()`
