import { describe, expect, it, vi } from 'vitest'
import { cookieIn, countryName, followCountry, keepCountry, languageScript, readKept } from './language.ts'

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const forbidden = {
  getItem: () => {
    throw new Error('no')
  },
  setItem: () => {
    throw new Error('no')
  },
}

/** Presses a link of the language switch, as long as the page has not woken up. */
function choose(locale: string | undefined, store: object) {
  const page = { cookie: '', listener: (_: object) => {} }
  const document = Object.assign(page, {
    addEventListener: (_: string, listener: (event: object) => void) => {
      page.listener = listener
    },
  })
  new Function('document', 'localStorage', languageScript())(document, store)
  page.listener({ target: { closest: () => (locale ? { dataset: { locale } } : null) } })
  return page.cookie
}

describe('choosing a language', () => {
  it('writes a cookie for a year, for the whole site', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    expect(choose('en', memory())).toBe(
      'i18n_redirected=en; path=/; expires=Fri, 01 Jan 2027 00:00:00 GMT; SameSite=lax',
    )
    vi.useRealTimers()
  })
  it('keeps the detected country', () => {
    const store = memory({ 'detected-country': 'gb' })
    choose('fr', store)
    expect(Object.fromEntries(store.kept)).toEqual({ 'user-locale': 'fr', 'detected-country': 'gb' })
  })
  it('stores fr as the country where none was detected, so that the home page does not undo the choice', () => {
    const store = memory()
    choose('en', store)
    expect(Object.fromEntries(store.kept)).toEqual({ 'user-locale': 'en', 'detected-country': 'fr' })
  })
  it('still writes the cookie where storage is forbidden', () => expect(choose('en', forbidden)).toMatch(/^i18n_/))
  it('is not what any other click does', () => {
    const store = memory()
    expect(choose(undefined, store)).toBe('')
    expect(store.kept.size).toBe(0)
  })
  it('is found again in the cookie', () => {
    expect(cookieIn('a=b; i18n_redirected=en; c=d')).toBe('en')
    expect(cookieIn('i18n_redirected=fr')).toBe('fr')
    expect(cookieIn('not_i18n_redirected=fr')).toBeNull()
  })
})

describe('a country', () => {
  it('is named in the language of the page', () => {
    expect(countryName('fr-FR', 'gb')).toBe('Royaume-Uni')
    expect(countryName('en-GB', 'uk')).toBe('United Kingdom')
    expect(countryName('fr-FR', '??')).toBe('??')
  })
  it('is told to whoever shows it, also where it cannot be kept', () => {
    const store = memory()
    let told = 0
    const stop = followCountry(() => {
      told += 1
    })
    keepCountry(store, 'be')
    keepCountry(forbidden, 'ch')
    stop()
    keepCountry(store, 'fr')
    expect(told).toBe(2)
    expect(readKept(store, 'detected-country')).toBe('fr')
    expect(readKept(forbidden, 'detected-country')).toBeNull()
  })
})
