import { ofetch } from 'ofetch'
import { syncServerTime } from '../i18n/server-time.ts'
import { apiBase } from './base.ts'
import type { Address, BodyOf, Contract, ParamsOf, QueryOf, ReplyOf } from './endpoint.ts'
import type { Problem } from './refusal.ts'
import { readToken } from './token.ts'

/** Statuses after which a call may be retried (specification, section 7). */
export const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504]

/** What a page shows when a call failed: a refusal code of ours, or the absence of a response. */
export class CallError extends Error {
  readonly status: number
  readonly problem: Problem | null
  constructor(status: number, problem: Problem | null) {
    super(problem?.code ?? `status ${status}`)
    this.status = status
    this.problem = problem
  }
  get code(): string {
    return this.problem?.code ?? (this.status === 0 ? 'network' : 'internal_error')
  }
  fieldCode(field: string): string | null {
    return this.problem?.errors?.find((error) => error.field === field)?.code ?? null
  }
}

export type Options<A extends Address, E> = {
  params?: ParamsOf<A>
  body?: BodyOf<E>
  query?: QueryOf<E>
  /** Passed by a form whose key must survive a reload; generated otherwise. */
  key?: string
  signal?: AbortSignal
  /** Goes on after the page is left; for bodies under 64 kB. */
  keepalive?: boolean
} & (keyof ParamsOf<A> extends never ? object : { params: ParamsOf<A> })

/** The path with its parameters filled in. */
export function pathOf(address: string, params: Record<string, string> = {}): string {
  const path = address.slice(address.indexOf(' ') + 1)
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function withToken({ options }: { options: { headers: Headers } }): void {
  const token = readToken()
  if (token) options.headers.set('authorization', `Bearer ${token}`)
}

/** The first HTTP client of the specification: bearer token and retries, any body (files, streams). */
export const api = ofetch.create({ retryStatusCodes: retryStatuses, onRequest: withToken })

/** The second one: the same, with the JSON content type. */
export const apiJson = ofetch.create({
  retryStatusCodes: retryStatuses,
  onRequest(context) {
    withToken(context)
    context.options.headers.set('content-type', 'application/json')
  },
})

/** Longest `Retry-After`, in seconds, that the client waits before a retry. */
const longestWait = 10

const conflicts = new EventTarget()

/**
 * Hears of every command that the server has refused because something has changed meanwhile, in another window or by
 * somebody else. Returns what ends it.
 */
export function onConflict(hear: () => void): () => void {
  conflicts.addEventListener('conflict', hear)
  return () => conflicts.removeEventListener('conflict', hear)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * A typed call of one contract from the browser. A read is retried once, a command up to twice under its own
 * idempotency key; `Retry-After` is honoured up to 10 s, and a limit that lasts longer or `retry: false` in the answer
 * ends it.
 * @throws CallError
 */
export function client<C extends Contract>() {
  return async <A extends keyof C & Address>(address: A, options: Options<A, C[A]> = {} as Options<A, C[A]>) => {
    const method = address.slice(0, address.indexOf(' '))
    const path = apiBase() + pathOf(address, options.params)
    const key = options.key ?? crypto.randomUUID()
    const traceId = hexadecimal(32)
    const tries = method === 'GET' ? 2 : 3
    for (let attempt = 1; ; attempt += 1) {
      const response = await apiJson
        .raw(path, {
          method,
          body: options.body as Record<string, unknown> | undefined,
          query: options.query as Record<string, string> | undefined,
          signal: options.signal,
          keepalive: options.keepalive,
          headers:
            method === 'GET' ? {} : { 'idempotency-key': key, traceparent: `00-${traceId}-${hexadecimal(16)}-01` },
          retry: 0,
          ignoreResponseError: true,
        })
        .catch((error: unknown) => {
          if (options.signal?.aborted) throw error
          return null
        })
      syncServerTime(response?.headers.get('date') ?? null)
      const readable = response !== null && isReadable(response._data)
      if (response?.ok && readable) return response._data as ReplyOf<C[A]>
      const problem = problemIn(response?._data)
      const status = response?.status ?? 0
      const passing = status === 0 || retryStatuses.includes(status) || (response?.ok && !readable)
      const after = Number(response?.headers.get('retry-after') ?? 0)
      const tooLong = status === 429 && after > longestWait
      const again = attempt < tries && problem?.retry !== false && passing && !tooLong
      if (!again) throw failed(method, new CallError(status, problem))
      await pause(after > 0 ? Math.min(after, longestWait) * 1000 : attempt * 400)
    }
  }
}

function failed(method: string, error: CallError): CallError {
  if (error.status === 409 && method !== 'GET') conflicts.dispatchEvent(new Event('conflict'))
  return error
}

/** Random, and of no meaning: W3C Trace Context names a press by it, its repetitions included. */
function hexadecimal(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A proxy's error page or a truncated response is not a valid reply, whatever its status says. */
function isReadable(data: unknown): boolean {
  return typeof data !== 'string' && !(data instanceof Blob)
}

function problemIn(data: unknown): Problem | null {
  return data && typeof data === 'object' && 'code' in data ? (data as Problem) : null
}
