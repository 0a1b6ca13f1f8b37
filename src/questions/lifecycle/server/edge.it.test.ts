import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import { expert, pay, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  acceptAs,
  answerAs,
  askQuestion,
  heldOrder,
  orderWith,
  placeOrder,
  questionText,
  questionView,
  quoteFor,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { claimKey, portsStoringResult, slotFor } from '../../../api/server/idempotency.ts'
import type { Assistant } from '../../../platform/assistant/port.ts'
import { claimQuestions } from '../../asking/server/claim-store.ts'
import { assistantTurn } from '../../assistant/server/turn.ts'
import { sweep } from '../../server/jobs.ts'
import { messageHash } from '../../server/store.ts'
import { messagesOf } from '../../server/views.ts'

setUpTestApp()

const db = () => testApp.ports.db
async function answered(kind = 'first') {
  const helene = await expert()
  const made = await heldOrder(kind)
  const token = await acceptAs(helene, made.id)
  await testApp.settle()
  await answerAs(helene, made.id, token)
  return { ...made, helene, token }
}
const said = async (id: string) => (await messagesOf(db(), id)).filter(({ author }) => author === 'assistant').length

describe('a command that is repeated', () => {
  it('finds its result after a crash between the commit and the answer, without a field more than the contract has', async () => {
    const client = await visitor()
    const key = randomUUID()
    const body = { text: questionText, category: 'logement', locale: 'fr' }
    const first = await client.post('/questions', body, key)
    await db()
      .updateTable('idempotency')
      .set({ response: JSON.stringify({ ...first.body, secret: 'x' }) })
      .where('key', '=', key)
      .execute()
    const again = await client.post('/questions', body, key)
    expect(again.body).toEqual(first.body)
    expect((await client.get('/questions?locale=fr')).body.total).toBe(1)
  })

  it('acts once, even when the first try was so slow that it was taken for dead', async () => {
    const slot = { actorKey: 'p:somebody', key: randomUUID() }
    const slow = slotFor(slot.actorKey, slot.key)
    await claimKey(db(), testApp.clock.now(), slow, 'POST /x', 'same')
    testApp.clock.advance(61_000)
    const second = slotFor(slot.actorKey, slot.key)
    expect(await claimKey(db(), testApp.clock.now(), second, 'POST /x', 'same')).toBeNull()
    let acts = 0
    const write = async (tx: Parameters<Parameters<typeof testApp.ports.transact>[0]>[0]) => {
      acts += 1
      await tx
        .insertInto('alert')
        .values({
          id: randomUUID(),
          questionId: null,
          template: slot.key,
          data: '{}',
          at: testApp.clock.now(),
          seenAt: null,
        })
        .execute()
      return {}
    }
    await portsStoringResult(testApp.ports, second).transact(write)
    await expect(portsStoringResult(testApp.ports, slow).transact(write)).rejects.toMatchObject({
      code: 'idempotency_key_running',
    })
    expect(acts).toBe(2)
    expect(await db().selectFrom('alert').select('id').where('template', '=', slot.key).execute()).toHaveLength(1)
  })

  it('does not order twice under one key, whatever becomes of the answer', async () => {
    const { client, id } = await readyToOrder()
    const quote = await quoteFor(client, id)
    const key = randomUUID()
    const [one, two] = [await orderWith(client, id, quote, key), await orderWith(client, id, quote, key)]
    expect(two.body).toEqual(one.body)
    const orders = await db().selectFrom('purchase').select('id').where('questionId', '=', id).execute()
    expect(orders).toHaveLength(1)
  })
})

describe('the assistant', () => {
  it('says nothing twice when its turn is run again after a crash', async () => {
    const client = await visitor()
    const id = await askQuestion(client)
    expect(await said(id)).toBe(1)
    await assistantTurn(testApp.ports, id, 1)
    expect(await said(id)).toBe(1)
    await client.post(`/questions/${id}/messages`, {
      text: 'Sans dégradation. Le bailleur est la SCI Les Tilleuls. Avant vendredi.',
    })
    await testApp.settle()
    const before = await said(id)
    await assistantTurn(testApp.ports, id, 1)
    expect(await said(id)).toBe(before)
  })

  /** The built-in assistant, which waits before it answers. */
  function slowly() {
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const builtIn = testApp.ports.assistant
    const slow: Assistant = {
      ...builtIn,
      next: async (dossier, ...rest) => {
        begun.resolve()
        await go.promise
        return builtIn.next(dossier, ...rest)
      },
    }
    testApp.ports.assistant = slow
    return { begun: begun.promise, go: () => go.resolve(), restore: () => (testApp.ports.assistant = builtIn) }
  }

  it('answers what the client has added while it was thinking, once', async () => {
    const client = await visitor()
    const { body } = await client.post('/questions', { text: questionText, category: 'logement', locale: 'fr' })
    const thinking = slowly()
    const turn = assistantTurn(testApp.ports, body.id, 1)
    await thinking.begun
    await client.post(`/questions/${body.id}/messages`, { text: 'Le bailleur est la SCI Les Tilleuls.' })
    thinking.restore()
    thinking.go()
    await turn
    expect(await said(body.id)).toBe(0)
    await testApp.settle()
    expect(await said(body.id)).toBe(1)
  })

  it('keeps quiet on a question that was closed while it was thinking, and is not asked again and again', async () => {
    const client = await visitor()
    const { body } = await client.post('/questions', { text: questionText, category: 'logement', locale: 'fr' })
    const thinking = slowly()
    const turn = assistantTurn(testApp.ports, body.id, 1)
    await thinking.begun
    await client.post(`/questions/${body.id}/close`, { confirmed: true, locale: 'fr' })
    thinking.restore()
    thinking.go()
    await turn
    await testApp.settle()
    expect(await said(body.id)).toBe(0)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('is muted by an acceptance that comes while it is thinking', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    await client.post(`/questions/${id}/messages`, { text: 'Une précision de plus.' })
    const before = await said(id)
    const builtIn = testApp.ports.assistant
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const wait = async () => {
      begun.resolve()
      await go.promise
    }
    testApp.ports.assistant = {
      ...builtIn,
      next: (...given) => wait().then(() => builtIn.next(...given)),
      follow: (...given) => wait().then(() => builtIn.follow(...given)),
    }
    testApp.jobs.handle('question.assistant', async () => {})
    const turn = assistantTurn(testApp.ports, id, 1)
    await begun.promise
    await acceptAs(helene, id)
    go.resolve()
    await turn
    expect(await said(id)).toBe(before)
  })
})

describe('the thread', () => {
  it('can be checked afterwards: each message carries the hash of the one before it, whatever it holds', async () => {
    const { id } = await answered()
    const thread = await messagesOf(db(), id)
    expect(thread.some(({ kind }) => kind === 'answer')).toBe(true)
    let previous = ''
    for (const message of thread) {
      expect(message.previousHash).toBe(previous)
      expect(message.hash).toBe(messageHash(previous, message))
      previous = message.hash
    }
  })
})

describe('news of an order', () => {
  it('that the money is held reaches a question that went back to its preview', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await client.post(`/questions/${id}/back`, { locale: 'fr' })
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('that comes after the question was closed lets the hold go', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await client.post(`/questions/${id}/close`, { confirmed: true, locale: 'fr' })
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    expect(await testApp.ports.payments.retrievePayment(order.paymentIntent)).toMatchObject({ status: 'canceled' })
    expect(await questionView(client, id)).toMatchObject({ state: 'CLOSED', closeReason: 'client' })
  })

  it('that the bank let the hold go asks the client again, by a letter too', async () => {
    const { client, id, order } = await heldOrder()
    testApp.sandbox.control.expireHold(order.paymentIntent)
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({
      state: 'UNLOCKING',
      payment: 'VOIDED',
      can: { order: true },
    })
    await testApp.pass(90)
    const letters = await db().selectFrom('mail_outbox').select('template').where('key', 'like', `%${id}%`).execute()
    expect(letters.map(({ template }) => template)).toContain('questions.holdLost')
    const again = await placeOrder(client, id)
    await pay(again, unusedCard())
    await settleOrderPayment(client, again.id)
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ payment: 'HELD' })
  })

  it('that was held and voided in one breath, told in the wrong order, ends voided', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    testApp.jobs.handle('order.held', async () => {})
    await settleOrderPayment(client, order.id)
    testApp.sandbox.control.expireHold(order.paymentIntent)
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const { orderHeld } = await import('../../checkout/server/orders.ts')
    await orderHeld(testApp.ports, { orderId: order.id, questionId: id })
    expect(await questionView(client, id)).toMatchObject({ state: 'UNLOCKING', payment: 'NONE', can: { order: true } })
  })

  it('that a card was refused leaves the question where it was', async () => {
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    await pay(order, cards.insufficientFunds)
    expect(await settleOrderPayment(client, order.id)).toMatchObject({
      status: 'declined',
      lastError: 'insufficient_funds',
    })
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ state: 'UNLOCKING', payment: 'NONE', can: { order: true } })
  })
})

