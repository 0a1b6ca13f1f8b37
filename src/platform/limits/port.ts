export type Limit = { name: string; points: number; seconds: number }

export interface Limits {
  /** Counts one try; throws `Refusal('too_many_requests', 429, { retryAfter })` beyond the limit. Kept in the database. */
  spend(limit: Limit, key: string): Promise<void>
  reset(limit: Limit, key: string): Promise<void>
}
