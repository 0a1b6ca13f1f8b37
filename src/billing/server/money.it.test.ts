import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../../accounts/server/people.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import { signature } from '../../platform/payments/sandbox/deliveries.ts'
import { cards } from '../../platform/payments/sandbox/testing.ts'
import { Caller, expert, house, openHouse, pay, visitor } from '../../server/testing.ts'
import {
  acceptBy,
  answerBy,
  askQuestion,
  heldOrder,
  orderWith,
  ownCard,
  placeOrder,
  quoteFor,
  readyToOrder,
  settle,
  viewOf,
} from '../../server/walk.ts'
import { reconcile } from './jobs.ts'
import { pursue } from './pursue.ts'
import { PaymentMismatch, settleOrder } from './settle.ts'

openHouse()

/** The whole API behind a real port, so that the sandbox can send its events. */
let listening: { url: string; close(): Promise<void> }
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

const withWebhooks = (secret = 'whsec_test') => house.sandbox.sendEventsTo({ url: listening.url, secret })
const control = () => house.sandbox.control
const db = () => house.ports.db
const atProvider = (paymentIntent: string) => house.ports.payments.retrievePayment(paymentIntent)

async function purchase(id: string) {
  return db().selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
async function ledger(orderId: string) {
  return db()
    .selectFrom('ledger_entry')
    .select(['source', 'account', 'amount'])
    .where('source_id', '=', orderId)
    .execute()
}
async function invoices(orderId: string) {
  return db().selectFrom('invoice').select(['number', 'kind', 'total']).where('purchase_id', '=', orderId).execute()
}
async function subscriptions(orderId: string) {
  return db().selectFrom('subscription').selectAll().where('purchase_id', '=', orderId).execute()
}
async function letters(template: string, personOrder: string) {
  return db()
    .selectFrom('mail_outbox')
    .select('key')
    .where('template', '=', template)
    .where('key', 'like', `%${personOrder}%`)
    .execute()
}
/** Every payment and subscription that the provider has for this order's customer. */
async function providerHas(paymentIntent: string) {
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

async function captured() {
  const helene = await expert()
  const made = await heldOrder()
  const token = await acceptBy(helene, made.id)
  await house.settle()
  return { ...made, helene, token }
}

/** After 23 h an unpaid order is let go; twice, so that jobs that wait for their next try have run. */
async function later(minutes: number) {
  house.clock.advance(minutes * 60_000)
  await house.settle()
}

async function postEvent(body: string, header: string | null) {
  const response = await fetch(listening.url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(header === null ? {} : { 'stripe-signature': header }) },
  })
  return { status: response.status, body: await response.json() }
}
const seconds = () => Math.floor(house.clock.now().getTime() / 1000)
const anEvent = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    api_version: '2026-10-28.endive',
    created: seconds(),
    livemode: false,
    data: { object: { id: 'pi_nobody', object: 'payment_intent' } },
    ...changes,
  })
const storedEvent = (body: string) =>
  db().selectFrom('provider_event').selectAll().where('id', '=', JSON.parse(body).id).executeTakeFirst()

