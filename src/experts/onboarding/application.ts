// The rules for an expert's application, as specified; the form and the server both apply them.

import { isOnlyZeros, siretIsDoubtful } from '../../api/siret.ts'

const everywhere = ['fr', 'be', 'ch', 'ca', 'lu', 'mc', 'ad', 'us', 'au', 'gb'] as const

/**
 * Countries that experts may come from, in the order of the list; `uk` is accepted and stored as `gb`. Morocco, where
 * clients may ask for a meeting, only if the operator has enabled it.
 */
export const expertCountries = ({ morocco }: { morocco: boolean }): readonly string[] =>
  morocco ? [...everywhere, 'ma'] : everywhere

/** The three documents, each of them required. */
export const applicationDocuments = ['identity', 'diploma', 'picture'] as const
export type ApplicationDocument = (typeof applicationDocuments)[number]

export type Application = {
  companyName: string
  siret: string
  vatNumber: string
  /** French law: no VAT number below a threshold (article 293 B of the tax code). */
  vatExempt: boolean
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  postalCode: string
  city: string
  country: string
  /** Optional here, asked for again before the first question. */
  iban: string
  categories: readonly string[]
  identity: string | null
  diploma: string | null
  picture: string | null
  terms: boolean
  /** The applicant certifies that what they offer obeys the law, as the European rules on platforms ask of a trader. */
  lawful: boolean
}

export type ApplicationField = keyof Application
export type ApplicationError = { field: ApplicationField; code: string }

const written = [
  'companyName',
  'siret',
  'vatNumber',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
] as const satisfies readonly ApplicationField[]

/** Company register numbers other than a SIRET: ten digits in Belgium, nine with letters in Switzerland. */
const registrations: Partial<Record<string, RegExp>> = {
  fr: /^\d{14}$/,
  be: /^[01]\d{9}$/,
  ch: /^CHE\d{9}$/,
  mc: /^[0-9A-Z]{14}$/,
}
const anyRegistration = /^[0-9A-Z]{3,20}$/

export const normalizeCountry = (given: string): string => {
  const code = given.trim().toLowerCase()
  return code === 'uk' ? 'gb' : code
}
/** Normalizes a number for storage: people write them with spaces, dots and hyphens. */
export const normalizeNumber = (given: string): string => given.replace(/[\s.-]/g, '').toUpperCase()

type ApplicationRules = { vatStrict: boolean; countries: readonly string[] }

export function applicationErrors(given: Application, rules: ApplicationRules): ApplicationError[] {
  const country = normalizeCountry(given.country)
  const vatNeeded = needsVatNumber({ country, exempt: given.vatExempt }, rules) || given.vatNumber.trim() !== ''
  const found: ApplicationError[] = []
  const complain = (field: ApplicationField, code: string | null) => code && found.push({ field, code })
  for (const field of written)
    if (field !== 'vatNumber' || vatNeeded) complain(field, textError(field, given[field].trim(), country))
  if (!rules.countries.includes(country)) complain('country', country === '' ? 'required' : 'country_invalid')
  for (const paper of applicationDocuments) if (!given[paper]) complain(paper, 'file_required')
  if (given.categories.length === 0) complain('categories', 'category_required')
  if (!given.terms) complain('terms', 'terms_required')
  if (!given.lawful) complain('lawful', 'lawful_required')
  return found
}

/** Not every trader abroad has a VAT number; a French one without it says so. */
export const needsVatNumber = (
  { country, exempt }: { country: string; exempt: boolean },
  { vatStrict }: Pick<ApplicationRules, 'vatStrict'>,
): boolean => vatStrict || ((country === 'fr' || country === '') && !exempt)

/** What is wrong with the text in a field. */
function textError(field: (typeof written)[number], value: string, country: string): string | null {
  if (value === '') return 'required'
  switch (field) {
    case 'siret':
      if (registrationFits(value, country)) return null
      return country === 'fr' ? 'siret_invalid' : 'registration_invalid'
    case 'vatNumber':
      // A word such as "none" is no number.
      return /^(?=.*\d)[0-9A-Z+*]{4,15}$/.test(normalizeNumber(value)) ? null : 'vat_number_invalid'
    case 'email':
      return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : 'email_invalid'
    case 'phone':
      return /^\+?[\d\s().-]{6,20}$/.test(value) ? null : 'phone_invalid'
    case 'postalCode':
      return country !== 'fr' || /^\d{5}$/.test(normalizeNumber(value)) ? null : 'postal_code_invalid'
    default:
      return null
  }
}

function registrationFits(value: string, country: string): boolean {
  const number = normalizeNumber(value)
  return !isOnlyZeros(number) && (registrations[country] ?? anyRegistration).test(number)
}

/** A doubt for the staff and no refusal: registers have their own errors. */
export const isDoubtfulSiret = ({ siret, country }: Pick<Application, 'siret' | 'country'>): boolean =>
  country === 'fr' && siretIsDoubtful(siret)

/** Accepted documents: the specification's formats and size. */
const documentTypes = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'
export const maxDocumentBytes = 5 * 1024 * 1024

const pictureTypes = '.jpg,.jpeg,.png,image/jpeg,image/png'

/** What may be chosen for a document; a portrait or logo is published, so it is a picture. */
export const typesAccepted = (document: ApplicationDocument): string =>
  document === 'picture' ? pictureTypes : documentTypes

export const isPicture = (type: string): boolean => type.startsWith('image/')

type DocumentError = 'picture_type_unsupported' | 'file_type_unsupported' | 'file_too_large'

export function documentError(
  file: { name: string; size: number },
  document: ApplicationDocument,
): DocumentError | null {
  if (document === 'picture' && !/\.(jpe?g|png)$/i.test(file.name)) return 'picture_type_unsupported'
  if (!/\.(pdf|jpe?g|png)$/i.test(file.name)) return 'file_type_unsupported'
  return file.size > maxDocumentBytes ? 'file_too_large' : null
}
