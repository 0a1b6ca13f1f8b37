// Who is told first when an hour frees, and how many at once.
import { tooLateToMove } from '../lifecycle/change.ts'
import { type MeetingLife, meetingRules } from '../lifecycle/lifecycle.ts'

export const waitingRules = {
  /** The first ones of the list are told together; the next ones if the hour is still free some minutes later. */
  atOnce: 3,
  minutes: 30,
}

/** The specialist opens their hours to this client, and none of them is free. */
export const isFull = ({ direct, free }: { direct: boolean; free: readonly unknown[] }): boolean =>
  direct && free.length === 0

/** The client books with a specialist, and an hour that frees, or an earlier one, would help. */
export const booksHours = ({ state, direct }: MeetingLife): boolean =>
  direct === true && (state === 'proposed' || state === 'scheduled')

/** Whether the client can wait for an hour: an agreed one that no longer moves has no earlier one. */
export const mayWait = (life: MeetingLife, now: number): boolean =>
  booksHours(life) && !(life.state === 'scheduled' && tooLateToMove({ life, now, rules: meetingRules }))
