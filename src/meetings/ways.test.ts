import { expect, it } from 'vitest'
import { joinStage } from './ways.ts'

it('opens a video meeting at its time and closes it after', () => {
  const join = { from: '2026-12-02T12:45:00.000Z', until: '2026-12-02T15:00:00.000Z' }
  const at = (instant: string) => joinStage(join, Date.parse(instant))
  expect(at('2026-12-02T12:44:59.999Z')).toBe('before')
  expect(at('2026-12-02T12:45:00.000Z')).toBe('open')
  expect(at('2026-12-02T14:59:59.999Z')).toBe('open')
  expect(at('2026-12-02T15:00:00.000Z')).toBe('over')
})
