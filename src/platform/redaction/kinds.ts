/** Everything that a person may have typed about themselves or others, and that opens an account, names or reaches somebody. */
export const kinds = [
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
export type Kind = (typeof kinds)[number]

/** What nobody needs to read again, the client included: numbers that open an account or stand for a person before a State. */
export const closed: ReadonlySet<Kind> = new Set<Kind>([
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
export const bank: ReadonlySet<Kind> = new Set<Kind>(['iban', 'account', 'card', 'cardDetail'])
