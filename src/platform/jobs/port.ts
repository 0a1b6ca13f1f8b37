import type { Tx } from '../db/port.ts'

/** Every job of the product and its payload; features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the features
export interface JobTable {}
export type JobName = keyof JobTable & string

export type JobOptions = {
  /** Not before this instant. */
  startAfter?: Date
  /**
   * At most one waiting job of this name and key. A second enqueue is dropped, except that it moves the waiting job
   * forward when it asks for an earlier instant. A job that has started is not waiting: enqueueing while it runs makes
   * it run once more, so that no change is missed.
   */
  key?: string
}

export interface Jobs {
  /** Enqueued inside the caller's transaction: it exists if and only if the transaction commits. */
  enqueue<Name extends JobName>(tx: Tx, name: Name, data: JobTable[Name], options?: JobOptions): Promise<void>
  /** Handlers must be idempotent: a job may run again after a crash. Failures are retried, then become dead letters. */
  handle<Name extends JobName>(name: Name, handler: (data: JobTable[Name]) => Promise<void>): void
  /** Runs `handler` about every `seconds`, on one process at a time. */
  every(name: string, seconds: number, handler: () => Promise<void>): void
}

/** A job that failed every retry and waits for a person. */
export type DeadLetter = { id: string; name: string; data: unknown; error: string; tries: number; parkedAt: Date }

/** What an administrator may see and do. */
export interface DeadLetters {
  /** Oldest first, at most `limit` (100). */
  listDeadLetters(limit?: number): Promise<DeadLetter[]>
  /** Gives a dead letter a fresh set of retries; `false` if it is no longer one. */
  retryDeadLetter(id: string): Promise<boolean>
}

export type RetryPolicy = {
  /** Retries after the first attempt. */
  limit: number
  /** Seconds before the first retry; doubled each time, up to an hour. */
  delaySeconds: number
}

/** Eleven attempts in about an hour and a half, which outlasts most outages of a mail server or a provider. */
export const defaultRetries: RetryPolicy = { limit: 10, delaySeconds: 5 }