describe('the 25 adversarial cases', () => {
  it('1: a double click and two tabs on Pay make one payment and one plan', async () => {
    const helene = await expert()
    const { client, id } = await readyToOrder()
    const [one, two] = await Promise.all([quoteFor(client, id), quoteFor(client, id)])
    const placed = await Promise.all([
      orderWith(client, id, one),
      orderWith(client, id, two),
      orderWith(client, id, one),
    ])
    expect(new Set(placed.map(({ body }) => body.id)).size).toBe(1)
    const order = (await client.get(`/orders/${placed[0]?.body.id}`)).body
    const card = ownCard()
    await Promise.all([pay(order, card), pay(order, card), settle(client, order.id), settle(client, order.id)])
    await settle(client, order.id)
    await house.settle()
    await acceptBy(helene, id)
    await Promise.all([house.settle(), pursue(house.ports, order.id), pursue(house.ports, order.id)])
    await house.settle()
    const provider = await providerHas(order.paymentIntent)
    expect(provider.payments).toHaveLength(1)
    expect(provider.subscriptions).toHaveLength(1)
    expect(await atProvider(order.paymentIntent)).toMatchObject({ amountReceived: 300 })
    expect(await invoices(order.id)).toHaveLength(1)
  })

  it('2: the same events twenty times at once make one posting and one letter', async () => {
    withWebhooks()
    control().webhooks.duplicate(20)
    const helene = await expert()
    const { id, order } = await heldOrder()
    await control().webhooks.quiet()
    await house.settle()
    await acceptBy(helene, id)
    await house.settle()
    await control().webhooks.quiet()
    await house.settle()
    expect(await ledger(order.id)).toHaveLength(3)
    expect(await invoices(order.id)).toHaveLength(1)
    expect(await letters('questions.confirmed', order.id)).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('3: all events in reverse order end in the same state', async () => {
    withWebhooks()
    control().webhooks.hold()
    const { client, id, order } = await captured()
    await control().webhooks.release('reversed')
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'captured' })
    expect(await viewOf(client, id)).toMatchObject({ state: 'ASSIGNED', payment: 'CAPTURED' })
    expect(await ledger(order.id)).toHaveLength(3)
    expect(house.jobs.failures).toEqual([])
  })

  it('4: a webhook that comes before the answer to confirm, and before the return, settles', async () => {
    withWebhooks()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    const answer = control().answers.keepBack(`POST /v1/payment_intents/${order.paymentIntent}/confirm`)
    const paying = pay(order, ownCard())
    await expect.poll(async () => (await atProvider(order.paymentIntent)).status).toBe('requires_capture')
    await control().webhooks.quiet()
    await house.settle()
    expect(await viewOf(client, id)).toMatchObject({ state: 'QUEUED', payment: 'HELD' })
    answer()
    await paying
    expect(await settle(client, order.id)).toMatchObject({ status: 'held' })
  })

  it('5: a closed tab after the payment is settled by the webhook', async () => {
    withWebhooks()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, ownCard())
    await control().webhooks.quiet()
    await house.settle()
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('6: without any webhook the return page settles, and else the reconciliation', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, ownCard())
    expect((await purchase(order.id)).status).toBe('created')
    await later(11)
    expect((await purchase(order.id)).status).toBe('held')
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('7: a valid event signed more than 300 s ago is refused and nothing is written', async () => {
    const body = anEvent()
    const refused = await postEvent(body, signature(body, seconds() - 301, ['whsec_test']))
    expect(refused).toMatchObject({ status: 400, body: { code: 'signature_invalid' } })
    expect(await storedEvent(body)).toBeUndefined()
  })

  it('8: a wrong secret, no header, v0 alone, a changed byte or other spacing is refused', async () => {
    const body = anEvent()
    const good = signature(body, seconds(), ['whsec_test'])
    const refused = await Promise.all([
      postEvent(body, signature(body, seconds(), ['whsec_other'])),
      postEvent(body, null),
      postEvent(body, good.replace('v1=', 'v0=')),
      postEvent(body.replace('pi_nobody', 'pi_anybody'), good),
      postEvent(JSON.stringify(JSON.parse(body), null, 2), good),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(await storedEvent(body)).toBeUndefined()
    expect((await postEvent(body, good)).status).toBe(200)
  })

  it('9: while the secret is being changed, both are accepted, on either side', async () => {
    const body = anEvent()
    const both = signature(body, seconds(), ['whsec_new', 'whsec_test'])
    expect((await postEvent(body, both)).status).toBe(200)
    house.ports.config.STRIPE_WEBHOOK_SECRET = 'whsec_new, whsec_test'
    const old = anEvent()
    expect((await postEvent(old, signature(old, seconds(), ['whsec_test']))).status).toBe(200)
    const fresh = anEvent()
    expect((await postEvent(fresh, signature(fresh, seconds(), ['whsec_new']))).status).toBe(200)
  })

  it('10: a crash after the capture and before our record is found: taken once, one plan', async () => {
    const helene = await expert()
    const { id, order } = await heldOrder()
    await acceptBy(helene, id)
    await house.ports.payments.capture({ orderId: order.id, paymentIntent: order.paymentIntent })
    await later(11)
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'captured' })
    expect(await atProvider(order.paymentIntent)).toMatchObject({ amountReceived: 300 })
    expect((await providerHas(order.paymentIntent)).subscriptions).toHaveLength(1)
    expect(await ledger(order.id)).toHaveLength(3)
  })

  it('11: a crash after the plan was created and before its id was kept makes no second one, a day later either', async () => {
    const { order } = await captured()
    const [made] = await subscriptions(order.id)
    await db()
      .updateTable('subscription')
      .set({ provider_id: null })
      .where('id', '=', made?.id ?? '')
      .execute()
    await later(25 * 60)
    await house.settle()
    expect((await subscriptions(order.id))[0]).toMatchObject({ provider_id: made?.provider_id })
    expect((await providerHas(order.paymentIntent)).subscriptions).toHaveLength(1)
  })

  it('12: an answer lost while the payment was prepared is asked for again under the same key, whatever quote is shown then', async () => {
    const { client, id } = await readyToOrder()
    control().answers.fail('POST /v1/payment_intents', { status: 502, body: '{}' }, { workDone: true, times: 3 })
    const first = await orderWith(client, id, await quoteFor(client, id))
    expect(first).toMatchObject({ status: 200, body: { status: 'created', paymentIntent: null } })
    control().answers.reset()
    const second = await orderWith(client, id, await quoteFor(client, id))
    expect(second.body).toMatchObject({ id: first.body.id, clientSecret: expect.stringContaining('secret') })
    await pay(second.body, ownCard())
    expect(await settle(client, first.body.id)).toMatchObject({ status: 'held' })
    expect((await providerHas(second.body.paymentIntent)).payments).toHaveLength(1)
    const same = house.ports.payments.holdFirstQuestion({
      orderId: first.body.id,
      customer: (await atProvider(second.body.paymentIntent)).customer ?? '',
      amount: 100,
      currency: 'eur',
      description: 'Clairavis',
    })
    await expect(same).rejects.toBeInstanceOf(PaymentsError)
  })

  it('13: amounts in the request are ignored, and a payment of another amount at the provider is not settled', async () => {
    const { client, id } = await readyToOrder()
    const quote = await quoteFor(client, id)
    const placed = await client.post(`/questions/${id}/order`, {
      quoteId: quote.id,
      signature: quote.signature,
      accepted: { terms: true, startNow: true },
      locale: 'fr',
      amount: 1,
      currency: 'usd',
      price: 'copilot_monthly',
    })
    expect(await atProvider(placed.body.paymentIntent)).toMatchObject({ amount: 300, currency: 'eur' })
    await db().updateTable('quote').set({ today: 1 }).where('id', '=', quote.id).execute()
    expect((await orderWith(client, id, quote)).body).toMatchObject({ code: 'quote_changed' })
    await db().updateTable('purchase').set({ amount: 299 }).where('id', '=', placed.body.id).execute()
    await pay(placed.body, ownCard())
    await expect(settleOrder(house.ports, placed.body.id)).rejects.toBeInstanceOf(PaymentMismatch)
    expect((await purchase(placed.body.id)).status).toBe('created')
  })

  it('14: the order and the payment of somebody else are refused', async () => {
    const mine = await readyToOrder()
    const theirs = await readyToOrder()
    const order = await placeOrder(mine.client, mine.id)
    const other = await placeOrder(theirs.client, theirs.id)
    expect((await theirs.client.get(`/orders/${order.id}`)).status).toBe(404)
    expect((await theirs.client.post(`/orders/${order.id}/settle`)).status).toBe(404)
    const quote = await quoteFor(mine.client, mine.id)
    expect((await orderWith(theirs.client, theirs.id, quote)).body.code).toBe('quote_changed')
    await pay(other, ownCard())
    await db().updateTable('purchase').set({ payment_intent: null }).where('id', '=', other.id).execute()
    await db().updateTable('purchase').set({ payment_intent: other.paymentIntent }).where('id', '=', order.id).execute()
    await expect(settleOrder(house.ports, order.id)).rejects.toBeInstanceOf(PaymentMismatch)
    expect((await purchase(order.id)).status).toBe('created')
  })

  it('15: 3-D Secure refused, then left, then another card: one payment', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, cards.alwaysAuthenticates)
    expect(await settle(client, order.id)).toMatchObject({ status: 'action_needed' })
    control().authenticate(order.paymentIntent, false)
    expect(await settle(client, order.id)).toMatchObject({ status: 'declined' })
    await pay(order, cards.alwaysAuthenticates)
    expect(await settle(client, order.id)).toMatchObject({ status: 'action_needed' })
    await pay(order, ownCard())
    expect(await settle(client, order.id)).toMatchObject({ status: 'held', lastError: null })
    expect((await providerHas(order.paymentIntent)).payments).toHaveLength(1)
  })

  it('16: a late payment_failed changes nothing about a payment that succeeded', async () => {
    withWebhooks()
    control().webhooks.hold()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, cards.declined)
    await pay(order, ownCard())
    expect(await settle(client, order.id)).toMatchObject({ status: 'held' })
    await house.settle()
    await control().webhooks.release('reversed')
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'held', last_error: null })
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('24: an event of real money, of an unknown type, of another account, of another version, too long or null', async () => {
    const send = (body: string) => postEvent(body, signature(body, seconds(), ['whsec_test']))
    const [real, long, unknown, older] = [
      anEvent({ livemode: true }),
      anEvent({ padding: 'x'.repeat(3_000_000) }),
      anEvent({ type: 'something.new' }),
      anEvent({ api_version: '2020-01-01' }),
    ]
    expect(await send(real)).toMatchObject({ status: 400, body: { code: 'livemode_mismatch' } })
    expect(await send('null')).toMatchObject({ status: 400 })
    expect(await send(long)).toMatchObject({ status: 413 })
    expect([await storedEvent(real), await storedEvent(long)]).toEqual([undefined, undefined])
    expect((await send(unknown)).status).toBe(200)
    expect((await send(older)).status).toBe(200)
    await house.settle()
    for (const kept of [unknown, older])
      expect(await storedEvent(kept)).toMatchObject({ handled_at: house.clock.now() })
    expect(house.jobs.failures).toEqual([])
  })

  it('25: bad answers of the provider are never taken for success, and are made good later', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, ownCard())
    const retrieve = `GET /v1/payment_intents/${order.paymentIntent}`
    for (const answer of [
      { status: 404, body: '{"message":"Not Found"}' },
      { status: 502, body: '{"oops":1}' },
      { status: 200, body: '<html>Bad gateway</html>' },
    ]) {
      control().answers.fail(retrieve, answer, { times: 3 })
      const refused = await client.post(`/orders/${order.id}/settle`)
      expect(refused).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } })
      control().answers.reset()
    }
    expect((await purchase(order.id)).status).toBe('created')
    await later(11)
    expect((await purchase(order.id)).status).toBe('held')
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('25: an expert accepts at once while the provider hangs, and the order can still be read', async () => {
    const helene = await expert()
    const { client, id, order } = await heldOrder()
    const answer = control().answers.keepBack(`GET /v1/payment_intents/${order.paymentIntent}`)
    let settled = false
    const hanging = client.post(`/orders/${order.id}/settle`).finally(() => {
      settled = true
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await acceptBy(helene, id)
    expect((await client.get(`/orders/${order.id}`)).status).toBe(200)
    expect(settled).toBe(false)
    answer()
    await hanging
    await house.settle()
    expect((await purchase(order.id)).status).toBe('captured')
  })
})

