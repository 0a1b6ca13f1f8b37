import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  emailRows,
  invoiceRows,
  ledgerEntries,
  paymentAtStripe,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  stripeObjectsOf,
  subscriptionRows,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { expert, pay, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  acceptAs,
  answerAs,
  askQuestion,
  heldOrder,
  placeOrder,
  questionView,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { reconcileUnfinished } from '../../stripe/server/reconcile.ts'
import { subscribe, unsubscribe } from '../../subscriptions/server/subscribe.ts'
import { applyDesiredState } from './apply-desired-state.ts'
import { PaymentMismatch, syncOrderFromStripe } from './sync-order.ts'

setUpPaymentTestKit()

describe('a capture that fails', () => {
  async function failedCapture() {
    const helene = await expert()
    const made = await heldOrder()
    const { paymentMethod } = await paymentAtStripe(made.order.paymentIntent)
    sandboxControl().setNextOutcome(paymentMethod ?? '', 'capture_decline')
    const token = await acceptAs(helene, made.id)
    await testApp.settle()
    return { ...made, helene, token, paymentMethod: paymentMethod ?? '' }
  }

  it('lets the hold go, and another card pays a new order for the same question', async () => {
    const { client, id, order } = await failedCapture()
    expect(await questionView(client, id)).toMatchObject({ state: 'ASSIGNED', payment: 'NONE', can: { order: true } })
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ status: 'canceled', amountReceived: 0 })
    const again = await placeOrder(client, id)
    expect(again.id).not.toBe(order.id)
    await pay(again, unusedCard())
    await settleOrderPayment(client, again.id)
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ state: 'ASSIGNED', payment: 'CAPTURED' })
    expect(await paymentAtStripe(again.paymentIntent)).toMatchObject({ amountReceived: 300 })
    expect(await invoiceRows(order.id)).toEqual([])
    expect(await invoiceRows(again.id)).toHaveLength(1)
  })

  it('is not believed when it is only our own other try, still under way', async () => {
    const helene = await expert()
    const { client, id, order } = await heldOrder()
    sandboxControl().responses.fail(
      `POST /v1/payment_intents/${order.paymentIntent}/capture`,
      {
        status: 409,
        body: JSON.stringify({
          error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'x' },
        }),
      },
      { times: 3 },
    )
    await acceptAs(helene, id)
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'held', wanted: 'capture' })
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD', can: { order: false } })
    sandboxControl().responses.reset()
    await advanceAndRunJobs(11)
    expect(await questionView(client, id)).toMatchObject({ payment: 'CAPTURED' })
  })

  it('is never recorded as money taken without an acceptance', async () => {
    const { client, id, order } = await heldOrder()
    await testApp.ports.payments.capture({ orderId: order.id, paymentIntent: order.paymentIntent })
    await expect(syncOrderFromStripe(testApp.ports, order.id)).rejects.toBeInstanceOf(PaymentMismatch)
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'held' })
    expect(await subscriptionRows(order.id)).toEqual([])
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
  })
})

describe('the introductory offer', () => {
  it('exists once per person: the second of two holds is let go and says why', async () => {
    const { client, id } = await readyToOrder()
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const [one, two] = [await placeOrder(client, id), await placeOrder(client, second)]
    await Promise.all([pay(one, unusedCard()), pay(two, unusedCard())])
    await Promise.all([settleOrderPayment(client, one.id), settleOrderPayment(client, two.id)])
    await testApp.settle()
    const orders = [await purchaseRow(one.id), await purchaseRow(two.id)]
    expect(orders.map((order) => order.status).sort()).toEqual(['held', 'voided'])
    const refused = orders.find((order) => order.status === 'voided')
    expect(refused).toMatchObject({ lastError: 'first_offer_used_by_email' })
    expect(await paymentAtStripe(refused?.paymentIntent ?? '')).toMatchObject({ status: 'canceled' })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('exists once per card: two people at the same moment get one', async () => {
    const [one, two] = [await readyToOrder(), await readyToOrder()]
    const orders = [await placeOrder(one.client, one.id), await placeOrder(two.client, two.id)]
    const card = unusedCard()
    await Promise.all(orders.map((order) => pay(order, card)))
    await Promise.all([
      settleOrderPayment(one.client, orders[0]?.id ?? ''),
      settleOrderPayment(two.client, orders[1]?.id ?? ''),
    ])
    await testApp.settle()
    const statuses = await Promise.all(orders.map(async ({ id }) => (await purchaseRow(id)).status))
    expect(statuses.sort()).toEqual(['held', 'voided'])
  })

  it('is not given for what has no fingerprint, by which a second one could not be recognised', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    const { payments } = testApp.ports
    const { retrievePayment } = payments
    payments.retrievePayment = async (payment) => ({ ...(await retrievePayment(payment)), cardFingerprint: null })
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ lastError: 'card_not_supported' })
    await testApp.settle()
    payments.retrievePayment = retrievePayment
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ status: 'canceled', amountReceived: 0 })
  })

  it('refused for the card leaves the person free to pay the question otherwise', async () => {
    const card = unusedCard()
    await heldOrder('first', card)
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, card)
    expect(await settleOrderPayment(client, order.id)).toMatchObject({
      clientSecret: null,
      lastError: 'first_offer_used',
    })
    const next = await placeOrder(client, id)
    expect(next.id).not.toBe(order.id)
    await testApp.settle()
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ status: 'canceled' })
    await pay(next, unusedCard())
    expect(await settleOrderPayment(client, next.id)).toMatchObject({ status: 'held' })
  })
})

