import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cards } from '../../../packages/stripe-sandbox/testing/sandbox.ts'
import { signatureHeader } from '../../../packages/stripe-sandbox/webhooks/deliveries.ts'
import {
  advanceAndRunJobs,
  capturedOrder,
  emailRows,
  invoiceRows,
  ledgerEntries,
  listening,
  paymentAtStripe,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  stripeObjectsOf,
  subscriptionRows,
  testDb,
  withWebhooks,
} from '../../../test/harness/payment-test-kit.ts'
import { expert, pay, testApp } from '../../../test/harness/test-app.ts'
import {
  acceptAs,
  heldOrder,
  orderWith,
  placeOrder,
  questionView,
  quoteFor,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../test/scenarios/main-path.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import { applyDesiredState } from '../orders/server/apply-desired-state.ts'
import { PaymentMismatch, syncOrderFromStripe } from '../orders/server/sync-order.ts'

setUpPaymentTestKit()

async function postEvent(body: string, header: string | null) {
  const response = await fetch(listening.url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(header === null ? {} : { 'stripe-signature': header }) },
  })
  return { status: response.status, body: await response.json() }
}
const seconds = () => Math.floor(testApp.clock.now().getTime() / 1000)
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
  testDb().selectFrom('provider_event').selectAll().where('id', '=', JSON.parse(body).id).executeTakeFirst()

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
    const card = unusedCard()
    await Promise.all([
      pay(order, card),
      pay(order, card),
      settleOrderPayment(client, order.id),
      settleOrderPayment(client, order.id),
    ])
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    await acceptAs(helene, id)
    await Promise.all([
      testApp.settle(),
      applyDesiredState(testApp.ports, order.id),
      applyDesiredState(testApp.ports, order.id),
    ])
    await testApp.settle()
    const provider = await stripeObjectsOf(order.paymentIntent)
    expect(provider.payments).toHaveLength(1)
    expect(provider.subscriptions).toHaveLength(1)
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ amountReceived: 300 })
    expect(await invoiceRows(order.id)).toHaveLength(1)
  })

  it('2: the same events twenty times at once make one posting and one letter', async () => {
    withWebhooks()
    sandboxControl().webhooks.duplicate(20)
    const helene = await expert()
    const { id, order } = await heldOrder()
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    await acceptAs(helene, id)
    await testApp.settle()
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    expect(await ledgerEntries(order.id)).toHaveLength(3)
    expect(await invoiceRows(order.id)).toHaveLength(1)
    expect(await emailRows('billing.contract', order.id)).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('3: all events in reverse order end in the same state', async () => {
    withWebhooks()
    sandboxControl().webhooks.hold()
    const { client, id, order } = await capturedOrder()
    await sandboxControl().webhooks.release('reversed')
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
    expect(await questionView(client, id)).toMatchObject({ state: 'ASSIGNED', payment: 'CAPTURED' })
    expect(await ledgerEntries(order.id)).toHaveLength(3)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('4: a webhook that comes before the answer to confirm, and before the return, settles', async () => {
    withWebhooks()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    const answer = sandboxControl().responses.delay(`POST /v1/payment_intents/${order.paymentIntent}/confirm`)
    const paying = pay(order, unusedCard())
    await expect.poll(async () => (await paymentAtStripe(order.paymentIntent)).status).toBe('requires_capture')
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ state: 'QUEUED', payment: 'HELD' })
    answer()
    await paying
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'held' })
  })

  it('5: a closed tab after the payment is settled by the webhook', async () => {
    withWebhooks()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('6: without any webhook the return page settles, and else the reconciliation', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    expect((await purchaseRow(order.id)).status).toBe('created')
    const other = await readyToOrder()
    const returned = await placeOrder(other.client, other.id)
    await pay(returned, unusedCard())
    expect(await settleOrderPayment(other.client, returned.id)).toMatchObject({ status: 'held' })
    await testApp.settle()
    expect((await purchaseRow(order.id)).status).toBe('created')
    await advanceAndRunJobs(11)
    expect((await purchaseRow(order.id)).status).toBe('held')
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('7: a valid event signed more than 300 s ago is refused and nothing is written', async () => {
    const body = anEvent()
    const refused = await postEvent(body, signatureHeader(body, seconds() - 301, ['whsec_test']))
    expect(refused).toMatchObject({ status: 400, body: { code: 'signature_invalid' } })
    expect(await storedEvent(body)).toBeUndefined()
  })

  it('8: a wrong secret, no header, v0 alone, a changed byte or other spacing is refused', async () => {
    const body = anEvent()
    const good = signatureHeader(body, seconds(), ['whsec_test'])
    const refused = await Promise.all([
      postEvent(body, signatureHeader(body, seconds(), ['whsec_other'])),
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
    const both = signatureHeader(body, seconds(), ['whsec_new', 'whsec_test'])
    expect((await postEvent(body, both)).status).toBe(200)
    testApp.ports.config.STRIPE_WEBHOOK_SECRET = 'whsec_new, whsec_test'
    const old = anEvent()
    expect((await postEvent(old, signatureHeader(old, seconds(), ['whsec_test']))).status).toBe(200)
    const fresh = anEvent()
    expect((await postEvent(fresh, signatureHeader(fresh, seconds(), ['whsec_new']))).status).toBe(200)
  })

  it('10: a crash after the capture and before our record is found: taken once, one plan', async () => {
    const helene = await expert()
    const { id, order } = await heldOrder()
    await acceptAs(helene, id)
    await testApp.ports.payments.capture({ orderId: order.id, paymentIntent: order.paymentIntent })
    await advanceAndRunJobs(11)
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ amountReceived: 300 })
    expect((await stripeObjectsOf(order.paymentIntent)).subscriptions).toHaveLength(1)
    expect(await ledgerEntries(order.id)).toHaveLength(3)
  })

  it('11: a crash after the plan was created and before its id was kept makes no second one, a day later either', async () => {
    const { order } = await capturedOrder()
    const [made] = await subscriptionRows(order.id)
    await testDb()
      .updateTable('subscription')
      .set({ providerId: null })
      .where('id', '=', made?.id ?? '')
      .execute()
    await advanceAndRunJobs(25 * 60)
    await testApp.settle()
    expect((await subscriptionRows(order.id))[0]).toMatchObject({ providerId: made?.providerId })
    expect((await stripeObjectsOf(order.paymentIntent)).subscriptions).toHaveLength(1)
  })

  it('12: an answer lost while the payment was prepared is asked for again under the same key, whatever quote is shown then', async () => {
    const { client, id } = await readyToOrder()
    sandboxControl().responses.fail(
      'POST /v1/payment_intents',
      { status: 502, body: '{}' },
      { workDone: true, times: 3 },
    )
    const first = await orderWith(client, id, await quoteFor(client, id))
    expect(first).toMatchObject({ status: 200, body: { status: 'created', paymentIntent: null } })
    sandboxControl().responses.reset()
    const second = await orderWith(client, id, await quoteFor(client, id))
    expect(second.body).toMatchObject({ id: first.body.id, clientSecret: expect.stringContaining('secret') })
    await pay(second.body, unusedCard())
    expect(await settleOrderPayment(client, first.body.id)).toMatchObject({ status: 'held' })
    expect((await stripeObjectsOf(second.body.paymentIntent)).payments).toHaveLength(1)
    const { personId } = await purchaseRow(first.body.id)
    const same = testApp.ports.payments.holdFirstQuestion({
      orderId: first.body.id,
      metadata: { person_id: personId },
      customer: (await paymentAtStripe(second.body.paymentIntent)).customer ?? '',
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
    expect(await paymentAtStripe(placed.body.paymentIntent)).toMatchObject({ amount: 300, currency: 'eur' })
    await testDb().updateTable('quote').set({ today: 1 }).where('id', '=', quote.id).execute()
    expect((await orderWith(client, id, quote)).body).toMatchObject({ code: 'quote_changed' })
    await testDb().updateTable('purchase').set({ amount: 299 }).where('id', '=', placed.body.id).execute()
    await pay(placed.body, unusedCard())
    await expect(syncOrderFromStripe(testApp.ports, placed.body.id)).rejects.toBeInstanceOf(PaymentMismatch)
    expect((await purchaseRow(placed.body.id)).status).toBe('created')
    const alarms = await testDb().selectFrom('money_alert').select('kind').where('ref', '=', placed.body.id).execute()
    expect(alarms).toEqual([{ kind: 'payment_mismatch' }])
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
    await pay(other, unusedCard())
    await testDb().updateTable('purchase').set({ paymentIntent: null }).where('id', '=', other.id).execute()
    await testDb()
      .updateTable('purchase')
      .set({ paymentIntent: other.paymentIntent })
      .where('id', '=', order.id)
      .execute()
    await expect(syncOrderFromStripe(testApp.ports, order.id)).rejects.toBeInstanceOf(PaymentMismatch)
    expect((await purchaseRow(order.id)).status).toBe('created')
  })

  it('15: 3-D Secure refused, then left, then another card: one payment', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, cards.alwaysAuthenticates)
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'action_needed' })
    sandboxControl().authenticate(order.paymentIntent, false)
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'declined' })
    await pay(order, cards.alwaysAuthenticates)
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'action_needed' })
    await pay(order, unusedCard())
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'held', lastError: null })
    expect((await stripeObjectsOf(order.paymentIntent)).payments).toHaveLength(1)
  })

  it('16: a late payment_failed changes nothing about a payment that succeeded', async () => {
    withWebhooks()
    sandboxControl().webhooks.hold()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, cards.declined)
    await pay(order, unusedCard())
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'held' })
    await testApp.settle()
    await sandboxControl().webhooks.release('reversed')
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'held', lastError: null })
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('24: an event of real money, of an unknown type, of another version, too long or null', async () => {
    const send = (body: string) => postEvent(body, signatureHeader(body, seconds(), ['whsec_test']))
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
    await testApp.settle()
    for (const kept of [unknown, older])
      expect(await storedEvent(kept)).toMatchObject({ handledAt: testApp.clock.now() })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('24: an event of another account moves nothing, even where it names a payment of ours', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    const told = async (changes: Record<string, unknown>) => {
      const data = { object: { id: order.paymentIntent, object: 'payment_intent' } }
      const body = anEvent({ type: 'payment_intent.amount_capturable_updated', data, ...changes })
      expect((await postEvent(body, signatureHeader(body, seconds(), ['whsec_test']))).status).toBe(200)
      await testApp.settle()
      return (await purchaseRow(order.id)).status
    }
    expect(await told({ account: 'acct_of_another' })).toBe('created')
    expect(await told({})).toBe('held')
  })

  it('25: bad answers of the provider are never taken for success, and are made good later', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    const retrieve = `GET /v1/payment_intents/${order.paymentIntent}`
    for (const answer of [
      { status: 404, body: '{"message":"Not Found"}' },
      { status: 502, body: '{"oops":1}' },
      { status: 200, body: '<html>Bad gateway</html>' },
    ]) {
      sandboxControl().responses.fail(retrieve, answer, { times: 3 })
      const refused = await client.post(`/orders/${order.id}/settle`)
      expect(refused).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } })
      sandboxControl().responses.reset()
    }
    expect((await purchaseRow(order.id)).status).toBe('created')
    await advanceAndRunJobs(11)
    expect((await purchaseRow(order.id)).status).toBe('held')
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('25: an expert accepts at once while the provider hangs, and the order can still be read', async () => {
    const helene = await expert()
    const { client, id, order } = await heldOrder()
    const answer = sandboxControl().responses.delay(`GET /v1/payment_intents/${order.paymentIntent}`)
    let settled = false
    const hanging = client.post(`/orders/${order.id}/settle`).finally(() => {
      settled = true
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await acceptAs(helene, id)
    expect((await client.get(`/orders/${order.id}`)).status).toBe(200)
    expect(settled).toBe(false)
    answer()
    await hanging
    await testApp.settle()
    expect((await purchaseRow(order.id)).status).toBe('captured')
  })
})
