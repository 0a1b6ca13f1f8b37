import { useLocation } from 'react-router'
import { defaultLocale, type Locale, languageTag, localeOfPath } from '../i18n/locale.ts'

/** For loaders: give it the `url` of the arguments, not that of the request, which may end in `.data`. */
export function localeOf(url: URL): Locale {
  return localeOfPath(url.pathname) ?? defaultLocale
}

/** The language of the page, read from its path. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname) ?? defaultLocale
}

/** The tag to give to `Intl` and to the parts of `ui/`: `fr-FR`, `en-GB`. */
export function useLanguageTag(): string {
  return languageTag[useLocale()]
}
