import { describe, expect, it } from 'vitest'
import { countryName, localeCookieOf, rememberLocale } from './language.ts'

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('choosing a language', () => {
  it('writes a cookie for a year, for the whole site', () =>
    expect(localeCookieOf('en', Date.UTC(2026, 0, 1))).toBe(
      'i18n_redirected=en; path=/; expires=Fri, 01 Jan 2027 00:00:00 GMT; SameSite=lax',
    ))
  it('keeps the detected country', () => {
    const store = memory({ 'detected-country': 'gb' })
    rememberLocale('fr', store, () => {}, 0)
    expect(Object.fromEntries(store.kept)).toEqual({ 'user-locale': 'fr', 'detected-country': 'gb' })
  })
  it('stores fr as the country where none was detected, so that the home page does not undo the choice', () => {
    const store = memory()
    rememberLocale('en', store, () => {}, 0)
    expect(Object.fromEntries(store.kept)).toEqual({ 'user-locale': 'en', 'detected-country': 'fr' })
  })
  it('still writes the cookie where storage is forbidden', () => {
    const cookies: string[] = []
    const forbidden = {
      getItem: () => {
        throw new Error('no')
      },
      setItem: () => {
        throw new Error('no')
      },
    }
    rememberLocale('en', forbidden, (cookie) => void cookies.push(cookie), 0)
    expect(cookies).toHaveLength(1)
  })
})

describe('a country', () => {
  it('is named in the language of the page', () => {
    expect(countryName('fr-FR', 'gb')).toBe('Royaume-Uni')
    expect(countryName('en-GB', 'uk')).toBe('United Kingdom')
    expect(countryName('fr-FR', '??')).toBe('??')
  })
})
