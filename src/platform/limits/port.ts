export type Limit = { name: string; points: number; seconds: number }

export interface Limits {
  /** Counts an attempt in the database; beyond the limit throws `Refusal('too_many_requests', 429, { retryAfter })`. */
  spend(limit: Limit, key: string): Promise<void>
  reset(limit: Limit, key: string): Promise<void>
}
