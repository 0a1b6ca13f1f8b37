import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { forwardedBase } from './api/forwarded.ts'
import { openApi } from './api/handler.ts'
import { openControl, type SandboxControl } from './control/control.ts'
import { openControlRoutes } from './control/control-routes.ts'
import { openFaults } from './control/faults.ts'
import { openDashboard } from './dashboard/dashboard.ts'
import { defaultKeys } from './default-keys.ts'
import { onPaymentChanged } from './invoices/invoice-lifecycle.ts'
import { openAuthenticationPage } from './payment-intents/authentication-page.ts'
import { openStore } from './store/store.ts'
import { openTransactions } from './store/transactions.ts'
import { openStripeJs } from './stripe-js/serve.ts'
import { onInvoiceChanged } from './subscriptions/subscription-lifecycle.ts'
import { openDeliveries } from './webhooks/deliveries.ts'
import { upsertDefaultEndpoint } from './webhooks/webhook-endpoints.ts'

export interface SandboxOptions {
  /** 0 picks a free one. */
  port: number
  /** The SQLite file that stores everything; created when missing, locked while open. */
  file: string
  /** `sk_test_…`; `defaultKeys` otherwise. */
  secretKey?: string
  /** `pk_test_…`; `defaultKeys` otherwise. */
  publishableKey?: string
  /** Where signed events are sent. Events not delivered before a stop are sent after the next start. */
  webhook?: { url: string; secret: string }
  /** Base URL of the 3-D Secure page for a browser that does not come through a reverse proxy. */
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

const hooks = { payment: onPaymentChanged, invoice: onInvoiceChanged }

/** Starts a payment provider that responds like Stripe on the loopback interface. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const realNow = options.now ?? (() => new Date())
  const log = options.log ?? (() => {})
  const keys = {
    secretKey: options.secretKey ?? defaultKeys.secretKey,
    publishableKey: options.publishableKey ?? defaultKeys.publishableKey,
  }
  if (!keys.secretKey.startsWith('sk_test_') || !keys.publishableKey.startsWith('pk_test_')) {
    throw new Error('The payment sandbox takes only test keys: sk_test_… and pk_test_….')
  }
  const store = openStore(options.file)
  const now = () => new Date(realNow().getTime() + store.clockOffset('*') * 1000)
  const seconds = () => Math.floor(now().getTime() / 1000)
  upsertDefaultEndpoint(store, options.webhook, seconds())
  // Signed with the real clock: a receiver compares the time with its own.
  const deliveries = openDeliveries({ store, now: realNow, log })
  const faults = openFaults()
  const transactions = openTransactions({
    store,
    now,
    deliveryFor: deliveries.deliveryFor,
    onCommit: deliveries.wake,
    hooks,
  })
  let ownUrl = ''
  const control = openControl({
    store,
    transactions,
    deliveries,
    faults,
    now,
    realNow,
    publicBase: () => options.publicBase ?? ownUrl,
  })
  const publicBase = (request: Request) =>
    forwardedBase(request.headers) ?? options.publicBase ?? new URL(request.url).origin
  const api = openApi({ transactions, store, keys, faults, now: realNow, publicBase, log })
  const authentication = openAuthenticationPage({ store, transactions })
  const dashboard = openDashboard({ store, control })
  const stripeJs = openStripeJs()
  const controlRoutes = openControlRoutes({ control, keys })

  const fetch = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/authenticate/')) return authentication(request)
    if (pathname.startsWith('/stripe-js/')) return stripeJs(request)
    if (pathname === '/' || pathname === '/dashboard') return dashboard(request)
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
      upsertDefaultEndpoint(store, webhook, seconds())
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
