// What a local specialist does not need to read of somebody's exchanges: numbers that open accounts, and ways to reach people.
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

export const masks = ['iban', 'nir', 'card', 'phone', 'email'] as const
export type Mask = (typeof masks)[number]

const gap = '[ \\u00a0\\u202f.-]?'
const forms = {
  email: /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  iban: new RegExp(`\\b[A-Z]{2}\\d{2}(?:${gap}[A-Z0-9]{4}){2,7}(?:${gap}[A-Z0-9]{1,3})?\\b`, 'gi'),
  nir: new RegExp(
    `(?<!\\d)[12]${gap}\\d{2}${gap}(?:0[1-9]|1[0-2])${gap}(?:\\d\\d|2[AB])${gap}\\d{3}${gap}\\d{3}(?:${gap}\\d{2})?(?!\\d)`,
    'gi',
  ),
  card: new RegExp(`(?<!\\d)\\d(?:${gap}\\d){13,18}(?!\\d)`, 'g'),
  phone: new RegExp(
    `(?<![\\d+])(?:(?:\\+|00)\\d{1,3}${gap}(?:\\(0\\))?(?:${gap}\\d{1,4}){2,5}|0[1-9](?:${gap}\\d{2}){4})(?!\\d)`,
    'g',
  ),
}

/** The text with each such number or address in its place named instead, in the words given. */
export function redacted(text: string, words: Readonly<Record<Mask, string>>): string {
  return withoutIbans(text.replace(forms.email, words.email), words.iban)
    .replace(forms.nir, (found) => (isNir(found) ? words.nir : found))
    .replace(forms.card, (found) => (isCard(found) ? words.card : found))
    .replace(forms.phone, (found) => (found.replace(/\D/g, '').length >= 9 ? words.phone : found))
}

/** Of two that stand side by side, the first match holds the beginning of the second. */
function withoutIbans(text: string, word: string): string {
  const left = text.replace(forms.iban, (found) => withoutIban(found, word))
  return left === text ? text : withoutIbans(left, word)
}

/** The word after a number may look like its next group: what is left of it when it is taken off is tried as well. */
function withoutIban(found: string, word: string): string {
  for (let end = found.length; end > 12; end = found.slice(0, end).search(/[\s\u00a0\u202f.-][^\s\u00a0\u202f.-]*$/)) {
    const iban = electronicFormatIBAN(found.slice(0, end))
    if (iban && isValidIBAN(iban)) return word + found.slice(end)
  }
  return found
}

/** Thirteen signs are taken for what they look like; with the two of its key it must be right. */
function isNir(found: string): boolean {
  const number = found.replace(/[^\dAB]/gi, '').toUpperCase()
  if (number.length < 15) return true
  const body = BigInt(number.slice(0, 13).replace('2A', '19').replace('2B', '18'))
  return 97n - (body % 97n) === BigInt(number.slice(13))
}

/** The lengths that cards have: a SIRET, which is as long as some, is none. */
function isCard(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  const long =
    digits.length === 16 ||
    digits.length === 19 ||
    (digits.length === 15 && /^3[47]/.test(digits)) ||
    (digits.length === 14 && /^3[068]/.test(digits))
  return long && luhn(digits)
}

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
