import { expect, it } from 'vitest'
import { parisInstant } from './paris-instant.ts'

it.each([
  ['2026-12-24T18:30', '2026-12-24T17:30:00.000Z'],
  ['2026-07-14T08:00', '2026-07-14T06:00:00.000Z'],
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
])('%s in Paris is %s', (local, instant) => expect(parisInstant(local).toISOString()).toBe(instant))
