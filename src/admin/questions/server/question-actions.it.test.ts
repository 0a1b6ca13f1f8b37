import { expect, it } from 'vitest'
import { expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { member } from '../../server/testing.ts'

setUpTestApp()

const reason = 'Le client attend depuis une heure.'

it('a question that finds nobody is offered by hand, taken back, and closed with its money let go', async () => {
  const helene = await expert()
  const { db } = testApp.ports
  await db.updateTable('expert').set({ switchedOn: false }).execute()
  const { id, order } = await heldOrder()
  const [support, compliance] = await Promise.all([member('support'), member('compliance')])
  const path = `/admin/questions/${id}`
  const can = async () => (await support.get(path)).body.can
  expect(await can()).toEqual({ offer: true, release: false, close: true, emergency: false })
  expect((await compliance.get(path)).body.can).toEqual({
    offer: false,
    release: false,
    close: false,
    emergency: false,
  })
  expect((await compliance.post(`${path}/close`, { reason })).body.code).toBe('right_missing')

  const { experts } = (await support.get(`${path}/experts`)).body
  expect(experts).toMatchObject([{ id: helene.expertId, away: true }])
  expect((await support.post(`${path}/offer`, { expert: testApp.ports.ids.id(), reason })).body.code).toBe(
    'expert_unknown',
  )
  expect((await support.post(`${path}/offer`, { expert: helene.expertId, reason })).status).toBe(200)
  await acceptAs(helene, id)
  await testApp.settle()

  expect(await can()).toEqual({ offer: false, release: true, close: true, emergency: false })
  expect((await support.post(`${path}/release`, { reason })).status).toBe(200)
  const { experts: left } = (await support.get(`${path}/experts`)).body
  expect(left.map((one: { id: string }) => one.id)).not.toContain(helene.expertId)

  expect((await support.post(`${path}/close`, { reason })).status).toBe(200)
  await testApp.settle()
  expect((await support.get(path)).body).toMatchObject({ state: 'CLOSED', payment: 'REFUNDED' })
  expect((await support.post(`${path}/close`, { reason })).body.code).toBe('question_closed')
  const paid = await db.selectFrom('charge').select(['amount', 'credited']).where('id', '=', order.id).execute()
  expect(paid).toEqual([{ amount: 300, credited: 300 }])
  const { acts } = (await (await member('owner')).get(`/admin/acts?subject=${id}`)).body
  expect(acts.map((act: { act: string; reason: string }) => [act.act, act.reason])).toEqual([
    ['question.close', reason],
    ['question.release', reason],
    ['question.offer', reason],
  ])
})

it('the note with which a question is handed over is read with its texts', async () => {
  const helene = await expert()
  const { id } = await heldOrder()
  const token = await acceptAs(helene, id)
  const bruno = await expert()
  const note = 'Le bail est commercial, c’est votre domaine.'
  await helene.post(`/desk/questions/${id}/hand-over`, { token, to: bruno.expertId, note, locale: 'fr' })
  const staff = await member('compliance')
  const path = `/admin/questions/${id}`
  const shown = async () =>
    (await staff.get(path)).body.leases.flatMap(
      ({ handedBy, note }: { handedBy: string | null; note: string | null }) =>
        handedBy ? [[handedBy.split(' ')[0], note]] : [],
    )
  const { regulated } = (await staff.get(path)).body
  expect(await shown()).toEqual([['Hélène', regulated ? null : note]])
  expect((await staff.post(`${path}/break-glass`, { reason })).status).toBe(200)
  expect(await shown()).toEqual([['Hélène', note]])
})
