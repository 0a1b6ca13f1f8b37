import { describe, expect, it } from 'vitest'
import { claimDrafts, deleteAllDrafts, draftsOwner } from './draft-owner.ts'

function memory() {
  const kept = new Map<string, string>([['user-locale', 'fr']])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

function computer() {
  const [local, tab] = [memory(), memory()]
  local.setItem('draft:question', '1')
  tab.setItem('draft:address', '1')
  const words = () => [...local.kept.keys(), ...tab.kept.keys()].filter((key) => key.startsWith('draft:'))
  return { stores: [local, tab] as const, local, words }
}
const camille = { id: 'camille', standing: 'member' }

describe('what is typed in a browser that several people use', () => {
  it('goes with a visitor into their account', () => {
    const { stores, local, words } = computer()
    claimDrafts({ id: 'nobody', standing: 'visitor' }, stores)
    claimDrafts(camille, stores)
    expect(words()).toHaveLength(2)
    expect(draftsOwner(local)).toBe('camille')
  })
  it('waits for a member whose session has run out', () => {
    const { stores, words } = computer()
    claimDrafts(camille, stores)
    claimDrafts({ id: 'nobody', standing: 'visitor' }, stores)
    claimDrafts(camille, stores)
    expect(words()).toHaveLength(2)
  })
  it('goes when somebody else signs in', () => {
    const { stores, local, words } = computer()
    claimDrafts(camille, stores)
    claimDrafts({ ...camille, id: 'other' }, stores)
    expect(words()).toEqual([])
    expect(draftsOwner(local)).toBe('other')
  })
  it('goes when its person signs out, and nothing else does', () => {
    const { stores, local, words } = computer()
    claimDrafts(camille, stores)
    deleteAllDrafts(stores)
    expect(words()).toEqual([])
    expect([...local.kept.keys()]).toEqual(['user-locale'])
  })
})