describe('a capture that fails', () => {
  async function failedCapture() {
    const helene = await expert()
    const made = await heldOrder()
    const { paymentMethod } = await atProvider(made.order.paymentIntent)
    control().nextUse(paymentMethod ?? '', 'capture_decline')
    const token = await acceptBy(helene, made.id)
    await house.settle()
    return { ...made, helene, token, paymentMethod: paymentMethod ?? '' }
  }

  it('lets the hold go, and another card pays a new order for the same question', async () => {
    const { client, id, order } = await failedCapture()
    expect(await viewOf(client, id)).toMatchObject({ state: 'ASSIGNED', payment: 'NONE', can: { order: true } })
    expect(await atProvider(order.paymentIntent)).toMatchObject({ status: 'canceled', amountReceived: 0 })
    const again = await placeOrder(client, id)
    expect(again.id).not.toBe(order.id)
    await pay(again, ownCard())
    await settle(client, again.id)
    await house.settle()
    expect(await viewOf(client, id)).toMatchObject({ state: 'ASSIGNED', payment: 'CAPTURED' })
    expect(await atProvider(again.paymentIntent)).toMatchObject({ amountReceived: 300 })
    expect(await invoices(order.id)).toEqual([])
    expect(await invoices(again.id)).toHaveLength(1)
  })

  it('is not believed when it is only our own other try, still under way', async () => {
    const helene = await expert()
    const { client, id, order } = await heldOrder()
    control().answers.fail(
      `POST /v1/payment_intents/${order.paymentIntent}/capture`,
      {
        status: 409,
        body: JSON.stringify({
          error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'x' },
        }),
      },
      { times: 3 },
    )
    await acceptBy(helene, id)
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'held', wanted: 'capture' })
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD', can: { order: false } })
    control().answers.reset()
    await later(11)
    expect(await viewOf(client, id)).toMatchObject({ payment: 'CAPTURED' })
  })

  it('is never recorded as money taken without an acceptance', async () => {
    const { client, id, order } = await heldOrder()
    await house.ports.payments.capture({ orderId: order.id, paymentIntent: order.paymentIntent })
    await expect(settleOrder(house.ports, order.id)).rejects.toBeInstanceOf(PaymentMismatch)
    expect(await purchase(order.id)).toMatchObject({ status: 'held' })
    expect(await subscriptions(order.id)).toEqual([])
    expect(await viewOf(client, id)).toMatchObject({ payment: 'HELD' })
  })
})

