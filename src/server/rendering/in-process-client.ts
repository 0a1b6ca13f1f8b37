import { pathOf } from '../../api/call.ts'
import type { ApiApp } from '../../api/server/app.ts'
import type { ApiReader } from '../context.ts'
import { forwardedHeaders } from './in-process-sender.ts'

/** Pages drawn at nearly the same moment show the same: what anybody may read is read once for all of them. */
const sharedFor = 2000
const mostShared = 1000

/** For whom a page is drawn: a reading counts against the limits of their address. Nobody for a page that is kept. */
export type RequestOrigin = { request: Request; bindings: object | undefined } | null

type Shared = { until: number; reading: Promise<unknown> }

/**
 * Calls the API in process, through its own door and as nobody: the same contract, checks and shape as from outside, no
 * socket. A reading is shared for two seconds, a failed one is not.
 */
export function createInProcessClient(app: ApiApp): {
  /** `told` hears of every address that is read. */
  reader(asker: RequestOrigin, told?: (address: string) => void): ApiReader
  /** What has been read so far is shared no longer: something has changed. */
  forget(): void
} {
  const shared = new Map<string, Shared>()

  function read(path: string, asker: RequestOrigin): Promise<unknown> {
    const now = performance.now()
    const known = shared.get(path)
    if (known && known.until > now) return known.reading
    const reading = readNow(app, path, asker)
    // The order of a map is that of insertion: the oldest readings go first.
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
