import { expect, it } from 'vitest'
import { accepted, answer, player } from '../../server/cast.ts'
import { house, openHouse } from '../../server/testing.ts'
import { finishLeaving } from './leaving.ts'

openHouse()

it('lets an expert leave once the last question is answered', async () => {
  const leaver = await player('expert')
  const { questionId, token } = await accepted(leaver)
  const desk = await leaver.enter()
  const state = async () =>
    (
      await house.ports.db
        .selectFrom('expert')
        .select('state')
        .where('person_id', '=', leaver.personId)
        .executeTakeFirstOrThrow()
    ).state
  expect((await desk.post('/me/expert/leave')).body.state).toBe('leaving')
  await finishLeaving(house.ports)
  expect(await state()).toBe('leaving')
  expect((await desk.post(`/desk/questions/${questionId}/answer`, { token, answer, locale: 'fr' })).status).toBe(200)
  await finishLeaving(house.ports)
  expect(await state()).toBe('left')
})
