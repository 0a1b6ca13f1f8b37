// For how long taking back an agreed meeting can be undone.
import type { MeetingLife } from './lifecycle.ts'

export const takeBackRules = {
  seconds: 300,
  /** In the last hour before a meeting the other side must learn it at once. */
  notBefore: 3_600_000,
}

export const takenBackLater = ({ state, meetsAt }: MeetingLife, now: number): boolean =>
  state === 'scheduled' && meetsAt !== null && meetsAt - now > takeBackRules.notBefore
