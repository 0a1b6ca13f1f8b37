import { countryOfText } from '../places/country-of-text.ts'
import { detectEmergency } from './detect-emergency.ts'
import { type EmergencyCountry, emergencyCountries } from './line.ts'
import type { EmergencyFacts } from './screen.ts'
import { type EmergencySituation, notSetAside } from './situation-rules.ts'

type Around = {
  /** What the person has already said to be no emergency. */
  setAside?: readonly EmergencySituation[]
  /** The visitor's country, as detected or kept: a code, in either case. */
  detected?: string | null
}

/**
 * What a text shows of a person in danger, and where; nothing where it shows none that is new. The country that the text
 * tells of comes before the visitor's.
 */
export function emergencyFacts(text: string, { setAside = [], detected }: Around = {}): EmergencyFacts | undefined {
  const found = detectEmergency(text)
  if (!found) return undefined
  const situations = notSetAside(found.situations, setAside)
  if (situations.length === 0) return undefined
  return { situations, minor: found.minor, country: emergencyCountry(countryOfText(text)?.country ?? detected) }
}

/** Departments and territories with the numbers of France (Code ISO 3166-1). */
const french = new Set(['gp', 'mq', 'gf', 're', 'yt', 'pm', 'bl', 'mf'])

/** France where nothing is known of where somebody is. */
export function emergencyCountry(code: string | null | undefined): EmergencyCountry {
  const lower = code?.toLowerCase()
  if (!lower || french.has(lower)) return 'fr'
  if (lower === 'uk') return 'gb'
  return emergencyCountries.find((country) => country === lower) ?? 'other'
}
