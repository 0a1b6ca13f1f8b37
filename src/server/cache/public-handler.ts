import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Answers } from '../observability/answers.ts'
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
  /** Told of every answer from memory. */
  answered: Answers['fromMemory']
}

export type PublicHandler = {
  /** Answers from memory where it can, before any framework runs; passes everything else to `otherwise`. */
  handle(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
  invalidate: PageCache['invalidate']
}

const pathOf = (url = '') => url.split('?', 1)[0] ?? ''

export async function openPublicHandler({
  folder,
  secure,
  draw,
  maxBytes,
  log,
  answered,
}: Options): Promise<PublicHandler> {
  const files = await staticFiles(folder, secure)
  const cache = pageCache({
    draw,
    maxBytes,
    answered: ({ method, url }, status, milliseconds) =>
      answered('page', { method, path: pathOf(url), status, milliseconds }),
    failed: (error) => log.error({ err: error }, 'a public page could not be drawn'),
  })

  function sendFile(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const path = pathOf(request.url)
    const file = files.get(path)
    if (!file) return false
    const began = performance.now()
    const status = sendCachedResponse(file, request, response) as number
    answered('file', { method: request.method, path, status, milliseconds: performance.now() - began })
    return true
  }

  return {
    handle(request, response, otherwise) {
      if (!cache.handle(request, response, otherwise) && !sendFile(request, response)) otherwise()
    },
    invalidate: cache.invalidate,
  }
}
