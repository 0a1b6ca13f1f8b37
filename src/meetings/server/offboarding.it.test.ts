import { expect, it } from 'vitest'
import { createAcceptedQuestion, createActor, sampleAnswer } from '../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { finishOffboarding } from './offboarding.ts'

setUpTestApp()

it('lets an expert leave once the last question is answered', async () => {
  const leaver = await createActor('expert')
  const { questionId, token } = await createAcceptedQuestion(leaver)
  const desk = await leaver.signIn()
  const state = async () =>
    (
      await testApp.ports.db
        .selectFrom('expert')
        .select('state')
        .where('personId', '=', leaver.personId)
        .executeTakeFirstOrThrow()
    ).state
  expect((await desk.post('/me/expert/leave')).body.state).toBe('leaving')
  await finishOffboarding(testApp.ports)
  expect(await state()).toBe('leaving')
  expect(
    (await desk.post(`/desk/questions/${questionId}/answer`, { token, answer: sampleAnswer, locale: 'fr' })).status,
  ).toBe(200)
  await finishOffboarding(testApp.ports)
  expect(await state()).toBe('left')
})
