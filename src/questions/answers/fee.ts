import { expertFee } from '../../catalog/expert-fees.ts'

/** `own`: the newest delivery is this expert's. `tookOver`: they were paid for a follow-up of this question before. */
type Earlier = { category: string; answered: boolean; own: boolean; tookOver: boolean }

/**
 * The fee in cents for this expert's next delivery on a question: for the full answer, and once for a follow-up taken over
 * from a colleague. Corrections and the exchange on one's own delivery are included.
 */
export function feeFor({ category, answered, own, tookOver }: Earlier, followUpFee: number): number {
  if (!answered) return expertFee(category)
  return own || tookOver ? 0 : followUpFee
}

/** A rough estimate shown before accepting: a base, and some minutes for each fact of the brief. */
export function estimatedMinutes(facts: number): number {
  return Math.min(30, 8 + 2 * facts)
}
