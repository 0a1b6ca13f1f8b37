import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator'
import { brand } from '../../../brand.ts'
import { legalEntity } from '../../../brand-legal.ts'
import type { Attachment } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { foldIcsLine } from '../../../questions/deadlines/icalendar.ts'
import { meetingUid } from '../../icalendar.ts'
import type { InvitationMethod } from '../../lifecycle/invitation.ts'
import { meetingRules } from '../../lifecycle/lifecycle.ts'
import { calendarText } from './calendar-text.ts'

export type Invitation = {
  method: InvitationMethod
  /** The meeting's id. */
  id: string
  sequence: number
  /** The agreed hour; of a cancellation, the one that no longer holds. */
  at: Date
  location: string
  /** Where a video meeting is joined. */
  conference: string | null
  /** A cancellation names nobody: it is sent even after the client's name has been removed from everything else. */
  summary: string
  description: string
  url: string
  /** The address that the email is sent from: mail programs answer there. */
  organizer: string
  attendee: string
  now: Date
}

/** `bonjour@clairavis.example` of `Clairavis <bonjour@clairavis.example>`: who organises every meeting. */
export function organizerOf({ MAIL_FROM }: Pick<Ports['config'], 'MAIL_FROM'>): string {
  const from = MAIL_FROM ?? legalEntity.mail.from
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}

const reminderSeconds = 2 * 3600

/**
 * An iTIP message (RFC 5546) for one side. Each gets a copy with themselves as the only attendee, so that neither
 * learns the other's address; the product organises. Times are in UTC, which every calendar shows in its own zone.
 */
export function invitationText({ method, at, attendee, ...about }: Invitation): string {
  const cancelled = method === 'CANCEL'
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: brand.name, product: 'meeting' },
    events: [
      {
        id: meetingUid(about.id),
        sequence: about.sequence,
        stamp: about.now,
        start: at,
        end: new Date(at.getTime() + meetingRules.lasts),
        summary: about.summary,
        description: about.description,
        location: about.location,
        url: about.url,
        class: ICalEventClass.PRIVATE,
        status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        organizer: { name: brand.name, email: about.organizer },
        attendees: [
          {
            email: attendee,
            role: ICalAttendeeRole.REQ,
            // Both have agreed on the page: a calendar need not ask again.
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ],
        alarms: cancelled
          ? []
          : [{ type: ICalAlarmType.display, trigger: reminderSeconds, description: about.summary }],
      },
    ],
  })
  return withConference(calendarText(calendar), about.conference)
}

/** The property of RFC 7986 (5.11) by which a calendar offers to join; the library does not write it. */
export const withConference = (text: string, address: string | null): string =>
  address
    ? text.replace(
        'END:VEVENT',
        (end) => `${foldIcsLine(`CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:${address}`)}\r\n${end}`,
      )
    : text

/** The invitation as a mail server's port sends it: as a part of the message, and as a file. */
export const invitationFile = (invitation: Invitation, name: string): Attachment => ({
  name,
  type: `text/calendar; charset=utf-8; method=${invitation.method}`,
  content: Buffer.from(invitationText(invitation)),
})
