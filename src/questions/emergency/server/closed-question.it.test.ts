import { expect, it } from 'vitest'
import { setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { askQuestion, questionView } from '../../../../test/scenarios/main-path.ts'
import { messagesOf } from '../../server/views.ts'

setUpTestApp()

const kinds = async (id: string) =>
  (await messagesOf(testApp.ports.db, id)).map(({ author, kind }) => `${author} ${kind}`)

it.each([
  ['Je vais me suicider ce soir, j’ai tout préparé.', 'tel:3114'],
  ['My dad is beating my mum right now, I am scared', 'tel:17'],
])('a message into a closed question is not stored, and says whom to call: %s', async (text, dial) => {
  const client = await visitor()
  const id = await askQuestion(client)
  expect((await client.post(`/questions/${id}/close`, { confirmed: true, locale: 'fr' })).status).toBe(200)
  await testApp.pass(120)
  expect((await questionView(client, id)).state).toBe('CLOSED')
  const before = await kinds(id)
  const { status, body: refusal } = await client.post(`/questions/${id}/messages`, { text })
  expect({ status, code: refusal.code }).toEqual({ status: 409, code: 'emergency_stands' })
  expect(refusal.data.screen.first.href).toBe(dial)
  expect(await kinds(id)).toEqual([...before, 'house event'])
  const alerts = testApp.ports.db.selectFrom('alert').select('template').where('questionId', '=', id)
  expect(await alerts.execute()).toEqual([{ template: 'emergency' }])
  expect((await questionView(client, id)).emergency.screen.first.href).toBe(dial)

  // Said to be none, it is a closed question again.
  const dismissed = await client.post(`/questions/${id}/not-emergency`, { locale: 'fr' })
  expect(dismissed.body).toMatchObject({ state: 'CLOSED', emergency: null })
  const again = await client.post(`/questions/${id}/messages`, { text: 'Et pour mon bail, quel préavis ?' })
  expect(again.body.code).toBe('question_closed')
})
