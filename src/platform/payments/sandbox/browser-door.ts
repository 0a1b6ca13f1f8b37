import { Hono } from 'hono'

/**
 * The part of the sandbox that a browser may reach, for a server that has one public port. Mount it with
 * `app.route('/sandbox-payments', browserDoor({ sandboxUrl: sandbox.url }))`. A page then pays as Stripe.js would, by
 * posting forms to `/sandbox-payments/v1/…` with the publishable key and the payment's client secret.
 */
export interface BrowserDoorOptions {
  sandboxUrl: string
  mountedAt?: string
  /** The public origin of this server. By default that of the request, which a proxy may hide. */
  publicOrigin?: (request: Request) => string
  /** Who may open the page for operators (`/desk`), which shows every customer. Nobody by default. */
  mayOperate?: (request: Request, address: string | undefined) => boolean
}

/** Requests from the machine itself, as by a newcomer who has just started the product. */
export function atThisMachine(request: Request, address: string | undefined): boolean {
  const { hostname } = new URL(request.url)
  const isOwnName = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname) || hostname.endsWith('.localhost')
  return isOwnName && address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address)
}

const open: readonly { method: string; path: RegExp }[] = [
  { method: 'POST', path: /^\/v1\/payment_methods$/ },
  { method: 'GET', path: /^\/v1\/(payment_intents|setup_intents)\/[A-Za-z0-9_]{1,100}$/ },
  { method: 'POST', path: /^\/v1\/(payment_intents|setup_intents)\/[A-Za-z0-9_]{1,100}\/confirm$/ },
  { method: 'GET', path: /^\/authenticate\/[A-Za-z0-9_]{1,100}$/ },
  { method: 'POST', path: /^\/authenticate\/[A-Za-z0-9_]{1,100}$/ },
]

const desk = /^\/desk$/

const passedIn = ['accept-language', 'content-type', 'idempotency-key', 'origin', 'sec-fetch-site', 'stripe-version']
const passedOut = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'location',
  'referrer-policy',
  'request-id',
  'x-content-type-options',
]
const largestBody = 32_768
const patience = 20_000

export function browserDoor(options: BrowserDoorOptions): Hono {
  const { mountedAt = '/sandbox-payments', sandboxUrl } = options
  const door = new Hono()
  door.all('/*', async (c) => {
    const request = c.req.raw
    const { origin, pathname, search } = new URL(request.url)
    const path = pathname.slice(mountedAt.length)
    const isOpen = open.some((way) => way.method === request.method && way.path.test(path))
    if (!isOpen && !(desk.test(path) && options.mayOperate?.(request, addressOf(c.env)))) {
      const message = `Unrecognized request URL (${request.method}: ${path}).`
      return c.json({ error: { type: 'invalid_request_error', message } }, 404)
    }
    const body = request.method === 'POST' ? await request.text() : undefined
    if (body !== undefined && body.length > largestBody) {
      return c.json({ error: { type: 'invalid_request_error', message: 'Request too large.' } }, 413)
    }
    const headers = new Headers()
    for (const name of passedIn) copy(request.headers, headers, name)
    const authorization = request.headers.get('authorization')
    if (authorization?.startsWith('Bearer pk_')) headers.set('authorization', authorization)
    headers.set('x-sandbox-public-base', `${options.publicOrigin?.(request) ?? origin}${mountedAt}`)
    const init: RequestInit = {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    }
    if (body !== undefined) init.body = body
    const answer = await fetch(`${sandboxUrl}${path}${search}`, init).catch(() => undefined)
    if (!answer) return c.json({ error: { type: 'api_error', message: 'The payment sandbox does not answer.' } }, 502)
    const shown = new Headers()
    for (const name of passedOut) copy(answer.headers, shown, name)
    return new Response(answer.body, { status: answer.status, headers: shown })
  })
  return door
}

function addressOf(env: unknown): string | undefined {
  return (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress
}

function copy(from: Headers, to: Headers, name: string): void {
  const value = from.get(name)
  if (value !== null) to.set(name, value)
}
