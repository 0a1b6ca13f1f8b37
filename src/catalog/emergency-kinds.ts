/** The countries abroad whose own numbers a help line shows. */
export const countriesWithNumbers = ['be', 'ch', 'ma', 'ca', 'gb', 'ie', 'us', 'au'] as const

/** What a person may be in danger of. Most urgent first. */
export const dangerKinds = [
  'suicide',
  'medical',
  'danger',
  'partner-violence',
  'sexual-violence',
  'child',
  'elder',
  'fire-gas',
] as const
export type DangerKind = (typeof dangerKinds)[number]

const inCountry = countriesWithNumbers.flatMap((country) =>
  dangerKinds.map((danger) => `elsewhere-${country}-${danger}` as const),
)

/** Most urgent first. */
export const emergencyKinds = [
  ...dangerKinds,
  'homeless',
  'bullying',
  'train',
  'animal',
  'elsewhere',
  ...inCountry,
] as const
export type EmergencyKind = (typeof emergencyKinds)[number]

/** Kinds detected in a text by the catalogue, for a help line shown beside a conversation. */
export const helplineKinds = ['elder', 'homeless', 'bullying', 'train', 'animal'] as const satisfies EmergencyKind[]
export type HelplineKind = (typeof helplineKinds)[number]
