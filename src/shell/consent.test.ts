import { describe, expect, it } from 'vitest'
import { keepConsent, readConsent } from './consent.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('consent to being measured', () => {
  it('is not there until it is given', () => expect(readConsent(memory(), 0)).toBeNull())
  it('is kept, whichever the answer', () => {
    const store = memory()
    keepConsent(store, 'refused', 0)
    expect(readConsent(store, 1)).toBe('refused')
    keepConsent(store, 'accepted', 2)
    expect(readConsent(store, 3)).toBe('accepted')
  })
  it('ends after six months', () => {
    const store = memory()
    keepConsent(store, 'accepted', 0)
    expect(readConsent(store, 181 * 86_400_000)).toBe('accepted')
    expect(readConsent(store, 183 * 86_400_000)).toBeNull()
  })
  it('is none where the storage is damaged', () =>
    expect(readConsent({ getItem: () => '{', setItem: () => {} }, 0)).toBeNull())
})
