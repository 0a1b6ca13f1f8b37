// What the calendars of both sides must learn of a change.
import type { MeetingLife } from './lifecycle.ts'

/** The method of an iTIP message (RFC 5546, 3.2): the event as it is now, or that it does not take place. */
export type InvitationMethod = 'REQUEST' | 'CANCEL'

/** Null where a calendar that has all messages so far shows what holds. */
export function invitationMethod(before: MeetingLife, after: MeetingLife): InvitationMethod | null {
  if (after.state === 'scheduled') {
    // The consent counts too: without it the specialist's calendar does not name the client.
    const same = (['state', 'meetsAt', 'place', 'revoked', 'way', 'link'] as const).every(
      (key) => before[key] === after[key],
    )
    return same ? null : 'REQUEST'
  }
  return before.state === 'scheduled' && after.state !== 'held' ? 'CANCEL' : null
}

/** Each message about an event has a higher number than the one before (`SEQUENCE`, RFC 5545, 3.8.7.4). */
export function withSequence(before: MeetingLife, after: MeetingLife): MeetingLife {
  return invitationMethod(before, after) ? { ...after, sequence: (before.sequence ?? -1) + 1 } : after
}
