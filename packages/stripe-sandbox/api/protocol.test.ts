import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { cards, createManualPayment, keys, openTestSandbox, payInBrowser, sdk } from '../testing/sandbox.ts'

let clock = new Date('2026-03-01T10:00:00Z')
let sandbox: Sandbox
let stripe: Awaited<ReturnType<typeof openTestSandbox>>['stripe']

beforeAll(async () => {
  ;({ sandbox, stripe } = await openTestSandbox({ now: () => clock }))
})
afterAll(() => sandbox.close())

const authorization = `Bearer ${keys.secretKey}`

test('every refusal comes in the error envelope with a request id', async () => {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${sandbox.url}${path}`, init)
    return { status: answer.status, id: answer.headers.get('request-id'), ...(await answer.json()) }
  }
  expect(await ask('/v1/customers')).toMatchObject({
    status: 401,
    id: expect.stringMatching(/^req_/),
    error: { type: 'invalid_request_error' },
  })
  expect(await ask('/v1/nothing', { headers: { authorization } })).toMatchObject({
    status: 404,
    error: { message: expect.stringContaining('/v1/nothing') },
  })
  expect(await ask('/v1/customers', { headers: { authorization: 'Bearer sk_test_other' } })).toMatchObject({
    status: 401,
  })
  const json = { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: '{"name":"x"}' }
  expect(await ask('/v1/customers', json)).toMatchObject({ status: 400 })
  const old = { headers: { authorization, 'stripe-version': '2020-08-27' } }
  expect(await ask('/v1/customers', old)).toMatchObject({ status: 400 })
  const basic = `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`
  expect(await ask('/v1/customers', { headers: { authorization: basic } })).toMatchObject({
    status: 200,
    object: 'list',
  })
})

test('unknown, missing and ill-formed parameters are named', async () => {
  const create = (params: object) => stripe.paymentIntents.create(params as never)
  await expect(create({ amount: 300, currency: 'eur', colour: 'red' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'colour',
  })
  await expect(create({ amount: 300 })).rejects.toMatchObject({ code: 'parameter_missing', param: 'currency' })
  await expect(create({ amount: 3.5, currency: 'eur' })).rejects.toMatchObject({ code: 'parameter_invalid_integer' })
  await expect(create({ amount: 20, currency: 'eur' })).rejects.toMatchObject({ code: 'amount_too_small' })
  const nested = { amount: 300, currency: 'eur', automatic_payment_methods: { enabled: true, sometimes: true } }
  await expect(create(nested)).rejects.toMatchObject({ param: 'automatic_payment_methods[sometimes]' })
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  })
})

test('a publishable key creates cards and opens the one payment whose secret it shows, and sees less of it', async () => {
  const { intent } = await createManualPayment(stripe)
  const browser = sdk(sandbox.url, keys.publishableKey)
  await expect(browser.customers.list()).rejects.toMatchObject({ code: 'secret_key_required' })
  await expect(browser.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ param: 'client_secret' })
  await expect(browser.paymentIntents.retrieve(intent.id, { client_secret: 'pi_x_secret_y' })).rejects.toMatchObject({
    statusCode: 400,
  })
  const seen = await browser.paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret as string })
  expect(seen).toMatchObject({ id: intent.id, amount: 300 })
  expect(seen).not.toHaveProperty('customer')
  expect(seen).not.toHaveProperty('metadata')
  const preflight = await fetch(`${sandbox.url}/v1/payment_methods`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
})

test('a live key is refused wherever it comes from, and a secret one in a browser', async () => {
  for (const key of ['sk_live_1', 'rk_live_1', 'pk_live_1'])
    await expect(sdk(sandbox.url, key).customers.list()).rejects.toMatchObject({
      statusCode: 401,
      code: 'livemode_mismatch',
    })
  const answer = await fetch(`${sandbox.url}/v1/payment_methods`, {
    method: 'POST',
    body: new URLSearchParams({ key: keys.secretKey, type: 'card' }),
  })
  expect(answer.status).toBe(401)
})

test('more requests in a second than the limit are refused with 429, and nothing of them is done', async () => {
  sandbox.control.responses.limit(2)
  const email = 'rate@demo.test'
  const create = () => stripe.customers.create({ email }, { idempotencyKey: 'rate:1' })
  const made = await create()
  await stripe.customers.list({ email })
  await expect(create()).rejects.toMatchObject({ statusCode: 429, code: 'rate_limit', type: 'StripeRateLimitError' })
  clock = new Date(clock.getTime() + 1000)
  expect((await create()).id).toBe(made.id)
  sandbox.control.responses.reset()
})

test('an account offers Link beside cards, unless a payment names its types', async () => {
  const payment = { amount: 300, currency: 'eur', automatic_payment_methods: { enabled: true } }
  expect((await stripe.paymentIntents.create(payment)).payment_method_types).toEqual(['card', 'link'])
  const cardsOnly = await stripe.paymentIntents.create({ ...payment, allowed_payment_method_types: ['card'] })
  expect(cardsOnly.payment_method_types).toEqual(['card'])
  const former = { ...payment, payment_method_types: ['card'] } as never
  await expect(stripe.paymentIntents.create(former)).rejects.toMatchObject({ code: 'parameter_unknown' })
})

test('one idempotency key is one piece of work for a day', async () => {
  const create = (email: string, idempotencyKey: string) => stripe.customers.create({ email }, { idempotencyKey })
  const first = await create('a@demo.test', 'cus:1')
  const again = await create('a@demo.test', 'cus:1')
  expect(again.id).toBe(first.id)
  await expect(create('b@demo.test', 'cus:1')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  clock = new Date(clock.getTime() + 25 * 3_600_000)
  sandbox.control.tick()
  expect((await create('a@demo.test', 'cus:1')).id).not.toBe(first.id)
})

test('two clicks at once with one key: one works, the other is told to wait', async () => {
  const answerNow = sandbox.control.responses.delay('POST /v1/customers')
  const first = stripe.customers.create({ email: 'c@demo.test' }, { idempotencyKey: 'cus:2' })
  await expect.poll(async () => (await stripe.customers.list({ email: 'c@demo.test' })).data.length).toBe(1)
  const second = stripe.customers.create({ email: 'c@demo.test' }, { idempotencyKey: 'cus:2' })
  await expect(second).rejects.toMatchObject({ code: 'idempotency_key_in_use', statusCode: 409 })
  answerNow()
  const third = await stripe.customers.create({ email: 'c@demo.test' }, { idempotencyKey: 'cus:2' })
  expect(third.id).toBe((await first).id)
})

test('a refusal by the bank is kept under its key too; a malformed request is not', async () => {
  const { intent } = await createManualPayment(stripe)
  const pay = (method: string) =>
    stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: method, return_url: 'https://shop.test' },
      { idempotencyKey: 'confirm:1' },
    )
  await expect(pay('pm_card_visa_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
  await expect(pay('pm_card_visa_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' })
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
  const bad = stripe.customers.create({ nme: 'x' } as never, { idempotencyKey: 'cus:3' })
  await expect(bad).rejects.toMatchObject({ code: 'parameter_unknown' })
  expect(await stripe.customers.create({ name: 'x' }, { idempotencyKey: 'cus:3' })).toMatchObject({ name: 'x' })
})

test('lists go page by page, newest first, both ways, and by date', async () => {
  const product = await stripe.products.create({ name: 'Shelf' })
  const made: string[] = []
  for (let n = 0; n < 5; n++) {
    made.unshift((await stripe.prices.create({ currency: 'eur', unit_amount: n, product: product.id })).id)
  }
  const all = await stripe.prices.list({ product: product.id, limit: 2 }).autoPagingToArray({ limit: 100 })
  expect(all.map(({ id }) => id)).toEqual(made)
  const middle = await stripe.prices.list({ product: product.id, limit: 2, ending_before: made[4] as string })
  expect(middle.data.map(({ id }) => id)).toEqual(made.slice(2, 4))
  expect(middle.has_more).toBe(true)
  const future = { gt: Math.floor(clock.getTime() / 1000) }
  expect((await stripe.prices.list({ product: product.id, created: future })).data).toEqual([])
  await expect(stripe.prices.list({ starting_after: 'price_none' })).rejects.toMatchObject({ param: 'starting_after' })
})

test('objects expand four deep, in lists too, and nowhere else', async () => {
  const { intent } = await createManualPayment(stripe)
  await payInBrowser(sandbox.url, intent, cards.fine)
  const deep = await stripe.paymentIntents.retrieve(intent.id, {
    expand: ['latest_charge.payment_intent.customer', 'payment_method.customer'],
  })
  expect(deep).toMatchObject({
    latest_charge: { payment_intent: { customer: { object: 'customer' } } },
    payment_method: { customer: { email: 'zoe@demo.test' } },
  })
  const listed = await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] })
  expect(listed.data[0]?.latest_charge).toMatchObject({ object: 'charge' })
  await expect(stripe.paymentIntents.retrieve(intent.id, { expand: ['amount'] })).rejects.toMatchObject({
    param: 'expand',
  })
  const five = 'latest_charge.payment_intent.latest_charge.payment_intent.customer'
  await expect(stripe.paymentIntents.retrieve(intent.id, { expand: [five] })).rejects.toMatchObject({ param: 'expand' })
})

test('metadata is merged key by key, and an empty value removes its key', async () => {
  const customer = await stripe.customers.create({ metadata: { a: '1', b: '2' } })
  const changed = await stripe.customers.update(customer.id, { metadata: { a: '', c: '3' } })
  expect(changed.metadata).toEqual({ b: '2', c: '3' })
  expect((await stripe.customers.update(customer.id, { metadata: '' })).metadata).toEqual({})
})
