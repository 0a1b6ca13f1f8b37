import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isReadingPath } from './screen-at.ts'
import { isHydrated, type ScreenName, screenOf, screens } from './screens.ts'

const names = Object.keys(screens) as ScreenName[]

describe('the screens', () => {
  it('are drawn by files that are there', () => {
    for (const name of names)
      expect(existsSync(new URL(screenOf(name).file, import.meta.url)), screenOf(name).file).toBe(true)
  })

  it('are read or acted upon: React Router runs what holds somebody’s own things', () => {
    const read = names.filter((name) => !isHydrated(name))
    expect(read).toEqual(expect.arrayContaining(['home', 'faq', 'article', 'expert', 'categs', 'pricing', 'city']))
    expect(read.filter((name) => /^admin|login|checkout|consultation|question|profile|account/.test(name))).toEqual([])
  })

  it('are read where nobody knows the address', () => {
    expect(isHydrated(null)).toBe(false)
    expect(isReadingPath('/fr/nothing/at/all')).toBe(true)
  })

  it('are known by their addresses, in either language and whatever the capitals', () => {
    for (const path of ['/fr', '/en', '/fr/tarifs', '/EN/Pricing', '/fr/article/x', '/en/logement/depot-de-garantie'])
      expect(isReadingPath(path), path).toBe(true)
    expect(isReadingPath('/fr/expert/claire-morel')).toBe(true)
    for (const path of [
      '/fr/expert/inscription',
      '/fr/connexion',
      '/en/login',
      '/fr/ask',
      '/en/consultation/1',
      '/',
      '/api/experts',
    ])
      expect(isReadingPath(path), path).toBe(false)
  })

  it('are cached and found by search engines only where they are the same for everybody', () => {
    for (const name of names) {
      const { kind, cache, indexable } = screenOf(name)
      if (cache || indexable) expect(kind, name).toBe('public')
    }
  })
})
