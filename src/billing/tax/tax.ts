import type { Locale } from '../../i18n/locale.ts'
import { monthOf } from '../months.ts'

// What a platform operator reports each January about the year before, of every expert who earned (CGI 1649 ter A, the
// European rules known as DAC7), and the copy that each expert receives.

/** The file name of an expert's copy of what is reported. */
export const taxCopyName = (locale: Locale, year: number): string =>
  locale === 'fr' ? `clairavis-declaration-fiscale-${year}.csv` : `clairavis-tax-report-${year}.csv`

export const sellerKinds = ['person', 'company'] as const
export type SellerKind = (typeof sellerKinds)[number]

export type TaxIdentity = {
  kind: SellerKind
  /** As the tax authority knows the person or the company. */
  name: string
  /** Of a person, as `1980-05-17`. */
  bornOn: string | null
  taxNumber: string
  taxCountry: string
  /** Of a company: its number in the register. */
  registration: string
  vatNumber: string
  address: string
  postalCode: string
  city: string
  country: string
}

export type TaxFieldError = { field: keyof TaxIdentity; code: string }

const required = ['name', 'taxNumber', 'address', 'postalCode', 'city'] as const

/** In France a person has thirteen digits, a company the nine of its SIREN. */
const frenchNumber: Record<SellerKind, RegExp> = { person: /^\d{13}$/, company: /^\d{9}$/ }

export const normalizeTaxNumber = (given: string): string => given.replace(/[\s./-]/g, '').toUpperCase()

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** A contract of collaboration is concluded with an adult. */
export function taxFieldErrors(given: TaxIdentity, today: string): TaxFieldError[] {
  const found: TaxFieldError[] = required
    .filter((field) => given[field].trim() === '')
    .map((field) => ({ field, code: 'required' }))
  const number = normalizeTaxNumber(given.taxNumber)
  const fits = given.taxCountry === 'fr' ? frenchNumber[given.kind] : /^[0-9A-Z]{4,20}$/
  if (number !== '' && !fits.test(number)) found.push({ field: 'taxNumber', code: 'tax_number_invalid' })
  if (given.kind === 'company' && given.registration.trim() === '')
    found.push({ field: 'registration', code: 'required' })
  if (given.kind === 'person' && !given.bornOn) found.push({ field: 'bornOn', code: 'required' })
  if (given.kind === 'person' && given.bornOn && (given.bornOn > yearsBefore(today, 18) || given.bornOn < '1900-01-01'))
    found.push({ field: 'bornOn', code: 'born_invalid' })
  return found
}

export type Quarter = { amount: number; answers: number }

/** The four quarters of a year, by the day of Paris on which each answer was credited. */
export function quartersOf(year: number, dues: readonly { amount: number; answeredAt: Date }[]): Quarter[] {
  const quarters: Quarter[] = Array.from({ length: 4 }, () => ({ amount: 0, answers: 0 }))
  for (const { amount, answeredAt } of dues) {
    const [itsYear = 0, month = 1] = monthOf(answeredAt).split('-').map(Number)
    const quarter = quarters[Math.ceil(month / 3) - 1]
    if (itsYear !== year || !quarter) continue
    quarter.amount += amount
    quarter.answers += 1
  }
  return quarters
}
