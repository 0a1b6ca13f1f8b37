/** What a text may show that comes before any question: a person in danger now. Most pressing first. */
export const emergencySituations = [
  'fire',
  'gas-leak',
  'carbon-monoxide',
  'drowning',
  'electrocution',
  'breathing',
  'unconscious',
  'chest-pain',
  'stroke',
  'allergy',
  'bleeding',
  'button-battery',
  'overdose',
  'suicide',
  'poisoning',
  'pregnancy',
  'violence',
  'partner-violence',
  'sexual-violence',
  'child-missing',
  'child-abuse',
  'child-exploitation',
  'elder-abuse',
] as const

export type EmergencySituation = (typeof emergencySituations)[number]

/** What the detector found in a text: at least one situation, most pressing first. */
export interface DetectedEmergency {
  situations: readonly [EmergencySituation, ...EmergencySituation[]]
  /** Whether the person in danger seems to be under 18. */
  minor: boolean
}
