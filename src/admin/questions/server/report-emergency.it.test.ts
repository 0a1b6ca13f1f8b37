import { expect, it } from 'vitest'
import { setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { member } from '../../server/testing.ts'
import { reportedEmergencyTexts } from './reported-emergencies.ts'

setUpTestApp()

const reason = 'Elle dit plus loin qu’elle ne sent plus son bras.'
const text =
  'Ma mère Jeanne Martin (06 12 34 56 78) est bizarre depuis ce matin, à qui dois-je en parler pour son bail ?'

async function asked(category: string) {
  const client = await visitor()
  const { body } = await client.post('/questions', { text, category, subCategory: null, locale: 'fr' })
  await testApp.settle()
  return { client, id: body.id as string, path: `/admin/questions/${body.id}` }
}

const report = { situation: 'stroke', reason }

it('an emergency that was missed is shown to the client once the staff reads it, and kept for the examination', async () => {
  const { client, id, path } = await asked('informatique')
  const view = async () => (await client.get(`/questions/${id}?locale=fr`)).body
  expect((await view()).emergency).toBeNull()
  const [support, editor] = await Promise.all([member('support'), member('editor')])
  expect((await editor.post(`${path}/emergency`, report)).body.code).toBe('right_missing')
  expect((await support.get(path)).body.can.emergency).toBe(true)
  expect((await support.post(`${path}/emergency`, report)).body).toEqual({ shown: true })
  expect((await view()).emergency).toMatchObject({ situations: ['stroke'] })
  expect((await support.get(path)).body.can.emergency).toBe(false)
  expect((await support.post(`${path}/emergency`, report)).body.code).toBe('illegal_transition')

  const [reported] = await reportedEmergencyTexts(testApp.ports.db)
  expect(reported).toMatchObject({ kind: 'stroke', language: 'fr', found: false })
  expect(reported?.text).toContain('est bizarre depuis ce matin')
  expect(reported?.text).not.toMatch(/Martin|06 12/)
})

it('in a regulated field it is reported only by whoever has opened the conversation', async () => {
  const { path } = await asked('logement')
  const compliance = await member('compliance')
  const can = async () => (await compliance.get(path)).body.can.emergency
  expect(await can()).toBe(false)
  expect((await compliance.post(`${path}/emergency`, report)).body.code).toBe('illegal_transition')
  await compliance.post(`${path}/break-glass`, { reason })
  expect(await can()).toBe(true)
  expect((await compliance.post(`${path}/emergency`, report)).body).toEqual({ shown: true })
})
