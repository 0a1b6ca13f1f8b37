import { detectHelplines, type EmergencyKind } from '../../../catalog/emergency.ts'
import { countriesWithNumbers, type DangerKind } from '../../../catalog/emergency-kinds.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { countries, regionNames } from '../../../places/countries.ts'
import { countryOfTexts } from '../../../places/country-of-text.ts'
import { isFrenchMatter } from '../../../places/french-matter.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import { isAboutSameAnimal, possibleEmergency } from '../../../safety/detection/detect-emergency.ts'
import { callsForHelp } from '../../../safety/detection/plea.ts'
import { whereabouts } from '../../../safety/location/whereabouts.ts'
import type { EmergencyCountry } from '../../../safety/numbers/emergency-line.ts'
import type { EmergencySituation } from '../../../safety/situations.ts'

type FoundCountry = Omit<NonNullable<Dossier['country']>, 'experts'>

/**
 * The country whose law a client's messages, oldest first, are under, in words; undefined where they show none, or where
 * that of France decides wherever they live.
 */
export function countryIn(texts: readonly string[], locale: Locale): FoundCountry | undefined {
  const found = countryOfTexts(texts)
  if (!found || (found.country !== 'fr' && isFrenchMatter(texts.join('\n')))) return undefined
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

const helplineOf: Record<EmergencySituation, DangerKind> = {
  fire: 'fire-gas',
  'gas-leak': 'fire-gas',
  'carbon-monoxide': 'fire-gas',
  drowning: 'medical',
  crash: 'medical',
  electrocution: 'medical',
  breathing: 'medical',
  unconscious: 'medical',
  'chest-pain': 'medical',
  stroke: 'medical',
  allergy: 'medical',
  bleeding: 'medical',
  burn: 'medical',
  'button-battery': 'medical',
  overdose: 'medical',
  suicide: 'suicide',
  'suicide-attempt': 'medical',
  poisoning: 'medical',
  pregnancy: 'medical',
  violence: 'danger',
  'partner-violence': 'partner-violence',
  'sexual-violence': 'sexual-violence',
  'child-missing': 'child',
  'adult-missing': 'danger',
  'child-abuse': 'child',
  'child-exploitation': 'child',
  'elder-abuse': 'elder',
}

/** The kind with this country's own numbers for a danger, where they are known. */
function numbersAbroad(danger: DangerKind, country: EmergencyCountry | undefined): EmergencyKind {
  const known = countriesWithNumbers.find((one) => one === country)
  return known ? `elsewhere-${known}-${danger}` : 'elsewhere'
}

type Writer = {
  /** All messages of the writer, where the text is not the only one. */
  said?: readonly string[]
  locale: Locale
  /** The country of their IP address. */
  address: string | null
}

/**
 * The help lines that a text brings up: of an emergency that it may be about, then of what no life depends on. They are
 * those of France; whoever is elsewhere is told the numbers of that country, or of several where it is not certain, for an
 * emergency only.
 */
export function helplinesFor(text: string, { said = [text], locale, address }: Writer): EmergencyKind[] {
  if (callsForHelp(text)) return ['elsewhere']
  const before = said.filter((one) => one !== text)
  const possible = isAboutSameAnimal(text, before) ? undefined : possibleEmergency(text)
  const lines = detectHelplines(text)
  if (!possible && lines.length === 0) return []
  const { country, also } = whereabouts({ text: said.join('\n'), locale, address })
  if (country !== 'fr' || also.length > 0)
    return possible ? [numbersAbroad(helplineOf[possible], also.length === 0 ? country : undefined)] : []
  return [...new Set([...(possible ? [helplineOf[possible]] : []), ...lines])]
}
