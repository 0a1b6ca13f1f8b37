import type { ConsentRow } from '../../../billing/invoices/contract.ts'

/** The newest consent of each kind, since every order records consents again. The rows must come newest first. */
export function latestConsents(consents: readonly ConsentRow[]): ConsentRow[] {
  const agreement = ({ kind, version, order }: ConsentRow) => `${kind} ${version} ${order}`
  return [...new Map(consents.toReversed().map((one) => [agreement(one), one])).values()].reverse()
}
