import { expect, test } from 'vitest'
import { dayPart, laterTimes } from './later-times.ts'

const day = 24 * 3_600_000
const times = (now: string, left = day) =>
  laterTimes(new Date(now), new Date(Date.parse(now) + left)).map(({ kind, at }) => `${kind} ${at.toISOString()}`)

test('by day one may wait two hours, until the evening or until the next morning', () => {
  expect(times('2026-03-02T10:07:00Z')).toEqual([
    'soon 2026-03-02T12:15:00.000Z',
    'evening 2026-03-02T17:00:00.000Z',
    'tomorrow 2026-03-03T07:30:00.000Z',
  ])
})

test('two times that are nearly the same are offered once', () => {
  expect(times('2026-03-02T15:00:00Z')).toEqual(['soon 2026-03-02T17:00:00.000Z', 'tomorrow 2026-03-03T07:30:00.000Z'])
})

test('at night the morning is that of the same day', () => {
  expect(times('2026-03-02T02:00:00Z')).toEqual([
    'soon 2026-03-02T04:00:00.000Z',
    'today 2026-03-02T07:30:00.000Z',
    'evening 2026-03-02T17:00:00.000Z',
  ])
})

test('nothing is offered for which the hold on the card would not last', () => {
  expect(times('2026-03-02T10:00:00Z', 4 * 3_600_000)).toEqual(['soon 2026-03-02T12:00:00.000Z'])
  expect(times('2026-03-02T10:00:00Z', 2 * 3_600_000)).toEqual([])
})

test('the evening begins at six, on the clock of the house', () => {
  const now = new Date('2026-03-02T09:00:00Z')
  expect(dayPart(new Date('2026-03-02T16:59:00Z'), now)).toBe('today')
  expect(dayPart(new Date('2026-03-02T17:00:00Z'), now)).toBe('evening')
  expect(dayPart(new Date('2026-03-02T23:00:00Z'), now)).toBe('tomorrow')
})
