import type { Tx } from '../db/port.ts'

/** Every job of the product and its payload; features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the features
export interface JobTable {}
export type JobName = keyof JobTable & string

export type JobOptions = {
  /** Not before this instant. */
  startAfter?: Date
  /** At most one waiting job of this name and key; a second enqueue is dropped. */
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
