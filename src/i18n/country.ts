import type { Locale } from './locale.ts'

/** Countries that read English; every other one, known or not, reads French (specification, section 9). */
const english = new Set(['gb', 'us', 'au', 'ca'])
const otherNames: Record<string, string> = { uk: 'gb', australia: 'au', canada: 'ca' }

/** One lower-case code for a country, however a service writes it; `null` for an invalid one. */
export function countryCode(given: unknown): string | null {
  if (typeof given !== 'string') return null
  const word = given.trim().toLowerCase()
  const code = otherNames[word] ?? word
  return /^[a-z]{2}$/.test(code) ? code : null
}

export function localeOfCountry(code: string): Locale {
  return english.has(countryCode(code) ?? '') ? 'en' : 'fr'
}

/** The country in a browser's language tag: `fr-CA` is Canada, plain `en` has none. */
export function regionOf(languageTag: string): string | null {
  try {
    return countryCode(new Intl.Locale(languageTag).region)
  } catch {
    return null
  }
}