describe('the introductory offer', () => {
  it('exists once per person: the second of two holds is let go and says why', async () => {
    const { client, id } = await readyToOrder()
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const [one, two] = [await placeOrder(client, id), await placeOrder(client, second)]
    await Promise.all([pay(one, ownCard()), pay(two, ownCard())])
    await Promise.all([settle(client, one.id), settle(client, two.id)])
    await house.settle()
    const orders = [await purchase(one.id), await purchase(two.id)]
    expect(orders.map((order) => order.status).sort()).toEqual(['held', 'voided'])
    const refused = orders.find((order) => order.status === 'voided')
    expect(refused).toMatchObject({ last_error: 'first_offer_used' })
    expect(await atProvider(refused?.payment_intent ?? '')).toMatchObject({ status: 'canceled' })
    expect(house.jobs.failures).toEqual([])
  })

  it('exists once per card: two people at the same moment get one', async () => {
    const [one, two] = [await readyToOrder(), await readyToOrder()]
    const orders = [await placeOrder(one.client, one.id), await placeOrder(two.client, two.id)]
    const card = ownCard()
    await Promise.all(orders.map((order) => pay(order, card)))
    await Promise.all([settle(one.client, orders[0]?.id ?? ''), settle(two.client, orders[1]?.id ?? '')])
    await house.settle()
    const statuses = await Promise.all(orders.map(async ({ id }) => (await purchase(id)).status))
    expect(statuses.sort()).toEqual(['held', 'voided'])
  })

  it('refused for the card leaves the person free to pay the question otherwise', async () => {
    const card = ownCard()
    await heldOrder('first', card)
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, card)
    expect(await settle(client, order.id)).toMatchObject({ clientSecret: null, lastError: 'first_offer_used' })
    const next = await placeOrder(client, id)
    expect(next.id).not.toBe(order.id)
    await house.settle()
    expect(await atProvider(order.paymentIntent)).toMatchObject({ status: 'canceled' })
    await pay(next, ownCard())
    expect(await settle(client, next.id)).toMatchObject({ status: 'held' })
  })

  it('leads to one plan only: a plan ordered in the first period takes its place', async () => {
    const { client, helene, order } = await captured()
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const plan = await placeOrder(client, second, 'plan')
    await pay(plan, ownCard())
    await settle(client, plan.id)
    await house.settle()
    await acceptBy(helene, second)
    await house.settle()
    expect(await purchase(plan.id)).toMatchObject({ status: 'captured' })
    expect((await subscriptions(order.id))[0]).toMatchObject({ state: 'ended', end_reason: 'replaced' })
    expect((await subscriptions(plan.id))[0]).toMatchObject({ state: 'active' })
    const { subscriptions: atStripe } = await providerHas(plan.paymentIntent)
    expect(atStripe.map(({ status }) => status).sort()).toEqual(['canceled', 'trialing'])
    expect(house.jobs.failures).toEqual([])
  })
})

