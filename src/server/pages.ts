import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { defaultLocale, localeOfPath } from '../i18n/locale.ts'
import type { Config } from '../platform/config.ts'
import { matchesScreen } from '../screens.ts'
import { publicConfigContext, type Reader, readerContext } from './context.ts'
import type { PublicConfig } from './public-config.ts'
import { contentSecurityPolicy, scriptHashes } from './security.ts'

type Options = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  config: Config
  publicConfig: PublicConfig
  reader: Reader
}

/** Everything that is not the API or a file: redirects of paths first, then the screen of the route. */
export function pages({ build, config, publicConfig, reader }: Options): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, config.NODE_ENV)
  return async (request) => {
    const url = new URL(request.url)
    const redirect = request.method === 'GET' || request.method === 'HEAD' ? redirectOf(url, config) : null
    if (redirect)
      return new Response(null, {
        status: redirect.status,
        headers: { location: redirect.to, 'cache-control': 'no-cache' },
      })
    const context = new RouterContextProvider()
    context.set(readerContext, reader)
    context.set(publicConfigContext, publicConfig)
    const response = await handle(request, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', contentSecurityPolicy(url.pathname, scriptHashes(html), publicConfig))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    if (!publicConfig.indexable) headers.set('x-robots-tag', 'noindex')
    return new Response(request.method === 'HEAD' ? null : html, { status: response.status, headers })
  }
}

/** `/` goes to the default language, a known path without a prefix too, and no address ends with a slash. */
export function redirectOf(
  url: URL,
  config: Pick<Config, 'PUBLIC_ROOT_REDIRECT'>,
): { to: string; status: number } | null {
  const { pathname, search } = url
  if (pathname === '/') {
    const target = config.PUBLIC_ROOT_REDIRECT?.replace(/^\/+|\/+$/g, '')
    return { to: `/${defaultLocale}${target ? `/${target}` : ''}${search}`, status: 302 }
  }
  const clean = pathname.replace(/\/+$/, '')
  if (clean !== pathname && !pathname.startsWith('//')) return { to: clean + search, status: 301 }
  if (!localeOfPath(pathname) && matchesScreen(pathname, defaultLocale))
    return { to: `/${defaultLocale}${pathname}${search}`, status: 302 }
  return null
}
