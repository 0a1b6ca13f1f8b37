import { describe, expect, it } from 'vitest'
import { brand } from '../../brand.ts'
import { busySpans } from './busy-spans.ts'
import { occurrencesIn } from './server/occurrences.ts'

const window = { from: Date.parse('2026-11-20T00:00:00Z'), to: Date.parse('2027-01-10T00:00:00Z') }

const calendarOf = (...events: (string | string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//test//FR',
    ...events.flatMap((event) => ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...[event].flat(), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

async function busy(text: string, zone = 'Europe/Paris') {
  const found = await occurrencesIn(text, window)
  return found && busySpans(found, zone, window).map(({ from, to }) => `${iso(from)} ${iso(to)}`)
}
const iso = (at: number) => new Date(at).toISOString().slice(0, 16)

describe('the busy times of a calendar', () => {
  it('are those of its events, in UTC, in a named zone, on the clock of the place, and over whole days', async () => {
    expect(
      await busy(
        calendarOf(
          ['UID:1', 'DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'],
          ['UID:2', 'DTSTART;TZID=America/New_York:20261202T090000', 'DURATION:PT90M'],
          ['UID:3', 'DTSTART:20261203T090000', 'DTEND:20261203T100000'],
          ['UID:4', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261206'],
          ['UID:5', 'DTSTART;TZID=Nowhere/Else:20261207T090000', 'DTEND;TZID=Nowhere/Else:20261207T100000'],
        ),
        'Indian/Reunion',
      ),
    ).toEqual([
      '2026-12-01T10:00 2026-12-01T11:00',
      '2026-12-02T14:00 2026-12-02T15:30',
      '2026-12-03T05:00 2026-12-03T06:00',
      '2026-12-03T20:00 2026-12-05T20:00',
      '2026-12-07T05:00 2026-12-07T06:00',
    ])
  })

  it('follow a zone that the calendar defines itself', async () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Romance Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T030000'],
      ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n')
    const event = ['UID:1', 'DTSTART;TZID=Romance Standard Time:20261201T100000', 'DURATION:PT1H']
    const text = calendarOf(event).replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`)
    expect(await busy(text, 'Pacific/Tahiti')).toEqual(['2026-12-01T09:00 2026-12-01T10:00'])
  })

  it('repeat, stay at the same hour when summer time ends, and leave out what was taken out or moved', async () => {
    const master = [
      ...['UID:1', 'DTSTART;TZID=Europe/Paris:20260907T090000', 'DTEND;TZID=Europe/Paris:20260907T100000'],
      ...['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261221T080000Z', 'EXDATE;TZID=Europe/Paris:20261130T090000'],
    ]
    const moved = [
      ...['UID:1', 'RECURRENCE-ID;TZID=Europe/Paris:20261207T090000'],
      ...['DTSTART;TZID=Europe/Paris:20261208T150000', 'DTEND;TZID=Europe/Paris:20261208T160000'],
    ]
    const cancelled = [
      ...['UID:1', 'RECURRENCE-ID;TZID=Europe/Paris:20261214T090000', 'STATUS:CANCELLED'],
      ...['DTSTART;TZID=Europe/Paris:20261214T090000', 'DTEND;TZID=Europe/Paris:20261214T100000'],
    ]
    expect(await busy(calendarOf(master, moved, cancelled))).toEqual([
      '2026-11-23T08:00 2026-11-23T09:00',
      '2026-12-08T14:00 2026-12-08T15:00',
      '2026-12-21T08:00 2026-12-21T09:00',
    ])
  })

  it('leave out what is free, cancelled, long over, far away, or agreed with us', async () => {
    const at = ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z']
    expect(
      await busy(
        calendarOf(
          ['UID:1', ...at, 'TRANSP:TRANSPARENT'],
          ['UID:2', ...at, 'STATUS:CANCELLED'],
          ['UID:3', ...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
          [`UID:m1@meeting.${brand.siteHost}`, ...at],
          ['UID:4', 'DTSTART:20260101T100000Z', 'DTEND:20260101T110000Z'],
          ['UID:5', 'DTSTART:20280101T100000Z', 'DTEND:20280101T110000Z'],
        ),
      ),
    ).toEqual([])
    expect(await busy(calendarOf(['UID:1', ...at]).replace('VERSION', 'METHOD:CANCEL\r\nVERSION'))).toEqual([])
  })

  it('are joined where they touch, and read from free and busy lists too', async () => {
    const list =
      'BEGIN:VFREEBUSY\r\nFREEBUSY:20261201T110000Z/PT1H\r\nFREEBUSY;FBTYPE=FREE:20261203T110000Z/PT1H\r\nEND:VFREEBUSY'
    const text = calendarOf(['UID:1', 'DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'])
    expect(await busy(text.replace('BEGIN:VEVENT', `${list}\r\nBEGIN:VEVENT`))).toEqual([
      '2026-12-01T10:00 2026-12-01T12:00',
    ])
  })

  it.each([
    ['no calendar', '<html></html>'],
    ['an empty file', ''],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:x'],
    ['an event each second', calendarOf(['UID:1', 'DTSTART:20261201T100000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'])],
  ])('are not read from %s', async (_, text) => {
    expect(await occurrencesIn(text, window)).toBeNull()
  })

  it('are not waited for where a rule never comes true', async () => {
    const never = ['UID:1', 'DTSTART:20200201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31']
    expect(await occurrencesIn(calendarOf(never), window, 300)).toBeNull()
  })
})
