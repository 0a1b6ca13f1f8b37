import { expect, it } from 'vitest'
import { secondsTo } from './undo-notice.tsx'

it('counts from the seconds that were given, also where the clocks of server and browser differ', () => {
  const now = Date.parse('2026-11-24T10:00:00Z')
  const until = (seconds: number) => new Date(now + seconds * 1000).toISOString()
  expect(secondsTo(until(10.4), 10, now)).toBe(10)
  expect(secondsTo(until(9.2), 10, now)).toBe(10)
  expect(secondsTo(until(2.5), 10, now)).toBe(3)
  expect(secondsTo(until(-1), 10, now)).toBe(-1)
})
