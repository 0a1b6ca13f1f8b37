/** Most pressing first. */
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
] as const
export type EmergencyKind = (typeof emergencyKinds)[number]
