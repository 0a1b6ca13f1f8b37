// The fourteen-day withdrawal period, and what a withdrawal refunds (Consumer Code, L221-18 to L221-28).
import { dayNumber, isDayOff, startOfDay } from '../../places/paris-days.ts'

const days = 14

/** The day of the contract does not count; a last day off moves to the next working day (L221-19). */
export function withdrawalDeadline(concludedAt: Date): Date {
  let last = dayNumber(concludedAt) + days
  while (isDayOff(last)) last += 1
  return startOfDay(last + 1)
}

export function mayWithdraw(concludedAt: Date, now: Date): boolean {
  return now < withdrawalDeadline(concludedAt)
}

export type PaidPeriod = {
  kind: 'first' | 'plan' | 'copilot' | 'change' | 'service'
  /** Cents, VAT included. */
  amount: number
  /** Cents already refunded. */
  credited: number
  from: Date
  to: Date
  /** The client expressly asked for the service to begin at once; otherwise nothing is owed (L221-25). */
  startNow: boolean
}

/**
 * Of a service by quote, the part that staff marked as done stays paid when the client asked for it to begin at once,
 * rounded down to the cent. `null` when all of it was done at that request: the right is lost (L221-28, 1°).
 */
export function serviceRefund({
  amount,
  credited,
  done,
  startNow,
}: Pick<PaidPeriod, 'amount' | 'credited' | 'startNow'> & { done: number }): ProratedRefund | null {
  if (startNow && done >= 100) return null
  const owed = startNow ? Math.floor((amount * done) / 100) : 0
  return { amount: Math.max(0, amount - owed - credited), used: done, days: 100 }
}

export type ProratedRefund = { amount: number; used: number; days: number }

/**
 * The refund of a payment on withdrawal. The first question in full, which is our own rule; a month in proportion to
 * the remaining days, the day of withdrawal included, fractions of a cent in the client's favour. Earlier refunds
 * count: the used days stay paid, and no day is refunded twice.
 */
export function withdrawalRefund(
  { kind, amount, credited, from, to, startNow }: PaidPeriod,
  now: Date,
): ProratedRefund {
  const total = Math.max(1, dayNumber(to) - dayNumber(from))
  const used = Math.min(total, Math.max(0, dayNumber(now) - dayNumber(from)))
  const owed = kind === 'first' || !startNow ? 0 : Math.floor((amount * used) / total)
  return { amount: Math.max(0, amount - owed - credited), used, days: total }
}
