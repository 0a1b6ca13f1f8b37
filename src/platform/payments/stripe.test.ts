import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../../../packages/stripe-sandbox/sandbox.ts'
import {
  cards,
  freshCard,
  keys,
  openTestSandbox,
  openWebhookReceiver,
  payInBrowser,
  sdk,
  webhookSecret,
} from '../../../packages/stripe-sandbox/testing/sandbox.ts'
import { signatureHeader } from '../../../packages/stripe-sandbox/webhooks/deliveries.ts'
import type { Payments } from './port.ts'
import { stripePayments } from './stripe.ts'

const now = () => new Date('2026-03-01T10:00:00Z')
let sandbox: Sandbox
let payments: Payments
let receiver: Awaited<ReturnType<typeof openWebhookReceiver>>
let orders = 0

beforeAll(async () => {
  receiver = await openWebhookReceiver()
  ;({ sandbox } = await openTestSandbox({ now, webhook: { url: receiver.url, secret: webhookSecret } }))
  payments = stripePayments({ secretKey: keys.secretKey, base: sandbox.url, now, retries: 0 })
  await payments.ensureCatalogue([
    { lookupKey: 'plan_monthly', name: 'Clairavis', amount: 2900, currency: 'eur' },
    { lookupKey: 'copilot_monthly', name: 'Clairavis Copilot', amount: 20000, currency: 'eur' },
  ])
})
afterEach(() => {
  sandbox.control.responses.reset()
  sandbox.control.webhooks.reset()
})
afterAll(async () => {
  await sandbox.close()
  await receiver.close()
})

async function order() {
  orders += 1
  const orderId = `order-${orders}`
  const customer = await payments.createCustomer({ personId: `person-${orders}`, email: 'zoe@demo.test', locale: 'fr' })
  const wish = { orderId, customer, amount: 300, currency: 'eur', description: 'Première question' }
  const { paymentIntent, clientSecret } = await payments.holdFirstQuestion(wish)
  const pay = (number: string) => payInBrowser(sandbox.url, { id: paymentIntent, client_secret: clientSecret }, number)
  return { orderId, customer, wish, paymentIntent, clientSecret, pay }
}

const answerOf = (pay: Promise<{ next_action: { redirect_to_url: { url: string } } }>, choice: string) =>
  pay.then(({ next_action }) =>
    fetch(next_action.redirect_to_url.url, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    }),
  )

test('the first question is held, then taken, and the plan starts only then and only once', async () => {
  const { orderId, customer, paymentIntent, pay } = await order()
  await pay(cards.fine)
  const held = await payments.retrievePayment(paymentIntent)
  expect(held).toMatchObject({
    status: 'requires_capture',
    amount: 300,
    amountCapturable: 300,
    amountReceived: 0,
    amountRefunded: 0,
    currency: 'eur',
    customer,
    orderId,
    livemode: false,
    cardLast4: '4242',
    holdEndsAt: new Date('2026-03-08T10:00:00Z'),
    lastError: null,
  })
  expect(held.cardFingerprint).toMatch(/^\w{16}$/)
  expect(await payments.capture({ orderId, paymentIntent })).toMatchObject({ status: 'succeeded', amountReceived: 300 })
  expect(await payments.capture({ orderId, paymentIntent })).toMatchObject({ status: 'succeeded', amountReceived: 300 })

  const trialEnd = new Date('2026-03-16T10:00:00Z')
  const wish = {
    orderId,
    customer,
    price: 'plan_monthly',
    amount: 2900,
    trialEnd,
    paymentMethod: held.paymentMethod ?? '',
  }
  const subscription = await payments.createSubscription(wish)
  expect(subscription).toMatchObject({
    status: 'trialing',
    orderId,
    price: 'plan_monthly',
    trialEndsAt: trialEnd,
    cancelsAt: null,
  })
  expect((await payments.createSubscription(wish)).id).toBe(subscription.id)
  expect((await payments.findSubscriptionByOrder({ orderId, customer }))?.id).toBe(subscription.id)
  expect(await payments.findSubscriptionByOrder({ orderId: 'order-none', customer })).toBeNull()

  const stopping = await payments.cancelSubscriptionAtPeriodEnd({
    key: 'c1',
    subscription: subscription.id,
    feedback: 'unused',
  })
  expect(stopping).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true, cancelsAt: trialEnd })
  expect((await payments.cancelSubscriptionNow({ key: 'e1', subscription: subscription.id })).status).toBe('canceled')
  expect((await payments.cancelSubscriptionNow({ key: 'e1', subscription: subscription.id })).status).toBe('canceled')
  expect((await payments.retrieveSubscription(subscription.id)).endedAt).toEqual(now())
})

