import { detectEmergency } from './detection/detect-emergency.ts'
import { type LocationSigns, whereabouts } from './location/whereabouts.ts'
import type { EmergencyFacts } from './screen.ts'
import { type EmergencySituation, withoutDismissed } from './situation-rules.ts'

type Around = {
  /** What the person has already said to be no emergency. */
  setAside?: readonly EmergencySituation[]
  /** What tells where the person is; their words do, where no others are given. */
  signs?: LocationSigns
}

/** What a text shows of a person in danger, and where; nothing where it shows none that is new. */
export function emergencyFacts(text: string, { setAside = [], signs = {} }: Around = {}): EmergencyFacts | undefined {
  const found = detectEmergency(text)
  if (!found) return undefined
  const situations = withoutDismissed(found.situations, setAside)
  if (situations.length === 0) return undefined
  return { situations, minor: found.minor, ...whereabouts({ text, ...signs }) }
}
