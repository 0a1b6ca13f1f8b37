import { expect, test } from 'vitest'
import { nextReading, type Reading } from './reading.ts'

test('of a page whose language changes there and back, the last reading counts', () => {
  const reading = { current: { turn: 0, locale: 'fr' } as Reading }
  const [first, second, third] = (['fr', 'en', 'fr'] as const).map((locale) => nextReading(reading, locale))
  expect([first, second, third].map((read) => read?.translates)).toEqual([false, true, true])
  expect([first, second, third].map((read) => read?.isLast())).toEqual([false, false, true])
  expect(nextReading(reading, 'fr').translates).toBe(false)
})