describe('what is given up', () => {
  it('leaves nothing at the provider after a void: neither hold nor card, nor an invoice', async () => {
    const { client, id, order } = await heldOrder()
    const { paymentMethod } = await atProvider(order.paymentIntent)
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await house.settle()
    expect(await atProvider(order.paymentIntent)).toMatchObject({ status: 'canceled' })
    expect(await invoices(order.id)).toEqual([])
    const card = await fetch(`${house.sandbox.url}/v1/payment_methods/${paymentMethod}`, {
      headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
    })
    expect((await card.json()).customer).toBeNull()
    expect(await letters('questions.voided', order.id)).toHaveLength(1)
  })

  it('an order that was replaced cannot be paid any more, even when the first try to let it go was lost', async () => {
    const { client, id } = await readyToOrder()
    const first = await placeOrder(client, id)
    house.jobs.handle('billing.pursue', async () => {})
    const plan = await placeOrder(client, id, 'plan')
    await pay(first, ownCard())
    await house.settle()
    house.jobs.handle('billing.pursue', ({ orderId }) => pursue(house.ports, orderId))
    await later(11)
    expect(await atProvider(first.paymentIntent)).toMatchObject({ status: 'canceled' })
    expect(await purchase(plan.id)).toMatchObject({ status: 'created' })
  })

  it('an order that nobody pays within a day is let go, and does not keep the others waiting', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await later(24 * 60)
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'voided' })
    expect(await atProvider(order.paymentIntent)).toMatchObject({ status: 'canceled' })
    expect((await placeOrder(client, id)).id).not.toBe(order.id)
  })

  it('a plan given back while the provider was creating it never charges', async () => {
    const helene = await expert()
    const { client, id, order } = await heldOrder()
    await acceptBy(helene, id)
    const answer = control().answers.keepBack('POST /v1/subscriptions')
    const working = house.settle()
    await expect.poll(async () => (await providerHas(order.paymentIntent)).subscriptions.length).toBe(1)
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await pursue(house.ports, order.id)
    answer()
    await working
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'refunded' })
    expect((await providerHas(order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
  })

  it('a plan whose end the provider did not hear of is ended by the reconciliation', async () => {
    const { client, id, order } = await captured()
    control().answers.fail('DELETE /v1/subscriptions', { status: 500, body: '{}' }, { times: 1000 })
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await house.settle()
    house.jobs.handle('billing.unsubscribe', async () => {})
    control().answers.reset()
    await later(11)
    await reconcile(house.ports)
    expect((await providerHas(order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
  })
})

describe('a captured question that ends without an answer', () => {
  it('is refunded without a claim, with a credit note, a mirrored ledger and a letter', async () => {
    const { client, id, order } = await captured()
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await house.settle()
    expect(await atProvider(order.paymentIntent)).toMatchObject({ amountRefunded: 300 })
    expect((await invoices(order.id)).map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 300],
      ['credit_note', -300],
    ])
    const sums = new Map<string, number>()
    for (const line of await ledger(order.id)) sums.set(line.account, (sums.get(line.account) ?? 0) + line.amount)
    expect([...sums.values()]).toEqual([0, 0, 0])
    expect(await letters('questions.refunded', order.id)).toHaveLength(1)
    expect((await subscriptions(order.id))[0]).toMatchObject({ state: 'ended' })
  })
})

