import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { meetingCalendar } from './icalendar.ts'

const agreed = {
  uid: 'm1@meeting',
  sequence: 2,
  organizer: 'bonjour@clairavis.example',
  title: 'Rendez-vous',
  page: 'https://clairavis.test/fr/question/q1',
  byPhone: 'Par téléphone',
  at: new Date('2026-12-02T13:00:00Z'),
  lastsMinutes: 60,
  now: new Date('2026-11-20T17:00:00Z'),
}

type Saved = Parameters<typeof meetingCalendar>[0]

/** What a calendar reads of the file, by a parser that is not ours. */
function read(more: Partial<Saved> & Pick<Saved, 'meeting'>) {
  const text = meetingCalendar({ ...agreed, ...more })
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('a file about one event')
  const event = new ICAL.Event(component)
  const alarm = component.getFirstSubcomponent('valarm')
  return {
    text,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    organizer: event.organizer,
    attendees: event.attendees.length,
    start: event.startDate.toJSDate().toISOString(),
    zone: event.startDate.zone?.tzid,
    minutes: event.duration.toSeconds() / 60,
    summary: event.summary,
    location: event.location,
    url: String(component.getFirstPropertyValue('url')),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    alarm: String(alarm?.getFirstPropertyValue('trigger')),
  }
}

it('names the office only where they meet there', () => {
  const place = '4 rue des Halles'
  expect(read({ meeting: { way: 'in_person', place } }).location).toBe(place)
  expect(read({ meeting: { way: 'phone', place } }).location).toBe('Par téléphone')
  expect(read({ meeting: { way: 'video', place, link: null } }).location).toBe(agreed.page)
  expect(read({ meeting: { way: 'video', place, link: 'https://visio.test/a' } }).location).toBe('https://visio.test/a')
})

it('is read by a calendar as the event of the invitations: same number, same organiser, nobody asked', () => {
  const title =
    'Rendez-vous avec Étienne Marchal ; dépôt, état des lieux et tout ce qui a été écrit à ce sujet jusqu’ici'
  const { text, ...event } = read({ title, meeting: { place: '4 rue des Halles, Nantes' } })
  expect(event).toEqual({
    method: 'PUBLISH',
    uid: agreed.uid,
    sequence: 2,
    organizer: 'mailto:bonjour@clairavis.example',
    attendees: 0,
    start: '2026-12-02T13:00:00.000Z',
    zone: 'UTC',
    minutes: 60,
    summary: title,
    location: '4 rue des Halles, Nantes',
    url: agreed.page,
    stamp: '2026-11-20T17:00:00Z',
    alarm: '-PT2H',
  })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
