// The fourteen days in which a contract can be undone, and what is given back then (Consumer Code, L221-18 to L221-28).
import { dayNumber, isDayOff, startOfDay } from '../paris-days.ts'

const days = 14

/** The day of the contract does not count; a last day on which nobody works goes on to the next working one (L221-19). */
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
  /** Already given back. */
  credited: number
  from: Date
  to: Date
  /** The client asked expressly that the service begin at once; without it nothing is owed (L221-25). */
  startNow: boolean
}

/**
 * Of a service by quote, the part that the house has marked as done stays paid where the client asked for it to begin at
 * once, to the cent below. `null` where all of it is done with that request: the right is lost (L221-28, 1°).
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
 * What of a payment is given back on withdrawal. The first question whole, which is the house's own rule; a month in
 * proportion to the days that are left, the day of leaving included, every fraction of a cent for the client. What was
 * given back before counts: the days that were used stay paid, and no day is given back twice.
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
