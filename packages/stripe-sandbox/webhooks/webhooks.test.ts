import { afterEach, expect, test } from 'vitest'
import {
  cards,
  createManualPayment,
  openTestSandbox,
  openWebhookReceiver,
  payInBrowser,
  sdk,
  webhookSecret,
} from '../testing/sandbox.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function openShop(statuses: number[] = []) {
  const receiver = await openWebhookReceiver(statuses)
  const webhook = { url: receiver.url, secret: webhookSecret }
  const { sandbox, stripe } = await openTestSandbox({ webhook })
  closing.push(receiver.close, sandbox.close)
  return { receiver, sandbox, stripe, webhooks: sandbox.control.webhooks }
}

const signed = ({ body, signature }: { body: string; signature: string }, secret: string) =>
  sdk('http://127.0.0.1:1').webhooks.constructEvent(body, signature, secret)

test('every event reaches the endpoint, signed so that the SDK accepts it', async () => {
  const { receiver, sandbox, stripe, webhooks } = await openShop()
  const { intent } = await createManualPayment(stripe)
  await payInBrowser(sandbox.url, intent, cards.fine)
  await webhooks.idle()
  expect(receiver.types().sort()).toEqual([
    'charge.succeeded',
    'customer.created',
    'payment_intent.amount_capturable_updated',
    'payment_intent.created',
    'payment_method.attached',
  ])
  for (const one of receiver.received) {
    expect(signed(one, webhookSecret)).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
    })
    expect(() => signed({ ...one, body: one.body.replace('300', '301') }, 'whsec_other')).toThrow()
  }
})

test('an endpoint that fails gets the event again, and the event counts as undelivered until then', async () => {
  const { receiver, stripe, webhooks } = await openShop([500, 302])
  await stripe.customers.create()
  await webhooks.idle()
  const [undelivered] = (await stripe.events.list({ delivery_success: false })).data
  expect(undelivered).toMatchObject({ type: 'customer.created', pending_webhooks: 1 })
  webhooks.retryNow()
  await webhooks.idle()
  webhooks.retryNow()
  await webhooks.idle()
  expect(receiver.received.map(({ event }) => event.id)).toEqual(Array(3).fill(undelivered?.id))
  expect((await stripe.events.list({ delivery_success: false })).data).toEqual([])
  expect((await stripe.events.retrieve(undelivered?.id ?? '')).pending_webhooks).toBe(0)
})

test('events can be doubled, lost, or sent in reverse', async () => {
  const { receiver, stripe, webhooks } = await openShop()
  webhooks.duplicate(3)
  await stripe.customers.create()
  await webhooks.idle()
  expect(receiver.received).toHaveLength(3)
  webhooks.reset()
  webhooks.drop(1)
  await stripe.customers.create()
  await webhooks.idle()
  expect(receiver.received).toHaveLength(3)
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1)
  webhooks.hold()
  const { intent } = await createManualPayment(stripe)
  await stripe.paymentIntents.cancel(intent.id)
  expect(receiver.received).toHaveLength(3)
  await webhooks.release('reversed')
  expect(receiver.types().slice(3)).toEqual(['payment_intent.canceled', 'payment_intent.created', 'customer.created'])
})

test('while a secret is being changed an event carries both signatures', async () => {
  const { receiver, stripe, webhooks } = await openShop()
  webhooks.alsoSignWith('whsec_next')
  await stripe.customers.create()
  await webhooks.idle()
  const [one] = receiver.received
  expect(one && signed(one, webhookSecret).id).toBe(one && signed(one, 'whsec_next').id)
})

test('an event may arrive before the call that caused it is answered', async () => {
  const { receiver, sandbox, stripe } = await openShop()
  const answerNow = sandbox.control.responses.delay('POST /v1/customers')
  const creating = stripe.customers.create()
  await expect.poll(() => receiver.types()).toEqual(['customer.created'])
  answerNow()
  expect(await creating).toMatchObject({ object: 'customer' })
})

test('an endpoint made through the API gets only the events it asked for, under its own secret', async () => {
  const { stripe, webhooks } = await openShop()
  const other = await openWebhookReceiver()
  closing.push(other.close)
  const endpoint = await stripe.webhookEndpoints.create({ url: other.url, enabled_events: ['product.created'] })
  await stripe.products.create({ name: 'A' })
  await stripe.customers.create()
  await webhooks.idle()
  expect(other.types()).toEqual(['product.created'])
  expect(other.received[0] && signed(other.received[0], endpoint.secret ?? '').type).toBe('product.created')
})
