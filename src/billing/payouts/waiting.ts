import { holderIsExpert, type PayeeNames } from './account-holder.ts'

// Why a payout waits. What is owed stays owed, and goes with the first run after the last reason is gone.

/**
 * `account`: none is named. `tax`: the tax authority must be told who was paid (CGI, art. 1649 ter A; the regulation
 * lets a platform withhold payments meanwhile). `name`: the account's holder is named otherwise, and a person of the
 * staff has not looked at it yet.
 */
export const waitingReasons = ['account', 'tax', 'name'] as const
export type WaitingReason = (typeof waitingReasons)[number]

export type Payee = PayeeNames & {
  /** Of the account that is named. */
  holder: string | null
  taxKnown: boolean
  /** The account was looked at and found to be the expert's, although its holder is named otherwise. */
  confirmedBy: string | null
}

export function waitingReasonsOf(payee: Payee): WaitingReason[] {
  const { holder, taxKnown, confirmedBy } = payee
  const waits = {
    account: holder === null,
    tax: !taxKnown,
    name: holder !== null && confirmedBy === null && !holderIsExpert(holder, payee),
  }
  return waitingReasons.filter((reason) => waits[reason])
}

/** Four eyes: who has found an account to be the expert's does not prepare its payment. */
export const mayPrepare = (payee: Payee, staffId: string): boolean =>
  waitingReasonsOf(payee).length === 0 && payee.confirmedBy !== staffId
