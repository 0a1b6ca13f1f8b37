/** Situations of a person in danger now, which take precedence over any question. Most urgent first. */
export const emergencySituations = [
  'fire',
  'gas-leak',
  'carbon-monoxide',
  'drowning',
  'suicide-attempt',
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

/** The detector's result for a text: at least one situation, most urgent first. */
export interface DetectedEmergency {
  situations: readonly [EmergencySituation, ...EmergencySituation[]]
  /** Whether the person in danger seems to be under 18. */
  minor: boolean
}