test('a hold that is let go takes nothing and its card is forgotten, however often that is asked', async () => {
  const { orderId, paymentIntent, pay } = await order()
  await pay(cards.fine)
  const { paymentMethod } = await payments.retrievePayment(paymentIntent)
  for (let n = 0; n < 2; n++) {
    expect(await payments.voidHold({ orderId, paymentIntent })).toMatchObject({ status: 'canceled', amountReceived: 0 })
    await payments.detachCard(paymentMethod ?? '')
  }
  await expect(payments.capture({ orderId, paymentIntent })).rejects.toMatchObject({ kind: 'conflict' })
})

test('money already taken is not voided but refunded, once per claim and never twice', async () => {
  const { orderId, paymentIntent, pay } = await order()
  await pay(cards.fine)
  await payments.capture({ orderId, paymentIntent })
  await expect(payments.voidHold({ orderId, paymentIntent })).rejects.toMatchObject({ kind: 'conflict' })
  const claim = { claimId: `claim-${orderId}`, paymentIntent, amount: 300 }
  const [one, other] = await Promise.all([payments.refund(claim), payments.refund(claim)])
  expect(one).toMatchObject({ status: 'succeeded', amount: 300, paymentIntent, claimId: claim.claimId })
  expect(other.id).toBe(one.id)
  expect((await payments.retrievePayment(paymentIntent)).amountRefunded).toBe(300)
  await expect(payments.refund({ ...claim, claimId: 'claim-other' })).rejects.toMatchObject({ kind: 'conflict' })
})

test.each([
  [cards.declined, 'generic_decline'],
  [cards.insufficientFunds, 'insufficient_funds'],
  [cards.expired, 'expired_card'],
])('after card %s the payment says why, and a good card settles the same order', async (number, reason) => {
  const { paymentIntent, pay } = await order()
  await pay(number)
  expect(await payments.retrievePayment(paymentIntent)).toMatchObject({
    status: 'requires_payment_method',
    lastError: reason,
  })
  await pay(cards.fine)
  expect(await payments.retrievePayment(paymentIntent)).toMatchObject({ status: 'requires_capture', lastError: null })
})

test('a card is known again whoever uses it, and another card is another', async () => {
  const fingerprintOf = async (number: string) => {
    const { paymentIntent, pay } = await order()
    await pay(number)
    return (await payments.retrievePayment(paymentIntent)).cardFingerprint
  }
  const one = await fingerprintOf(freshCard(1))
  expect(await fingerprintOf(freshCard(1))).toBe(one)
  expect(await fingerprintOf(freshCard(2))).not.toBe(one)
})

test('3-D Secure: refused holds nothing, approved holds the money', async () => {
  const { paymentIntent, pay } = await order()
  await answerOf(pay(cards.authenticatesAtSetup), 'refuse')
  expect(await payments.retrievePayment(paymentIntent)).toMatchObject({
    status: 'requires_payment_method',
    lastError: 'payment_intent_authentication_failure',
  })
  await answerOf(pay(cards.authenticatesAtSetup), 'approve')
  expect((await payments.retrievePayment(paymentIntent)).status).toBe('requires_capture')
})

