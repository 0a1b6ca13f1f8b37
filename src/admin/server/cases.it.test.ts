import { expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  directSubscription,
  sandboxControl,
  setUpPaymentTestKit,
  withWebhooks,
} from '../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../test/harness/test-app.ts'
import { member } from './testing.ts'

setUpPaymentTestKit()

it('a regulated conversation stays sealed until somebody breaks the glass, for a reason and a quarter of an hour', async () => {
  const { id } = await capturedOrder()
  await testApp.ports.db.updateTable('question').set({ category: 'sante' }).where('id', '=', id).execute()
  const [support, compliance, owner] = await Promise.all([member('support'), member('compliance'), member('owner')])
  // An expert may return a question with a reason in their own words.
  const line = {
    questionId: id,
    actorKind: 'expert',
    fromState: 'ASSIGNED',
    toState: 'QUEUED',
    event: 'give_up',
  } as const
  for (const said of ['Le client parle de sa fille.', 'no_time'])
    await testApp.ports.db
      .insertInto('question_event')
      .values({ ...line, at: testApp.clock.now(), actorId: null, data: '{}', reason: said })
      .execute()
  const sealed = { regulated: true, title: null, thread: null }
  const reasons = (body: { events: { event: string; reason: string | null }[] }) =>
    body.events.filter(({ event }) => event === 'give_up').map(({ reason }) => reason)
  expect(reasons((await owner.get(`/admin/questions/${id}`)).body)).toEqual([null, 'no_time'])
  for (const who of [support, compliance]) expect((await who.get(`/admin/questions/${id}`)).body).toMatchObject(sealed)
  const reason = 'Plainte reçue du client, dossier 12.'
  expect((await support.post(`/admin/questions/${id}/break-glass`, { reason })).body.code).toBe('right_missing')
  expect((await compliance.post(`/admin/questions/${id}/break-glass`, { reason })).status).toBe(200)
  const open = (await compliance.get(`/admin/questions/${id}`)).body
  expect(open.thread.length).toBeGreaterThan(0)
  expect((await owner.get(`/admin/questions/${id}`)).body).toMatchObject(sealed)
  const { acts } = (await owner.get(`/admin/acts?subject=${id}`)).body
  expect(acts).toMatchObject([{ act: 'question.break_glass', reason }])
  testApp.clock.advance(16 * 60_000)
  expect((await compliance.get(`/admin/questions/${id}`)).body).toMatchObject(sealed)
})

it('disputes are listed with what speaks for us as a PDF, and plans with their end', async () => {
  withWebhooks()
  const { order } = await capturedOrder()
  await advanceAndRunJobs(1)
  const dispute = sandboxControl().openDispute(order.paymentIntent)
  const [owner, support] = await Promise.all([member('owner'), member('support')])
  // The webhook travels over HTTP, so one step of time may pass before it arrives.
  const told = () => advanceAndRunJobs(1).then(async () => (await owner.get('/admin/disputes')).body.disputes)
  await expect.poll(told).not.toEqual([])
  const disputes = await told()
  expect(disputes[0]).toMatchObject({ id: dispute, payment: order.id, amount: 300, outcome: null })
  expect((await owner.get(`/admin/disputes/${dispute}/evidence`)).body).toMatch(/^%PDF-1\.7/)
  expect((await support.get(`/admin/disputes/${dispute}/evidence`)).body.code).toBe('right_missing')
  expect((await owner.get('/admin/disputes/nothing/evidence')).body.code).toBe('dispute_unknown')
  const { plans } = (await support.get('/admin/subscriptions')).body
  expect(plans[0]).toMatchObject({ payment: order.id, state: 'ended', endReason: 'dispute', price: 2900 })
})

it('a plan leads to its first payment, also where it was ordered at once', async () => {
  await directSubscription()
  const support = await member('support')
  const { plans } = (await support.get('/admin/subscriptions')).body
  const payment = await support.get(`/admin/payments/${plans[0].payment}`)
  expect([payment.status, payment.body.amount, plans[0].state]).toEqual([200, 2900, 'active'])
})
