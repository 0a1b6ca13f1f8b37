import { afterEach, describe, expect, it, vi } from 'vitest'
import { paymentAtStripe, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { answeredQuestion, sentEmails, subscriptionOf } from '../../../../test/scenarios/cancellation.ts'
import {
  acceptAs,
  fullAnswer,
  heldOrder,
  offerFor,
  questionView,
  readyToOrder,
} from '../../../../test/scenarios/main-path.ts'
import { carryOut } from '../../../platform/undo/undoable.ts'

setUpPaymentTestKit()
afterEach(() => vi.restoreAllMocks())

const wait = async (seconds: number) => {
  testApp.clock.advance(seconds * 1000)
  await testApp.settle()
}
/** Every call that changes something at the provider. */
const calls = () => {
  const { payments } = testApp.ports
  const changing = (name: string): name is 'refund' =>
    typeof payments[name as 'refund'] === 'function' && !/^(retrieve|list)/.test(name)
  const spies = Object.keys(payments)
    .filter(changing)
    .map((name) => vi.spyOn(payments, name))
  return () => spies.flatMap((spy) => spy.mock.calls)
}
const claim = (client: Caller, id: string) =>
  client.post(`/questions/${id}/guarantee`, { locale: 'fr', undoable: true })
const withdraw = (client: Caller, id: string) =>
  client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr', undoable: true })
const undo = (client: Caller, id: string, act: string) => client.post(`/questions/${id}/undo`, { act, locale: 'fr' })

describe('the refund of the first answer', () => {
  it('is carried out after ten seconds though nobody watches, and not one second earlier', async () => {
    const { client, id, order } = await answeredQuestion()
    const asked = await claim(client, id)
    expect(asked.body).toMatchObject({ guarantee: { state: 'open' }, pending: [{ act: 'guarantee' }] })
    await wait(9)
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(0)
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'first_period' })
    expect(await sentEmails('billing.guarantee')).toEqual([])
    await wait(1)
    expect(await questionView(client, id)).toMatchObject({ guarantee: { state: 'granted' }, pending: [] })
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'guarantee' })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('undone, has not happened: no call of the provider, no email, no row; it can be claimed again', async () => {
    const { client, id, order } = await answeredQuestion()
    const before = await testDb().selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const made = calls()
    await claim(client, id)
    await claim(client, id)
    await wait(5)
    expect((await undo(client, id, 'guarantee')).body).toMatchObject({ guarantee: { state: 'open' }, pending: [] })
    await wait(30)
    expect(made()).toEqual([])
    expect(await sentEmails('billing.guarantee')).toEqual([])
    const row = await testDb().selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ version: before.version, claim: 'NONE' })
    expect(await undo(client, id, 'guarantee')).toMatchObject({ status: 200, body: { pending: [] } })
    await claim(client, id)
    await wait(10)
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    expect((await undo(client, id, 'guarantee')).body.code).toBe('undo_too_late')
    expect(testApp.jobs.failures).toEqual([])
  })

  it('claimed in its last seconds is in time; claimed too late or twice is refused at once', async () => {
    const { client, id } = await answeredQuestion()
    const other = await answeredQuestion()
    const { guarantee } = await questionView(client, id)
    const left = () => new Date(guarantee.until).getTime() - testApp.clock.now().getTime() - 3000
    for (const day = 24 * 3_600_000; left() > 0; testApp.clock.advance(Math.min(left(), 5 * day)))
      await Promise.all([client.get('/me'), other.client.get('/me')])
    await claim(client, id)
    expect((await claim(client, id)).body.pending).toHaveLength(1)
    await wait(10)
    expect(await questionView(client, id)).toMatchObject({ guarantee: { state: 'granted' } })
    expect((await claim(other.client, other.id)).body.code).toBe('claim_too_late')
  })

  it('given back already, is not scheduled again: nothing pretends that it could be undone', async () => {
    const { client, id, order } = await answeredQuestion()
    await claim(client, id)
    await wait(10)
    expect((await claim(client, id)).body).toMatchObject({ guarantee: { state: 'granted' }, pending: [] })
    expect((await undo(client, id, 'guarantee')).body.code).toBe('undo_too_late')
    await wait(10)
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
  })

  it('granted by the staff meanwhile is granted once', async () => {
    const { client, id, order } = await answeredQuestion()
    await claim(client, id)
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    expect((await undo(client, id, 'guarantee')).body.code, 'it has happened').toBe('undo_too_late')
    await wait(10)
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    expect(await questionView(client, id)).toMatchObject({ pending: [] })
    expect(testApp.jobs.failures).toEqual([])
  })
})

