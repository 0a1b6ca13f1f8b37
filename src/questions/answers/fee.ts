import { expertFee } from '../../catalog/expert-fees.ts'

/**
 * The fee in cents for this expert's next delivery on a question. Each expert is paid once per question: for the full
 * answer, or for a follow-up taken over from a colleague. Corrections and later follow-ups are included.
 */
export function feeFor(
  question: { category: string; answered: boolean; contributed: boolean },
  followUpFee: number,
): number {
  if (question.contributed) return 0
  return question.answered ? followUpFee : expertFee(question.category)
}

/** A rough estimate shown before accepting: a base, and some minutes for each fact of the brief. */
export function estimatedMinutes(facts: number): number {
  return Math.min(30, 8 + 2 * facts)
}
