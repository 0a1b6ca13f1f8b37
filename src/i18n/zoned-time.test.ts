import { expect, it } from 'vitest'
import { zonedInstant, zonedLocal } from './zoned-time.ts'

it.each([
  ['2026-12-24T18:30', 'Europe/Paris', '2026-12-24T17:30:00.000Z'],
  ['2026-07-14T08:00', 'Europe/Paris', '2026-07-14T06:00:00.000Z'],
  ['2026-07-14T08:00', 'America/Guadeloupe', '2026-07-14T12:00:00.000Z'],
  ['2026-07-14T08:00', 'Indian/Reunion', '2026-07-14T04:00:00.000Z'],
  ['2026-12-31T23:30', 'Pacific/Noumea', '2026-12-31T12:30:00.000Z'],
])('%s in %s is %s, and the clock there shows it', (local, zone, instant) => {
  expect(zonedInstant(local, zone).toISOString()).toBe(instant)
  expect(zonedLocal(new Date(instant), zone)).toBe(local)
})

it('takes the hour after one that spring skips', () => {
  expect(zonedInstant('2027-03-28T02:30', 'Europe/Paris').toISOString()).toBe('2027-03-28T01:30:00.000Z')
})
