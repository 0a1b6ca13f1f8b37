import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { isCardNumber } from '../customers/test-cards.ts'
import { defaultKeys } from '../default-keys.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../sandbox.ts'
import { apiVersion } from '../store/transactions.ts'

/** A sandbox and the official SDK for a test. */

export const keys = defaultKeys
export const webhookSecret = 'whsec_test'

export function sdk(url: string, key: string = keys.secretKey): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { apiVersion, host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

export async function openTestSandbox(
  options: Partial<SandboxOptions> = {},
): Promise<{ sandbox: Sandbox; stripe: Stripe }> {
  const sandbox = await startSandbox({ port: 0, file: ':memory:', ...options })
  return { sandbox, stripe: sdk(sandbox.url) }
}

/** The configuration of a program that uses this sandbox as its Stripe, as environment variables. */
export function sandboxEnvironment(sandbox: Sandbox): Record<string, string> {
  return {
    STRIPE_API_BASE: sandbox.url,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }
}

export const cards = {
  fine: '4242424242424242',
  authenticatesAtSetup: '4000002500003155',
  alwaysAuthenticates: '4000002760003184',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  processingError: '4000000000000119',
  failsWhenCharged: '4000000000000341',
}

/** A valid card that no test has used yet: the nth of those that begin with 4242 42. */
export function freshCard(nth: number): string {
  const body = `424242${String(nth).padStart(9, '0')}`
  const check = [...'0123456789'].find((digit) => isCardNumber(body + digit))
  return `${body}${check}`
}

export const returnUrl = 'https://shop.test/back?question=q1'

export function cardOf(number: string) {
  return { type: 'card' as const, card: { number, exp_month: 12, exp_year: 2040, cvc: '123' } }
}

/** A customer and a payment of 3 EUR to hold, as the product requests it. */
export async function createManualPayment(stripe: Stripe) {
  const customer = await stripe.customers.create({ email: 'zoe@demo.test', preferred_locales: ['en'] })
  const intent = await stripe.paymentIntents.create({
    amount: 300,
    currency: 'eur',
    customer: customer.id,
    capture_method: 'manual',
    setup_future_usage: 'off_session',
    automatic_payment_methods: { enabled: true },
    metadata: { order_id: 'order-1' },
  })
  return { customer, intent }
}

/** Confirms as the browser does: a card form, the publishable key, the client secret. */
export async function payInBrowser(base: string, intent: { id: string; client_secret: string | null }, number: string) {
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ key: keys.publishableKey, ...fields }),
    })
    return answer.json()
  }
  const method = await send('/v1/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  })
  if (method.error) return method
  return send(`/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    payment_method: method.id,
    return_url: returnUrl,
  })
}

interface Received {
  body: string
  signature: string
  event: Stripe.EventBase
}

/** A webhook receiver that answers with the given statuses in turn, then 200. */
export async function openWebhookReceiver(statuses: number[] = []) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    received.push({ body, signature: String(request.headers['stripe-signature']), event: JSON.parse(body) })
    response.statusCode = statuses.shift() ?? 200
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    received,
    url: `http://127.0.0.1:${port}/webhooks`,
    types: () => received.map(({ event }) => event.type),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
