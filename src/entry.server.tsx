import { text } from 'node:stream/consumers'
import headScript from 'virtual:head-script'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isHydratedRoute, screenOfRoute } from './screens.ts'
import { inlineScriptsContext, publicConfigContext, renderedHtmlContext } from './server/context.ts'
import { scrollScript, startScript, withInertData } from './server/rendering/inert-data.ts'
import { withHeadFor } from './server/seo/head.ts'
import { speculationRules } from './server/speculation.ts'

/**
 * Draws the whole page before answering: only a complete page can be kept. Its inline scripts are constants, whose
 * hashes go into the Content-Security-Policy. The page is handed over as text beside an answer without a body, because a body is
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
  const { matches, loaderData } = context.staticHandlerContext
  const screen = matches.at(-1)?.route.id
  const shown = { ...context, manifest: ofThisPage(context) }
  const hydrated = isHydratedRoute(screen)
  const html = hydrated ? await withItsData(shown, request.url) : drawn(shown, request.url)
  // A part that waits would be left for the browser to draw: loaders wait, components do not.
  if (html.includes('<!--$!-->')) throw new Error(`A part of ${request.url} is not drawn on the server.`)
  const described = status === 200 && screenOfRoute(screen)
  const told = described
    ? withHeadFor(html, screen, request.url, loaderData[screen ?? ''], loadContext.get(publicConfigContext))
    : html
  loadContext.set(inlineScriptsContext, [
    headScript,
    ...(hydrated ? [scrollScript, startScript] : [speculationRules()]),
  ])
  loadContext.set(renderedHtmlContext, `<!DOCTYPE html>${told}`)
  return new Response(null, { status, headers })
}

/** A page to be read: nothing of what its loaders have read goes along. */
function drawn({ serverHandoffStream: _, ...context }: EntryContext, url: string): string {
  return renderToString(<ServerRouter context={context} url={url} />)
}

/** With what its loaders have read, for the browser. */
async function withItsData(context: EntryContext, url: string): Promise<string> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />)
  await stream.allReady
  const html = await text(stream as AsyncIterable<Uint8Array> & typeof stream)
  const page = html.replace(/^<!DOCTYPE html>/, '')
  return import.meta.env.DEV ? page : withInertData(page)
}

/** The routes of this page only: the router prepares every route that it is shown, for each page anew. */
function ofThisPage({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const shown = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]])
  return { ...manifest, routes: Object.fromEntries(shown) }
}

/** A page that is missing or refused is no bug; everything else reaches the log through the server's own handler. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
