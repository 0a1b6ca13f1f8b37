import type { Tx } from '../db/port.ts'

/** Every job of the product and its payload; features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the features
export interface JobTable {}
export type JobName = keyof JobTable & string

export type JobOptions = {
  /** Not before this instant. */
  startAfter?: Date
  /**
   * At most one waiting job of this name and key. A second enqueue is dropped, except that it brings the waiting job
   * forward when it asks for an earlier instant. A job that has begun is not waiting: enqueueing while it runs makes
   * it run once more, so no change goes unseen.
   */
  key?: string
}

export interface Jobs {
  /** Enqueued inside the caller's transaction: it exists if and only if the transaction commits. */
  enqueue<Name extends JobName>(tx: Tx, name: Name, data: JobTable[Name], options?: JobOptions): Promise<void>
  /** A handler must be idempotent: a job may run again after a crash. Failures are retried, then parked. */
  handle<Name extends JobName>(name: Name, handler: (data: JobTable[Name]) => Promise<void>): void
  /** Runs `handler` about every `seconds`, on one process at a time. */
  every(name: string, seconds: number, handler: () => Promise<void>): void
}

/** A job that failed every time it was tried. It waits for a person. */
export type DeadLetter = { id: string; name: string; data: unknown; error: string; tries: number; parkedAt: Date }

/** What an administrator may see and do. */
export interface DeadLetters {
  /** The oldest first, at most `limit` (100). */
  listDeadLetters(limit?: number): Promise<DeadLetter[]>
  /** Gives a parked job a fresh set of tries; `false` if it is no longer parked. */
  retryDeadLetter(id: string): Promise<boolean>
}

export type RetryPolicy = {
  /** Tries after the first one. */
  limit: number
  /** Seconds before the first of them; doubled each time, up to an hour. */
  delaySeconds: number
}

/** Eleven tries in about an hour and a half, which outlasts a mail server's or a provider's bad moment. */
export const defaultRetries: RetryPolicy = { limit: 10, delaySeconds: 5 }
