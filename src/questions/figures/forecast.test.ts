import { describe, expect, test } from 'vitest'
import { forecastOf } from './forecast.ts'

const now = new Date('2026-11-16T00:00:00Z')
const month = { now, monthStart: new Date('2026-11-01T00:00:00Z'), monthEnd: new Date('2026-11-30T00:00:00Z') }
const fee = (day: string, amount: number) => ({ at: new Date(`${day}T12:00:00Z`), amount })
const long = new Date('2026-01-01T00:00:00Z')
// Of the last four weeks, back from the sixteenth: 20 €, 40 €, 0 €, 60 €.
const fees = [fee('2026-11-10', 2000), fee('2026-11-03', 4000), fee('2026-10-20', 6000), fee('2026-06-01', 9999)]

describe('the forecast of a month', () => {
  test('adds what is earned, held and, for the two weeks that are left, the mean of the last four', () => {
    const { earned, held, month: come } = forecastOf(fees, { ...month, held: 1500, since: long })
    expect([earned, held]).toEqual([6000, 1500])
    expect(come?.likely).toBe(6000 + 1500 + 2 * 3000)
  })

  test('ranges from the quietest to the busiest of these weeks', () => {
    const come = forecastOf(fees, { ...month, held: 0, since: long }).month
    expect([come?.low, come?.high]).toEqual([6000, 6000 + 2 * 6000])
  })

  test('is not made before four weeks of work', () => {
    const since = new Date('2026-10-20T00:00:00Z')
    expect(forecastOf(fees, { ...month, held: 0, since }).month).toBe(null)
    expect(forecastOf([], { ...month, held: 0, since: null })).toEqual({ earned: 0, held: 0, month: null })
    expect(forecastOf(fees, { ...month, held: 0, since: new Date('2026-10-19T00:00:00Z') }).month).not.toBe(null)
  })

  test('is what was earned once the month is over', () => {
    const end = { ...month, now: month.monthEnd, held: 0, since: long }
    expect(forecastOf(fees, end).month).toEqual({ low: 6000, likely: 6000, high: 6000 })
  })
})