describe('many at once', () => {
  it('two experts who accept a broadcast together: one has it, the other is told', async () => {
    const desks = [await expert(), await expert(), await expert()]
    const { id } = await heldOrder()
    await testApp.pass(100)
    const offers = await Promise.all(
      desks.map(async (desk) =>
        (await desk.get('/desk?locale=fr')).body.offers.find(
          (offer: { questionId: string }) => offer.questionId === id,
        ),
      ),
    )
    const replies = await Promise.all(
      desks.map((desk, at) =>
        desk.post(`/desk/offers/${id}/accept`, { token: offers[at]?.token ?? 0, noConflict: true, locale: 'fr' }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'offer_gone', retry: false })
  })

  it('a question that cannot be moved does not keep the others from being looked at', async () => {
    const stuck = await readyToOrder()
    const row = await db().selectFrom('question').select('life').where('id', '=', stuck.id).executeTakeFirstOrThrow()
    const broken = { ...row.life, state: 'NOWHERE' }
    const due = new Date(testApp.clock.now().getTime() - 1000)
    await db()
      .updateTable('question')
      .set({ life: JSON.stringify(broken), nextDueAt: due })
      .where('id', '=', stuck.id)
      .execute()
    await sweep(testApp.ports)
    const after = await db()
      .selectFrom('question')
      .select('nextDueAt')
      .where('id', '=', stuck.id)
      .executeTakeFirstOrThrow()
    expect(after.nextDueAt?.getTime()).toBeGreaterThan(testApp.clock.now().getTime())
  })

  it('an order and the claim of its visitor at the same moment both succeed', async () => {
    const { client, id } = await readyToOrder()
    const to = await createAccount(testApp.ports, { email: `${randomUUID()}@member.test`, locale: 'fr' })
    const quote = await quoteFor(client, id)
    const from = (await db().selectFrom('question').select('personId').where('id', '=', id).executeTakeFirstOrThrow())
      .personId
    const claim = testApp.ports.transact(async (tx) => {
      await tx.selectFrom('person').select('id').where('id', '=', from).forUpdate().execute()
      await claimQuestions(tx, from, to)
    })
    const [placed] = await Promise.all([orderWith(client, id, quote), claim])
    expect([200, 404]).toContain(placed.status)
  })
})
