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
  inlineScriptsContext,
  isStaffContext,
  publicConfigContext,
  renderedHtmlContext,
} from '../context.ts'
import type { PublicConfig } from '../public-config.ts'
import {
  contentSecurityPolicy,
  hashOf,
  inlineScriptsIn,
  openerPolicy,
  permissionsPolicy,
  securityHeaders,
} from '../security.ts'
import type { RequestOrigin } from './in-process-client.ts'
import { redirectOf } from './redirects.ts'

type Options = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  config: Config
  publicConfig: PublicConfig
  /** A reader for one page, which reports the API addresses that it reads. */
  reader: (asker: RequestOrigin, told?: (address: string) => void) => ApiReader
  /** The sender for a form posted without scripts. */
  sender: (request: Request, bindings: object | undefined) => FormSender
  /** Whether these cookies belong to signed-in staff. */
  isStaff: (cookies: string | null) => Promise<boolean>
}

export type PageRenderer = {
  /** Answers everything that is not the API or a file: redirects first, then the screen of the route. */
  respond(request: Request, bindings?: object): Promise<Response>
  /** Renders the page of an address for an anonymous visitor, with all its headers and the data that it depends on. */
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
    const scripts = publicConfig.development ? inlineScriptsIn(html) : context.get(inlineScriptsContext)
    headers.set('content-security-policy', contentSecurityPolicy(path, scripts.map(hashOf), publicConfig))
    headers.set('permissions-policy', permissionsPolicy(path, publicConfig))
    headers.set('cross-origin-opener-policy', openerPolicy(path, publicConfig))
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
      // Nothing of the first requester may reach a shared page: no header, no cookie, not even the host.
      const request = new Request(publicConfig.siteUrl + address)
      const { response, html } = await render(request, new URL(request.url).pathname, read)
      const { status, headers } = response
      securityHeaders(headers, publicConfig.siteUrl.startsWith('https:'))
      return { status, headers, html, topics }
    },
  }
}
