import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'

/**
 * Renders the whole page before answering: the hashes of its inline scripts go into the Content-Security-Policy, and
 * only a complete page can be kept.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  let failure: unknown
  const body = await new Promise<PassThrough>((resolve, reject) => {
    const stream = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const out = new PassThrough()
        stream.pipe(out)
        resolve(out)
      },
      onShellError: reject,
      onError(error) {
        failure = error
      },
    })
  })
  const html = await text(body)
  if (failure) throw failure
  return new Response(html, { status, headers })
}

/** A page that is missing or refused is no bug; everything else reaches the log through the server's own handler. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}
