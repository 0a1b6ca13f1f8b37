/** A public number is a query, never a sentence: the page says « plus de » a round figure that is truly exceeded. */
export function moreThan(count: number): number {
  const step = count > 100 ? 50 : 10
  return Math.floor(Math.max(count - 1, 0) / step) * step
}

export type Claims = {
  experts: number
  /** Sub-categories included: what one may ask about. */
  subjects: number
  /** Mean of all published ratings, where there are any. */
  rating: number | null
}
