import { describe, expect, it } from 'vitest'
import { categories } from './catalog.ts'
import { openCategories } from './open.ts'

describe('what takes questions', () => {
  it('is everything where the host may keep health data', () => {
    expect(categories.filter(({ slug }) => !openCategories(true)(slug))).toEqual([])
  })

  it('is everything but regulated health elsewhere', () => {
    const closed = categories.filter(({ slug }) => !openCategories(false)(slug))
    expect(closed.map(({ slug }) => slug)).toEqual(['sante', 'psychologie'])
    expect(closed.every(({ regulated }) => regulated === 'health')).toBe(true)
  })
})
