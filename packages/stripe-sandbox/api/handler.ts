import { createHash } from 'node:crypto'
import type { Faults } from '../control/faults.ts'
import { newId } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { apiVersion, type Transactions } from '../store/transactions.ts'
import { authenticateKey, type Keys, publishableView } from './api-keys.ts'
import {
  ApiError,
  invalidArgument,
  invalidParameter,
  tooManyRequests,
  unauthorized,
  unrecognizedUrl,
} from './errors.ts'
import { expandPaths } from './expand.ts'
import { canonical, decodeForm, type Form } from './form-encoding.ts'
import { list, readFields, text } from './params.ts'
import type { Route, UnitOfWork } from './route.ts'
import { matchRoute } from './routes.ts'

const largestBody = 262_144
const expandField = list(text(200), 20)

interface Answer {
  status: number
  body: string
  replayed?: boolean
}

interface Incoming {
  method: string
  path: string
  form: { [key: string]: Form }
  headers: Headers
  requestId: string
  publicBase: string
}

export type RequestHandler = (request: Request) => Promise<Response>

/** Serves the API: authentication, parameters, once per idempotency key, errors in Stripe's envelope. */
export function openApi(ports: {
  transactions: Transactions
  store: Store
  keys: Keys
  faults: Faults
  now: () => Date
  publicBase: (request: Request) => string
  log: (line: string) => void
}): RequestHandler {
  const { store } = ports
  const keysInUse = new Set<string>()

  function perform(incoming: Incoming): Answer {
    const { form, method, path } = incoming
    const caller = authenticateKey(ports.keys, incoming.headers.get('authorization'), form.key)
    delete form.key
    const match = matchRoute(method, path)
    if (!match) throw unrecognizedUrl(method, path)
    const { route, id } = match
    if (caller === 'publishable' && !route.open) {
      const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
      throw unauthorized(message, 'secret_key_required')
    }
    refuseOtherVersion(incoming.headers.get('stripe-version'))
    const key = method === 'POST' ? incoming.headers.get('idempotency-key') : null
    const fingerprint = key ? fingerprintOf(method, path, form) : ''
    const known = key ? replayed(key, fingerprint) : undefined
    if (known) return known
    const paths = form.expand === undefined ? [] : expandField.read(form.expand, 'expand')
    delete form.expand
    const params = readFields(route.fields, form)
    const remember = (answer: Answer) => {
      if (key) store.storeResponse(key, { fingerprint, ...answer }, Math.floor(ports.now().getTime() / 1000))
      return answer
    }
    const task = (work: UnitOfWork): Answer => {
      if (caller === 'publishable') expectClientSecret(work, route, id, params.client_secret, paths)
      try {
        const answer = expandPaths(store, route.run(work, params, id), paths)
        return remember({ status: 200, body: written(caller, answer) })
      } catch (error) {
        // A bank's decline is a result: the failed charge and its events are committed with the response.
        if (error instanceof ApiError && error.commitsWork) return remember(refused(caller, error))
        throw error
      }
    }
    const request = { id: incoming.requestId, idempotency_key: key }
    try {
      return ports.transactions.run({ caller, publicBase: incoming.publicBase, request }, task)
    } catch (error) {
      if (error instanceof ApiError && error.beforeWork) throw error
      return remember(refused(caller, asRefusal(error)))
    }
  }

  function replayed(key: string, fingerprint: string): Answer | undefined {
    if (key.length > 255)
      throw invalidParameter(
        'parameter_invalid_string',
        'idempotency_key',
        'Idempotency keys have at most 255 characters.',
      )
    const stored = store.storedResponse(key)
    if (!stored) return undefined
    if (stored.fingerprint === fingerprint) return { status: stored.status, body: stored.body, replayed: true }
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    throw new ApiError(400, { type: 'idempotency_error', message }, { beforeWork: true })
  }

  function asRefusal(error: unknown): ApiError {
    if (error instanceof ApiError) return error
    ports.log(`sandbox fault: ${error instanceof Error ? error.stack : String(error)}`)
    return new ApiError(500, { type: 'api_error', message: 'An unknown error occurred' })
  }

  async function read(request: Request, requestId: string): Promise<Incoming> {
    const url = new URL(request.url)
    const body = request.method === 'GET' ? '' : await request.text()
    if (body.length > largestBody)
      throw new ApiError(413, { type: 'invalid_request_error', message: 'Request too large.' })
    const type = request.headers.get('content-type') ?? ''
    if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
      const message = 'Invalid request (check that your POST content type is application/x-www-form-urlencoded).'
      throw invalidParameter('parameter_invalid_object', 'body', message)
    }
    return {
      method: request.method,
      path: url.pathname,
      form: decodeForm([url.search.slice(1), body].filter(Boolean).join('&')),
      headers: request.headers,
      requestId,
      publicBase: ports.publicBase(request),
    }
  }

  async function answerOnce(request: Request, requestId: string): Promise<Answer | Response> {
    const { pathname } = new URL(request.url)
    if (ports.faults.isOverLimit(ports.now())) throw tooManyRequests()
    const fault = ports.faults.take(request.method, pathname)
    const incoming = await read(request, requestId)
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
    if (key && keysInUse.has(key)) {
      const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`
      throw new ApiError(
        409,
        { type: 'idempotency_error', code: 'idempotency_key_in_use', message },
        { beforeWork: true },
      )
    }
    if (key) keysInUse.add(key)
    try {
      const hasWork = !fault || fault.kind === 'late' || fault.workDone
      const answer = hasWork ? perform(incoming) : undefined
      if (fault?.kind === 'late') await fault.until
      if (fault?.kind === 'hang') await callerLeft(request)
      if (fault?.kind === 'answer') {
        const { status, body, contentType } = fault.answer
        return new Response(body, { status, headers: { 'content-type': contentType ?? 'application/json' } })
      }
      return answer ?? new Response(null, { status: 503 })
    } finally {
      if (key) keysInUse.delete(key)
    }
  }

  return async (request) => {
    const requestId = newId('req')
    const { pathname } = new URL(request.url)
    let answer: Answer | Response
    try {
      answer = await answerOnce(request, requestId)
    } catch (error) {
      answer = refused('secret', asRefusal(error))
    }
    ports.log(
      `${request.method} ${pathname} ${answer.status} ${requestId} ${request.headers.get('stripe-version') ?? apiVersion}`,
    )
    if (answer instanceof Response) return answer
    const key = request.headers.get('idempotency-key')
    return new Response(answer.body, {
      status: answer.status,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-cache, no-store',
        'request-id': requestId,
        'stripe-version': apiVersion,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(answer.replayed ? { 'idempotent-replayed': 'true' } : {}),
      },
    })
  }
}

function callerLeft(request: Request): Promise<void> {
  const { signal } = request
  return new Promise((done) => {
    if (signal.aborted) done()
    else signal.addEventListener('abort', () => done(), { once: true })
  })
}

function written(caller: UnitOfWork['caller'], answer: object): string {
  return JSON.stringify(caller === 'publishable' ? publishableView(answer) : answer, null, 2)
}

function refused(caller: UnitOfWork['caller'], refusal: ApiError): Answer {
  return { status: refusal.status, body: written(caller, { error: refusal.body }) }
}

function refuseOtherVersion(version: string | null): void {
  if (version === null || version === apiVersion) return
  const message = `Invalid Stripe API version: ${version}. This sandbox speaks ${apiVersion} only.`
  throw new ApiError(400, { type: 'invalid_request_error', message }, { beforeWork: true })
}

/** Card numbers and security codes are among the parameters: only their hash is stored. */
function fingerprintOf(method: string, path: string, form: { [key: string]: Form }): string {
  return createHash('sha256')
    .update(`${method} ${path} ${canonical(form)}`)
    .digest('hex')
}

/** A publishable key may access one payment: the one whose client secret it presents. */
function expectClientSecret(work: UnitOfWork, route: Route, id: string, secret: unknown, paths: string[]): void {
  if (paths.some((path) => path !== 'payment_method')) {
    throw invalidArgument('expand', 'A publishable key may only expand `payment_method`.')
  }
  if (!route.path.includes(':id')) return
  const object = work.store.findAny(id) as { client_secret?: string } | undefined
  if (object && typeof secret === 'string' && object.client_secret === secret) return
  const message = 'The client_secret provided does not match any associated object.'
  throw invalidArgument('client_secret', message, 'resource_missing')
}
