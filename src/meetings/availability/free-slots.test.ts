import { describe, expect, it } from 'vitest'
import { freeSlots, type Span } from './free-slots.ts'
import {
  type Availability,
  defaultAvailability,
  isNightIn,
  isUnusual,
  opensUnusualHours,
  unusualAs,
} from './settings.ts'

const hour = 3_600_000
/** A Monday, ten in the morning in Paris. */
const now = Date.parse('2026-11-23T09:00:00Z')
const morning = { from: '09:00', to: '12:00' }
const week = [2, 5].map((day) => ({ day, ...morning }))
const usual: Availability = { ...defaultAvailability('44', week), bookable: true, place: 'Ici', bufferMinutes: 0 }

function free(change: Partial<Availability> = {}, busy: Span[] = [], department = '44', at = now) {
  const availability = { ...usual, ...change }
  return freeSlots({ availability, department, busy, lasts: hour, now: at }).map((one) => new Date(one).toISOString())
}
const on = (day: string, slots: string[]) => slots.filter((one) => one.startsWith(day))

describe('the free hours of a specialist', () => {
  it('are those of the week, for six weeks, in the zone of the place', () => {
    const slots = free()
    expect(slots.slice(0, 4)).toEqual([
      '2026-11-24T09:00:00.000Z',
      '2026-11-24T10:00:00.000Z',
      '2026-11-27T08:00:00.000Z',
      '2026-11-27T09:00:00.000Z',
    ])
    expect(slots.at(-1)).toBe('2026-12-29T10:00:00.000Z')
    expect(free({ timeZone: 'Indian/Reunion' })[0]).toBe('2026-11-27T05:00:00.000Z')
  })

  it('leave out one that was given back, and only that one whatever the pause', () => {
    const givenBack = [Date.parse('2026-11-24T09:30:00Z')]
    expect(on('2026-11-24', free({ givenBack }))).toEqual([])
    const exact = [Date.parse('2026-11-24T09:00:00Z')]
    expect(on('2026-11-24', free({ givenBack: exact }))).toEqual(['2026-11-24T10:00:00.000Z'])
    const wide = { weekly: [{ day: 2, from: '09:00', to: '13:00' }], bufferMinutes: 60 } as const
    expect(on('2026-11-24', free({ ...wide, givenBack: exact }))).toEqual(['2026-11-24T10:00:00.000Z'])
  })

  it('keep their hour on the clock when summer time begins', () => {
    const march = Date.parse('2027-03-22T09:00:00Z')
    expect(on('2027-03-26', free({}, [], '44', march))[0]).toBe('2027-03-26T08:00:00.000Z')
    expect(on('2027-03-30', free({}, [], '44', march))[0]).toBe('2027-03-30T07:00:00.000Z')
  })

  it('leave the notice', () => {
    expect(free({ noticeHours: 48 })[0]).toBe('2026-11-27T08:00:00.000Z')
    expect(free({ noticeHours: 2 })[0]).toBe('2026-11-24T08:00:00.000Z')
  })

  it('keep the buffer from other meetings, and between themselves', () => {
    const busy = [{ from: Date.parse('2026-11-27T09:00:00Z'), to: Date.parse('2026-11-27T10:00:00Z') }]
    expect(on('2026-11-27', free({}, busy))).toEqual(['2026-11-27T08:00:00.000Z', '2026-11-27T10:00:00.000Z'])
    expect(on('2026-11-27', free({ bufferMinutes: 15 }, busy))).toEqual([])
    expect(on('2026-11-27', free({ bufferMinutes: 30 }))).toEqual([
      '2026-11-27T08:00:00.000Z',
      '2026-11-27T09:30:00.000Z',
    ])
  })

  it('are none in the holidays, and those of an exception on its days', () => {
    const holidays = { first: '2026-12-01', last: '2026-12-31', hours: null }
    expect(free({ exceptions: [holidays] }).at(-1)).toBe('2026-11-27T10:00:00.000Z')
    const saturday = { first: '2026-12-05', last: '2026-12-05', hours: { from: '14:00', to: '15:00' } }
    expect(on('2026-12-05', free({ exceptions: [saturday] }))).toEqual(['2026-12-05T13:00:00.000Z'])
  })

  it('are none on a day that is closed, whatever else is said of it and in which order', () => {
    const closed = { first: '2026-12-08', last: '2026-12-08', hours: null }
    const opened = { first: '2026-12-07', last: '2026-12-09', hours: morning }
    for (const exceptions of [
      [closed, opened],
      [opened, closed],
    ]) {
      expect(on('2026-12-08', free({ exceptions }))).toEqual([])
      expect(on('2026-12-07', free({ exceptions }))).toHaveLength(3)
      expect(on('2026-12-09', free({ exceptions }))).toHaveLength(3)
    }
  })

  it('are those of every opening of a day, in whichever order they were entered', () => {
    const late = { first: '2026-12-07', last: '2026-12-07', hours: { from: '11:00', to: '14:00' } }
    const opened = { first: '2026-12-07', last: '2026-12-09', hours: morning }
    for (const exceptions of [
      [late, opened],
      [opened, late],
    ])
      expect(on('2026-12-07', free({ exceptions })).map((one) => one.slice(11, 16))).toEqual([
        '08:00',
        '09:00',
        '10:00',
        '11:00',
        '12:00',
      ])
  })

  it('are none on a public holiday of the place, unless the specialist works then', () => {
    expect(on('2026-12-25', free())).toEqual([])
    expect(on('2026-12-25', free({ publicHolidays: false }))).toHaveLength(3)
    const saturdays = { weekly: [{ day: 6, ...morning }] }
    expect(on('2026-12-26', free(saturdays))).toHaveLength(3)
    expect(on('2026-12-26', free(saturdays, [], '67'))).toEqual([])
  })
})

