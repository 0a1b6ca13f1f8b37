import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'

export const portraitsFolder = (dataDir: string) => join(dataDir, 'portraits')

/** Serves `/portraits/:file` from the data directory; falls through to the site's own files if it is missing. */
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
      // An SVG that is opened by itself must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
}
