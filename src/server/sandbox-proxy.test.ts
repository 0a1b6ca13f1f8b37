import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../packages/stripe-sandbox/sandbox.ts'
import {
  cards,
  createManualPayment,
  keys,
  openTestSandbox,
  payInBrowser,
} from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { isLoopback, sandboxProxy } from './sandbox-proxy.ts'

let sandbox: Sandbox
let stripe: Awaited<ReturnType<typeof openTestSandbox>>['stripe']
let shop: string
let server: ReturnType<typeof serve>

beforeAll(async () => {
  ;({ sandbox, stripe } = await openTestSandbox())
  const app = new Hono()
  app.route('/sandbox-payments', sandboxProxy({ sandboxUrl: sandbox.url }))
  const { promise, resolve } = Promise.withResolvers<AddressInfo>()
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve)
  shop = `http://127.0.0.1:${(await promise).port}`
})
afterAll(async () => {
  server.close()
  await sandbox.close()
})

/** Pays through the shop's own origin and returns the URL of the bank's page. */
async function challenge() {
  const { intent } = await createManualPayment(stripe)
  const confirmed = await payInBrowser(`${shop}/sandbox-payments`, intent, cards.authenticatesAtSetup)
  expect(confirmed.status).toBe('requires_action')
  return { intent, page: confirmed.next_action.redirect_to_url.url as string }
}

async function choose(page: string, choice: string): Promise<URL> {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

test('the bank page opens on the shop’s own origin, in the customer’s language, and loads nothing from elsewhere', async () => {
  const { page } = await challenge()
  expect(page.startsWith(`${shop}/sandbox-payments/authenticate/pi_`)).toBe(true)
  const answer = await fetch(page, { headers: { 'accept-language': 'fr' } })
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.test")
  const html = await answer.text()
  for (const word of ['Approve', 'Refuse', 'Close without answering', '€3.00', '3155', '<html lang="en">'])
    expect(html).toContain(word)
})

test('approved: the money is held and the browser goes back with what happened', async () => {
  const { intent, page } = await challenge()
  const back = await choose(page, 'approve')
  expect(back.origin + back.pathname).toBe('https://shop.test/back')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    question: 'q1',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  })
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture')
  expect((await choose(page, 'refuse')).searchParams.get('redirect_status')).toBe('succeeded')
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
})

test('the page needs the payment’s secret, and the proxy passes nothing but a browser’s payment', async () => {
  const { page } = await challenge()
  expect((await fetch(`${page}x`)).status).toBe(404)
  const through = (path: string) =>
    fetch(`${shop}/sandbox-payments${path}`, { headers: { authorization: `Bearer ${keys.secretKey}` } })
  expect((await through('/v1/customers')).status).toBe(404)
  expect((await through('/_sandbox/payment_methods/pm_x')).status).toBe(404)
  const { intent } = await createManualPayment(stripe)
  expect((await through(`/v1/payment_intents/${intent.id}`)).status).toBe(401)
})

test('the dashboard is closed through the proxy, unless this person may operate it', async () => {
  await stripe.customers.create({ email: 'zoe@demo.test' })
  const ask = (mayOperate?: () => boolean) =>
    new Hono()
      .route('/sandbox-payments', sandboxProxy({ sandboxUrl: sandbox.url, ...(mayOperate ? { mayOperate } : {}) }))
      .request('http://shop.test/sandbox-payments/dashboard')
  expect((await ask()).status).toBe(404)
  expect((await ask(() => false)).status).toBe(404)
  const open = await ask(() => true)
  expect(open.status).toBe(200)
  expect(await open.text()).toContain('zoe@demo.test')
})

test.each([
  ['http://localhost:3000/sandbox-payments/dashboard', '127.0.0.1', true],
  ['http://expert.localhost:3000/sandbox-payments/dashboard', '::1', true],
  ['http://127.0.0.1:3000/sandbox-payments/dashboard', '::ffff:127.0.0.1', true],
  ['https://clairavis.test/sandbox-payments/dashboard', '127.0.0.1', false],
  ['http://localhost:3000/sandbox-payments/dashboard', '192.0.2.7', false],
  ['http://localhost:3000/sandbox-payments/dashboard', undefined, false],
])('a request from the machine itself: %s from %s', (url, address, isHere) => {
  expect(isLoopback(new Request(url), address)).toBe(isHere)
})
