// The life of a meeting request: one pure decision per event, without a clock or a database.
import type { Moment } from './change.ts'
import { cancel, choose, elsewhere, end, move, noneFits, revoke, wait, widen } from './client-events.ts'
import type { MeetingDecision, MeetingEvent } from './events.ts'
import { type MeetingLife, type MeetingRules, meetingRules } from './lifecycle.ts'
import { confirm, judge, missed, object, review, summarise } from './outcome-events.ts'
import { accept, bookingClosed, decline, gone, hours, taken } from './specialist-events.ts'
import { found, tick } from './timers.ts'

const handlers: { [Event in MeetingEvent as Event['kind']]: (moment: Moment, event: Event) => MeetingDecision } = {
  found,
  accept,
  decline,
  gone,
  booking_closed: bookingClosed,
  hours,
  taken,
  choose,
  none_fits: noneFits,
  elsewhere,
  wait,
  move,
  widen,
  cancel,
  end,
  revoke,
  confirm,
  missed,
  object,
  judge,
  summarise,
  review,
  tick,
}

/** The only entry point. An event that does not fit the state is refused and changes nothing. */
export function decideMeeting(
  life: MeetingLife,
  event: MeetingEvent,
  now: number,
  rules: MeetingRules = meetingRules,
): MeetingDecision {
  const handle = handlers[event.kind] as (moment: Moment, event: MeetingEvent) => MeetingDecision
  return handle({ life, now, rules }, event)
}
