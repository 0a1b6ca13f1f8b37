import ICAL from 'ical.js'
import { testApp } from '../harness/test-app.ts'

/** What the calendar of one side has read of a meeting, oldest first, by a parser that is not ours. */
export async function invitationsTo(side: 'client' | 'specialist', meetingId: string) {
  const rows = await testApp.ports.db
    .selectFrom('mail_outbox')
    .innerJoin('mail_attachment', 'mail_attachment.mailId', 'mail_outbox.id')
    .select(['template', 'toAddress', 'name', 'type', 'content'])
    .where('key', 'like', `meeting:${meetingId}:${side === 'client' ? 'meetingClient%' : 'meeting%'}`)
    .$if(side === 'specialist', (query) => query.where('key', 'not like', `meeting:${meetingId}:meetingClient%`))
    .orderBy('createdAt')
    .orderBy('mail_outbox.id')
    .execute()
  return rows.map(({ content, ...letter }) => ({ ...letter, ...readInvitation(content) }))
}

/** One event of a message, as a calendar reads it. */
function readInvitation(content: Buffer) {
  const calendar = new ICAL.Component(ICAL.parse(content.toString()))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('a message about one event')
  const event = new ICAL.Event(component)
  const text = (property: string) => String(component.getFirstPropertyValue(property))
  return {
    text: content.toString(),
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    zone: event.startDate.zone?.tzid,
    minutes: event.duration.toSeconds() / 60,
    summary: event.summary,
    location: event.location,
    status: text('status'),
    url: text('url'),
    stamp: text('dtstamp'),
    organizer: String(event.organizer),
    attendees: event.attendees.map((one) => ({
      who: String(one.getFirstValue()).toLowerCase(),
      status: one.getParameter('partstat'),
    })),
    alarms: component.getAllSubcomponents('valarm').map((one) => String(one.getFirstPropertyValue('trigger'))),
  }
}
