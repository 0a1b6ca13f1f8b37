import { createContext, useContext } from 'react'
import { defaultLocale, type Locale, languageTag } from './locale.ts'

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
