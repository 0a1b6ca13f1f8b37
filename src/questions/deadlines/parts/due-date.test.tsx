import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { syncServerTime } from '../../../i18n/server-time.ts'
import { DueDate } from './due-date.tsx'

afterEach(() => {
  vi.useRealTimers()
  syncServerTime(new Date().toUTCString())
})

const words = { past: 'Délai passé', agenda: 'Agenda' }
const drawn = () =>
  draw(<DueDate deadline={{ date: '2026-12-01', what: 'fin du délai' }} {...{ words, title: 'Bail', uid: 'q' }} />, {})

it('is past by the server’s clock, which a demonstration moves ahead of the device’s', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T10:00:00Z') })
  expect(drawn()).toContain('Agenda')
  syncServerTime('Thu, 28 Jan 2027 10:00:00 GMT')
  expect(drawn()).toContain('Délai passé')
  expect(drawn()).not.toContain('Agenda')
})
