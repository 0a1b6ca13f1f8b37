import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Config } from '../platform/config.ts'
import type { PublicTopic } from '../platform/live/public.ts'
import {
  drawnContext,
  publicConfigContext,
  type Reader,
  readerContext,
  type Sender,
  senderContext,
  staffContext,
} from './context.ts'
import type { Drawn } from './page-cache.ts'
import { topicsOf } from './page-cache-rules.ts'
import type { PublicConfig } from './public-config.ts'
import type { Asker } from './reader.ts'
import { redirectOf } from './redirects.ts'
import { contentSecurityPolicy, scriptHashes, securityHeaders } from './security.ts'

type Options = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  config: Config
  publicConfig: PublicConfig
  /** A reader for one page, which tells the addresses of the API that it reads. */
  reader: (asker: Asker, told?: (address: string) => void) => Reader
  /** Sends for a form that was posted without script. */
  sender: (request: Request, bindings: object | undefined) => Sender
  /** Whether these cookies are those of somebody of the staff. */
  isStaff: (cookies: string | null) => Promise<boolean>
}

export type Pages = {
  /** Everything that is not the API or a file: redirects of paths first, then the screen of the route. */
  answer(request: Request, bindings?: object): Promise<Response>
  /** The page of an address as nobody in particular sees it, with all its headers and what it was drawn from. */
  draw(address: string): Promise<Drawn>
}

export function pages({ build, config, publicConfig, reader, sender, isStaff }: Options): Pages {
  const handle = createRequestHandler(build, config.NODE_ENV)

  async function render(
    request: Request,
    path: string,
    read: Reader,
    bindings?: object,
  ): Promise<{ response: Response; html: string }> {
    const context = new RouterContextProvider()
    context.set(senderContext, sender(request, bindings))
    context.set(readerContext, read)
    context.set(publicConfigContext, publicConfig)
    let asked: Promise<boolean> | undefined
    context.set(staffContext, () => {
      asked ??= isStaff(request.headers.get('cookie'))
      return asked
    })
    const response = await handle(request, context)
    const html = context.get(drawnContext) ?? ''
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response, html: '' }
    const { headers } = response
    headers.set('content-security-policy', contentSecurityPolicy(path, scriptHashes(html), publicConfig))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    if (!publicConfig.indexable) headers.set('x-robots-tag', 'noindex')
    return { response, html }
  }

  return {
    async answer(request, bindings) {
      const url = new URL(request.url)
      const redirect = request.method === 'GET' || request.method === 'HEAD' ? redirectOf(url, config) : null
      if (redirect)
        return new Response(null, {
          status: redirect.status,
          headers: { location: redirect.to, 'cache-control': 'no-cache' },
        })
      const { response, html } = await render(request, url.pathname, reader({ request, bindings }), bindings)
      if (!html) return response
      return new Response(request.method === 'HEAD' ? null : html, response)
    },
    async draw(address) {
      const topics = new Set<PublicTopic>()
      const read = reader(null, (asked) => {
        for (const topic of topicsOf(asked)) topics.add(topic)
      })
      // Nothing of whoever happens to ask first: no header, no cookie, not even the host.
      const request = new Request(publicConfig.siteUrl + address)
      const { response, html } = await render(request, new URL(request.url).pathname, read)
      const { status, headers } = response
      securityHeaders(headers, publicConfig.siteUrl.startsWith('https:'))
      return { status, headers, html, topics }
    },
  }
}
