import type { Locale } from '../../i18n/locale.ts'
import { cookieIn, countryKey, readStored } from './language.ts'
import { preferredLanguage } from './preferred-language.ts'

/** The other language, where the browser would rather read it and nobody has chosen on purpose. */
export function offeredLanguage(locale: Locale): Locale | null {
  const preferred = preferredLanguage(navigator.languages)
  // Until the country is known the page may still be about to change its language by itself.
  const settled = readStored(localStorage, countryKey) && !cookieIn(document.cookie)
  return settled && preferred !== locale ? preferred : null
}
