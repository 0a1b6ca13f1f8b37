import { expect, test } from 'vitest'
import { capturedOrder, setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { answerAs, heldOrder, offerFor } from '../../../../test/scenarios/main-path.ts'

setUpPaymentTestKit()

const minute = 60_000
const desk = async (by: Caller) => (await by.get('/desk?locale=fr')).body
const now = () => testApp.clock.now().getTime()

test('the desk says from the first minute when work is lost, and how long the client has waited', async () => {
  const { helene, id } = await capturedOrder()
  const [row] = (await desk(helene)).open
  expect(row).toMatchObject({ id, turn: 'expert' })
  expect(Date.parse(row.dueAt) - now()).toBe(10 * minute)
  testApp.clock.advance(3 * minute)
  const waited = now() - Date.parse(row.clientWaitsSince)
  expect(waited).toBeGreaterThanOrEqual(3 * minute)
  const { body } = await helene.get(`/desk/questions/${id}?locale=fr`)
  expect(body.clientWaitsSince).toBe(row.clientWaitsSince)
  expect(body.lease.lostAt).toBe(row.dueAt)
})

test('an offer says how long the client has waited, and ends when it truly does', async () => {
  const one = await expert()
  const { id } = await heldOrder()
  const offer = await offerFor(one, id)
  const asked = Date.parse(offer.clientWaitsSince)
  expect(Date.parse(offer.grantedAt) - asked).toBeLessThan(minute)
  expect(Date.parse(offer.expiresAt) - Date.parse(offer.grantedAt)).toBe(45_000)
  await testApp.pass(45)
  const later = await offerFor(one, id)
  expect(later).toMatchObject({ broadcast: true, clientWaitsSince: offer.clientWaitsSince })
  await testApp.pass((Date.parse(later.expiresAt) - now()) / 1000 - 7)
  expect(await offerFor(one, id)).toMatchObject({ broadcast: true, expiresAt: later.expiresAt })
  expect(Date.parse(later.expiresAt) - now()).toBe(2000)
  expect(await offerFor(one, id)).toBeUndefined()
})

test('no clock runs while it is the client’s turn', async () => {
  const { helene, id, token } = await capturedOrder()
  const text = 'Avez-vous l’état des lieux de sortie ?'
  await helene.post(`/desk/questions/${id}/messages`, { token, text, attachments: [], asksInformation: true })
  const [row] = (await desk(helene)).open
  expect(row).toMatchObject({ turn: 'client', dueAt: null, clientWaitsSince: null })
})

test('a follow-up has its deadline on the row', async () => {
  const { client, helene, id, token } = await capturedOrder()
  await answerAs(helene, id, token)
  testApp.clock.advance(minute)
  await client.post(`/questions/${id}/messages`, { text: 'Et la majoration, depuis quand court-elle ?' })
  await testApp.settle()
  const [row] = (await desk(helene)).open
  expect(row).toMatchObject({ id, state: 'FOLLOW_UP' })
  expect(Date.parse(row.clientWroteAt)).toBe(now())
  expect(Date.parse(row.dueAt) - now()).toBe(15 * minute)
  const { body } = await helene.get(`/desk/questions/${id}?locale=fr`)
  const beat = await helene.post(`/desk/questions/${id}/beat`, { token: body.lease.token })
  expect(beat.body.lostAt).toBe(row.dueAt)
  expect((await desk(helene)).open[0].dueAt).toBe(row.dueAt)
})
