import { describe, expect, it } from 'vitest'
import { calendarFileName, meetingTime, shortMeetingTime, subjectMeetingTime } from './meeting-time.ts'
import { times as en } from './times.text.en.ts'
import { times as fr } from './times.text.fr.ts'
import { agreedWay, offeredWays } from './ways.ts'

const at = '2026-12-02T13:00:00Z'

describe('the time of a meeting', () => {
  it('names the zone of the place', () => {
    const clocks = { place: 'Europe/Paris', reader: 'Europe/Paris' }
    expect(meetingTime('fr', at, clocks, fr)).toBe('2 décembre 2026 à 14\u00a0h\u00a000 (heure de Paris)')
    expect(meetingTime('en', at, clocks, en)).toBe('2 December 2026 at 14:00 (Paris time)')
  })

  it('is on the reader’s clock first where theirs shows another hour', () => {
    const clocks = { place: 'Indian/Reunion', reader: 'Europe/Paris' }
    expect(meetingTime('fr', at, clocks, fr)).toBe(
      '2 décembre 2026 à 14\u00a0h\u00a000 à votre heure (17\u00a0h\u00a000, heure de La Réunion)',
    )
    expect(meetingTime('en', at, clocks, en)).toBe('2 December 2026 at 14:00 your time (17:00, Réunion time)')
  })

  it('names the calendar file by its day on the reader’s clock, in their language', () => {
    const late = '2026-12-03T23:30:00Z'
    expect(calendarFileName(late, 'Europe/Paris', fr)).toBe('rendez-vous-2026-12-04.ics')
    expect(calendarFileName(late, 'Europe/London', en)).toBe('meeting-2026-12-03.ics')
  })

  it('says in few words whose clock it is on', () => {
    const paris = { place: 'Europe/Paris', reader: 'Europe/Paris' }
    expect(shortMeetingTime('en', at, paris, en)).toBe('2 December 2026 at 14:00 (Paris time)')
    const newYork = { place: 'Europe/Paris', reader: 'America/New_York' }
    expect(shortMeetingTime('en', at, newYork, en)).toBe('2 December 2026 at 08:00 your time')
    expect(shortMeetingTime('fr', at, newYork, fr)).toBe('2 décembre 2026 à 8\u00a0h\u00a000 à votre heure')
  })

  it('leaves the zone of an agreeing clock out of a subject, which the text below names', () => {
    const paris = { place: 'Europe/Paris', reader: 'Europe/Paris' }
    expect(subjectMeetingTime('en', at, paris, en)).toBe('2 December 2026 at 14:00')
    const newYork = { place: 'Europe/Paris', reader: 'America/New_York' }
    expect(subjectMeetingTime('en', at, newYork, en)).toBe('2 December 2026 at 08:00 your time')
  })

  it('says the day of the place where it is another one', () => {
    const clocks = { place: 'Pacific/Noumea', reader: 'Europe/Paris' }
    expect(meetingTime('en', at, clocks, en)).toBe(
      '2 December 2026 at 14:00 your time (3 December 2026 at 00:00, New Caledonia time)',
    )
  })

  it('compares what the clocks show, not the names of their zones', () => {
    const clocks = { place: 'Europe/Paris', reader: 'Europe/Madrid' }
    expect(meetingTime('fr', at, clocks, fr)).toContain('14\u00a0h\u00a000 (heure de Paris)')
    const morocco = { place: 'Africa/Casablanca', reader: 'Europe/Paris' }
    expect(meetingTime('fr', '2026-07-01T10:00:00Z', morocco, fr)).toContain('heure du Maroc)')
  })
})

describe('how the two meet', () => {
  it('is said for every way that is offered', () => {
    expect(offeredWays('fr', ['in_person'], '4 rue des Halles', fr)).toBe('Lieu\u00a0: 4 rue des Halles.')
    expect(offeredWays('fr', ['in_person', 'phone', 'video'], '4 rue des Halles', fr)).toBe(
      'Rendez-vous sur place (4 rue des Halles), par téléphone ou en visioconférence.',
    )
    expect(offeredWays('en', ['phone'], '', en)).toBe('You meet by phone.')
  })

  it('is said to each side, with the number or the link', () => {
    const of = { place: 'Ici', link: null, phone: '06 12 34 56 78' }
    expect(agreedWay({ ...of, way: 'phone' }, 'client', fr)).toContain('vous serez appelé au 06')
    expect(agreedWay({ ...of, way: 'phone' }, 'specialist', fr)).toContain('vous appelez le 06')
    expect(agreedWay({ ...of, way: 'phone', phone: null }, 'specialist', fr)).toBe('Par téléphone.')
    expect(agreedWay({ ...of, way: 'video', link: 'https://a.test/b' }, 'client', en)).toBe(
      'By video: https://a.test/b',
    )
    expect(agreedWay({ ...of, way: 'video' }, 'client', en)).toContain('page of the meeting')
  })
})
