import { describe, expect, it } from 'vitest'
import { sealWith } from './files/seal.ts'
import { isSigned, keysOf, signatureOf } from './keys.ts'

const [old, fresh, other] = ['o', 'n', 'x'].map((letter) => letter.repeat(32)) as [string, string, string]
const both = `${fresh},${old}`
const text = 'plan-link:one'

describe('a key that is being replaced', () => {
  it('stands behind the new one', () => {
    expect(keysOf(old)).toEqual([old])
    expect(keysOf(both)).toEqual([fresh, old])
  })

  it('signs nothing any more, and what it has signed is still recognised', () => {
    expect(signatureOf(both, text)).toBe(signatureOf(fresh, text))
    expect(isSigned(both, text, signatureOf(old, text))).toBe(true)
    expect(isSigned(both, text, signatureOf(fresh, text))).toBe(true)
    expect(isSigned(both, text, signatureOf(other, text))).toBe(false)
    expect(isSigned(both, 'plan-link:two', signatureOf(old, text))).toBe(false)
    expect(isSigned(fresh, text, signatureOf(old, text))).toBe(false)
    expect(isSigned(both, text, '')).toBe(false)
  })

  it('opens what it has encrypted, which is then encrypted under the new one, and is needed no more', () => {
    const sealed = sealWith(old).seal('a', Buffer.from('content'))
    expect(() => sealWith(fresh).open('a', sealed)).toThrow('a key that is not configured')
    const resealed = sealWith(both).reseal('a', sealed)
    expect(Buffer.from(sealWith(fresh).open('a', resealed ?? Buffer.of())).toString()).toBe('content')
    expect(sealWith(both).reseal('a', resealed ?? Buffer.of())).toBeNull()
    expect(() => sealWith(old).open('a', resealed ?? Buffer.of())).toThrow('a key that is not configured')
  })

  it('opens what was encrypted before keys had names, whichever of the two it was', () => {
    for (const key of [old, fresh]) {
      const named = sealWith(key).seal('a', Buffer.from('content'))
      const nameless = Buffer.concat([Buffer.of(1), named.subarray(5)])
      expect(Buffer.from(sealWith(both).open('a', nameless)).toString()).toBe('content')
      expect(() => sealWith(both).open('b', nameless)).toThrow()
      expect(sealWith(both).reseal('a', nameless)?.[0]).toBe(2)
      expect(() => sealWith(other).open('a', nameless)).toThrow()
    }
    expect(() => sealWith(both).open('a', Buffer.of(1, 2, 3))).toThrow('Not a sealed file')
    expect(() => sealWith(both).open('a', Buffer.of(9, 2, 3))).toThrow('Not a sealed file')
  })
})
