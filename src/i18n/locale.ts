/** The two languages of the product. French is the source and the default (specification, section 9). */
export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'fr'

export const otherLocale = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr')

/** BCP 47 tags used for `lang`, `Intl` and hreflang. */
export const languageTag: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' }

/** The tag of a language; American English where none of ours is configured (specification, section 9). */
export function tagOf(locale: string | undefined): string {
  return isLocale(locale) ? languageTag[locale] : 'en-US'
}

export function isLocale(value: unknown): value is Locale {
  return value === 'fr' || value === 'en'
}

/** The locale prefix of a path, `null` where it has no known prefix. */
export function localeOfPath(path: string): Locale | null {
  const prefix = path.split('/')[1]?.toLowerCase()
  return isLocale(prefix) ? prefix : null
}

/** For loaders: give it the `url` of the arguments, not that of the request, which may end in `.data`. */
export function localeOf(url: URL): Locale {
  return localeOfPath(url.pathname) ?? defaultLocale
}
