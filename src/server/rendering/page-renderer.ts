import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Config } from '../../platform/config.ts'
import type { PublicTopic } from '../../platform/live/public-topics.ts'
import type { RenderedPage } from '../cache/page-cache.ts'
import { topicsOf } from '../cache/page-cache-rules.ts'
import {
  type ApiReader,
  apiReaderContext,
  type FormSender,
  formSenderContext,
  isStaffContext,
  publicConfigContext,
  renderedHtmlContext,
} from '../context.ts'
import type { PublicConfig } from '../public-config.ts'
import { contentSecurityPolicy, scriptHashes, securityHeaders } from '../security.ts'
import type { RequestOrigin } from './in-process-client.ts'
import { redirectOf } from './redirects.ts'

type Options = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  config: Config
  publicConfig: PublicConfig
  /** A reader for one page, which tells the addresses of the API that it reads. */
  reader: (asker: RequestOrigin, told?: (address: string) => void) => ApiReader
  /** Sends for a form that was posted without script. */
  sender: (request: Request, bindings: object | undefined) => FormSender
  /** Whether these cookies are those of somebody of the staff. */
  isStaff: (cookies: string | null) => Promise<boolean>
}

export type PageRenderer = {
  /** Everything that is not the API or a file: redirects of paths first, then the screen of the route. */
  respond(request: Request, bindings?: object): Promise<Response>
  /** The page of an address as nobody in particular sees it, with all its headers and what it was drawn from. */
  render(address: string): Promise<RenderedPage>
}

export function createPageRenderer({ build, config, publicConfig, reader, sender, isStaff }: Options): PageRenderer {
  const handle = createRequestHandler(build, config.NODE_ENV)

  async function render(
    request: Request,
    path: string,
    read: ApiReader,
    bindings?: object,
  ): Promise<{ response: Response; html: string }> {
    const context = new RouterContextProvider()
    context.set(formSenderContext, sender(request, bindings))
    context.set(apiReaderContext, read)
    context.set(publicConfigContext, publicConfig)
    let asked: Promise<boolean> | undefined
    context.set(isStaffContext, () => {
      asked ??= isStaff(request.headers.get('cookie'))
      return asked
    })
    const response = await handle(request, context)
    const html = context.get(renderedHtmlContext) ?? ''
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response, html: '' }
    const { headers } = response
    headers.set('content-security-policy', contentSecurityPolicy(path, scriptHashes(html), publicConfig))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    if (!publicConfig.indexable) headers.set('x-robots-tag', 'noindex')
    return { response, html }
  }

  return {
    async respond(request, bindings) {
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
    async render(address) {
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
