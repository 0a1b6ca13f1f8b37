import { detectHelplines, type HelplineKind } from '../../../catalog/emergency.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { countries, regionNames } from '../../../places/countries.ts'
import { countryOfTexts } from '../../../places/country-of-text.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'

/** The country that a client's messages, oldest first, show, in words; undefined where they show none. */
export function countryIn(texts: readonly string[], locale: Locale): Dossier['country'] {
  const found = countryOfTexts(texts)
  if (!found) return undefined
  const before = texts.length > 1 ? countryOfTexts(texts.slice(0, -1)) : undefined
  const { name, from } = found.region ? regionNames[found.region] : countries[found.country]
  return {
    code: found.country,
    name: name[locale],
    from: from[locale],
    evidence: found.evidence,
    // France is assumed where no country was mentioned.
    corrected: texts.length > 1 && (before?.country ?? 'fr') !== found.country,
  }
}

/** The help lines that fit a text. They are French: a client who writes that they are abroad gets none. */
export function helplinesFor(text: string, said: readonly string[] = [text]): HelplineKind[] {
  const country = countryOfTexts(said)?.country ?? 'fr'
  return country === 'fr' ? detectHelplines(text) : []
}
