import { hash } from 'node:crypto'
import { type ScreenName, screenOf, screens } from '../screens.ts'
import type { PublicConfig } from './public-config.ts'

/** Data is read and never run: no policy concerns it. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** For development only, where the bundler adds scripts of its own: a policy made of these lets an injected one in too. */
export function inlineScriptsIn(html: string): string[] {
  return [...new Set([...html.matchAll(inlineScript)].flatMap(([, code]) => code || []))]
}

/** Scripts that are served are few and constant. */
const known = new Map<string, string>()

/** The source by which a policy lets this inline script run. */
export function hashOf(code: string): string {
  const before = known.get(code)
  if (before) return before
  const source = `'sha256-${hash('sha256', code, 'base64')}'`
  if (known.size < 50) known.set(code, source)
  return source
}

const gtmId = /^GTM-[0-9A-Z]+$/

/** The origins of Stripe's frames: https://docs.stripe.com/security/guide#content-security-policy */
const stripeFrames = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']

/**
 * The policy belongs to the document: only a checkout names the payment provider (strictly necessary there), the tag
 * manager's and the country service's hosts appear only where they are configured.
 */
export function contentSecurityPolicy(path: string, hashes: readonly string[], config: PublicConfig): string {
  const script = ["'self'", ...hashes]
  const connect = ["'self'"]
  const image = ["'self'", 'data:', 'blob:']
  const frame: string[] = []
  if (config.development) connect.push('ws:')
  if (/^https?:/.test(config.apiUrl)) connect.push(new URL(config.apiUrl).origin)
  if (config.countryUrl) connect.push(new URL(config.countryUrl).origin)
  if (config.gtmId && gtmId.test(config.gtmId)) {
    script.push('https://www.googletagmanager.com')
    connect.push('https://www.googletagmanager.com', 'https://*.google-analytics.com')
    image.push('https://www.googletagmanager.com', 'https://*.google-analytics.com')
  }
  // The sandbox's script and the page of its bank come from this server.
  if (isCheckout(path) && config.paymentSandbox) frame.push("'self'")
  if (isCheckout(path) && !config.paymentSandbox) {
    script.push('https://js.stripe.com', 'https://*.js.stripe.com')
    connect.push('https://api.stripe.com')
    frame.push(...stripeFrames)
  }
  return [
    "default-src 'none'",
    `script-src ${script.join(' ')}`,
    `style-src 'self'${config.development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${image.join(' ')}`,
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    `frame-src ${frame.length ? frame.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(config.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const checkoutPaths = (Object.keys(screens) as ScreenName[]).flatMap((name) => {
  const { kind, path } = screenOf(name)
  return kind === 'checkout' && typeof path === 'string' ? [path.split('/')[0]] : []
})

export function isCheckout(path: string): boolean {
  return checkoutPaths.includes(path.split('/')[2]?.toLowerCase())
}

/**
 * Apple Pay and Google Pay are asked for in Stripe's frames through the Payment Request API, which a frame has only where
 * the page's own policy names its origin (https://www.w3.org/TR/permissions-policy/). On a checkout alone.
 */
export function permissionsPolicy(path: string, config: Pick<PublicConfig, 'paymentSandbox'> | null): string {
  const frames = config && isCheckout(path) && !config.paymentSandbox ? stripeFrames : []
  const payment = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(), geolocation=(), microphone=(self), payment=(${payment}), usb=()`
}

/**
 * Google Pay opens a window where the browser has no payment sheet of its own, and that window reports back to the page
 * that opened it. Under `same-origin` the two are cut off from each other; `same-origin-allow-popups` keeps the windows
 * that a checkout opens, and still cuts it off from whoever opened the checkout
 * (https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies).
 */
export function openerPolicy(path: string, config: Pick<PublicConfig, 'paymentSandbox'>): string {
  return isCheckout(path) && !config.paymentSandbox ? 'same-origin-allow-popups' : 'same-origin'
}

/** Headers that every answer carries; a page that has policies of its own keeps them. */
export function securityHeaders(headers: Headers, secure: boolean): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-frame-options', 'DENY')
  if (!headers.has('cross-origin-opener-policy')) headers.set('cross-origin-opener-policy', 'same-origin')
  if (!headers.has('permissions-policy')) headers.set('permissions-policy', permissionsPolicy('/', null))
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
