import { pathOf } from '../../api/call.ts'
import type { ApiApp } from '../../api/server/app.ts'
import type { ApiReader } from '../context.ts'
import { forwardedHeaders } from './in-process-sender.ts'

/** Pages rendered at nearly the same time share public reads: each is done once for all of them. */
const sharedFor = 2000
const mostShared = 1000

/** The request that a page is rendered for: reads count against its address's rate limits. Null for a cached page. */
export type RequestOrigin = { request: Request; bindings: object | undefined } | null

type Shared = { until: number; reading: Promise<unknown> }

/**
 * Calls the API in process, through its own handler and anonymously: the same contract, checks and shape as over HTTP,
 * without a socket. A read is shared for two seconds, a failed one is not.
 */
export function createInProcessClient(app: ApiApp): {
  /** `told` is called with every API address that is read. */
  reader(asker: RequestOrigin, told?: (address: string) => void): ApiReader
  /** Stops sharing earlier reads: data has changed. */
  forget(): void
} {
  const shared = new Map<string, Shared>()

  function read(path: string, asker: RequestOrigin): Promise<unknown> {
    const now = performance.now()
    const known = shared.get(path)
    if (known && known.until > now) return known.reading
    const reading = readNow(app, path, asker)
    // A map keeps insertion order: the oldest reads are dropped first.
    shared.delete(path)
    shared.set(path, { until: now + sharedFor, reading })
    for (const [oldest] of shared) {
      if (shared.size <= mostShared) break
      shared.delete(oldest)
    }
    reading.catch(() => shared.delete(path))
    return reading
  }

  return {
    reader:
      (asker, told = () => {}) =>
      () =>
      async (address, options = {}) => {
        const query = new URLSearchParams()
        for (const [key, value] of Object.entries((options.query ?? {}) as Record<string, unknown>))
          if (value !== undefined) query.set(key, String(value))
        const path = pathOf(address, options.params as Record<string, string> | undefined)
        told(path)
        return (await read(`${path}${query.size ? `?${query}` : ''}`, asker)) as never
      },
    forget: () => shared.clear(),
  }
}

async function readNow(app: ApiApp, path: string, asker: RequestOrigin): Promise<unknown> {
  const response = await app.request(path, { headers: asker ? forwardedHeaders(asker.request) : {} }, asker?.bindings)
  if (!response.ok) throw new Response(null, { status: response.status })
  return response.json()
}
