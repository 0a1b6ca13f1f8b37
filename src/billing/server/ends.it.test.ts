import { describe, expect, it } from 'vitest'
import { expert, house, pay, visitor } from '../../server/testing.ts'
import {
  atProvider,
  captured,
  control,
  db,
  invoices,
  later,
  ledger,
  letters,
  providerHas,
  purchase,
  subscriptions,
} from '../../server/till.ts'
import {
  acceptBy,
  answerBy,
  askQuestion,
  heldOrder,
  ownCard,
  placeOrder,
  readyToOrder,
  settle,
  viewOf,
} from '../../server/walk.ts'
import { pursue } from './pursue.ts'
import { reconcile } from './reconcile.ts'
import { PaymentMismatch, settleOrder } from './settle.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

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
    house.jobs.handle('billing.subscribe', async () => {})
    house.jobs.handle('billing.unsubscribe', async () => {})
    const { client, id, order } = await captured()
    const [{ id: plan } = { id: '' }] = await subscriptions(order.id)
    const answer = control().answers.keepBack('POST /v1/subscriptions')
    const creating = subscribe(house.ports, plan)
    await expect.poll(async () => (await providerHas(order.paymentIntent)).subscriptions.length).toBe(1)
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await house.settle()
    await unsubscribe(house.ports, plan)
    answer()
    await creating
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
