import { afterEach, expect, it, vi } from 'vitest'
import { serverNow, syncServerTime } from './server-time.ts'

afterEach(() => {
  vi.useRealTimers()
  syncServerTime(new Date().toUTCString())
})

it('follows the server where the clock of the device is wrong', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:10:00Z') })
  expect(serverNow()).toBe(Date.parse('2026-11-22T10:10:00Z'))
  syncServerTime('Sun, 22 Nov 2026 10:00:00 GMT')
  expect(serverNow()).toBe(Date.parse('2026-11-22T10:00:00Z'))
  vi.advanceTimersByTime(30_000)
  expect(serverNow()).toBe(Date.parse('2026-11-22T10:00:30Z'))
})
it('leaves a device alone that is as good as right, and hears nothing in an answer without a time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:04Z') })
  syncServerTime('Sun, 22 Nov 2026 10:00:00 GMT')
  expect(serverNow()).toBe(Date.now())
  syncServerTime('Sun, 22 Nov 2026 11:00:00 GMT')
  syncServerTime(null)
  syncServerTime('whenever')
  expect(serverNow()).toBe(Date.parse('2026-11-22T11:00:00Z'))
})
