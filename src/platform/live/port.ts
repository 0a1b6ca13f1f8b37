import type { Tx } from '../db/port.ts'

/**
 * "Something about this changed": identifiers only; the reader asks the API for what it may see.
 *
 * `id` is the position to resume from after this event. Several events may share it, and it may decrease a little: the
 * last one received is the one to keep.
 */
export type LiveEvent = { id: number; kind: string; ref: string }

/**
 * The first event of every stream, sent once nothing can be missed any more. Its `ref` says whether the reader must
 * fetch what it shows (`afresh`: a first visit, or away for too long) or has just received all it missed (`resumed`).
 */
export const openedKind = 'opened'
export type Opened = 'afresh' | 'resumed'

export interface Live {
  /** Sends the event to these people's open streams when (and only when) the transaction commits. */
  announce(tx: Tx, people: readonly string[], event: { kind: string; ref: string }): Promise<void>
  /**
   * The events since `after`, then `opened`, then live ones as they come. A reader may see an event twice, never miss
   * one. The returned function ends the subscription.
   */
  follow(personId: string, after: number | null, listener: (event: LiveEvent) => void): Promise<() => void>
  /** Which of these people have an open stream on any process, as last recorded (at most 30 s ago). */
  online(people: readonly string[]): Promise<Set<string>>
}
