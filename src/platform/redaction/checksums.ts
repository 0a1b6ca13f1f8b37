import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** Check digits as their issuers publish them: a number that only looks valid is not personal data. */
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** ISO/IEC 7812-1, annex B. */
export function luhn(text: string): boolean {
  const sum = [...digitsOf(text)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The lengths of card numbers: a SIRET, which is as long as some, is none. */
export function isCard(text: string): boolean {
  const digits = digitsOf(text)
  const long =
    (digits.length === 16 && /^[2-6]/.test(digits)) ||
    digits.length === 19 ||
    (digits.length === 15 && /^3[47]/.test(digits)) ||
    (digits.length === 14 && /^3[068]/.test(digits))
  return long && luhn(digits)
}

export function isIban(text: string): boolean {
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban)
}

/** French social security: thirteen characters are accepted by form; with the two of the key, the key must be valid. */
export function isNir(text: string): boolean {
  const number = text.replace(/[^\dAB]/gi, '').toUpperCase()
  if (number.length < 15) return true
  const body = BigInt(number.slice(0, 13).replace('2A', '19').replace('2B', '18'))
  return 97n - (body % 97n) === BigInt(number.slice(13))
}

/** Belgian national register: the key is 97 less the first nine digits modulo 97, preceded by a 2 since 2000. */
export function isBelgianNumber(text: string): boolean {
  const digits = digitsOf(text)
  const month = Number(digits.slice(2, 4)) % 20
  const key = Number(digits.slice(9))
  const fits = (body: string): boolean => 97 - (Number(body) % 97) === key
  return month <= 12 && (fits(digits.slice(0, 9)) || fits(`2${digits.slice(0, 9)}`))
}

/** Swiss AHV/AVS: an EAN-13. */
export function isAhv(text: string): boolean {
  const sum = [...digitsOf(text)].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Irish PPS: weights eight to two, and nine for the second letter. */
export function isPps(text: string): boolean {
  const [, digits = '', check, second] = /^(\d{7})([A-W])([A-IW]?)$/.exec(text) ?? []
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  const letter = second && second !== 'W' ? second.charCodeAt(0) - 64 : 0
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(sum + letter * 9) % 23] === check
}

/** United States: areas, groups and serials that are never issued. */
export const isSsn = (text: string): boolean => !/^(?:000|666|9)|^\d{3}\D?00|0000$/.test(text)

/** French VAT: the key is derived from the SIREN. */
export function isFrenchVat(text: string): boolean {
  const digits = digitsOf(text)
  return Number(digits.slice(0, 2)) === (12 + 3 * (Number(digits.slice(2)) % 97)) % 97
}
