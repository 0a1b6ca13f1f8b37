import { createContext, useContext } from 'react'
import { defaultLocale, type Locale, languageTag, localeOfPath } from '../i18n/locale.ts'

/** For loaders: give it the `url` of the arguments, not that of the request, which may end in `.data`. */
export function localeOf(url: URL): Locale {
  return localeOfPath(url.pathname) ?? defaultLocale
}

/** Given by the document (`root.tsx`), and to each part of a reading page that runs by itself. */
export const LocaleContext = createContext<Locale>(defaultLocale)

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The tag to give to `Intl` and to the parts of `ui/`: `fr-FR`, `en-GB`. */
export function useLanguageTag(): string {
  return languageTag[useLocale()]
}
