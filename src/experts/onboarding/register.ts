import { withoutAccents } from '../../i18n/fold.ts'

// What an applicant typed of their company, held against what the register of companies says.

/** Null is what the register keeps to itself. */
type Registered = Record<'name' | 'address' | 'postalCode' | 'city', string | null>

type Typed = { companyName: string; address: string; postalCode: string; city: string }

/** Registers write in capitals and without accents, people do not. */
const plain = (text: string): string =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()

/** Whether the applicant typed what the register says; what it keeps to itself cannot differ. */
export function isAsInRegister(typed: Typed, company: Registered): boolean {
  const pairs = [
    [typed.companyName, company.name],
    [typed.address, company.address],
    [typed.postalCode, company.postalCode],
    [typed.city, company.city],
  ] as const
  if (company.name === null && company.address === null) return false
  return pairs.every(([own, theirs]) => theirs === null || plain(own) === plain(theirs))
}
