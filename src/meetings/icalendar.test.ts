import { expect, it } from 'vitest'
import { meetingCalendar } from './icalendar.ts'

it('puts an agreed meeting in a calendar, with a reminder two hours before', () => {
  const text = meetingCalendar({
    uid: 'm1@meeting',
    title: 'Rendez-vous avec Étienne Marchal',
    place: '4 rue des Halles, Nantes',
    at: new Date('2026-12-02T13:00:00Z'),
    lastsMinutes: 60,
    now: new Date('2026-11-20T17:00:00Z'),
  })
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261120T170000Z',
      'DTSTART:20261202T130000Z',
      'DTEND:20261202T140000Z',
      'LOCATION:4 rue des Halles\\, Nantes',
      'TRIGGER:-PT2H',
    ]),
  )
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
