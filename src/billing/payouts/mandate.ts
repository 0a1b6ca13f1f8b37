// The mandate by which an expert has us issue invoices in the expert's name (CGI, art. 289 I-2).

/** Counts up with every change of its wording; the wording itself is in the message modules. */
export const mandateVersion = 1

/**
 * How long an expert may contest an invoice, as annex II of the CGI (art. 242 nonies) has the mandate say; afterwards it
 * counts as accepted.
 */
export const contestDays = 30

/**
 * `exempt`: the franchise of art. 293 B CGI. `charged`: the amounts include VAT. `reverse_charge`: the expert is
 * established outside France, and we owe the VAT (art. 283-2).
 */
export const mandateVats = ['exempt', 'charged', 'reverse_charge'] as const
export type MandateVat = (typeof mandateVats)[number]

export type MandateInput = { registration: string; vat: MandateVat; vatNumber: string }
export type MandateError = { field: keyof MandateInput; code: string }

/** `732 829 320` as `732829320`. */
export const normalizeRegistration = (given: string): string => given.replace(/[\s.-]/g, '').toUpperCase()

/** FR, a key and the SIREN of this company; a key of digits is worked out from the SIREN (CGI, annexe III, article 35). */
function isFrenchVatNumberOf(tax: string, company: string): boolean {
  const siren = company.slice(0, 9)
  const [, key] = /^FR([0-9A-Z]{2})\d{9}$/.exec(tax) ?? []
  if (!key || !tax.endsWith(siren)) return false
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
}

/** Which numbers an invoice of this expert would need and does not have; French ones have a form of their own. */
export function mandateErrors({ registration, vat, vatNumber }: MandateInput): MandateError[] {
  const [company, tax] = [registration, vatNumber].map(normalizeRegistration) as [string, string]
  const french = vat !== 'reverse_charge'
  const found: MandateError[] = []
  if (!(french ? /^\d{9}(\d{5})?$/ : /^[0-9A-Z]{3,20}$/).test(company))
    found.push({ field: 'registration', code: company === '' ? 'required' : 'registration_invalid' })
  if (vat === 'exempt' && tax === '') return found
  if (!(french ? isFrenchVatNumberOf(tax, company) : /^[0-9A-Z+*]{4,15}$/.test(tax)))
    found.push({ field: 'vatNumber', code: tax === '' ? 'required' : 'vat_number_invalid' })
  return found
}
