/** What the last successful reading said of itself; sent along, so that an unchanged file is not sent again. */
export type Version = { etag: string | null; modified: string | null }

export const readFailures = ['refused', 'unreachable', 'slow', 'large', 'missing', 'status'] as const
/**
 * `refused`: no address that may be read. `missing`: the other side has nothing there, or does not give it. `status`:
 * the other side answered with an error.
 */
export type ReadFailure = (typeof readFailures)[number]

export type OutsideReading =
  | { kind: 'read'; text: string; version: Version }
  | { kind: 'same' }
  | { kind: 'failed'; why: ReadFailure }

/** Text files at addresses that people give us. */
export interface Outside {
  /** Whether this can be such an address; that its name resolves to a public one is checked when it is read. */
  accepts(address: string): boolean
  read(address: string, known: Version, maxBytes: number): Promise<OutsideReading>
}
