import { findCategory } from '../../catalog/catalog.ts'

/**
 * What an expert earns for an answered question, in cents. One flat amount per field, the same for everybody and
 * published; in law it must not depend on the outcome or on the client's means.
 */
const fees = { law: 1800, health: 1600, finance: 1600, none: 1400 } as const

export function expertFee(category: string): number {
  return fees[findCategory(category)?.regulated ?? 'none']
}

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
