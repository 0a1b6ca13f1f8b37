import { describe, expect, it } from 'vitest'
import type { PublicConfig } from './public-config.ts'
import { contentSecurityPolicy, openerPolicy, permissionsPolicy, securityHeaders } from './security.ts'

const config = { paymentSandbox: null, apiUrl: '/api', siteUrl: 'https://clairavis.test' } as PublicConfig
const frames = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
const checkouts = ['/fr/checkout', '/en/checkout', '/fr/mon-abonnement/carte/own'].filter((path) =>
  contentSecurityPolicy(path, [], config).includes('js.stripe.com'),
)

describe('the Payment Request API', () => {
  it('is open to every frame that a checkout may show, so that Apple Pay and Google Pay can be offered', () => {
    expect(checkouts.length).toBeGreaterThan(1)
    for (const path of checkouts) {
      const [, allowed = ''] = /payment=\(([^)]*)\)/.exec(permissionsPolicy(path, config)) ?? []
      const [, shown = ''] = /frame-src ([^;]*)/.exec(contentSecurityPolicy(path, [], config)) ?? []
      expect(shown.split(' ')).toEqual(frames)
      expect(allowed.split(' ')).toEqual(['self', ...frames.map((origin) => `"${origin}"`)])
    }
  })

  it('is closed to other sites everywhere else, and where payments are simulated', () => {
    for (const policy of [
      permissionsPolicy('/fr/user', config),
      permissionsPolicy('/fr/checkout', { paymentSandbox: '/sandbox-payments' }),
      permissionsPolicy('/fr/checkout', null),
    ])
      expect(policy).toContain('payment=(self),')
  })

  it('is not opened to frames of the sandbox, whose bank’s page is a frame of this site and of no other', () => {
    const own = { ...config, paymentSandbox: '/sandbox-payments' }
    const policy = contentSecurityPolicy('/fr/checkout', [], own)
    expect(policy).toContain("frame-src 'self';")
    expect(policy).not.toContain('stripe.com')
    expect(contentSecurityPolicy('/fr/user', [], own)).toContain("frame-src 'none';")
  })

  it('of a page is kept where the headers of every answer are added', () => {
    const headers = new Headers({ 'permissions-policy': permissionsPolicy('/fr/checkout', config) })
    securityHeaders(headers, true)
    expect(headers.get('permissions-policy')).toBe(permissionsPolicy('/fr/checkout', config))
    const other = new Headers()
    securityHeaders(other, true)
    expect(other.get('permissions-policy')).toContain('payment=(self),')
  })
})

describe('who may keep hold of whom across windows', () => {
  it('a checkout keeps the window of a wallet that it opens; every other page is cut off from other windows', () => {
    expect(checkouts.length).toBeGreaterThan(1)
    for (const path of checkouts) {
      const headers = new Headers({ 'cross-origin-opener-policy': openerPolicy(path, config) })
      securityHeaders(headers, true)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    }
    expect(openerPolicy('/fr/user', config)).toBe('same-origin')
    expect(openerPolicy('/fr/checkout', { paymentSandbox: '/sandbox-payments' })).toBe('same-origin')
    const other = new Headers()
    securityHeaders(other, true)
    expect(other.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})
