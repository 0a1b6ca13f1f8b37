import { describe, expect, it } from 'vitest'
import { afterWorkingTime } from './working-time.ts'

describe('working time', () => {
  it.each([
    ['2026-11-23T09:00:00Z', '2026-11-23T13:00:00.000Z'],
    ['2026-11-20T16:00:00Z', '2026-11-23T11:00:00.000Z'],
    ['2026-11-21T11:00:00Z', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T23:30:00Z', '2026-11-24T12:00:00.000Z'],
    ['2026-03-27T16:00:00Z', '2026-03-30T10:00:00.000Z'],
  ])('four hours from %s end at %s', (from, to) => {
    expect(new Date(afterWorkingTime(Date.parse(from), 4 * 3_600_000)).toISOString()).toBe(to)
  })
})
