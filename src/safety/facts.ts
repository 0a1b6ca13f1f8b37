import { detectEmergency } from './detection/detect-emergency.ts'
import { fold } from './detection/normalise.ts'
import { apartIn } from './location/apart.ts'
import { type LocationSigns, placed, whereabouts } from './location/whereabouts.ts'
import type { EmergencyFacts } from './screen.ts'
import { type EmergencySituation, withoutDismissed } from './situation-rules.ts'
import type { Circumstance } from './situations.ts'
import { writtenIn } from './written-in.ts'

type DetectedFacts = { situations: readonly EmergencySituation[]; circumstance?: Circumstance }

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
    ...whereOf({ ...found, situations }, { text, ...signs }),
    ...languageOf(text, signs),
    ...(tellsOfStrangling(text) && { strangled: true }),
  }
}

/** Where a child is to be taken is not where the writer is: their own place counts alone. */
const awaited: readonly (Circumstance | undefined)[] = ['abducted', 'forced']

function whereOf({ situations, circumstance }: DetectedFacts, signs: LocationSigns & { text: string }) {
  if (awaited.includes(circumstance)) return whereabouts(signs, { only: 'writer' })
  const apart = apartIn(signs.text, signs, situations)
  if (!apart) return whereabouts(signs)
  const { country, ...between } = apart
  return { ...placed(signs, [country]), apart: between }
}

/** That of the text itself, or of all that was told where a few words leave it open. */
function languageOf(text: string, { text: told = '' }: LocationSigns): Pick<EmergencyFacts, 'language'> {
  const language = writtenIn(text) ?? writtenIn(told)
  return language ? { language } : {}
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
    ...whereOf({ situations: [situation] }, { text, ...signs }),
    ...languageOf(text, signs),
    ...(tellsOfStrangling(text) && { strangled: true }),
  }
}
