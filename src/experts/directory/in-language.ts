import type { Locale } from '../../i18n/locale.ts'

/** What an expert says of themselves, in the other language where they answer in one alone and have written it once. */
export const inLanguage = (locale: Locale, words: Readonly<Record<Locale, string>>): string =>
  words[locale] || words[locale === 'fr' ? 'en' : 'fr']
