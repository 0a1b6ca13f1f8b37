import { afterEach, expect, it, vi } from 'vitest'
import { hearTime, now } from './now.ts'

afterEach(() => {
  vi.useRealTimers()
  hearTime(new Date().toUTCString())
})

it('follows the server where the clock of the device is wrong', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:10:00Z') })
  expect(now()).toBe(Date.parse('2026-11-22T10:10:00Z'))
  hearTime('Sun, 22 Nov 2026 10:00:00 GMT')
  expect(now()).toBe(Date.parse('2026-11-22T10:00:00Z'))
  vi.advanceTimersByTime(30_000)
  expect(now()).toBe(Date.parse('2026-11-22T10:00:30Z'))
})
it('leaves a device alone that is as good as right, and hears nothing in an answer without a time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:04Z') })
  hearTime('Sun, 22 Nov 2026 10:00:00 GMT')
  expect(now()).toBe(Date.now())
  hearTime('Sun, 22 Nov 2026 11:00:00 GMT')
  hearTime(null)
  hearTime('whenever')
  expect(now()).toBe(Date.parse('2026-11-22T11:00:00Z'))
})