test('a capture that the bank refuses is a decline, and the order may start over with another card', async () => {
  const { orderId, wish, paymentIntent, pay } = await order()
  await pay(cards.fine)
  sandbox.control.setNextOutcome((await payments.retrievePayment(paymentIntent)).paymentMethod ?? '', 'capture_decline')
  await expect(payments.capture({ orderId, paymentIntent })).rejects.toMatchObject({
    kind: 'declined',
    declineCode: 'generic_decline',
  })
  const second = await payments.holdFirstQuestion({ ...wish, attempt: 2 })
  expect(second.paymentIntent).not.toBe(paymentIntent)
  expect((await payments.retrievePayment(second.paymentIntent)).orderId).toBe(orderId)
})

test('a customer whose answer was lost is the same one, and whoever changes language meanwhile is not refused', async () => {
  const person = { personId: 'person-lost', email: 'lost@demo.test', locale: 'fr' }
  const customer = await payments.createCustomer(person)
  expect(await payments.createCustomer(person)).toBe(customer)
  await expect(payments.createCustomer({ ...person, locale: 'en' })).resolves.toMatch(/^cus_/)
})

test('an order is prepared once, and never at another amount', async () => {
  const { wish, paymentIntent, clientSecret } = await order()
  expect(await payments.holdFirstQuestion(wish)).toEqual({ paymentIntent, clientSecret })
  expect(await payments.clientSecretOf(paymentIntent)).toBe(clientSecret)
  await expect(payments.holdFirstQuestion({ ...wish, amount: 1 })).rejects.toMatchObject({ kind: 'conflict' })
  await expect(payments.retrievePayment('pi_none')).rejects.toMatchObject({ kind: 'invalid', code: 'resource_missing' })
})

test('a new amount is a new price under the same name; what exists already is left alone', async () => {
  const plan = { lookupKey: 'plan_monthly', name: 'Clairavis', amount: 2900, currency: 'eur' }
  const seen = receiver.received.length
  await payments.ensureCatalogue([plan])
  await sandbox.control.webhooks.idle()
  expect(receiver.types().slice(seen)).toEqual([])
  await payments.ensureCatalogue([{ ...plan, lookupKey: 'extra' }])
  await payments.ensureCatalogue([{ ...plan, lookupKey: 'extra', amount: 3100 }])
  await sandbox.control.webhooks.idle()
  expect(receiver.types().slice(seen).sort()).toEqual([
    'price.created',
    'price.created',
    'price.updated',
    'product.created',
  ])
})

test.each([
  ['404 in another format', { status: 404, body: '{"message":"Not Found"}' }],
  ['502 without an error', { status: 502, body: '{"oops":1}' }],
  ['200 of another kind', { status: 200, body: '{"id":"cus_1","object":"customer"}' }],
  ['200 with another id', { status: 200, body: '{"id":"x","object":"payment_intent"}' }],
  ['a page of HTML', { status: 200, body: '<html>Maintenance</html>', contentType: 'text/html' }],
  ['null', { status: 200, body: 'null' }],
  ['a 500', { status: 500, body: '{"error":{"type":"api_error","message":"An error occurred"}}' }],
])(
  'when the provider answers with %s nothing is believed, and the same call done again holds once',
  async (_, answer) => {
    const { orderId, paymentIntent, pay } = await order()
    await pay(cards.fine)
    sandbox.control.responses.fail('POST /v1/payment_intents', answer, { workDone: true })
    await expect(payments.capture({ orderId, paymentIntent })).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await payments.capture({ orderId, paymentIntent })).toMatchObject({
      status: 'succeeded',
      amountReceived: 300,
    })
  },
)

