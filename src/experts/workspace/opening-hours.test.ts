import { describe, expect, test } from 'vitest'
import {
  nextOpening,
  nextTime,
  openThrough,
  serviceDay,
  serviceMidnight,
  slotDays,
  type WeeklySlot,
} from './opening-hours.ts'

const monday = 1
const week: WeeklySlot[] = [
  { day: monday, from: '09:00', to: '12:00' },
  { day: monday, from: '14:00', to: '18:00' },
  { day: 4, from: '08:30', to: '10:00' },
]
const opens = (now: string, hours: readonly WeeklySlot[] = week) => nextOpening(hours, new Date(now))?.toISOString()

test('somebody is there for an hour only without a break in it', () => {
  const hour = 3_600_000
  const there = (at: string) => openThrough(week, new Date(at), hour)
  expect(there('2026-03-02T10:00:00Z')).toBe(true)
  expect(there('2026-03-02T10:01:00Z')).toBe(false)
  expect(there('2026-03-02T12:30:00Z')).toBe(false)
  expect(there('2026-03-03T10:00:00Z')).toBe(false)
  // The same wall-clock time in summer time.
  expect(there('2026-07-06T09:00:00Z')).toBe(true)
  const joined: WeeklySlot[] = [
    { day: monday, from: '12:00', to: '14:00' },
    { day: monday, from: '09:00', to: '12:00' },
  ]
  expect(openThrough(joined, new Date('2026-03-02T10:30:00Z'), hour)).toBe(true)
})

describe('the next opening', () => {
  test('is now while a desk is open', () => {
    expect(opens('2026-03-02T08:30:00Z')).toBe('2026-03-02T08:30:00.000Z')
  })

  test('comes after the break of the same day', () => {
    expect(opens('2026-03-02T11:00:00Z')).toBe('2026-03-02T13:00:00.000Z')
  })

  test('is on the next day that has hours, and not at the minute of closing', () => {
    expect(opens('2026-03-02T17:00:00Z')).toBe('2026-03-05T07:30:00.000Z')
  })

  test('is a week away when today was the only day', () => {
    expect(opens('2026-03-02T20:00:00Z', week.slice(0, 1))).toBe('2026-03-09T08:00:00.000Z')
  })

  test('follows the clock on the wall into summer and back', () => {
    const sunday: WeeklySlot[] = [{ day: 0, from: '09:00', to: '12:00' }]
    expect(opens('2026-03-28T12:00:00Z', sunday)).toBe('2026-03-29T07:00:00.000Z')
    expect(opens('2026-10-24T12:00:00Z', sunday)).toBe('2026-10-25T08:00:00.000Z')
  })

  test('takes the hour that spring skips for the one after', () => {
    expect(opens('2026-03-28T12:00:00Z', [{ day: 0, from: '02:30', to: '05:00' }])).toBe('2026-03-29T01:30:00.000Z')
  })

  test('is unknown without hours', () => {
    expect(opens('2026-03-02T08:30:00Z', [])).toBeUndefined()
  })
})

describe('the day of the house', () => {
  test('begins at midnight in Paris', () => {
    expect(serviceDay(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02')
    expect(serviceMidnight(new Date('2026-07-01T22:30:00Z')).toISOString()).toBe('2026-07-01T22:00:00.000Z')
    expect(serviceMidnight(new Date('2026-01-15T08:00:00Z')).toISOString()).toBe('2026-01-14T23:00:00.000Z')
  })

  test('has 23 hours when the clock jumps', () => {
    expect(serviceMidnight(new Date('2026-03-29T20:00:00Z')).toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(serviceMidnight(new Date('2026-03-30T20:00:00Z')).toISOString()).toBe('2026-03-29T22:00:00.000Z')
  })
})

test('a time of the day comes next today or tomorrow, on the clock on the wall', () => {
  const next = (time: string, now: string) => nextTime(time, new Date(now)).toISOString()
  expect(next('18:00', '2026-03-02T16:59:00Z')).toBe('2026-03-02T17:00:00.000Z')
  expect(next('18:00', '2026-03-02T17:00:00Z')).toBe('2026-03-03T17:00:00.000Z')
  expect(next('08:30', '2026-03-28T20:00:00Z')).toBe('2026-03-29T06:30:00.000Z')
})

describe('the days on which a slot is looked for', () => {
  // Monday 2 March 2026, 15:20 in Paris.
  const monday = new Date('2026-03-02T14:20:00Z')

  test('is the rest of today, or the whole of tomorrow', () => {
    expect(slotDays('today', monday)).toEqual({ days: [{ day: 1, after: '15:20' }], from: monday })
    expect(slotDays('tomorrow', monday)).toEqual({
      days: [{ day: 2, after: '00:00' }],
      from: new Date('2026-03-02T23:00:00Z'),
    })
  })

  test('is the weekend to come, or what is left of it', () => {
    const whole = [
      { day: 6, after: '00:00' },
      { day: 0, after: '00:00' },
    ]
    expect(slotDays('weekend', monday)).toEqual({ days: whole, from: new Date('2026-03-06T23:00:00Z') })
    const saturday = new Date('2026-03-07T09:00:00Z')
    expect(slotDays('weekend', saturday).days).toEqual([{ day: 6, after: '10:00' }, whole[1]])
    const sunday = new Date('2026-03-08T21:30:00Z')
    expect(slotDays('weekend', sunday)).toEqual({ days: [{ day: 0, after: '22:30' }], from: sunday })
  })

  test('belongs to the day on the wall, not to that of the machine', () => {
    expect(slotDays('today', new Date('2026-03-01T23:30:00Z')).days).toEqual([{ day: 1, after: '00:30' }])
  })
})
