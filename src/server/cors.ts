import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Config } from '../platform/config.ts'
import { siteUrls } from '../platform/domains.ts'

type Addresses = Pick<Config, 'PUBLIC_API_URL' | 'PUBLIC_SITE_URL' | 'PUBLIC_DOMAIN_FR' | 'PUBLIC_DOMAIN_EN'>

/**
 * Where the API has an address of its own, a browser lets pages call it only if it allows them: it allows our own
 * sites. No cookie authenticates anybody, so that no credentials are sent automatically.
 */
export function corsForOwnSites(config: Addresses): MiddlewareHandler {
  if (!/^https?:/.test(config.PUBLIC_API_URL)) return (_, next) => next()
  const site = config.PUBLIC_SITE_URL ?? ''
  const own = new Set(
    [site, ...Object.values(siteUrls(config, site))]
      .filter((url) => URL.canParse(url))
      .map((url) => new URL(url).origin),
  )
  return cors({
    origin: (origin) => (own.has(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id', 'traceparent'],
    exposeHeaders: ['content-disposition', 'date', 'retry-after', 'x-request-id'],
    maxAge: 7200,
  })
}
