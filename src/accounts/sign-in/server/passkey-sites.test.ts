import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { passkeySite, passkeySites } from './passkey-sites.ts'

describe('where passkeys are made', () => {
  it('is the site of both languages, on this machine without one', () => {
    const shared = readConfig({ PUBLIC_SITE_URL: 'https://clairavis.test' })
    expect(passkeySites(shared)).toEqual([{ origin: 'https://clairavis.test', rpId: 'clairavis.test' }])
    expect(passkeySites(readConfig({ PORT: '4000' }))).toEqual([{ origin: 'http://localhost:4000', rpId: 'localhost' }])
  })

  it('is the domain of each language where it has one', () => {
    const config = readConfig({
      PUBLIC_SITE_URL: 'https://clairavis.test',
      PUBLIC_DOMAIN_FR: 'clairavis.fr',
      PUBLIC_DOMAIN_EN: 'https://en.clairavis.test/',
    })
    expect(passkeySites(config).map(({ rpId }) => rpId)).toEqual([
      'clairavis.test',
      'clairavis.fr',
      'en.clairavis.test',
    ])
    expect(passkeySite(config, 'https://clairavis.fr').rpId).toBe('clairavis.fr')
  })

  it.each([null, 'https://clairavis.test.example', 'http://clairavis.test', 'https://clairavis.test:8443'])(
    'is no page elsewhere: %s',
    (origin) => {
      const config = readConfig({ PUBLIC_SITE_URL: 'https://clairavis.test' })
      expect(() => passkeySite(config, origin)).toThrow('passkey_site')
    },
  )
})
