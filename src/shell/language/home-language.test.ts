import { afterEach, describe, expect, it, vi } from 'vitest'
import { localeOfCountry } from '../../i18n/country.ts'
import { localeOfPath, otherLocale } from '../../i18n/locale.ts'
import { type Arrival, decide, leadToStoredLanguage } from './home-language.ts'

afterEach(() => void vi.unstubAllGlobals())

const homes = ['/', '/fr', '/en', '/fr/', '/en/'] as const
const storedLocales = [null, 'fr', 'en', 'ja'] as const
const storedCountries = [null, 'fr', 'gb'] as const
const countries = [undefined, null, 'fr', 'be', 'ca', 'gb', 'ie'] as const
const cookies = [null, 'fr', 'en', 'ja'] as const
const truth = [false, true] as const

const nobody: Arrival = {
  path: '/fr',
  storedLocale: null,
  storedCountry: null,
  cookie: null,
  country: undefined,
  hop: false,
  crawler: false,
  storage: true,
}
const shownAt = (path: string) => localeOfPath(path) ?? 'fr'

/** Every arrival on a home path. */
const arrivals = homes.flatMap((path) =>
  storedLocales.flatMap((storedLocale) =>
    storedCountries.flatMap((storedCountry) =>
      countries.flatMap((country) =>
        cookies.flatMap((cookie) =>
          truth.map((hop): Arrival => ({ ...nobody, path, storedLocale, storedCountry, country, cookie, hop })),
        ),
      ),
    ),
  ),
)

describe.each(homes)('at the home path %s', (path) => {
  const shown = shownAt(path)
  const at = (rest: Partial<Arrival>) => decide({ ...nobody, path, ...rest })

  it('whoever stored the other language is sent to it, whatever the country', () => {
    for (const storedCountry of storedCountries)
      expect(at({ storedLocale: otherLocale(shown), storedCountry })).toEqual({
        go: otherLocale(shown),
        look: false,
        store: {},
      })
  })
  it('whoever stored this language and a country stays', () => {
    for (const storedCountry of ['fr', 'gb'])
      expect(at({ storedLocale: shown, storedCountry })).toEqual({ go: null, look: false, store: {} })
  })
  it('a stored language without a country waits for the country', () =>
    expect(at({ storedLocale: shown })).toEqual({ go: null, look: true, store: {} }))
  it.each(['fr', 'be', 'ie', 'gb', 'ca'])('and %s then gives the language', (country) => {
    const locale = localeOfCountry(country)
    expect(at({ storedLocale: shown, country })).toEqual({
      go: locale === shown ? null : locale,
      look: false,
      store: { locale, country },
    })
  })
  it('nothing stored waits for the country', () => expect(at({})).toEqual({ go: null, look: true, store: {} }))
  it.each(['fr', 'ma', 'de', 'us', 'au'])('and %s gives both', (country) => {
    const locale = localeOfCountry(country)
    expect(at({ country })).toEqual({ go: locale === shown ? null : locale, look: false, store: { locale, country } })
  })
  it('a country that is not found stores French twice and leads to French', () => {
    for (const storedLocale of [null, shown])
      expect(at({ storedLocale, country: null })).toEqual({
        go: shown === 'fr' ? null : 'fr',
        look: false,
        store: { locale: 'fr', country: 'fr' },
      })
  })
  it('a choice made on purpose is never undone by a country', () =>
    expect(at({ storedLocale: shown, cookie: shown, country: shown === 'fr' ? 'gb' : 'fr' })).toEqual({
      go: null,
      look: false,
      store: { country: shown === 'fr' ? 'gb' : 'fr' },
    }))
  it('the cookie counts where the storage was emptied', () =>
    expect(at({ cookie: otherLocale(shown) }).go).toBe(otherLocale(shown)))
  it('words that are no language are none', () =>
    expect(at({ storedLocale: 'ja', cookie: 'ja', country: 'gb' })).toEqual(at({ country: 'gb' })))
})

describe('no arrival', () => {
  it('is missing from the table', () => expect(arrivals).toHaveLength(5 * 4 * 3 * 7 * 4 * 2))
  it('leads to where it already is', () =>
    expect(arrivals.filter((one) => decide(one).go === shownAt(one.path))).toEqual([]))
  it('looks and moves at once, or looks again for what was found', () =>
    expect(
      arrivals.filter((one) => {
        const { go, look, store } = decide(one)
        return look && (go !== null || store.country !== undefined || one.country !== undefined)
      }),
    ).toEqual([]))
  it('moves twice', () => expect(arrivals.filter((one) => one.hop && decide(one).go)).toEqual([]))
  it('of a crawler moves or keeps anything', () =>
    expect(arrivals.filter((one) => JSON.stringify(decide({ ...one, crawler: true })) !== still)).toEqual([]))
  it('in a browser that keeps nothing moves', () =>
    expect(arrivals.filter((one) => JSON.stringify(decide({ ...one, storage: false })) !== still)).toEqual([]))
  it('ever turns in a circle: loaded again and again, each comes to rest', () => {
    for (const start of arrivals) {
      let one = { ...start, hop: false }
      let moves = 0
      for (;;) {
        let decision = decide(one)
        if (decision.look) decision = decide({ ...one, country: start.country ?? null })
        one = {
          ...one,
          storedLocale: decision.store.locale ?? one.storedLocale,
          storedCountry: decision.store.country ?? one.storedCountry,
        }
        if (!decision.go) break
        moves += 1
        expect(moves).toBeLessThanOrEqual(2)
        one = { ...one, path: `/${decision.go}`, country: undefined }
      }
    }
  })
})
const still = JSON.stringify({ go: null, look: false, store: {} })

describe('any other page', () => {
  const at = (rest: Partial<Arrival>) => decide({ ...nobody, path: '/en/faq', ...rest })
  it('finds and keeps the country, and never moves', () => {
    expect(at({})).toEqual({ go: null, look: true, store: {} })
    expect(at({ country: 'gb', storedLocale: 'fr' })).toEqual({ go: null, look: false, store: { country: 'gb' } })
    expect(at({ country: null })).toEqual({ go: null, look: false, store: { country: 'fr' } })
    expect(at({ storedCountry: 'ca', storedLocale: 'fr' })).toEqual({ go: null, look: false, store: {} })
  })
})

describe('what runs in the head of the home page', () => {
  function run(path: string, stored: string | null | Error) {
    const went: string[] = []
    const location = { pathname: path, search: '?a=1', hash: '#b', replace: (to: string) => went.push(to) }
    const storage = {
      getItem: (key: string) => {
        if (stored instanceof Error) throw stored
        return key === 'user-locale' ? stored : 'fr'
      },
    }
    vi.stubGlobal('location', location)
    vi.stubGlobal('localStorage', storage)
    leadToStoredLanguage()
    return went
  }
  const seen = homes.slice(1).flatMap((path) => storedLocales.map((stored) => [path, stored] as const))
  it.each(seen)('moves at once from %s for stored %s exactly where the rules move', (path, storedLocale) => {
    const { go } = decide({ ...nobody, path, storedLocale, storedCountry: 'fr' })
    expect(run(path, storedLocale)).toEqual(go && storedLocale ? [`/${go}?a=1#b`] : [])
  })
  it('does nothing where storage is forbidden', () => expect(run('/en', new Error('no'))).toEqual([]))
})
