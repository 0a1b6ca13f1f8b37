import { describe, expect, it } from 'vitest'
import { moreThan } from './claims.ts'

describe('a claim of the form « plus de »', () => {
  it('is always truly exceeded', () => {
    for (let count = 1; count < 2000; count += 1) expect(moreThan(count)).toBeLessThan(count)
  })
  it('is a round figure', () => {
    expect(moreThan(301)).toBe(300)
    expect(moreThan(300)).toBe(250)
    expect(moreThan(47)).toBe(40)
    expect(moreThan(0)).toBe(0)
  })
})
