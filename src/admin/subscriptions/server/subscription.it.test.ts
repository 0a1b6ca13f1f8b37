import { expect, it } from 'vitest'
import {
  capturedOrder,
  directSubscription,
  setUpPaymentTestKit,
  subscriptionOfOrder,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

it('one plan shows its payments, papers, letters and questions', async () => {
  const { client, id, order, plan } = await directSubscription()
  const support = await member('support')
  const file = (await support.get(`/admin/subscriptions/${plan.id}`)).body
  expect(file).toMatchObject({ plan: 'plan', state: 'active', price: 2900, wish: null, endedAt: null })
  expect(file.reference).toBe((await client.get('/me/plan')).body.reference)
  expect(file.charges).toMatchObject([{ kind: 'plan', amount: 2900, credited: 0 }])
  expect(file.invoices).toMatchObject([{ kind: 'invoice', total: 2900 }])
  expect(file.questions.map((question: { id: string }) => question.id)).toContain(id)
  expect(order.id).not.toBe('')
  expect((await support.get('/admin/subscriptions/nothing')).body.code).toBe('plan_unknown')
  expect((await (await member('editor')).get(`/admin/subscriptions/${plan.id}`)).body.code).toBe('right_missing')
})

it('the staff cancels for a client with a reason, the client gets the receipt, and it can be taken back', async () => {
  const { order } = await capturedOrder()
  const plan = await subscriptionOfOrder(order.id)
  const [support, compliance] = await Promise.all([member('support'), member('compliance')])
  const path = `/admin/subscriptions/${plan.id}`
  const reason = 'Le client l’a demandé au téléphone.'
  expect((await compliance.get(path)).body.can).toEqual({ cancel: false, keep: false, hold: true })
  expect((await compliance.post(`${path}/cancel`, { reason })).body.code).toBe('right_missing')
  expect((await support.post(`${path}/cancel`, { reason: 'non' })).status).toBe(422)
  expect((await support.post(`${path}/cancel`, { reason })).status).toBe(200)
  expect((await support.post(`${path}/cancel`, { reason })).body.code).toBe('already_so')
  await testApp.settle()
  const cancelled = (await support.get(path)).body
  expect(cancelled).toMatchObject({ wish: 'cancel', can: { cancel: false, keep: true } })
  expect(cancelled.requests).toMatchObject([{ kind: 'cancel', channel: 'staff' }])
  expect(cancelled.acts).toMatchObject([{ act: 'plan.cancel', reason }])
  const receipts = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select('template')
    .where('personId', '=', plan.personId)
    .where('template', '=', 'billing.cancelled')
    .execute()
  expect(receipts).toHaveLength(1)
  expect((await support.post(`${path}/keep`, { reason })).status).toBe(200)
  expect((await support.get(path)).body).toMatchObject({ wish: null, can: { cancel: true, keep: false } })
})

it('a plan whose paid month is over would end on the day on which it is cancelled, not before', async () => {
  const { plan } = await directSubscription()
  const ends = async () => (await (await member('support')).get(`/admin/subscriptions/${plan.id}`)).body.leavesAt
  expect(await ends()).toBe(plan.currentPeriodEnd.toISOString())
  testApp.clock.advance(40 * 24 * 3_600_000)
  expect(new Date(await ends()).getTime()).toBeGreaterThanOrEqual(testApp.clock.now().getTime() - 1000)
})

it('an invoice that the staff opens is written in the journal', async () => {
  const { plan } = await directSubscription()
  const [support, owner] = await Promise.all([member('support'), member('owner')])
  const [{ number }] = (await support.get(`/admin/subscriptions/${plan.id}`)).body.invoices
  expect((await support.get(`/admin/invoices/${number}/pdf`)).body).toMatch(/^%PDF-/)
  expect((await (await member('editor')).get(`/admin/invoices/${number}/pdf`)).body.code).toBe('right_missing')
  expect((await support.get('/admin/invoices/F0000-1/pdf')).body.code).toBe('invoice_unknown')
  const { acts } = (await owner.get(`/admin/acts?subject=${number}`)).body
  expect(acts).toMatchObject([{ act: 'invoice.open', subject: { kind: 'invoice' }, after: { person: plan.personId } }])
})
