import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { recordRequest } from '../metrics.ts'
import { sendCachedResponse } from './cached-response.ts'
import { type PageCache, pageCache, type RenderedPage } from './page-cache.ts'
import { staticFiles } from './static-files.ts'

type Options = {
  /** The folder of the client's built files. */
  folder: string
  secure: boolean
  draw(key: string): Promise<RenderedPage>
  /** Memory limit of the page cache. */
  maxBytes: number
  log: Logger
}

export type PublicHandler = {
  /** Answers from memory where it can, before any framework runs; passes everything else to `otherwise`. */
  handle(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
  invalidate: PageCache['invalidate']
}

export async function openPublicHandler({ folder, secure, draw, maxBytes, log }: Options): Promise<PublicHandler> {
  const files = await staticFiles(folder, secure)
  const cache = pageCache({
    draw,
    maxBytes,
    answered: (status, milliseconds) => recordRequest('page', status, milliseconds),
    failed: (error) => log.error({ err: error }, 'a public page could not be drawn'),
  })

  function sendFile(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const file = files.get(request.url?.split('?', 1)[0] ?? '')
    if (!file) return false
    const began = performance.now()
    recordRequest('file', sendCachedResponse(file, request, response) as number, performance.now() - began)
    return true
  }

  return {
    handle(request, response, otherwise) {
      if (!cache.handle(request, response, otherwise) && !sendFile(request, response)) otherwise()
    },
    invalidate: cache.invalidate,
  }
}
