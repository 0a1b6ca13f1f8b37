import { describe, expect, it } from 'vitest'
import { monthOf, monthSpan, monthsBefore, nextBankDay } from './months.ts'

describe('the months of payouts', () => {
  it('begin and end at midnight in Paris, in summer and in winter', () => {
    expect(monthSpan('2026-03')).toEqual({
      start: new Date('2026-02-28T23:00:00Z'),
      end: new Date('2026-03-31T22:00:00Z'),
    })
    expect(monthSpan('2026-12').end).toEqual(new Date('2026-12-31T23:00:00Z'))
  })
  it('take an answer of the last evening into the month that Paris is in', () => {
    expect(monthOf(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11')
    expect(monthOf(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12')
  })
  it('can be prepared once they are over, the latest first and across a new year', () => {
    expect(monthsBefore(new Date('2027-01-31T22:59:59Z'), 2)).toEqual(['2026-12', '2026-11'])
    expect(monthsBefore(new Date('2027-01-31T23:00:00Z'), 2)).toEqual(['2027-01', '2026-12'])
  })
  it('are paid on a day on which banks work', () => {
    expect(nextBankDay(new Date('2026-11-30T10:00:00Z'))).toBe('2026-12-01')
    expect(nextBankDay(new Date('2026-12-24T10:00:00Z'))).toBe('2026-12-28')
    expect(nextBankDay(new Date('2027-03-25T10:00:00Z'))).toBe('2027-03-26')
  })
})