test('when the provider hangs, the call gives up and the next one finds the work done', async () => {
  const { wish, customer } = await order()
  const impatient = stripePayments({ secretKey: keys.secretKey, base: sandbox.url, retries: 0, timeout: 150 })
  sandbox.control.responses.hang('POST /v1/payment_intents', { workDone: true })
  const fresh = { ...wish, orderId: `${wish.orderId}-slow` }
  await expect(impatient.holdFirstQuestion(fresh)).rejects.toMatchObject({ kind: 'unavailable' })
  const again = () =>
    payments.holdFirstQuestion(fresh).then(
      () => 'prepared',
      (error) => error.code,
    )
  await expect.poll(again).toBe('prepared')
  const made = await sdk(sandbox.url).paymentIntents.list({ customer })
  expect(made.data.filter(({ metadata }) => metadata.order_id === fresh.orderId)).toHaveLength(1)
})

test('when nobody listens at the address, the call says so', async () => {
  const nobody = stripePayments({ secretKey: keys.secretKey, base: 'http://127.0.0.1:9', retries: 0 })
  await expect(nobody.retrievePayment('pi_1')).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a wrong key is our fault, and says nothing of a payment', async () => {
  const stranger = stripePayments({ secretKey: 'sk_test_other', base: sandbox.url, retries: 0 })
  await expect(stranger.retrievePayment('pi_1')).rejects.toMatchObject({ kind: 'unavailable' })
})

test('an event is believed when one of our secrets signed it within five minutes, and never otherwise', async () => {
  const { orderId, paymentIntent, pay } = await order()
  await pay(cards.fine)
  await sandbox.control.webhooks.idle()
  const hold = receiver.received.find(
    ({ event }) =>
      event.type === 'payment_intent.amount_capturable_updated' &&
      (event.data.object as { id: string }).id === paymentIntent,
  )
  const { body, signature: header } = hold ?? { body: '', signature: '' }
  const parse = (raw: string, signed: string | null, secrets = ['whsec_next', webhookSecret]) =>
    payments.parseWebhook(raw, signed, secrets)
  expect(parse(body, header)).toMatchObject({
    type: 'payment_intent.amount_capturable_updated',
    objectKind: 'payment_intent',
    objectId: paymentIntent,
    paymentIntent,
    orderId,
    livemode: false,
    apiVersion: '2026-10-28.endive',
    created: now(),
  })
  expect(payments.parseWebhook(new TextEncoder().encode(body), header, [webhookSecret]).paymentIntent).toBe(
    paymentIntent,
  )
  const at = now().getTime() / 1000
  const refused: [string, string | null, string[]?][] = [
    [body, null],
    [body, header, []],
    [body, header, ['whsec_other']],
    [body, header.replace('v1=', 'v0=')],
    [body.replace('300', '301'), header],
    [JSON.stringify(JSON.parse(body)), header],
    [body, signatureHeader(body, at - 301, [webhookSecret])],
    ['null', signatureHeader('null', at, [webhookSecret])],
    ['{"object":"event"}', signatureHeader('{"object":"event"}', at, [webhookSecret])],
  ]
  for (const [raw, signed, secrets] of refused) {
    expect(() => parse(raw, signed, secrets)).toThrow(expect.objectContaining({ kind: 'invalid' }))
  }
})

test('events that were lost on the way can be asked for', async () => {
  sandbox.control.webhooks.drop(({ type }) => type === 'payment_intent.amount_capturable_updated')
  const { orderId, pay } = await order()
  await pay(cards.fine)
  await sandbox.control.webhooks.idle()
  const lost = await payments.listUndeliveredEvents(new Date(now().getTime() - 3_600_000))
  expect(lost).toMatchObject([{ type: 'payment_intent.amount_capturable_updated', orderId }])
})

test('a slow provider that never finishes its answer is given up as well', async () => {
  const drip: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"id":"pi_1",')
  }
  const server = createServer(drip)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const impatient = stripePayments({ secretKey: keys.secretKey, base, retries: 0, timeout: 150 })
  await expect(impatient.retrievePayment('pi_1')).rejects.toMatchObject({ kind: 'unavailable' })
  server.closeAllConnections()
  server.close()
})
