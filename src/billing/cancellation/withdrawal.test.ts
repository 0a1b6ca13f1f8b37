import { describe, expect, it } from 'vitest'
import { dayNumber, isDayOff, startOfDay } from '../../places/paris-days.ts'
import { mayWithdraw, type PaidPeriod, withdrawalDeadline, withdrawalRefund } from './withdrawal.ts'

const at = (text: string) => new Date(text)
const month = (amount: number, from: string, to: string, more: Partial<PaidPeriod> = {}): PaidPeriod => ({
  kind: 'plan',
  amount,
  credited: 0,
  from: at(from),
  to: at(to),
  startNow: true,
  ...more,
})
const november = (amount: number, more: Partial<PaidPeriod> = {}) =>
  month(amount, '2026-11-03T09:00:00Z', '2026-12-03T09:00:00Z', more)

describe('the fourteen days', () => {
  it.each([
    ['2026-11-20T17:00:00Z', '2026-12-04T23:00:00Z', 'a Friday: the fifteenth day begins on Saturday'],
    ['2026-11-21T10:00:00Z', '2026-12-07T23:00:00Z', 'a Saturday goes on to Monday'],
    ['2026-11-22T10:00:00Z', '2026-12-07T23:00:00Z', 'a Sunday goes on to Monday'],
    ['2026-12-11T10:00:00Z', '2026-12-28T23:00:00Z', 'Christmas, then a weekend'],
    ['2026-04-23T10:00:00Z', '2026-05-07T22:00:00Z', 'the day before the eighth of May'],
    ['2026-04-24T10:00:00Z', '2026-05-11T22:00:00Z', 'the eighth of May, then a weekend'],
    ['2026-05-11T10:00:00Z', '2026-05-26T22:00:00Z', 'Whit Monday'],
    ['2026-11-19T23:30:00Z', '2026-12-04T23:00:00Z', 'already the twentieth in Paris'],
    ['2027-03-16T10:00:00Z', '2027-03-30T22:00:00Z', 'over the change to summer time'],
    ['2026-10-16T10:00:00Z', '2026-10-30T23:00:00Z', 'over the change to winter time'],
  ])('from %s last until %s: %s', (from, until) => {
    expect(withdrawalDeadline(at(from)).toISOString()).toBe(at(until).toISOString())
    expect(mayWithdraw(at(from), new Date(at(until).getTime() - 1))).toBe(true)
    expect(mayWithdraw(at(from), at(until))).toBe(false)
  })

  it('are over before the first month is taken, unless a holiday makes them longer', () => {
    const order = at('2026-11-20T17:00:00Z')
    expect(withdrawalDeadline(order) <= new Date(order.getTime() + 15 * 86_400_000)).toBe(true)
  })

  it('are counted on the calendar of Paris, where a day may have twenty-three hours', () => {
    const longNight = dayNumber(at('2027-03-28T10:00:00Z'))
    expect(startOfDay(longNight).toISOString()).toBe('2027-03-27T23:00:00.000Z')
    expect(startOfDay(longNight + 1).toISOString()).toBe('2027-03-28T22:00:00.000Z')
    for (let number = longNight - 800; number < longNight + 800; number += 1)
      expect(dayNumber(startOfDay(number))).toBe(number)
  })

  it.each([
    ['2026-04-06', true],
    ['2026-05-14', true],
    ['2027-03-29', true],
    ['2027-05-17', true],
    ['2028-04-17', true],
    ['2026-07-14', true],
    ['2026-11-12', false],
    ['2026-04-07', false],
  ])('know the holidays: %s is one: %s', (date, off) => {
    expect(isDayOff(Date.parse(`${date}T00:00:00Z`) / 86_400_000)).toBe(off)
  })
})

describe('what is given back', () => {
  it.each([
    [300, '2026-11-03T10:00:00Z', 300],
    [2900, '2026-11-03T10:00:00Z', 2900],
    [2900, '2026-11-04T00:00:00Z', 2804],
    [2900, '2026-11-13T10:00:00Z', 1934],
    [2900, '2026-11-17T22:59:59Z', 1547],
    [20_000, '2026-11-04T10:00:00Z', 19_334],
    [20_000, '2026-11-10T10:00:00Z', 15_334],
    [20_000, '2026-11-17T10:00:00Z', 10_667],
  ])('of %i cents on %s: %i', (amount, when, back) => {
    expect(withdrawalRefund(november(amount), at(when)).amount).toBe(back)
  })

  it('is the whole first question, whenever it is within the fourteen days', () => {
    expect(withdrawalRefund(november(300, { kind: 'first' }), at('2026-11-16T10:00:00Z')).amount).toBe(300)
  })

  it('is everything where nobody asked that the service begin at once', () => {
    expect(withdrawalRefund(november(2900, { startNow: false }), at('2026-11-16T10:00:00Z')).amount).toBe(2900)
    expect(withdrawalRefund(november(20_000, { startNow: false }), at('2026-11-16T10:00:00Z')).amount).toBe(20_000)
  })

  it('is never more than what has not been given back yet', () => {
    expect(withdrawalRefund(november(2900, { credited: 2000 }), at('2026-11-03T10:00:00Z')).amount).toBe(900)
    expect(withdrawalRefund(november(2900, { credited: 2900 }), at('2026-11-03T10:00:00Z')).amount).toBe(0)
  })

  it('counts calendar days over both clock changes and at the end of a month', () => {
    const spring = month(2900, '2027-03-20T22:30:00Z', '2027-04-20T21:30:00Z')
    expect(withdrawalRefund(spring, at('2027-03-28T22:30:00Z'))).toEqual({ amount: 2059, used: 9, days: 31 })
    const autumn = month(2900, '2026-10-20T21:30:00Z', '2026-11-20T22:30:00Z')
    expect(withdrawalRefund(autumn, at('2026-10-25T22:30:00Z'))).toEqual({ amount: 2433, used: 5, days: 31 })
    const short = month(2900, '2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z')
    expect(withdrawalRefund(short, at('2027-02-02T08:00:00Z'))).toEqual({ amount: 2693, used: 2, days: 28 })
    const leap = month(20_000, '2028-02-29T12:00:00Z', '2028-03-29T11:00:00Z')
    expect(withdrawalRefund(leap, at('2028-03-01T08:00:00Z'))).toEqual({ amount: 19_311, used: 1, days: 29 })
  })

  it('never leaves the client with more than the price or with less than nothing', () => {
    for (const amount of [300, 2900, 20_000])
      for (let day = 0; day < 60; day += 1) {
        const back = withdrawalRefund(
          november(amount),
          new Date(at('2026-10-25T10:00:00Z').getTime() + day * 86_400_000),
        )
        expect(back.amount).toBeGreaterThanOrEqual(0)
        expect(back.amount).toBeLessThanOrEqual(amount)
      }
  })
})
