import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { securityHeaders } from '../security.ts'
import { type CachedResponse, type Coding, createCachedResponse } from './cached-response.ts'

const endings: Record<string, Coding> = { '.br': 'br', '.gz': 'gzip' }
const compressed = /\.(br|gz)$/

/** The client's built files by path, in memory with the compressed forms that the build wrote beside them. */
export async function staticFiles(folder: string, secure: boolean): Promise<Map<string, CachedResponse>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const bytes = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)))
  const kept = new Map<string, CachedResponse>()
  for (const [file, body] of bytes) {
    if (compressed.test(file)) continue
    const path = `/${file.slice(join(folder, '/').length).replaceAll('\\', '/')}`
    const headers = new Headers({
      'content-type': getMimeType(file) ?? 'application/octet-stream',
      'cache-control': cacheControlOf(path),
    })
    securityHeaders(headers, secure)
    const encoded = Object.entries(endings).flatMap(([ending, coding]) => {
      const smaller = bytes.get(file + ending)
      return smaller ? [[coding, smaller] as const] : []
    })
    kept.set(path, createCachedResponse(200, headers, body, Object.fromEntries(encoded)))
  }
  return kept
}

/** A file with a hash in its name never changes; a script elsewhere is a service worker, which must stay fresh. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path.endsWith('.js') ? 'public, no-cache' : 'public, max-age=3600'
}
