import { describe, expect, it } from 'vitest'
import { ago, duration } from './elapsed.ts'

const minute = 60_000
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('time that has passed', () => {
  it('is said in French as one would say it', () => {
    expect(plain(ago('fr-FR', 9 * minute))).toBe('il y a 9 min')
    expect(plain(ago('fr-FR', 64 * minute))).toBe('il y a 1 h')
    expect(plain(ago('fr-FR', 20_000))).toBe('à l’instant')
  })
  it('is said in English as one would say it', () => {
    expect(plain(ago('en-GB', 9 * minute))).toBe('9 min ago')
    expect(plain(ago('en-GB', 0))).toBe('just now')
  })
  it('has a length of its own', () => {
    expect(plain(duration('fr-FR', 2 * minute))).toBe('2 min')
    expect(plain(duration('fr-FR', 32_000))).toBe('32 s')
    expect(plain(duration('en-GB', 3 * 86_400_000))).toBe('3 days')
  })
  it('is never nothing, nor negative when two clocks disagree', () =>
    expect(plain(duration('fr-FR', -5000))).toBe('1 s'))
})
