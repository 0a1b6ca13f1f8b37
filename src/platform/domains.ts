import { type Locale, locales } from '../i18n/locale.ts'
import type { Config } from './config.ts'

type Domains = Pick<Config, 'PUBLIC_DOMAIN_FR' | 'PUBLIC_DOMAIN_EN'>

const domainOf = (config: Domains, locale: Locale) =>
  locale === 'fr' ? config.PUBLIC_DOMAIN_FR : config.PUBLIC_DOMAIN_EN

/** The address of each language: its own domain where it has one, else the site's address. */
export function siteUrls(config: Domains, siteUrl: string): Record<Locale, string> {
  const urlOf = (locale: Locale) => {
    const domain = domainOf(config, locale)?.replace(/\/+$/, '')
    if (!domain) return siteUrl
    return /^https?:\/\//.test(domain) ? domain : `https://${domain}`
  }
  return { fr: urlOf('fr'), en: urlOf('en') }
}

/** Warnings for the log when one language has a domain and another has none. */
export function missingDomains(config: Domains): string[] {
  const missing = locales.filter((locale) => !domainOf(config, locale))
  if (missing.length === locales.length) return []
  return missing.map((locale) => `Could not find domain name for locale ${locale}`)
}