describe('what is given up', () => {
  it('leaves nothing at the provider after a void: neither hold nor card, nor an invoice', async () => {
    const { client, id, order } = await heldOrder()
    const { paymentMethod } = await paymentAtStripe(order.paymentIntent)
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await testApp.settle()
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ status: 'canceled' })
    expect(await invoiceRows(order.id)).toEqual([])
    const card = await fetch(`${testApp.sandbox.url}/v1/payment_methods/${paymentMethod}`, {
      headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2026-10-28.endive' },
    })
    expect((await card.json()).customer).toBeNull()
    expect(await emailRows('questions.voided', order.id)).toHaveLength(1)
  })

  it('an order that was replaced cannot be paid any more, even when the first try to let it go was lost', async () => {
    const { client, id } = await readyToOrder()
    const first = await placeOrder(client, id)
    testApp.jobs.handle('billing.pursue', async () => {})
    const plan = await placeOrder(client, id, 'plan')
    await pay(first, unusedCard())
    await testApp.settle()
    testApp.jobs.handle('billing.pursue', ({ orderId }) => applyDesiredState(testApp.ports, orderId))
    await advanceAndRunJobs(11)
    expect(await paymentAtStripe(first.paymentIntent)).toMatchObject({ status: 'canceled' })
    expect(await purchaseRow(plan.id)).toMatchObject({ status: 'created' })
  })

  it('an order that nobody pays within a day is let go, and does not keep the others waiting', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await advanceAndRunJobs(24 * 60)
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'voided' })
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ status: 'canceled' })
    expect((await placeOrder(client, id)).id).not.toBe(order.id)
  })

  it('a plan given back while the provider was creating it never charges', async () => {
    testApp.jobs.handle('billing.subscribe', async () => {})
    testApp.jobs.handle('billing.unsubscribe', async () => {})
    const { client, id, order } = await capturedOrder()
    const [{ id: plan } = { id: '' }] = await subscriptionRows(order.id)
    const answer = sandboxControl().responses.delay('POST /v1/subscriptions')
    const creating = subscribe(testApp.ports, plan)
    await expect.poll(async () => (await stripeObjectsOf(order.paymentIntent)).subscriptions.length).toBe(1)
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await testApp.settle()
    await unsubscribe(testApp.ports, plan)
    answer()
    await creating
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'refunded' })
    expect((await stripeObjectsOf(order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
  })

  it('a plan whose end the provider did not hear of is ended by the reconciliation', async () => {
    const { client, id, order } = await capturedOrder()
    sandboxControl().responses.fail('DELETE /v1/subscriptions', { status: 500, body: '{}' }, { times: 1000 })
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await testApp.settle()
    testApp.jobs.handle('billing.unsubscribe', async () => {})
    sandboxControl().responses.reset()
    await advanceAndRunJobs(11)
    await reconcileUnfinished(testApp.ports)
    expect((await stripeObjectsOf(order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
  })
})

describe('a captured question that ends without an answer', () => {
  it('is refunded without a claim, with a credit note, a mirrored ledger and a letter', async () => {
    const { client, id, order } = await capturedOrder()
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await testApp.settle()
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ amountRefunded: 300 })
    expect((await invoiceRows(order.id)).map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 300],
      ['credit_note', -300],
    ])
    const sums = new Map<string, number>()
    for (const line of await ledgerEntries(order.id))
      sums.set(line.account, (sums.get(line.account) ?? 0) + line.amount)
    expect([...sums.values()]).toEqual([0, 0, 0])
    expect(await emailRows('questions.refunded', order.id)).toHaveLength(1)
    expect((await subscriptionRows(order.id))[0]).toMatchObject({ state: 'ended' })
  })
})

describe('invoices', () => {
  it('are numbered without a gap or a double, however many are written at once', async () => {
    const helene = await expert()
    testApp.jobs.handle('billing.pursue', async () => {})
    const made: string[] = []
    for (let n = 0; n < 4; n += 1) {
      const { id, order } = await heldOrder()
      await answerAs(helene, id, await acceptAs(helene, id))
      made.push(order.id)
    }
    await Promise.all(made.map((orderId) => applyDesiredState(testApp.ports, orderId)))
    expect((await Promise.all(made.map(invoiceRows))).flat()).toHaveLength(4)
    const rows = await testDb()
      .selectFrom('invoice')
      .select('sequence')
      .where('series', '=', 'F2026')
      .orderBy('sequence')
      .execute()
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
  })
})

it('a lost connection of the database in the middle of a settlement harms nothing but that settlement', async () => {
  const { client, order } = await heldOrder()
  const release = sandboxControl().responses.delay(`GET /v1/payment_intents/${order.paymentIntent}`)
  const settling = client.post(`/orders/${order.id}/settle`)
  const idle = async () => {
    const { rows } = await testApp.database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
    return rows
  }
  await expect.poll(async () => (await idle()).length).toBe(1)
  for (const { pid } of await idle()) await testApp.database.pool.query('select pg_terminate_backend($1)', [pid])
  release()
  expect([500, 503]).toContain((await settling).status)
  expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'held' })
  expect((await visitor()).token).toBeTruthy()
})
