import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'

/** Where drawn portraits are kept. */
export const portraitsFolder = (dataDir: string) => join(dataDir, 'portraits')

/** Serves `/portraits/:file` out of the data directory; what is not there is left to the site's own files. */
export function portraits(dataDir: string): MiddlewareHandler {
  return async (c, next) => {
    const file = c.req.param('file') ?? ''
    const svg = /^[a-z0-9-]+\.svg$/.test(file)
      ? await readFile(join(portraitsFolder(dataDir), file)).catch(() => null)
      : null
    if (!svg) return next()
    return c.body(new Uint8Array(svg), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      // Opened by itself, a drawing may run nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
}
