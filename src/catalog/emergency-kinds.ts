/** Most urgent first. */
export const emergencyKinds = [
  'suicide',
  'medical',
  'danger',
  'partner-violence',
  'sexual-violence',
  'child',
  'elder',
  'fire-gas',
  'homeless',
  'bullying',
  'train',
  'animal',
  'elsewhere',
] as const
export type EmergencyKind = (typeof emergencyKinds)[number]

/** Kinds detected in a text by the catalogue, for a help line shown beside a conversation. */
export const helplineKinds = ['elder', 'homeless', 'bullying', 'train', 'animal'] as const satisfies EmergencyKind[]
export type HelplineKind = (typeof helplineKinds)[number]
