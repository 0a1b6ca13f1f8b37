import { pathOf } from '../api/call.ts'
import type { ApiApp } from '../api/server/app.ts'
import type { Reader } from './context.ts'

/** Calls the API in process, through its own door: the same contract, checks and shape as from outside, no socket. */
export function inProcessReader(app: ApiApp): Reader {
  return () =>
    async (address, options = {}) => {
      const query = new URLSearchParams()
      for (const [key, value] of Object.entries((options.query ?? {}) as Record<string, unknown>))
        if (value !== undefined) query.set(key, String(value))
      const path = pathOf(address, options.params as Record<string, string> | undefined)
      const response = await app.request(`${path}${query.size ? `?${query}` : ''}`)
      if (!response.ok) throw new Response(null, { status: response.status })
      return (await response.json()) as never
    }
}
