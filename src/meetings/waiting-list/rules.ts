// Who is told first when an hour frees, and how many at once.
import type { MeetingLife } from '../lifecycle/lifecycle.ts'

export const waitingRules = {
  /** The first ones of the list are told together; the next ones if the hour is still free some minutes later. */
  atOnce: 3,
  minutes: 30,
}

/** The specialist opens their hours to this client, and none of them is free. */
export const isFull = ({ direct, free }: { direct: boolean; free: readonly unknown[] }): boolean =>
  direct && free.length === 0

/** Whether the client can wait for an hour: they book with a specialist, and an earlier one would help. */
export const mayWait = ({ state, direct }: MeetingLife): boolean =>
  direct === true && (state === 'proposed' || state === 'scheduled')
