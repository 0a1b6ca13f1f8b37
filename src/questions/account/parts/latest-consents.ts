import type { ConsentRow } from '../../../billing/invoices/contract.ts'

/** Every press of the order button agrees anew; of each agreement the last one stands. They come newest first. */
export function latestConsents(consents: readonly ConsentRow[]): ConsentRow[] {
  const agreement = ({ kind, version, order }: ConsentRow) => `${kind} ${version} ${order}`
  return [...new Map(consents.toReversed().map((one) => [agreement(one), one])).values()].reverse()
}
