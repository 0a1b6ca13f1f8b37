import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { missingDomains, siteUrls } from './domains.ts'

const site = 'https://clairavis.test'

describe('a domain for a language', () => {
  it('is not needed: without any, both languages live at the site’s address', () => {
    expect(siteUrls(readConfig({}), site)).toEqual({ fr: site, en: site })
    expect(missingDomains(readConfig({}))).toEqual([])
  })
  it('is where search engines are sent for that language', () => {
    const config = readConfig({ PUBLIC_DOMAIN_FR: 'clairavis.fr', PUBLIC_DOMAIN_EN: 'http://en.clairavis.test/' })
    expect(siteUrls(config, site)).toEqual({ fr: 'https://clairavis.fr', en: 'http://en.clairavis.test' })
    expect(missingDomains(config)).toEqual([])
  })
  it.each([
    ['PUBLIC_DOMAIN_FR', 'en'],
    ['PUBLIC_DOMAIN_EN', 'fr'],
  ])('that only one language has is warned of: %s', (key, locale) => {
    const config = readConfig({ [key]: 'clairavis.example' })
    expect(missingDomains(config)).toEqual([`Could not find domain name for locale ${locale}`])
    expect(siteUrls(config, site)[locale as 'fr']).toBe(site)
  })
})
