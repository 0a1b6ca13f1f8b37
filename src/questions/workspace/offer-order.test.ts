import { expect, test } from 'vitest'
import { soonestFirst } from './offer-order.ts'

test('an offer of some seconds stands before one of some minutes, and one without an end comes last', () => {
  const [open, several, alone] = [null, '2026-11-28T10:05:00Z', '2026-11-28T10:00:45Z'].map((end) => ({
    expiresAt: end === null ? null : new Date(end),
  })) as [{ expiresAt: Date | null }, { expiresAt: Date | null }, { expiresAt: Date | null }]
  expect(soonestFirst([open, several, alone])).toEqual([alone, several, open])
})
