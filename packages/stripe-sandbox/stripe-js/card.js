// @ts-check
/** A card as it is typed into the Payment Element of the sandbox. */

/** @typedef {{ number: string, expiry: string, cvc: string }} TypedCard */
/** @typedef {'number_missing' | 'number_wrong' | 'expiry_missing' | 'expiry_wrong' | 'card_over' | 'cvc_missing' | 'cvc_wrong'} CardFault */

/** @param {string} text */
export const digitsOf = (text) => text.replace(/[\s-]/g, '')

/**
 * Luhn's check: finds every single wrong digit and nearly every swap of two.
 * @param {string} text
 */
export function isCardNumber(text) {
  const digits = digitsOf(text)
  return /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0
}

/** @param {string} digits */
function luhnSum(digits) {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/**
 * `4242 4242 4242 4242`; American Express numbers are written 4-6-5.
 * @param {string} text
 */
export function groupedNumber(text) {
  const digits = digitsOf(text)
  if (!/^\d+$/.test(digits)) return text
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null
  if (groups) return (digits.match(groups) ?? []).slice(1).filter(Boolean).join(' ')
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/**
 * The number in groups while it is being typed, and the place of the caret in it: after the same digit as before.
 * @param {string} text
 * @param {number} caret
 */
export function groupedWhileTyping(text, caret) {
  const grouped = groupedNumber(text)
  if (grouped === text || !/^[\d\s-]*$/.test(text)) return { text, caret }
  const before = digitsOf(text.slice(0, caret)).length
  let place = 0
  for (let digits = 0; digits < before; place += 1) if (grouped[place] !== ' ') digits += 1
  return { text: grouped, caret: place }
}

/**
 * `12/28`, `12 / 2028` or `1228`.
 * @param {string} text
 */
export function readExpiry(text) {
  const match = /^\s*(\d{1,2})\s*[/.\- ]\s*(\d{2}|\d{4})\s*$|^\s*(\d{2})(\d{2})\s*$/.exec(text)
  const month = Number(match?.[1] ?? match?.[3])
  const year = Number(match?.[2] ?? match?.[4])
  if (!match || month < 1 || month > 12) return null
  return { month, year: year < 100 ? 2000 + year : year }
}

/**
 * Errors in a card, found before any request is sent.
 * @param {TypedCard} card
 * @param {Date} now
 */
export function cardFieldErrors({ number, expiry, cvc }, now) {
  const faults = /** @type {const} */ ([
    ['number', numberFault(number)],
    ['expiry', expiryFault(expiry, now)],
    ['cvc', cvcFault(cvc)],
  ])
  return faults.flatMap(([field, code]) => (code ? [{ field, code }] : []))
}

/** @param {string} text */
const isEmpty = (text) => text.trim() === ''

/** @param {string} text @returns {CardFault | null} */
function numberFault(text) {
  if (isEmpty(text)) return 'number_missing'
  return isCardNumber(text) ? null : 'number_wrong'
}

/** @param {string} text @param {Date} now @returns {CardFault | null} */
function expiryFault(text, now) {
  if (isEmpty(text)) return 'expiry_missing'
  const expiry = readExpiry(text)
  if (!expiry) return 'expiry_wrong'
  return Date.UTC(expiry.year, expiry.month, 1) <= now.getTime() ? 'card_over' : null
}

/** @param {string} text @returns {CardFault | null} */
function cvcFault(text) {
  if (isEmpty(text)) return 'cvc_missing'
  return /^\d{3,4}$/.test(text.trim()) ? null : 'cvc_wrong'
}

/**
 * A valid card that nobody has used yet. A shop may give its introductory offer once for each card, so every tester needs
 * their own; the sandbox accepts every valid number that begins with 4242 42.
 * @param {() => number} random
 * @param {Date} now
 * @returns {TypedCard}
 */
export function freshTestCard(random, now) {
  const body = `424242${Array.from({ length: 9 }, () => Math.floor(random() * 10)).join('')}`
  const check = (10 - (luhnSum(`${body}0`) % 10)) % 10
  const year = String(now.getUTCFullYear() + 3).slice(-2)
  return { number: groupedNumber(`${body}${check}`), expiry: `12 / ${year}`, cvc: '123' }
}

/** The cards worth trying at a checkout, besides a fresh valid one. */
export const offeredTestCards = {
  authenticate: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
}
