import { Hono } from 'hono'

type SandboxProxyOptions = {
  /** Base URL of the payment sandbox: `STRIPE_API_BASE`. */
  sandboxUrl: string
  /** Who may open the sandbox's dashboard, which shows every customer. Nobody by default. */
  mayOperate?: (request: Request, address: string | undefined) => boolean
}

/** Where this server passes requests on to the payment sandbox. */
export const paymentSandboxPath = '/sandbox-payments'

/** Requests from the machine itself, as by a newcomer who has just started the product. */
export function isLoopback(request: Request, address: string | undefined): boolean {
  const { hostname } = new URL(request.url)
  const isOwnName = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname) || hostname.endsWith('.localhost')
  return isOwnName && address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address)
}

/** What a browser that pays asks for: Stripe.js, its requests, and the pages of 3-D Secure. */
const allowedRoutes: readonly { method: string; path: RegExp }[] = [
  { method: 'POST', path: /^\/v1\/payment_methods$/ },
  { method: 'GET', path: /^\/v1\/(payment_intents|setup_intents)\/[A-Za-z0-9_]{1,100}$/ },
  { method: 'POST', path: /^\/v1\/(payment_intents|setup_intents)\/[A-Za-z0-9_]{1,100}\/confirm$/ },
  { method: 'GET', path: /^\/stripe-js\/[a-z-]{1,30}\.js$/ },
  { method: 'GET', path: /^\/authenticate\/[A-Za-z0-9_]{1,100}$/ },
  { method: 'POST', path: /^\/authenticate\/[A-Za-z0-9_]{1,100}$/ },
]

const dashboard = /^\/dashboard$/

const requestHeaders = [
  'accept-language',
  'content-type',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  'stripe-version',
]
const responseHeaders = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'location',
  'referrer-policy',
  'request-id',
  'x-content-type-options',
]
const maxBodyBytes = 32_768
const timeoutMs = 20_000

/**
 * Passes what a browser needs of the payment sandbox through this server's one public port, and nothing else: a page
 * then loads Stripe.js from `/sandbox-payments/stripe-js/`, which posts forms to `/sandbox-payments/v1/…` with the
 * publishable key and the payment's client secret.
 */
export function sandboxProxy({ sandboxUrl, mayOperate }: SandboxProxyOptions): Hono {
  const app = new Hono()
  app.all('/*', async (c) => {
    const request = c.req.raw
    const { pathname, search } = new URL(request.url)
    const path = pathname.slice(paymentSandboxPath.length)
    const isAllowed = allowedRoutes.some((route) => route.method === request.method && route.path.test(path))
    if (!isAllowed && !(dashboard.test(path) && mayOperate?.(request, addressOf(c.env)))) {
      const message = `Unrecognized request URL (${request.method}: ${path}).`
      return c.json({ error: { type: 'invalid_request_error', message } }, 404)
    }
    const body = request.method === 'POST' ? await request.text() : undefined
    if (body !== undefined && body.length > maxBodyBytes) {
      return c.json({ error: { type: 'invalid_request_error', message: 'Request too large.' } }, 413)
    }
    const response = await fetch(`${sandboxUrl}${path}${search}`, {
      method: request.method,
      headers: forwardedHeaders(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    }).catch(() => undefined)
    if (!response) return c.json({ error: { type: 'api_error', message: 'The payment sandbox does not answer.' } }, 502)
    const headers = new Headers()
    for (const name of responseHeaders) copy(response.headers, headers, name)
    return new Response(response.body, { status: response.status, headers })
  })
  return app
}

/** The secret key is never passed on; the sandbox builds the addresses of its pages from `X-Forwarded-*`. */
function forwardedHeaders(request: Request): Headers {
  const headers = new Headers()
  for (const name of requestHeaders) copy(request.headers, headers, name)
  const authorization = request.headers.get('authorization')
  if (authorization?.startsWith('Bearer pk_')) headers.set('authorization', authorization)
  const { host, protocol } = new URL(request.url)
  headers.set('x-forwarded-proto', protocol.slice(0, -1))
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-prefix', paymentSandboxPath)
  return headers
}

function addressOf(env: unknown): string | undefined {
  return (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress
}

function copy(from: Headers, to: Headers, name: string): void {
  const value = from.get(name)
  if (value !== null) to.set(name, value)
}
