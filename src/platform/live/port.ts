import type { Tx } from '../db/port.ts'

/** "Something about this changed": ids only; the reader asks the API for what it may see. */
export type LiveEvent = { id: number; kind: string; ref: string }

export interface Live {
  /** Told to these people's open streams when (and only when) the transaction commits. */
  announce(tx: Tx, people: readonly string[], event: { kind: string; ref: string }): Promise<void>
  /** Events since `after` first, then live ones; a reader may see an event twice, never miss one. */
  follow(personId: string, after: number | null, listener: (event: LiveEvent) => void): Promise<() => void>
  /** Who of these has an open stream on any process, as last recorded (at most 30 s old). */
  online(people: readonly string[]): Promise<Set<string>>
}
