import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Config } from '../platform/config.ts'
import { drawnContext, publicConfigContext, type Reader, readerContext } from './context.ts'
import type { PublicConfig } from './public-config.ts'
import { redirectOf } from './redirects.ts'
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
    const html = context.get(drawnContext) ?? ''
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', contentSecurityPolicy(url.pathname, scriptHashes(html), publicConfig))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    if (!publicConfig.indexable) headers.set('x-robots-tag', 'noindex')
    return new Response(request.method === 'HEAD' ? null : html, { status: response.status, headers })
  }
}