describe('a question that is withdrawn', () => {
  it('is offered to nobody and nothing is captured in the ten seconds, and is closed after them', async () => {
    const helene = await expert()
    const { client, id, order } = await heldOrder()
    const offer = await offerFor(helene, id)
    expect((await withdraw(client, id)).body).toMatchObject({ pending: [{ act: 'close' }], can: { close: false } })
    const accepted = await helene.post(`/desk/offers/${id}/accept`, {
      token: offer?.token,
      noConflict: true,
      locale: 'fr',
    })
    expect(accepted.body.code).toBe('offer_gone')
    await wait(10)
    expect(await questionView(client, id)).toMatchObject({ state: 'CLOSED', pending: [] })
    expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ status: 'canceled', amountReceived: 0 })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('takes no answer in the ten seconds: it would end the client’s right to the money back', async () => {
    const helene = await expert()
    const { client, id, order } = await heldOrder()
    const token = await acceptAs(helene, id)
    await testApp.settle()
    await withdraw(client, id)
    await wait(5)
    const sent = await helene.post(`/desk/questions/${id}/answer`, { token, answer: fullAnswer, locale: 'fr' })
    expect(sent.body.code).toBe('being_withdrawn')
    await wait(5)
    expect(await questionView(client, id)).toMatchObject({ state: 'CLOSED', answer: null })
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('undone, goes on as before, and its offer can be accepted', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const offer = await offerFor(helene, id)
    await withdraw(client, id)
    await wait(3)
    expect((await undo(client, id, 'close')).body).toMatchObject({ pending: [], can: { close: true } })
    const accepted = await helene.post(`/desk/offers/${id}/accept`, {
      token: offer?.token,
      noConflict: true,
      locale: 'fr',
    })
    expect(accepted.status).toBe(200)
    await wait(20)
    expect((await questionView(client, id)).state).toBe('ASSIGNED')
  })

  it('goes on where its client writes meanwhile, and its offer can be accepted', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const offer = await offerFor(helene, id)
    await withdraw(client, id)
    expect((await client.post(`/questions/${id}/messages`, { text: 'J’ajoute que le bail est meublé.' })).status).toBe(
      200,
    )
    expect(await questionView(client, id)).toMatchObject({ pending: [], can: { close: true } })
    const body = { token: offer?.token, noConflict: true, locale: 'fr' }
    expect((await helene.post(`/desk/offers/${id}/accept`, body)).status).toBe(200)
    await wait(20)
    expect((await questionView(client, id)).state).toBe('ASSIGNED')
    expect(await undo(client, id, 'close'), 'a press on a notice that is still there').toMatchObject({ status: 200 })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('goes on where its client has an expert asked meanwhile', async () => {
    const { client, id } = await readyToOrder()
    await client.post(`/questions/${id}/back`, { locale: 'fr' })
    await withdraw(client, id)
    const asked = await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })
    expect(asked.body).toMatchObject({ state: 'UNLOCKING', pending: [] })
    await wait(20)
    expect((await questionView(client, id)).state).toBe('UNLOCKING')
  })

  it('is closed all the same where somebody else tries to write', async () => {
    const { client, id } = await heldOrder()
    const stranger = await heldOrder()
    await withdraw(client, id)
    const said = await stranger.client.post(`/questions/${id}/messages`, { text: 'Je ne suis pas le client.' })
    expect(said.status).toBe(404)
    await wait(10)
    expect((await questionView(client, id)).state).toBe('CLOSED')
  })

  it('by nobody but its client', async () => {
    const { client, id } = await heldOrder()
    const stranger = await heldOrder()
    await withdraw(client, id)
    expect((await withdraw(stranger.client, id)).status).toBe(404)
    expect((await undo(stranger.client, id, 'close')).status).toBe(404)
  })
})

it('a closing is undone by going on to the order, at the step before its checkout too', async () => {
  const { client, id } = await readyToOrder()
  expect((await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })).body.can.order).toBe(true)
  await withdraw(client, id)
  const next = await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })
  expect(next.body).toMatchObject({ pending: [], can: { order: true } })
  await wait(20)
  expect((await questionView(client, id)).state).toBe('UNLOCKING')
})

it('an act that fails is put off for as long as it is old, five minutes at most, and is done in the end', async () => {
  const { client, id } = await heldOrder()
  await withdraw(client, id)
  const row = () => testDb().selectFrom('undoable_act').selectAll().where('subject', '=', id).executeTakeFirst()
  const asked = await row()
  const fails = () =>
    carryOut(testApp.ports, asked?.id ?? '', async () => {
      throw new Error('the provider is away')
    }).catch((error: Error) => error.message)
  const waits = async () => ((await row())?.dueAt.getTime() ?? 0) - testApp.clock.now().getTime()
  testApp.clock.advance(10_000)
  expect(await fails()).toBe('the provider is away')
  expect(await waits()).toBe(60_000)
  testApp.clock.advance(3 * 60_000)
  await fails()
  expect(await waits()).toBe(3 * 60_000 + 10_000)
  testApp.clock.advance(24 * 3_600_000)
  await fails()
  expect(await waits()).toBe(5 * 60_000)
  await carryOut(testApp.ports, asked?.id ?? '', async () => {})
  expect(await row()).toBeUndefined()
})