describe('invoices', () => {
  it('are numbered without a gap or a double, however many are written at once', async () => {
    const helene = await expert()
    house.jobs.handle('billing.pursue', async () => {})
    const made: string[] = []
    for (let n = 0; n < 4; n += 1) {
      const { id, order } = await heldOrder()
      await answerBy(helene, id, await acceptBy(helene, id))
      made.push(order.id)
    }
    await Promise.all(made.map((orderId) => pursue(house.ports, orderId)))
    expect((await Promise.all(made.map(invoices))).flat()).toHaveLength(4)
    const rows = await db()
      .selectFrom('invoice')
      .select('sequence')
      .where('series', '=', 'F2026')
      .orderBy('sequence')
      .execute()
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
  })
})

describe('an account that turns out to be the visitor’s', () => {
  async function joins(client: Caller, email: string) {
    await client.post('/sign-in/link', { email, locale: 'fr' })
    const letter = await db()
      .selectFrom('mail_outbox')
      .select('text')
      .where('to_address', '=', email)
      .where('text', 'like', '%#%')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const token = /[#?&]token=([\w-]+)/.exec(letter.text)?.[1] ?? /#([\w-]{20,})/.exec(letter.text)?.[1]
    const opened = await client.post('/sign-in/link/open', { token, withoutPassword: true })
    expect(opened.status).toBe(200)
    return new Caller(opened.body.token)
  }

  it('sees the order, the plan and the invoice, and has had its introductory offer', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(house.ports, { email, locale: 'fr' })
    const helene = await expert()
    const { client, id } = await readyToOrder(email)
    const order = await placeOrder(client, id)
    await pay(order, ownCard())
    await settle(client, order.id)
    await house.settle()
    const member = await joins(client, email)
    expect(await settle(member, order.id)).toMatchObject({ status: 'held' })
    await acceptBy(helene, id)
    await house.settle()
    expect((await member.get('/me/subscription')).body).toMatchObject({
      subscription: { state: 'first_period' },
      invoices: [{ total: 300 }],
    })
    expect((await member.get('/me/offers')).body.kinds).toEqual([])
    expect((await providerHas(order.paymentIntent)).subscriptions).toHaveLength(1)
    expect(await viewOf(member, id)).toMatchObject({ orderId: order.id, payment: 'CAPTURED' })
  })

  it('and that has a plan keeps one plan, and is never charged for the visitor’s', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(house.ports, { email, locale: 'fr' })
    const helene = await expert()
    const taken = async () => {
      const { client, id } = await readyToOrder(email)
      const order = await placeOrder(client, id)
      await pay(order, ownCard())
      await settle(client, order.id)
      await house.settle()
      await acceptBy(helene, id)
      await house.settle()
      return { client, id, order }
    }
    const first = await taken()
    const member = await joins(first.client, email)
    const second = await taken()
    const again = await joins(second.client, email)
    await later(11)
    expect(await viewOf(again, second.id)).toMatchObject({ payment: 'CAPTURED' })
    const [kept] = await subscriptions(first.order.id)
    const [ended] = await subscriptions(second.order.id)
    expect([kept?.state, ended?.state]).toEqual(['first_period', 'ended'])
    expect((await providerHas(second.order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
    expect((await providerHas(first.order.paymentIntent)).subscriptions).toMatchObject([{ status: 'trialing' }])
    expect((await member.get('/me/subscription')).body.invoices).toHaveLength(2)
  })
})

it('a lost connection of the database in the middle of a settlement harms nothing but that settlement', async () => {
  const { client, order } = await heldOrder()
  const release = control().answers.keepBack(`GET /v1/payment_intents/${order.paymentIntent}`)
  const settling = client.post(`/orders/${order.id}/settle`)
  const idle = async () => {
    const { rows } = await house.database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
    return rows
  }
  await expect.poll(async () => (await idle()).length).toBe(1)
  for (const { pid } of await idle()) await house.database.pool.query('select pg_terminate_backend($1)', [pid])
  release()
  expect([500, 503]).toContain((await settling).status)
  expect(await settle(client, order.id)).toMatchObject({ status: 'held' })
  expect((await visitor()).token).toBeTruthy()
})
