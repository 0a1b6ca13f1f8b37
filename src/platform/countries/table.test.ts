import { describe, expect, test } from 'vitest'
import { openCountries } from './table.ts'

const { countryOf } = openCountries()

describe('the country of an address', () => {
  test.each([
    ['212.27.48.10', 'FR'],
    ['8.8.8.8', 'US'],
    ['41.140.0.1', 'MA'],
    ['2a01:e0a::1', 'FR'],
    ['::ffff:212.27.48.10', 'FR'],
    [' 212.27.48.10 ', 'FR'],
  ])('%s is in %s', (address, country) => {
    expect(countryOf(address)).toBe(country)
  })

  test.each(['10.0.0.1', '192.168.1.10', '127.0.0.1', '100.64.1.1', '::1', 'fe80::1%eth0', 'fd00::1', '2001:db8::1'])(
    '%s is nowhere',
    (address) => {
      expect(countryOf(address)).toBeNull()
    },
  )

  test.each(['', 'localhost', '999.1.1.1', '1.2.3', 'unknown'])('"%s" is no address', (address) => {
    expect(countryOf(address)).toBeNull()
  })
})
