import { expect, it } from 'vitest'
import { meetingCalendar } from './icalendar.ts'

const agreed = {
  uid: 'm1@meeting',
  title: 'Rendez-vous',
  page: 'https://clairavis.test/fr/question/q1',
  byPhone: 'Par téléphone',
  at: new Date('2026-12-02T13:00:00Z'),
  lastsMinutes: 60,
  now: new Date('2026-11-20T17:00:00Z'),
}

it('names the office only where they meet there', () => {
  const placeOf = (meeting: Parameters<typeof meetingCalendar>[0]['meeting']) =>
    /LOCATION:(.*)\r\n/.exec(meetingCalendar({ ...agreed, meeting }))?.[1]
  const place = '4 rue des Halles'
  expect(placeOf({ way: 'in_person', place })).toBe(place)
  expect(placeOf({ way: 'phone', place })).toBe('Par téléphone')
  expect(placeOf({ way: 'video', place, link: null })).toBe(agreed.page)
  expect(placeOf({ way: 'video', place, link: 'https://visio.test/a' })).toBe('https://visio.test/a')
})

it('puts an agreed meeting in a calendar, with a reminder two hours before', () => {
  const text = meetingCalendar({
    ...agreed,
    title: 'Rendez-vous avec Étienne Marchal',
    meeting: { place: '4 rue des Halles, Nantes' },
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
