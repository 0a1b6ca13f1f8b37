import { describe, expect, it } from 'vitest'
import { money } from './format.ts'
import { parseCents } from './parse-cents.ts'

describe('an amount that somebody typed', () => {
  it('is understood with a comma, a point, and the spaces between thousands', () => {
    expect(['3', '29,90', '29.9', ' 1 234,50', '1\u202f234,50 €'].map(parseCents)).toEqual([
      300, 2990, 2990, 123_450, 123_450,
    ])
  })
  it('is understood as the French page writes it', () => expect(parseCents(money('fr', 123_450))).toBe(123_450))
  it('is none where it is no number', () => {
    for (const text of ['', ' ', 'trois', '1.234,50', '1,234', '-3', '3 EUR']) expect(parseCents(text), text).toBeNaN()
  })
})
