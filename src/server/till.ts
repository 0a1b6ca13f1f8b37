import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach } from 'vitest'
import { keys } from '../platform/payments/sandbox/testing.ts'
import { type Caller, expert, house, openHouse, pay } from './testing.ts'
import { acceptBy, heldOrder, ownCard, placeOrder, readyToOrder, settle } from './walk.ts'

/** For tests of money: the house with its door open to the provider's events, and a look into both books. */
openHouse({}, { emptied: true })

/** The whole API behind a real port, so that the sandbox can send its events. */
export let listening: { url: string; close(): Promise<void> }
beforeEach(async () => {
  const server = serve({ fetch: new Hono().route('/api', house.api).fetch, port: 0, hostname: '127.0.0.1' })
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
})
afterEach(async () => {
  control().webhooks.hold()
  await listening.close()
  await leaveAlone()
})

/** The next test has a provider of its own: nobody looks there for what this one leaves behind. */
async function leaveAlone(): Promise<void> {
  const never = new Date('2100-01-01')
  await db().updateTable('subscription').set({ created_at: never, looked_at: never, next_due_at: null }).execute()
  await db().updateTable('purchase').set({ created_at: never, settled_at: never }).execute()
  await db().updateTable('question').set({ next_due_at: null }).execute()
}

export const withWebhooks = (secret = 'whsec_test') => house.sandbox.sendEventsTo({ url: listening.url, secret })
export const control = () => house.sandbox.control
/** Whatever the provider had to tell has been told, and what follows from it done. */
export async function heard() {
  await control().webhooks.quiet()
  await house.settle()
}
export const db = () => house.ports.db
export const atProvider = (paymentIntent: string) => house.ports.payments.retrievePayment(paymentIntent)

/** The order of what this quote says, with both boxes ticked. */
export const accepted = (quote: { id: string; signature: string }) => ({
  quoteId: quote.id,
  signature: quote.signature,
  terms: true,
  startNow: true,
  locale: 'fr',
})

export async function purchase(id: string) {
  return db().selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
export async function ledger(orderId: string) {
  return db()
    .selectFrom('ledger_entry')
    .select(['source', 'account', 'amount'])
    .where('source_id', '=', orderId)
    .execute()
}
export async function invoices(orderId: string) {
  return db().selectFrom('invoice').select(['number', 'kind', 'total']).where('purchase_id', '=', orderId).execute()
}
export async function subscriptions(orderId: string) {
  return db().selectFrom('subscription').selectAll().where('purchase_id', '=', orderId).execute()
}
export async function letters(template: string, personOrder: string) {
  return db()
    .selectFrom('mail_outbox')
    .select('key')
    .where('template', '=', template)
    .where('key', 'like', `%${personOrder}%`)
    .execute()
}
/** Every payment and subscription that the provider has for this order's customer. */
export async function providerHas(paymentIntent: string) {
  const { customer } = await atProvider(paymentIntent)
  const read = async (path: string) => {
    const answer = await fetch(`${house.sandbox.url}/v1/${path}`, {
      headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
    })
    return (await answer.json()).data as { id: string; status: string; amount?: number }[]
  }
  return {
    payments: await read(`payment_intents?customer=${customer}&limit=100`),
    subscriptions: await read(`subscriptions?customer=${customer}&status=all&limit=100`),
  }
}

/** What somebody of the house does by hand on the provider's own page. */
export async function onPage(path: string, fields: Record<string, string> = {}, method: 'POST' | 'DELETE' = 'POST') {
  const answer = await fetch(`${house.sandbox.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export async function captured() {
  const helene = await expert()
  const made = await heldOrder()
  const token = await acceptBy(helene, made.id)
  await house.settle()
  return { ...made, helene, token }
}

export async function planOf(orderId: string) {
  const [plan] = await subscriptions(orderId)
  if (!plan) throw new Error('no plan')
  return plan
}

/** A client without an introductory offer orders the plan at once and pays its first month. */
export async function directPlan(card = ownCard(), name: 'plan' | 'copilot' = 'plan') {
  const { client, id } = await readyToOrder()
  const order = await placeOrder(client, id, name)
  await pay(order, card)
  if ((await atProvider(order.paymentIntent)).status === 'requires_action')
    control().authenticate(order.paymentIntent, true)
  await settle(client, order.id)
  await house.settle()
  return { client, id, order, plan: await planOf(order.id) }
}

/** What was written down as taken for a plan, oldest first. */
export async function planCharges(planId: string) {
  return db()
    .selectFrom('charge')
    .select(['kind', 'amount', 'credited'])
    .where('subscription_id', '=', planId)
    .orderBy('paid_at')
    .execute()
}

/** Another card for the plan, given as the page does it. */
export async function giveCard(client: Caller, number: string, door = '/me/card') {
  const { body } = await client.post(door)
  const send = async (path: string, fields: Record<string, string>) => {
    const form = new URLSearchParams({ key: keys.publishableKey, ...fields })
    return (await fetch(`${house.sandbox.url}/v1/${path}`, { method: 'POST', body: form })).json()
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

/** Whoever is signed in comes by now and then, and stays so however much time passes. */
export async function staySignedIn() {
  await db()
    .updateTable('session')
    .set({ expires_at: new Date('2100-01-01') })
    .execute()
}
export const minutesUntil = (at: Date) => Math.ceil((at.getTime() - house.clock.now().getTime()) / 60_000)

/** Time passes, at the provider too, and nothing of ours has run yet. */
export function unseen(minutes: number) {
  house.clock.advance(minutes * 60_000)
  control().tick()
}
/** Time passes in one step, at the provider too; from eleven minutes the reconciliation has run. */
export async function later(minutes: number) {
  unseen(minutes)
  await house.settle()
}
