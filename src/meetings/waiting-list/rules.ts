// Who is told first when an hour frees, and how many at once.
import type { MeetingLife } from '../lifecycle/lifecycle.ts'

export const waitingRules = {
  /** The first ones of the list are told together; the next ones if the hour is still free some minutes later. */
  atOnce: 3,
  minutes: 30,
}

/** Whether the client can wait for an hour: they book with a specialist, and an earlier one would help. */
export const mayWait = ({ state, direct }: MeetingLife): boolean =>
  direct === true && (state === 'proposed' || state === 'scheduled')
