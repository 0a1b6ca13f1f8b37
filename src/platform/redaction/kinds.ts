/** Everything that a person may have typed about themselves or others, and that opens an account, names or reaches somebody. */
export const personalDataKinds = [
  'email',
  'phone',
  'iban',
  'bic',
  'account',
  'card',
  'cardDetail',
  'nir',
  'belgianNumber',
  'ahv',
  'nino',
  'ssn',
  'sin',
  'pps',
  'cin',
  'identityPaper',
  'licence',
  'taxNumber',
  'business',
  'plate',
  'address',
  'birthDate',
  'name',
  'ip',
  'secret',
  'profile',
] as const
export type PersonalDataKind = (typeof personalDataKinds)[number]

/** What nobody needs to read again, the client included: numbers that open an account or stand for a person before a State. */
export const alwaysHiddenKinds: ReadonlySet<PersonalDataKind> = new Set<PersonalDataKind>([
  'iban',
  'account',
  'card',
  'cardDetail',
  'nir',
  'belgianNumber',
  'ahv',
  'nino',
  'ssn',
  'sin',
  'pps',
  'cin',
  'identityPaper',
  'licence',
  'taxNumber',
  'secret',
])

/** What pays into an account or opens one. */
export const bankKinds: ReadonlySet<PersonalDataKind> = new Set<PersonalDataKind>([
  'iban',
  'account',
  'card',
  'cardDetail',
])
