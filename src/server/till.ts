import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach } from 'vitest'
import { expert, house, openHouse } from './testing.ts'
import { acceptBy, heldOrder } from './walk.ts'

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
})

export const withWebhooks = (secret = 'whsec_test') => house.sandbox.sendEventsTo({ url: listening.url, secret })
export const control = () => house.sandbox.control
export const db = () => house.ports.db
export const atProvider = (paymentIntent: string) => house.ports.payments.retrievePayment(paymentIntent)

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

export async function captured() {
  const helene = await expert()
  const made = await heldOrder()
  const token = await acceptBy(helene, made.id)
  await house.settle()
  return { ...made, helene, token }
}

/** Time passes in one step, at the provider too; from eleven minutes the reconciliation has run. */
export async function later(minutes: number) {
  house.clock.advance(minutes * 60_000)
  control().tick()
  await house.settle()
}
