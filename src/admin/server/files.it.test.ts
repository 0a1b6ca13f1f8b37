import { expect, it } from 'vitest'
import { house } from '../../server/testing.ts'
import { captured, control, later, withWebhooks } from '../../server/till.ts'
import { member } from './testing.ts'

it('a regulated conversation stays sealed until somebody breaks the glass, for a reason and a quarter of an hour', async () => {
  const { id } = await captured()
  await house.ports.db.updateTable('question').set({ category: 'sante' }).where('id', '=', id).execute()
  const [support, compliance, owner] = await Promise.all([member('support'), member('compliance'), member('owner')])
  const sealed = { regulated: true, title: null, thread: null }
  for (const who of [support, compliance]) expect((await who.get(`/admin/questions/${id}`)).body).toMatchObject(sealed)
  const reason = 'Plainte reçue du client, dossier 12.'
  expect((await support.post(`/admin/questions/${id}/break-glass`, { reason })).body.code).toBe('right_missing')
  expect((await compliance.post(`/admin/questions/${id}/break-glass`, { reason })).status).toBe(200)
  const open = (await compliance.get(`/admin/questions/${id}`)).body
  expect(open.thread.length).toBeGreaterThan(0)
  expect((await owner.get(`/admin/questions/${id}`)).body).toMatchObject(sealed)
  const { acts } = (await owner.get(`/admin/acts?subject=${id}`)).body
  expect(acts).toMatchObject([{ act: 'question.break_glass', reason }])
  house.clock.advance(16 * 60_000)
  expect((await compliance.get(`/admin/questions/${id}`)).body).toMatchObject(sealed)
})

it('disputes are listed with what speaks for us as a PDF, and plans with their end', async () => {
  withWebhooks()
  const { order } = await captured()
  await later(1)
  const dispute = control().openDispute(order.paymentIntent)
  await later(1)
  const [owner, support] = await Promise.all([member('owner'), member('support')])
  const { disputes } = (await owner.get('/admin/disputes')).body
  expect(disputes[0]).toMatchObject({ id: dispute, payment: order.id, amount: 300, outcome: null })
  expect((await owner.get(`/admin/disputes/${dispute}/evidence`)).body).toMatch(/^%PDF-1\.7/)
  expect((await support.get(`/admin/disputes/${dispute}/evidence`)).body.code).toBe('right_missing')
  expect((await owner.get('/admin/disputes/nothing/evidence')).body.code).toBe('dispute_unknown')
  const { plans } = (await support.get('/admin/subscriptions')).body
  expect(plans[0]).toMatchObject({ payment: order.id, state: 'ended', endReason: 'dispute', price: 2900 })
})
