import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { publicLookup, type Resolve } from '../public-dns-lookup.ts'
import type { Outside, OutsideReading, ReadFailure, Version } from './port.ts'

type ReaderOptions = {
  /** For tests: allows a server on this machine. */
  local?: boolean
  /** For one file with all its redirects, in milliseconds. */
  timeoutMilliseconds?: number
  /** In place of the system's name server. */
  resolve?: Resolve
}

const mostRedirects = 3

class Failure extends Error {
  readonly why: ReadFailure
  constructor(why: ReadFailure) {
    super(why)
    this.why = why
  }
}

/**
 * Reads over https, from public addresses on the default port only: the connection goes to the address that was
 * checked, so that no name can point into our network, and every redirect is checked like the first address.
 */
export function openOutside({ local = false, timeoutMilliseconds = 10_000, resolve }: ReaderOptions = {}): Outside {
  const lookup = local ? undefined : publicLookup(resolve)

  function accepts(address: string): boolean {
    if (!URL.canParse(address)) return false
    const { protocol, hostname, port, username, password } = new URL(address)
    if (username || password) return false
    if (local) return protocol === 'http:' || protocol === 'https:'
    const host = hostname.replace(/^\[|\]$/g, '')
    return protocol === 'https:' && port === '' && host.includes('.') && isIP(host) === 0
  }

  return {
    accepts,
    async read(address, known, maxBytes): Promise<OutsideReading> {
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      try {
        let at = address
        for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
          if (!accepts(at)) throw new Failure('refused')
          const answer = await open(at, { known, signal, lookup })
          const next = redirectOf(answer, at)
          if (next === null) return await readingOf(answer, maxBytes)
          answer.destroy()
          at = next
        }
        throw new Failure('status')
      } catch (error) {
        return { kind: 'failed', why: failureOf(error, signal) }
      }
    },
  }
}

type Opening = { known: Version; signal: AbortSignal; lookup: ReturnType<typeof publicLookup> | undefined }

function open(address: string, { known, signal, lookup }: Opening): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = address.startsWith('https:') ? secureRequest : plainRequest
    const call = request(
      address,
      {
        method: 'GET',
        headers: {
          accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
          'accept-encoding': 'identity',
          ...(known.etag && { 'if-none-match': known.etag }),
          ...(known.modified && { 'if-modified-since': known.modified }),
        },
        signal,
        agent: false,
        ...(lookup && { lookup }),
      },
      resolve,
    )
    call.on('error', reject)
    call.end()
  })
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: string): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !location) return null
  if (!URL.canParse(location, from)) throw new Failure('refused')
  return new URL(location, from).href
}

async function readingOf(answer: IncomingMessage, maxBytes: number): Promise<OutsideReading> {
  const { statusCode = 0, headers } = answer
  if (statusCode !== 200) {
    answer.destroy()
    if (statusCode === 304) return { kind: 'same' }
    throw new Failure([401, 403, 404, 410].includes(statusCode) ? 'missing' : 'status')
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw new Failure('large')
  }
  const parts: Buffer[] = []
  let bytes = 0
  // Leaving the loop closes the connection.
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new Failure('large')
    parts.push(part)
  }
  if (!answer.complete) throw new Failure('unreachable')
  const version = { etag: headers.etag ?? null, modified: headers['last-modified'] ?? null }
  return { kind: 'read', text: new TextDecoder().decode(Buffer.concat(parts)), version }
}

function failureOf(error: unknown, signal: AbortSignal): ReadFailure {
  if (error instanceof Failure) return error.why
  if (signal.aborted) return 'slow'
  return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'refused' : 'unreachable'
}
