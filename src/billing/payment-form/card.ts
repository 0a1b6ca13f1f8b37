/** A card as typed into the sandbox's own form; with the real provider these fields never reach us. */
export type TypedCard = { number: string; expiry: string; cvc: string }
export type CardFieldError = {
  field: keyof TypedCard
  code: 'number_wrong' | 'expiry_wrong' | 'card_over' | 'cvc_wrong'
}

const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

/** Luhn's check: finds every single wrong digit and nearly every swap of two. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  return /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/** `4242 4242 4242 4242`; American Express numbers are written 4-6-5. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text)
  if (!/^\d+$/.test(digits)) return text
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null
  if (groups) return (digits.match(groups) ?? []).slice(1).filter(Boolean).join(' ')
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** `12/28`, `12 / 2028` or `1228`. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const match = /^\s*(\d{1,2})\s*[/.\- ]\s*(\d{2}|\d{4})\s*$|^\s*(\d{2})(\d{2})\s*$/.exec(text)
  const month = Number(match?.[1] ?? match?.[3])
  const year = Number(match?.[2] ?? match?.[4])
  if (!match || month < 1 || month > 12) return null
  return { month, year: year < 100 ? 2000 + year : year }
}

/** Errors in a card, found before any request is sent. */
export function cardFieldErrors(card: TypedCard, now: Date): CardFieldError[] {
  const found: CardFieldError[] = []
  if (!isCardNumber(card.number)) found.push({ field: 'number', code: 'number_wrong' })
  const expiry = readExpiry(card.expiry)
  if (!expiry) found.push({ field: 'expiry', code: 'expiry_wrong' })
  else if (Date.UTC(expiry.year, expiry.month, 1) <= now.getTime()) found.push({ field: 'expiry', code: 'card_over' })
  if (!/^\d{3,4}$/.test(card.cvc.trim())) found.push({ field: 'cvc', code: 'cvc_wrong' })
  return found
}

/**
 * A valid card that nobody has used yet. One card has one introductory offer, so every tester needs their own; the
 * sandbox accepts every valid number that begins with 4242 42.
 */
export function freshTestCard(random: () => number, now: Date): TypedCard {
  const body = `424242${Array.from({ length: 9 }, () => Math.floor(random() * 10)).join('')}`
  const check = (10 - (luhnSum(`${body}0`) % 10)) % 10
  const year = String(now.getUTCFullYear() + 3).slice(-2)
  return { number: groupedNumber(`${body}${check}`), expiry: `12 / ${year}`, cvc: '123' }
}

/** The sandbox's cards worth trying at a checkout, besides a fresh valid one. */
export const sandboxTestCards = {
  authenticate: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
} as const
