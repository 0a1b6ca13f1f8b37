// What erasing an account ends, erases and keeps, and what prevents it. Values and rules only.

/** Why an account cannot be erased now. */
export const obstacleCodes = [
  'erasure_staff',
  'erasure_held',
  'erasure_payment_running',
  'erasure_dispute_open',
  'erasure_work_open',
  'erasure_refund_owed',
  'erasure_payout_owed',
] as const
export type ErasureObstacle = (typeof obstacleCodes)[number]

export const endedCodes = ['plan', 'hold', 'questions', 'services', 'expert'] as const
export type EndedCode = (typeof endedCodes)[number]

export const erasedCodes = ['account', 'questions', 'files', 'reviews', 'letters', 'messages', 'profile'] as const
export type ErasedCode = (typeof erasedCodes)[number]

export const retainedCodes = [
  'invoices',
  'contract',
  'answers',
  'offer',
  'identity',
  'trader',
  'payouts',
  'tax',
] as const
export type RetainedCode = (typeof retainedCodes)[number]

export type ErasureEffects = {
  ends: { what: EndedCode; count: number }[]
  goes: ErasedCode[]
  stays: { what: RetainedCode; until: Date | null }[]
}

/** A meeting that two people have agreed and that an erasure would cancel; `with` is the other participant. */
export type AgreedMeeting = { id: string; at: Date; with: string | null }

/** The content of the receipt: what was done and when, and nothing about who asked for it. */
export type ErasureContent = {
  version: 1
  id: string
  at: string
  cause: 'asked' | 'idle'
  ends: ErasureEffects['ends']
  goes: ErasedCode[]
  stays: { what: RetainedCode; until: string | null }[]
}

/** Retention periods. In days, except where the name says years or months. */
export const retention = {
  idleYears: 2,
  warningDays: 30,
  /** A visitor who never left an address cannot come back once their session is over. */
  visitorDays: 365,
  /** For people who left an address and never proved it: counted from the last contact. */
  prospectYears: 3,
  contractYears: 5,
  /** Counted from the end of the fiscal year. */
  invoiceYears: 10,
  /** Payees, for the tax authority: at least five years after the year that was reported. */
  taxYears: 6,
  letterBodyDays: 90,
  letterYears: 3,
  /** The erasure receipt, counted from when it was sent. */
  lastLetterDays: 1,
  refusedCardDays: 90,
  linkDays: 30,
  /** What was written where a second step was reported lost, once that has ended. */
  lostFactorYears: 1,
  /** The hash of an address against which the assistant's budget of one day counts. */
  assistantAddressDays: 1,
  /**
   * What a trader must provide to work here is kept for six months after the contract (regulation 2022/2065, article
   * 30).
   */
  expertFileMonths: 6,
  customerDays: 1,
} as const

const day = 24 * 3_600_000

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)
export const daysAfter = (now: Date, days: number) => daysBefore(now, -days)

/** The same day some months away, or the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return to
}

/** The end of the fiscal year that contains this date. */
export const fiscalYearEnd = (at: Date) => new Date(Date.UTC(at.getUTCFullYear() + 1, 0, 1))

export const addYears = (from: Date, years: number) => addMonths(from, years * 12)

/** Typed to confirm where the account has no password, in either language. */
const words = ['effacer', 'erase']

export const confirmsErasure = (typed: string) => words.includes(typed.trim().toLowerCase())

export type PersonIdentifiers = {
  email: string | null
  firstName: string | null
  lastName: string | null
  displayName: string | null
  phone: string | null
  address: string | null
}

/**
 * Removes a person's name, addresses and number from a text that somebody else wrote and that the law requires us to
 * keep.
 */
export function createScrubber(who: PersonIdentifiers): (text: string) => string {
  const said: RegExp[] = []
  const escaped = (text: string) => text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const text of [who.email, who.address])
    if (text && text.trim().length > 3) said.push(new RegExp(escaped(text), 'gi'))
  // Matches names as written and in capitals only: « Petit » is a name where « petit » is not.
  for (const name of [who.displayName, who.lastName, who.firstName].filter((name) => name && name.trim().length > 1))
    for (const form of new Set([name, name?.toUpperCase()]))
      said.push(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(form ?? '')}(?![\\p{L}\\p{N}])`, 'gu'))
  const digits = who.phone?.replace(/\D/g, '').slice(-9)
  if (digits && digits.length === 9)
    said.push(new RegExp(`(?:(?:\\+|00)\\d{2}|0)[\\s.-]*${[...digits].join('[\\s.-]*')}`, 'g'))
  return (text) => said.reduce((left, pattern) => left.replace(pattern, '…'), text)
}

/** Scrubs every text inside a value. */
export function scrubAll<Value>(value: Value, scrub: (text: string) => string): Value {
  if (typeof value === 'string') return scrub(value) as Value
  if (Array.isArray(value)) return value.map((inner) => scrubAll(inner, scrub)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, scrubAll(inner, scrub)])) as Value
}
