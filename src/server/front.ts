import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { send } from './kept.ts'
import { observe } from './metrics.ts'
import { type Drawn, type PageCache, pageCache } from './page-cache.ts'
import { staticFiles } from './static-files.ts'

type Options = {
  /** Where the build has put the files of the client. */
  folder: string
  secure: boolean
  draw(key: string): Promise<Drawn>
  /** For kept pages. */
  maxBytes: number
  log: Logger
}

export type Front = {
  /** What can be answered from memory is, before any framework has looked at it; all else goes on to `otherwise`. */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
  forget: PageCache['forget']
}

export async function openFront({ folder, secure, draw, maxBytes, log }: Options): Promise<Front> {
  const files = await staticFiles(folder, secure)
  const cache = pageCache({
    draw,
    maxBytes,
    answered: (status, milliseconds) => observe('page', status, milliseconds),
    failed: (error) => log.error({ err: error }, 'a public page could not be drawn'),
  })

  function sendFile(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const file = files.get(request.url?.split('?', 1)[0] ?? '')
    if (!file) return false
    const began = performance.now()
    observe('file', send(file, request, response) as number, performance.now() - began)
    return true
  }

  return {
    answer(request, response, otherwise) {
      if (!cache.answer(request, response, otherwise) && !sendFile(request, response)) otherwise()
    },
    forget: cache.forget,
  }
}
