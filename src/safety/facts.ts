import { detectEmergency } from './detection/detect-emergency.ts'
import { fold } from './detection/normalise.ts'
import { type LocationSigns, whereabouts } from './location/whereabouts.ts'
import type { EmergencyFacts } from './screen.ts'
import { type EmergencySituation, withoutDismissed } from './situation-rules.ts'

type Around = {
  /** Situations that the person has already dismissed. */
  setAside?: readonly EmergencySituation[]
  /** Signs of where the person is; where none are given, the text alone. */
  signs?: LocationSigns
}

/** The emergency that a text shows, and where; `undefined` where it shows none that is new. */
export function emergencyFacts(text: string, { setAside = [], signs = {} }: Around = {}): EmergencyFacts | undefined {
  const found = detectEmergency(text)
  if (!found) return undefined
  const situations = withoutDismissed(found.situations, setAside)
  if (situations.length === 0) return undefined
  return {
    ...found,
    situations,
    // Where a child is taken is not where the writer is.
    ...whereabouts({ text: found.circumstance === 'abducted' ? '' : text, ...signs }),
    ...(tellsOfStrangling(text) && { strangled: true }),
  }
}

/** What it does inside the neck shows hours later: whoever tells of it is asked to see a doctor. */
const tellsOfStrangling = (text: string) =>
  /etrangl|strangul|strangl|chok(?:ed|es|ing) (?:me|her|him|my)|(?:cou|gorge)\b.{0,25}\bserr|serr.{0,25}\b(?:cou|gorge)\b|mains? (?:sur|autour d).{0,12}\b(?:cou|gorge)\b|hands? (?:on|round|around) (?:my|her|his) (?:neck|throat)|by the (?:neck|throat)/.test(
    fold(text),
  )

/** An emergency that somebody has read in a text, and where its writer is. */
export function reportedEmergencyFacts(
  situation: EmergencySituation,
  text: string,
  signs: LocationSigns,
): EmergencyFacts {
  return {
    minor: false,
    ...detectEmergency(text),
    situations: [situation],
    ...whereabouts({ text, ...signs }),
    ...(tellsOfStrangling(text) && { strangled: true }),
  }
}
