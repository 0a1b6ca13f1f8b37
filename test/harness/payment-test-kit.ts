import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach } from 'vitest'
import { keys } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { sweepPlans } from '../../src/billing/server/jobs.ts'
import {
  acceptAs,
  heldOrder,
  placeOrder,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../scenarios/main-path.ts'
import { type Caller, expert, pay, setUpTestApp, testApp } from './test-app.ts'

/** The whole API on a real port, so that the sandbox can deliver its events. */
export let listening: { url: string; close(): Promise<void> }

/**
 * Called once at the top of a test file about payments: the test app with its webhook endpoint open to the provider,
 * and access to both ledgers.
 */
export function setUpPaymentTestKit(): void {
  setUpTestApp({}, { emptied: true })
  beforeEach(listen)
  afterEach(async () => {
    sandboxControl().webhooks.hold()
    await listening.close()
  })
}

async function listen(): Promise<void> {
  const server = serve({ fetch: new Hono().route('/api', testApp.api).fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const url = `http://127.0.0.1:${port}/api/webhooks/stripe`
  listening = {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

export const withWebhooks = (secret = 'whsec_test') => testApp.sandbox.sendEventsTo({ url: listening.url, secret })
export const sandboxControl = () => testApp.sandbox.control
/** Waits until the provider has delivered its events, then runs the jobs that follow. */
export async function deliverWebhooks() {
  await sandboxControl().webhooks.idle()
  await testApp.settle()
}
export const testDb = () => testApp.ports.db
export const paymentAtStripe = (paymentIntent: string) => testApp.ports.payments.retrievePayment(paymentIntent)

/** The order that accepts this quote, with both boxes ticked. */
export const acceptanceOf = (quote: { id: string; signature: string }) => ({
  quoteId: quote.id,
  signature: quote.signature,
  terms: true,
  startNow: true,
  locale: 'fr',
})

export async function purchaseRow(id: string) {
  return testDb().selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
export async function ledgerEntries(orderId: string) {
  return testDb()
    .selectFrom('ledger_entry')
    .select(['source', 'account', 'amount'])
    .where('sourceId', '=', orderId)
    .execute()
}
export async function invoiceRows(orderId: string) {
  return testDb().selectFrom('invoice').select(['number', 'kind', 'total']).where('purchaseId', '=', orderId).execute()
}
export async function subscriptionRows(orderId: string) {
  return testDb().selectFrom('subscription').selectAll().where('purchaseId', '=', orderId).execute()
}
export async function emailRows(template: string, personOrder: string) {
  return testDb()
    .selectFrom('mail_outbox')
    .select('key')
    .where('template', '=', template)
    .where('key', 'like', `%${personOrder}%`)
    .execute()
}
/** Every payment and subscription that the provider has for this order's customer. */
export async function stripeObjectsOf(paymentIntent: string) {
  const { customer } = await paymentAtStripe(paymentIntent)
  const read = async (path: string) => {
    const answer = await fetch(`${testApp.sandbox.url}/v1/${path}`, {
      headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
    })
    return (await answer.json()).data as { id: string; status: string; amount?: number }[]
  }
  return {
    payments: await read(`payment_intents?customer=${customer}&limit=100`),
    subscriptions: await read(`subscriptions?customer=${customer}&status=all&limit=100`),
  }
}

/** An action that staff take by hand on the provider's own page. */
export async function callStripeApi(
  path: string,
  fields: Record<string, string> = {},
  method: 'POST' | 'DELETE' = 'POST',
) {
  const answer = await fetch(`${testApp.sandbox.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export async function capturedOrder() {
  const helene = await expert()
  const made = await heldOrder()
  const token = await acceptAs(helene, made.id)
  await testApp.settle()
  return { ...made, helene, token }
}

export async function subscriptionOfOrder(orderId: string) {
  const [plan] = await subscriptionRows(orderId)
  if (!plan) throw new Error('no plan')
  return plan
}

/** A client without an introductory offer orders the plan at once and pays its first month. */
export async function directSubscription(card = unusedCard(), name: 'plan' | 'copilot' = 'plan') {
  const { client, id } = await readyToOrder()
  const order = await placeOrder(client, id, name)
  await pay(order, card)
  if ((await paymentAtStripe(order.paymentIntent)).status === 'requires_action')
    sandboxControl().authenticate(order.paymentIntent, true)
  await settleOrderPayment(client, order.id)
  await testApp.settle()
  return { client, id, order, plan: await subscriptionOfOrder(order.id) }
}

/** The charges recorded for a plan, oldest first. */
export async function subscriptionCharges(planId: string) {
  return testDb()
    .selectFrom('charge')
    .select(['kind', 'amount', 'credited'])
    .where('subscriptionId', '=', planId)
    .orderBy('paidAt')
    .execute()
}

/** Replaces the plan's card, as the page does. */
export async function replaceCard(client: Caller, number: string, door = '/me/card') {
  const { body } = await client.post(door)
  const send = async (path: string, fields: Record<string, string>) => {
    const form = new URLSearchParams({ key: keys.publishableKey, ...fields })
    return (await fetch(`${testApp.sandbox.url}/v1/${path}`, { method: 'POST', body: form })).json()
  }
  const card = { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123' }
  const method = await send('payment_methods', { type: 'card', ...card })
  await send(`setup_intents/${body.setupIntent}/confirm`, {
    client_secret: body.clientSecret,
    payment_method: method.id,
    return_url: 'https://clairavis.test/fr',
  })
  return client.post(`${door}/use`, { setupIntent: body.setupIntent })
}

/** Keeps every session valid, however much time passes, as regular visits would. */
export async function staySignedIn() {
  await testDb()
    .updateTable('session')
    .set({ expiresAt: new Date('2100-01-01') })
    .execute()
}
export const minutesUntil = (at: Date) => Math.ceil((at.getTime() - testApp.clock.now().getTime()) / 60_000)

/** Advances both clocks, ours and the provider's, without running our jobs. */
export function advanceClocks(minutes: number) {
  testApp.clock.advance(minutes * 60_000)
  sandboxControl().tick()
}
/** Advances both clocks in one step and runs our jobs; from eleven minutes the reconciliation has run. */
export async function advanceAndRunJobs(minutes: number) {
  advanceClocks(minutes)
  await testApp.settle()
}

/** Time passes with the provider's events and our deadlines; who is signed in comes by now and then and stays so. */
export async function passWithEvents(minutes: number) {
  await staySignedIn()
  await advanceAndRunJobs(minutes)
  await sandboxControl().webhooks.idle()
  await sweepPlans(testApp.ports)
  await testApp.settle()
}

/** Until the provider has renewed, and tried to charge an hour later. */
export async function passRenewal(end: Date) {
  await passWithEvents(minutesUntil(end))
  await passWithEvents(62)
}
