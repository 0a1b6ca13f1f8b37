/** Personal data that a text may contain about anybody: what opens an account, names or reaches somebody. */
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
  'identifier',
  'plate',
  'address',
  'birthDate',
  'name',
  'ip',
  'secret',
  'profile',
] as const
export type PersonalDataKind = (typeof personalDataKinds)[number]

/** What a person reads in the place of a value. */
export const hiddenSign = '••••'

/** Kinds that nobody needs to read again, the client included: account numbers and State identity numbers. */
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

/** Numbers that pay into an account or open one. */
export const bankKinds: ReadonlySet<PersonalDataKind> = new Set<PersonalDataKind>([
  'iban',
  'account',
  'card',
  'cardDetail',
])
