import { describe, expect, it } from 'vitest'
import { countryCode, localeOfCountry, regionOf } from './country.ts'

describe('a country', () => {
  it.each(['uk', 'gb', 'us', 'au', 'australia', 'ca', 'canada', 'GB', 'UK', 'Canada'])('%s reads English', (country) =>
    expect(localeOfCountry(country)).toBe('en'),
  )
  it.each(['fr', 'be', 'ch', 'lu', 'mc', 'sn', 'ci', 'ma', 'tn', 'dz', 'ie', 'nz', 'de', 'FR', '', '??'])(
    '%s reads French',
    (country) => expect(localeOfCountry(country)).toBe('fr'),
  )
  it('has one code, however it is written', () => {
    expect(['UK', 'gb', 'Australia', ' fr '].map(countryCode)).toEqual(['gb', 'gb', 'au', 'fr'])
    expect(['', 'France', '1', null, undefined, 33, {}].map(countryCode)).toEqual(Array(7).fill(null))
  })
  it('is read from the browser’s language where that names a region', () => {
    expect(['fr-FR', 'fr-CA', 'en-GB', 'zh-Hant-TW'].map(regionOf)).toEqual(['fr', 'ca', 'gb', 'tw'])
    expect(['en', 'fr', '', 'x_y_z', 'es-419'].map(regionOf)).toEqual(Array(5).fill(null))
  })
})
