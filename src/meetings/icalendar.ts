// An agreed meeting as a calendar file (RFC 5545), made in the browser for either side.
import { brand } from '../brand.ts'
import { escapeIcsText, foldIcsLine } from '../questions/deadlines/icalendar.ts'

/** The same in the saved file and in the invitations by email, so that a calendar shows the meeting once. */
export const meetingUid = (id: string): string => `${id}@meeting.${brand.siteHost}`

type Agreed = { uid: string; title: string; place: string; at: Date; lastsMinutes: number; now: Date }

export function meetingCalendar({ uid, title, place, at, lastsMinutes, now }: Agreed): string {
  const end = new Date(at.getTime() + lastsMinutes * 60_000)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clairavis//meeting//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeIcsText(title)}`,
    `LOCATION:${escapeIcsText(place)}`,
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
