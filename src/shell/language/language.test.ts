import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  cookieIn,
  countryName,
  followCountry,
  readStored,
  showCountryName,
  storeChosenLanguages,
  storeCountry,
} from './language.ts'

afterEach(() => void vi.unstubAllGlobals())

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

type Link = { search: string; hash: string }

/** Presses a link of the language switch. */
function choose(
  locale: string | undefined,
  store: object,
  link: Link = { search: '', hash: '' },
  search = '?next=%2Ffr%2Fask',
) {
  const page = { cookie: '', listener: (_: object) => {} }
  const location = { search, hash: '#help' }
  const document = Object.assign(page, {
    addEventListener: (_: string, listener: (event: object) => void) => {
      page.listener = listener
    },
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', store)
  vi.stubGlobal('location', location)
  storeChosenLanguages()
  page.listener({ target: { closest: () => (locale ? Object.assign(link, { dataset: { locale } }) : null) } })
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
  it('gives the link the query and the hash of the page, which the server did not know', () => {
    const link = { search: '', hash: '' }
    choose('en', memory(), link)
    expect(link).toMatchObject({ search: '?next=%2Ffr%2Fask', hash: '#help' })
  })
  it('leaves a link its own', () => {
    const drawn = { search: '?next=%2Ffr%2Fask', hash: '' }
    choose('en', memory(), drawn, '?utm=1&next=%2Ffr%2Fask')
    expect(drawn.search).toBe('?utm=1&next=%2Ffr%2Fask')
    const link = { search: '?page=2', hash: '#own' }
    choose('en', memory(), link)
    expect(link).toMatchObject({ search: '?page=2', hash: '#own' })
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

/** What the footer shows as soon as the document is there. */
function named(store: object, lang = 'fr', { inFooter = true, language = 'fr' } = {}) {
  const line = { hidden: true }
  const name = { textContent: '', parentElement: line }
  vi.stubGlobal('localStorage', store)
  vi.stubGlobal('navigator', { language })
  vi.stubGlobal('document', {
    documentElement: { lang },
    querySelector: (which: string) => (inFooter && which === '[data-country] b' ? name : null),
  })
  showCountryName()
  return line.hidden ? null : name.textContent
}

describe('the country before the page runs', () => {
  it('is named in the language of the page where one is stored', () => {
    expect(named(memory({ 'detected-country': 'be' }))).toBe('Belgique')
    expect(named(memory({ 'detected-country': 'uk' }), 'en')).toBe('United Kingdom')
  })
  it('is not named where nobody knows one, or there is no footer', () => {
    expect(named(memory())).toBeNull()
    expect(named(memory({ 'detected-country': '??' }))).toBeNull()
    expect(named(forbidden)).toBeNull()
    expect(named(memory({ 'detected-country': 'be' }), 'fr', { inFooter: false })).toBeNull()
  })
  it('is at once that of the browser’s language where none is stored yet or nothing may be read', () => {
    expect(named(memory(), 'fr', { language: 'fr-BE' })).toBe('Belgique')
    expect(named(forbidden, 'en', { language: 'en-GB' })).toBe('United Kingdom')
    expect(named(memory({ 'detected-country': 'ch' }), 'fr', { language: 'fr-BE' })).toBe('Suisse')
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
    storeCountry(store, 'be')
    storeCountry(forbidden, 'ch')
    stop()
    storeCountry(store, 'fr')
    expect(told).toBe(2)
    expect(readStored(store, 'detected-country')).toBe('fr')
    expect(readStored(forbidden, 'detected-country')).toBeNull()
  })
})
