import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { screenOfRoute } from './screens.ts'
import { publicConfigContext, renderedHtmlContext } from './server/context.ts'
import { asDocument, isDocument } from './server/documents.ts'
import { withHeadFor } from './server/seo/head.ts'

/**
 * Draws the whole page before answering: the hashes of its inline scripts go into the Content-Security-Policy, and
 * only a complete page can be kept. The page is handed over as text beside an answer without a body, because a body is
 * encoded and read back at a tenth of the cost of the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { serverHandoffStream, ...drawn } = context
  const handoff = serverHandoffStream ? await text(serverHandoffStream) : ''
  const html = renderToString(<ServerRouter context={{ ...drawn, manifest: ofThisPage(context) }} url={request.url} />)
  // A part that waits would be left for the browser to draw: loaders wait, components do not.
  if (html.includes('<!--$!-->')) throw new Error(`A part of ${request.url} is not drawn on the server.`)
  const { matches, loaderData } = context.staticHandlerContext
  const screen = matches.at(-1)?.route.id
  const described = status === 200 && screenOfRoute(screen)
  const told = described
    ? withHeadFor(html, screen, request.url, loaderData[screen ?? ''], loadContext.get(publicConfigContext))
    : html
  // During development nothing sleeps: a page's modules run only after what reloads them is there.
  const page = isDocument(screen) && !import.meta.env.DEV ? asDocument(told) : told
  const whole = context.renderMeta?.didRenderScripts ? withHandoff(page, handoff) : page
  loadContext.set(renderedHtmlContext, `<!DOCTYPE html>${whole}`)
  return new Response(null, { status, headers })
}

/** The routes of this page only: the router prepares every route that it is shown, for each page anew. */
function ofThisPage({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const shown = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]])
  return { ...manifest, routes: Object.fromEntries(shown) }
}

/** The loaders' data for the browser, in the words that the framework's own streaming would write. */
function withHandoff(html: string, handoff: string): string {
  const controller = 'window.__reactRouterContext.streamController'
  const scripts = `<script>${controller}.enqueue(${escaped(JSON.stringify(handoff))});</script><script>${controller}.close();</script>`
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + scripts + html.slice(end)
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
const escaped = (json: string) => json.replace(/[&><\u2028\u2029]/g, (sign) => escapes[sign] ?? sign)

/** A page that is missing or refused is no bug; everything else reaches the log through the server's own handler. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