describe('an hour that is asked about twice', () => {
  it.each([
    ['2026-11-24T18:00:00Z', false],
    ['2026-11-24T18:15:00Z', true],
    ['2026-11-24T22:30:00Z', true],
    ['2026-11-25T06:45:00Z', true],
    ['2026-11-25T07:00:00Z', false],
    ['2026-11-29T10:00:00Z', true],
  ])('%s: %s', (at, unusual) => expect(isUnusual(new Date(at), hour, usual)).toBe(unusual))

  it.each([
    ['Pacific/Tahiti', '2026-11-24T13:00:00Z', true],
    ['America/Los_Angeles', '2026-11-24T14:30:00Z', true],
    ['Europe/London', '2026-11-24T08:00:00Z', false],
    ['Asia/Tokyo', '2026-11-24T12:30:00Z', true],
    ['Asia/Tokyo', '2026-11-24T09:00:00Z', false],
  ])('is at night for somebody in %s at %s: %s', (timeZone, at, night) =>
    expect(isNightIn(timeZone, new Date(at), hour)).toBe(night),
  )

  it('is one of the place, wherever it is read', () => {
    expect(isUnusual(new Date('2026-11-24T22:00:00Z'), hour, { ...usual, timeZone: 'America/Guadeloupe' })).toBe(false)
  })

  it('is not opened to clients by mistake, and asked about once', () => {
    const closed = { ...usual, bookable: false }
    const sunday = { ...usual, weekly: [{ day: 0, ...morning }] }
    expect(opensUnusualHours({ ...sunday, bufferMinutes: 15 }, sunday)).toBe(false)
    expect(opensUnusualHours({ ...sunday, quiet: { from: '11:00', to: '08:00' } }, usual)).toBe(true)
    expect(opensUnusualHours(sunday, { ...sunday, bookable: false })).toBe(true)
    expect(opensUnusualHours(usual, closed)).toBe(false)
    for (const one of [
      { day: 0, ...morning },
      { day: 2, from: '07:30', to: '12:00' },
      { day: 2, from: '18:00', to: '20:30' },
    ])
      expect(opensUnusualHours({ ...usual, weekly: [one] }, closed)).toBe(true)
    const opens = (first: string, last: string) =>
      opensUnusualHours({ ...usual, exceptions: [{ first, last, hours: morning }] }, closed)
    expect([
      opens('2026-11-23', '2026-11-28'),
      opens('2026-11-23', '2026-11-29'),
      opens('2026-11-29', '2026-11-29'),
    ]).toEqual([false, true, true])
  })
})

describe('an unusual hour', () => {
  it('is a Sunday on the clock of the place, or early or late on another day', () => {
    expect(unusualAs('2026-11-29T03:00:00Z', 'Europe/Paris')).toBe('sunday')
    expect(unusualAs('2026-11-30T18:30:00Z', 'Europe/Paris')).toBe('hour')
    expect(unusualAs('2026-11-28T23:30:00Z', 'Europe/Paris')).toBe('sunday')
  })
})
