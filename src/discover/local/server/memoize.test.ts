import { expect, test } from 'vitest'
import { FakeClock } from '../../../platform/clock.ts'
import { memoizeFor } from './memoize.ts'

test('a count is made once for everybody who asks within its time', async () => {
  let made = 0
  const count = memoizeFor(60, async () => ++made)
  const house = { clock: new FakeClock('2026-11-20T17:00:00Z') }
  expect(await Promise.all([count(house), count(house)])).toEqual([1, 1])
  house.clock.advance(59_000)
  expect(await count(house)).toBe(1)
  house.clock.advance(1000)
  expect(await count(house)).toBe(2)
  expect(await count({ clock: house.clock })).toBe(3)
})

test('a count that failed is made again', async () => {
  let tries = 0
  const count = memoizeFor(60, async () => {
    tries += 1
    if (tries === 1) throw new Error('away')
    return tries
  })
  const house = { clock: new FakeClock('2026-11-20T17:00:00Z') }
  await expect(count(house)).rejects.toThrow('away')
  expect(await count(house)).toBe(2)
})
