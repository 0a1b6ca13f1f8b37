import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { openAuthenticationPage } from './authentication-page.ts'
import { openClerk } from './clerk.ts'
import { type SandboxControl, takeControl } from './control.ts'
import { openControlRoutes } from './control-routes.ts'
import { openDeliveries } from './deliveries.ts'
import { openDesk } from './desk/desk.ts'
import { planFaults } from './faults.ts'
import { invoiceFollows } from './resources/invoice-flow.ts'
import { subscriptionFollows } from './resources/subscription-life.ts'
import { keepOwnEndpoint } from './resources/webhook-endpoints.ts'
import { openApi } from './serve.ts'
import { openStore } from './store.ts'

export interface SandboxOptions {
  /** 0 picks a free one. */
  port: number
  /** The SQLite file that stores everything; created when missing, locked while open. */
  file: string
  secretKey: string
  publishableKey: string
  /** Where signed events are sent. Events not delivered before a stop are sent after the next start. */
  webhook?: { url: string; secret: string }
  /** Base URL of the 3-D Secure page for a browser that does not come through the browser door. */
  publicBase?: string
  now?: () => Date
  log?: (line: string) => void
}

export interface Sandbox {
  url: string
  port: number
  control: SandboxControl
  /** Changes the webhook's URL, for a server that learns its own address after the sandbox has started. */
  sendEventsTo(webhook: { url: string; secret: string }): void
  close(): Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-expose-headers': 'request-id',
  'access-control-max-age': '600',
}

const sweepEvery = 30_000

const hooks = { payment: invoiceFollows, invoice: subscriptionFollows }

/** Starts the embedded payment provider on the loopback interface. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const realNow = options.now ?? (() => new Date())
  const log = options.log ?? (() => {})
  const keys = { secretKey: options.secretKey, publishableKey: options.publishableKey }
  if (!keys.secretKey.startsWith('sk_test_') || !keys.publishableKey.startsWith('pk_test_')) {
    throw new Error('The payment sandbox takes only test keys: sk_test_… and pk_test_….')
  }
  const store = openStore(options.file)
  const now = () => new Date(realNow().getTime() + store.shiftOf('*') * 1000)
  const seconds = () => Math.floor(now().getTime() / 1000)
  keepOwnEndpoint(store, options.webhook, seconds())
  // Signed with the real clock: a receiver compares the time with its own.
  const deliveries = openDeliveries({ store, now: realNow, log })
  const faults = planFaults()
  const clerk = openClerk({ store, now, posting: deliveries.posting, committed: deliveries.wake, hooks })
  let ownUrl = ''
  const control = takeControl({
    store,
    clerk,
    deliveries,
    faults,
    now,
    realNow,
    publicBase: () => options.publicBase ?? ownUrl,
  })
  const publicBase = (request: Request) =>
    webBase(request.headers.get('x-sandbox-public-base')) ?? options.publicBase ?? new URL(request.url).origin
  const api = openApi({ clerk, store, keys, faults, now: realNow, publicBase, log })
  const authentication = openAuthenticationPage({ store, clerk })
  const desk = openDesk({ store, control })
  const controlRoutes = openControlRoutes({ control, keys })

  const fetch = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/authenticate/')) return authentication(request)
    if (pathname === '/' || pathname === '/desk') return desk(request)
    if (pathname.startsWith('/_sandbox/')) return controlRoutes(request)
    const answer = await api(request)
    for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value)
    return answer
  }

  const { promise: listening, resolve, reject } = Promise.withResolvers<AddressInfo>()
  const server = serve({ fetch, port: options.port, hostname: '127.0.0.1' }, resolve)
  server.once('error', reject)
  const { port } = await listening.catch((error) => {
    store.close()
    throw error
  })
  ownUrl = `http://127.0.0.1:${port}`
  control.tick()
  deliveries.wake()
  const sweep = setInterval(control.tick, sweepEvery)
  sweep.unref()

  return {
    url: ownUrl,
    port,
    control,
    sendEventsTo(webhook) {
      keepOwnEndpoint(store, webhook, seconds())
      control.webhooks.retryNow()
    },
    async close() {
      clearInterval(sweep)
      await new Promise<void>((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await deliveries.close()
      store.close()
    },
  }
}

function webBase(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href.replace(/\/$/, '') : undefined
}
