// An agreed meeting as a calendar file (RFC 5545), made in the browser for either side.
import { brand } from '../brand.ts'
import { escapeIcsText, foldIcsLine } from '../questions/deadlines/icalendar.ts'
import { calendarPlace } from './ways.ts'

/** The same in the saved file and in the invitations by email, so that a calendar shows the meeting once. */
export const meetingUid = (id: string): string => `${id}@meeting.${brand.siteHost}`

type Agreed = {
  uid: string
  /** The number and the sender of the last invitation by email. */
  sequence: number
  organizer: string
  title: string
  meeting: Parameters<typeof calendarPlace>[0]
  /** Where the meeting is read about. */
  page: string
  byPhone: string
  at: Date
  lastsMinutes: number
  now: Date
}

/** A published event (RFC 5546, 3.2.1): it asks nobody, and names who organises it. */
export function meetingCalendar({ at, lastsMinutes, title, page, ...about }: Agreed): string {
  const { location } = calendarPlace(about.meeting, page, about.byPhone)
  const end = new Date(at.getTime() + lastsMinutes * 60_000)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clairavis//meeting//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${about.uid}`,
    `SEQUENCE:${about.sequence}`,
    `ORGANIZER;CN="${brand.name}":mailto:${about.organizer}`,
    `DTSTAMP:${stamp(about.now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeIcsText(title)}`,
    `LOCATION:${escapeIcsText(location)}`,
    `URL:${page}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeIcsText(title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldIcsLine)
    .join('\r\n')
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
