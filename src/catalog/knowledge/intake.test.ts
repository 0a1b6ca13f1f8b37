import { expect, it } from 'vitest'
import { isReadTwice } from './intake.ts'

it('quotes no rule that was written after the second reading, unless it has one of its own', () => {
  const sheet = { secondReading: '2026-11-23' }
  expect(isReadTwice(sheet, { read: '2026-11-23' })).toBe(true)
  expect(isReadTwice(sheet, { read: '2026-11-29' })).toBe(false)
  expect(isReadTwice(sheet, { read: '2026-11-29', secondReading: '2026-11-30' })).toBe(true)
  expect(isReadTwice({}, { read: '2026-11-23' })).toBe(false)
})
