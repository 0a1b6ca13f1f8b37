export type Limit = {
  name: string
  points: number
  seconds: number
  /** `reset` is called for it: every process asks the database instead of remembering that a key is refused. */
  resettable?: true
}

export interface Limits {
  /**
   * Counts an attempt, or `points` of something that costs, in the database; beyond the limit throws
   * `Refusal('too_many_requests', 429, { retryAfter })`. A key that is an IP address counts for its subscriber
   * (`networksOf`): somebody with an IPv6 line has more addresses than could be counted.
   */
  spend(limit: Limit, key: string, points?: number): Promise<void>
  /** Gives back what was counted for something that failed by the service's own fault. */
  giveBack(limit: Limit, key: string, points?: number): Promise<void>
  /** Forgets what was counted, in every process. */
  reset(limit: Limit & { resettable: true }, key: string): Promise<void>
}
