import { expect, test } from 'vitest'
import { dayOf, periodPattern, periodSpan, periodsToPrepare, rhythmOfPeriod, weekOf } from './periods.ts'

test('a week belongs to the year of its Thursday, by the days of Paris', () => {
  expect(weekOf(new Date('2026-11-23T12:00:00Z'))).toBe('2026-W48')
  expect(weekOf(new Date('2027-01-03T12:00:00Z'))).toBe('2026-W53')
  expect(weekOf(new Date('2027-01-03T23:30:00Z'))).toBe('2027-W01')
  expect(weekOf(new Date('2025-12-29T12:00:00Z'))).toBe('2026-W01')
})

test('every week spans from its Monday to the next, and nothing lies between two', () => {
  let at = periodSpan('2026-W01')?.start ?? new Date(0)
  for (let count = 0; count < 110; count += 1) {
    const week = weekOf(at)
    const span = periodSpan(week)
    expect(week).toMatch(periodPattern)
    expect(span?.start).toEqual(at)
    expect(weekOf(new Date((span?.end.getTime() ?? 0) - 1))).toBe(week)
    at = span?.end ?? at
  }
})

test('a day or a week that a year does not have is no period', () => {
  expect(periodSpan('2026-02-30')).toBeNull()
  expect(periodSpan('2025-W53')).toBeNull()
  expect(periodSpan('2026-W53')).not.toBeNull()
})

test('a day of Paris is as long as its clock says', () => {
  const span = periodSpan('2026-10-25')
  expect((span?.end.getTime() ?? 0) - (span?.start.getTime() ?? 0)).toBe(25 * 3_600_000)
  expect(dayOf(new Date('2026-11-22T23:30:00Z'))).toBe('2026-11-23')
})

test('what may be prepared is over, except what was asked for today', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  for (const rhythm of ['monthly', 'weekly', 'on_demand'] as const)
    for (const period of periodsToPrepare(rhythm, now)) {
      expect(rhythmOfPeriod(period)).toBe(rhythm)
      if (rhythm !== 'on_demand') expect(periodSpan(period)?.end.getTime()).toBeLessThanOrEqual(now.getTime())
    }
  expect(periodsToPrepare('weekly', now)[0]).toBe('2026-W47')
  expect(periodsToPrepare('on_demand', now)).toEqual(['2026-11-23'])
})
