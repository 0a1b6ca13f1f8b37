// Responses cached in memory with all their headers: files and whole pages are sent in the same way.
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip' | 'identity'

type Representation = { body: Buffer; etag: string; whole: Head; unchanged: Head }

/** Header lines, and the same with the age of the response, updated once a second on request. */
type Head = { lines: string[]; age: number; aged: string[] }

const headOf = (lines: string[]): Head => ({ lines, age: -1, aged: lines })

function agedHead(head: Head, age: number | null): string[] {
  if (age === null) return head.lines
  const seconds = Math.floor(age / 1000)
  if (seconds !== head.age) {
    head.age = seconds
    head.aged = [...head.lines, 'server-timing', `age;dur=${seconds * 1000}`]
  }
  return head.aged
}

/** One response in the encodings requested so far. */
export type CachedResponse = {
  status: number
  headers: readonly (readonly [string, string])[]
  tag: string
  /** A page is compressed when first requested; a file has only the encodings that the build wrote. */
  compressible: boolean
  ready: Partial<Record<Coding, Representation>>
  pending: Partial<Record<Coding, Promise<Representation>>>
}

/** The entity tag covers the headers too: a changed policy makes another response of the same bytes. */
export function createCachedResponse(
  status: number,
  headers: Headers,
  body: Buffer,
  encoded: Partial<Record<Coding, Buffer>> | 'when asked' = 'when asked',
): CachedResponse {
  const list = [...headers].filter(([name]) => name !== 'content-length')
  if (!headers.has('vary')) list.push(['vary', 'Accept-Encoding'])
  const kept: CachedResponse = {
    status,
    headers: list,
    tag: hash('sha256', JSON.stringify([list, hash('sha256', body, 'base64')]), 'base64url').slice(0, 22),
    compressible: encoded === 'when asked' && body.length > 1000,
    ready: {},
    pending: {},
  }
  represent(kept, 'identity', body)
  if (encoded !== 'when asked')
    for (const [coding, bytes] of Object.entries(encoded)) represent(kept, coding as Coding, bytes)
  return kept
}

function represent(kept: CachedResponse, coding: Coding, body: Buffer): Representation {
  const etag = coding === 'identity' ? `"${kept.tag}"` : `"${kept.tag}-${coding}"`
  const shared = kept.headers.filter(([name]) => name !== 'content-type').flat()
  const head = [...kept.headers.flat(), 'etag', etag, 'content-length', String(body.length)]
  if (coding !== 'identity') head.push('content-encoding', coding)
  const representation = { body, etag, whole: headOf(head), unchanged: headOf([...shared, 'etag', etag]) }
  kept.ready[coding] = representation
  return representation
}

export function sizeOf({ ready, headers }: CachedResponse): number {
  const heads = 2000 + 2 * headers.flat().join('').length
  return Object.values(ready).reduce((sum, { body }) => sum + body.length + heads, 0)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Compresses on another thread, once for all requests that wait for it. */
function encoded(kept: CachedResponse, coding: Coding): Promise<Representation> {
  kept.pending[coding] ??= (async () => {
    const body = kept.ready.identity?.body ?? Buffer.alloc(0)
    const bytes = coding === 'br' ? await brotli(body, quality) : await zip(body)
    return represent(kept, coding, bytes)
  })()
  return kept.pending[coding]
}

/** Encodes a response as `other` has been requested so far, so that replacing it makes nobody wait. */
export async function encodeLike(kept: CachedResponse, other: CachedResponse): Promise<void> {
  for (const coding of Object.keys(other.ready) as Coding[])
    if (!kept.ready[coding] && kept.compressible) await encoded(kept, coding)
}

const accepted = new Map<string, Coding>()

/** The best encoding that the reader accepts. Browsers send a handful of different lists. */
export function codingFor(accept: string | undefined): Coding {
  if (!accept) return 'identity'
  const known = accepted.get(accept)
  if (known) return known
  const taken = (coding: string) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i')
  const coding = taken('br').test(accept) ? 'br' : taken('gzip').test(accept) ? 'gzip' : 'identity'
  if (accepted.size < 200 && accept.length < 200) accepted.set(accept, coding)
  return coding
}

/** Sends the response, or 304 where it has not changed. Returns the status once the encoded form is ready. */
export function sendCachedResponse(
  kept: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  age: number | null = null,
): number | Promise<number> {
  const coding = codingFor(request.headers['accept-encoding'])
  const ready = kept.ready[coding]
  if (ready) return write(kept, ready, request, response, age)
  if (!kept.compressible) return write(kept, kept.ready.identity!, request, response, age)
  return encoded(kept, coding).then((made) => write(kept, made, request, response, age))
}

function write(
  kept: CachedResponse,
  { body, etag, whole, unchanged }: Representation,
  request: IncomingMessage,
  response: ServerResponse,
  age: number | null,
): number {
  if (kept.status === 200 && names(request.headers['if-none-match'], etag)) {
    response.writeHead(304, agedHead(unchanged, age)).end()
    return 304
  }
  response.writeHead(kept.status, agedHead(whole, age)).end(request.method === 'HEAD' ? undefined : body)
  return kept.status
}

function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
