import { isLocale, type Locale } from '../../i18n/locale.ts'

/** The first of our languages that the browser asks for. */
export function preferredLanguage(languages: readonly string[]): Locale | null {
  for (const language of languages) {
    const [word] = language.toLowerCase().split('-')
    if (isLocale(word)) return word
  }
  return null
}
