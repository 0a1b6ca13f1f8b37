import { describe, expect, it } from 'vitest'
import { momentsOf, monthPaidAt, nextPayday, stopsBetween } from './moments.ts'

const now = new Date('2026-11-20T17:00:00Z')
const none = { subscription: null, held: null, card: null, pausedUntil: null, dueSince: null, next: null }
const plan = (state: 'first_period' | 'active' | 'past_due' | 'restricted' | 'paused' | 'ended', more = {}) => ({
  ...none,
  card: {},
  subscription: { state, currentPeriodEnd: '2026-12-05T10:00:00.000Z', firstMonthlyAt: null },
  ...more,
})
const named = (own: Parameters<typeof momentsOf>[0]) =>
  momentsOf(own, now).map(({ name, at }) => `${at.toISOString().slice(0, 16)} ${name}`)

describe('where the clock can be moved to', () => {
  it('is tomorrow and the day of the payouts for somebody who has ordered nothing', () => {
    expect(named(null)).toEqual(['2026-11-21T17:00 tomorrow', '2026-12-01T08:02 payout_day'])
    expect(named(none)).toEqual(named(null))
  })

  it('is the release of a hold that nobody has accepted, and no more once somebody has', () => {
    const held = { heldAt: '2026-11-20T16:00:00.000Z', accepted: false }
    expect(named({ ...none, held })).toContain('2026-11-21T16:02 hold_released')
    expect(named({ ...none, held: { ...held, accepted: true } })).toEqual(named(none))
  })

  it('is each step of a contract in its order: reminder, first charge, a refused card, the next month', () => {
    expect(named(plan('first_period'))).toEqual([
      '2026-11-21T17:00 tomorrow',
      '2026-11-28T10:02 reminder',
      '2026-12-01T08:02 payout_day',
      '2026-12-05T11:05 first_charge',
      '2026-12-05T11:06 card_refused',
      '2027-01-05T11:05 next_month',
    ])
    expect(named(plan('active')).slice(2)).toEqual(['2026-12-05T11:05 next_month', '2026-12-05T11:06 card_refused'])
    expect(named(plan('active', { card: null })).slice(2)).toEqual(['2026-12-05T11:05 next_month'])
  })

  it('is the seventh and the fourteenth day of a contract that is not paid', () => {
    const dueSince = '2026-11-15T10:00:00.000Z'
    expect(named(plan('past_due', { dueSince }))).toEqual(
      expect.arrayContaining(['2026-11-22T10:02 restricted', '2026-11-29T10:02 unpaid_end']),
    )
    expect(named(plan('restricted', { dueSince: '2026-11-10T10:00:00.000Z' })).join()).not.toContain('restricted')
  })

  it('is the end of a cancelled contract, and of a pause', () => {
    expect(named(plan('first_period', { next: 'cancel' })).slice(2)).toEqual(['2026-12-05T10:02 plan_end'])
    expect(named(plan('paused', { pausedUntil: '2027-01-05T10:00:00.000Z' })).at(-1)).toBe('2027-01-05T11:05 pause_end')
    expect(named(plan('ended'))).toEqual(named(null))
  })

  it('is no charge while a pause is booked: its beginning, then its end', () => {
    expect(named(plan('active', { next: 'pause', pausedUntil: '2027-01-05T10:00:00.000Z' })).slice(2)).toEqual([
      '2026-12-05T10:02 pause_start',
      '2027-01-05T11:05 pause_end',
    ])
  })

  it('is never further than one move goes', () => {
    expect(named(plan('paused', { pausedUntil: '2027-02-20T10:00:00.000Z' })).join()).not.toContain('pause_end')
  })
})

describe('a move', () => {
  it('stops every day, at each payday and at the moments of the case', () => {
    const stops = stopsBetween(now, new Date('2026-12-02T00:00:00Z'), [
      new Date('2026-11-28T10:02:00Z'),
      new Date('2027-01-01T00:00:00Z'),
      now,
    ])
    expect(stops[0]?.toISOString()).toBe('2026-11-21T17:00:00.000Z')
    expect(stops.map((at) => at.toISOString())).toEqual(
      expect.arrayContaining(['2026-11-28T10:02:00.000Z', '2026-12-01T08:00:00.000Z']),
    )
    expect(stops.at(-1)?.toISOString()).toBe('2026-12-02T00:00:00.000Z')
    expect(stops).toHaveLength(14)
  })

  it('pays the month that is over on the first of the next one, by the days of Paris', () => {
    expect(nextPayday(now).toISOString()).toBe('2026-12-01T08:00:00.000Z')
    expect(monthPaidAt(nextPayday(now))).toBe('2026-11')
    expect(nextPayday(nextPayday(now)).toISOString()).toBe('2027-01-01T08:00:00.000Z')
    expect(monthPaidAt(now)).toBeNull()
  })
})
