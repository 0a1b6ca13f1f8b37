import { randomUUID } from 'node:crypto'
import type { Problem } from '../../api/refusal.ts'
import type { ApiApp } from '../../api/server/app.ts'
import type { FormSender } from '../context.ts'

/** The forwarding headers that trusted proxies set on this request. */
export function forwardedHeaders(request: Request): Record<string, string> {
  const forwarded = request.headers.get('x-forwarded-for')
  return forwarded ? { 'x-forwarded-for': forwarded } : {}
}

/**
 * Sends the command of a form posted without scripts: in process, through the API's own handler, anonymously and from
 * the address that the form came from (`bindings` are those of its connection).
 */
export function createInProcessSender(app: ApiApp): (request: Request, bindings: object | undefined) => FormSender {
  return (request, bindings) => async (address, body) => {
    const [method, path] = address.split(' ') as [string, string]
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...forwardedHeaders(request),
      'accept-language': request.headers.get('accept-language') ?? '',
    }
    const response = await app.request(path, { method, headers, body: JSON.stringify(body) }, bindings)
    if (response.ok) return null
    return (await response.json()) as Problem
  }
}
