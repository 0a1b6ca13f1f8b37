import { detectHelplines, type HelplineKind } from '../../../catalog/emergency.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { countries, regionNames } from '../../../places/countries.ts'
import { countryOfTexts } from '../../../places/country-of-text.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'

/** Where a client's messages, oldest first, show that they write from, in words; nothing where they do not show it. */
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
    // Being in France is what is taken for granted where nothing was said.
    corrected: texts.length > 1 && (before?.country ?? 'fr') !== found.country,
  }
}

/** The help lines that a text brings up. They are those of France: nobody is sent to them who tells that they are elsewhere. */
export function helplinesFor(text: string, said: readonly string[] = [text]): HelplineKind[] {
  const country = countryOfTexts(said)?.country ?? 'fr'
  return country === 'fr' ? detectHelplines(text) : []
}
