import { Refusal } from '../../../api/refusal.ts'
import type { Config } from '../../../platform/config.ts'
import { siteUrls } from '../../../platform/domains.ts'

type Addresses = Pick<Config, 'PORT' | 'PUBLIC_SITE_URL' | 'PUBLIC_DOMAIN_FR' | 'PUBLIC_DOMAIN_EN'>

/** A site of ours, and the domain to which browsers tie its passkeys. */
export type PasskeySite = { origin: string; rpId: string }

/** Every site of ours: a language with a domain of its own is one, whose passkeys open nothing at the other. */
export function passkeySites(config: Addresses): PasskeySite[] {
  const site = config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`
  const urls = [site, ...Object.values(siteUrls(config, site))].map((url) => new URL(url))
  const rpIds = new Map(urls.map(({ origin, hostname }) => [origin, hostname]))
  return [...rpIds].map(([origin, rpId]) => ({ origin, rpId }))
}

/** @throws Refusal `passkey_site` for a page that is none of ours by the configuration */
export function passkeySite(config: Addresses, origin: string | null): PasskeySite {
  const site = passkeySites(config).find((one) => one.origin === origin)
  if (!site) throw new Refusal('passkey_site', 409)
  return site
}
