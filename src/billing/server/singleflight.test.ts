import { expect, it } from 'vitest'
import { singleflight } from './singleflight.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

it('many who ask for the same thing at once share one look that begins after they asked', async () => {
  const turns = singleflight(4)
  let looks = 0
  const open = Promise.withResolvers<void>()
  const first = turns('order', async () => {
    looks += 1
    await open.promise
  })
  await tick()
  const others = Array.from({ length: 20 }, () =>
    turns('order', async () => {
      looks += 1
    }),
  )
  await tick()
  expect(looks).toBe(1)
  open.resolve()
  await Promise.all([first, ...others])
  expect(looks).toBe(2)
})

it('no more than the given number look at once, whatever they look at, and a failure frees its place', async () => {
  const turns = singleflight(2)
  const open = Promise.withResolvers<void>()
  let inside = 0
  let most = 0
  const all = ['a', 'b', 'c', 'd'].map((key) =>
    turns(key, async () => {
      inside += 1
      most = Math.max(most, inside)
      await open.promise
      inside -= 1
      if (key === 'a') throw new Error('no')
    }),
  )
  await tick()
  expect(inside).toBe(2)
  open.resolve()
  const results = await Promise.allSettled(all)
  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(most).toBe(2)
  await turns('a', async () => {})
})
