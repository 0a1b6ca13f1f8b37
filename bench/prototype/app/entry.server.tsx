import type { EntryContext, RouterContextProvider } from 'react-router'
import draw from '../../../src/entry.server.tsx'
import { renderedHtmlContext } from '../../../src/server/context.ts'

/** The product's own way to render, so that only the page differs. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const response = await draw(request, status, headers, context, loadContext)
  return new Response(loadContext.get(renderedHtmlContext), response)
}
