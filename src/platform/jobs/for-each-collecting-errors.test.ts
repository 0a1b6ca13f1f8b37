import { describe, expect, it } from 'vitest'
import { forEachCollectingErrors } from './for-each-collecting-errors.ts'

describe('one after the other', () => {
  it('lets what fails keep no other from its turn, and tells of it afterwards', async () => {
    const done: number[] = []
    const act = async (one: number) => {
      if (one % 2 === 0) throw new Error(`no ${one}`)
      done.push(one)
    }
    await forEachCollectingErrors([1, 3], act)
    await expect(forEachCollectingErrors([1, 2, 3], act)).rejects.toThrow('no 2')
    await expect(forEachCollectingErrors([2, 4, 5], act)).rejects.toThrow('2 of them failed')
    expect(done).toEqual([1, 3, 1, 3, 5])
  })
})
