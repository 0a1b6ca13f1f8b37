import { describe, expect, it } from 'vitest'
import {
  createAcceptedQuestion,
  createActor,
  createOffer,
  createQuestion,
  sampleAnswer,
  type TestActor,
} from '../../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { rulesOf } from '../../lifecycle/server/apply.ts'
import { candidates } from '../../matching/server/candidates.ts'
import { questionById } from '../../server/views.ts'

setUpTestApp()

const asked = async (by: TestActor) => (await (await by.signIn()).get('/experts-asked?locale=fr')).body.experts
const stop = async (by: TestActor, expertId: string, stopped: boolean) =>
  (await by.signIn()).put(`/experts-asked/${expertId}/stop`, { stopped })

async function answered(by: TestActor, from: TestActor): Promise<string> {
  const { questionId, token } = await createAcceptedQuestion(by, from)
  await (await by.signIn()).post(`/desk/questions/${questionId}/answer`, { token, answer: sampleAnswer, locale: 'fr' })
  await testApp.settle()
  return questionId
}

/** The experts whom the search would ask about this question while this expert's workspace is open. */
async function candidatesFor(questionId: string, desk: TestActor): Promise<string[]> {
  const leave = await testApp.live.follow(desk.personId, null, () => {})
  const row = await questionById(testApp.ports.db, questionId)
  if (!row) throw new Error('no such question')
  const found = await testApp.ports.transact((tx) =>
    candidates(testApp.ports, tx, row, { widened: false, only: null }, rulesOf(testApp.ports.config)),
  )
  leave()
  return found.map(({ expertId }) => expertId)
}

describe('the experts whom one has asked', () => {
  it('are those who took up a question, with the last one, the rating given and who is here', async () => {
    const [client, expert] = [await createActor('client'), await createActor('expert')]
    expect(await asked(client)).toEqual([])
    const id = await answered(expert, client)
    await (await client.signIn()).post(`/questions/${id}/rating`, { stars: 4, comment: '', locale: 'fr' })
    const [one, ...others] = await asked(client)
    expect(others).toEqual([])
    expect(one).toMatchObject({ questions: 1, stars: 4, stopped: false, expert: { name: expect.any(String) } })
    expect(one.last).toMatchObject({ id, status: { code: 'answered' } })
  })

  it('are not to be asked again once they take no more questions, nor read about once they have no page', async () => {
    const [client, expert] = [await createActor('client'), await createActor('expert')]
    await answered(expert, client)
    const standing = async (state: 'active' | 'restricted' | 'suspended') => {
      const own = testApp.ports.db
        .updateTable('expert')
        .set({ state, stateAt: testApp.ports.clock.now(), stateReason: 'x' })
      await own.where('personId', '=', expert.personId).execute()
      const [{ expert: card }] = await asked(client)
      const { shown, takesQuestions } = card
      return { shown, takesQuestions }
    }
    expect(await standing('active')).toEqual({ shown: true, takesQuestions: true })
    expect(await standing('restricted')).toEqual({ shown: true, takesQuestions: false })
    expect(await standing('suspended')).toEqual({ shown: false, takesQuestions: false })
  })

  it('are nobody’s business but one’s own', async () => {
    const [client, expert] = [await createActor('client'), await createActor('expert')]
    await answered(expert, client)
    const [one] = await asked(client)
    const other = await createActor('client')
    expect(await asked(other)).toEqual([])
    expect(await stop(other, one.expert.id, true)).toMatchObject({ status: 404, body: { code: 'expert_unknown' } })
  })

  it('are not offered one’s questions once they are stopped, until one changes one’s mind', async () => {
    const [client, expert] = [await createActor('client'), await createActor('expert')]
    await answered(expert, client)
    const [one] = await asked(client)
    const next = await createQuestion(client)
    const others = await createQuestion(await createActor('visitor'))
    expect(await candidatesFor(next, expert)).toContain(one.expert.id)
    await stop(client, one.expert.id, true)
    expect((await asked(client))[0].stopped).toBe(true)
    expect(await candidatesFor(next, expert)).not.toContain(one.expert.id)
    expect(await candidatesFor(others, expert)).toContain(one.expert.id)
    await stop(client, one.expert.id, false)
    expect(await candidatesFor(next, expert)).toContain(one.expert.id)
  })

  it('are asked again when a question names them, whatever was stopped before', async () => {
    const [client, expert] = [await createActor('client'), await createActor('expert')]
    await answered(expert, client)
    const [one] = await asked(client)
    await stop(client, one.expert.id, true)
    await (await client.signIn()).post('/questions', {
      text: 'Mon propriétaire veut maintenant augmenter le loyer de moitié.',
      category: 'logement',
      locale: 'fr',
      requestedExpert: one.expert.id,
    })
    expect((await asked(client))[0].stopped).toBe(false)
  })

  it('are not offered anything of somebody with whom they have told of a conflict of interest', async () => {
    const [expert, hurried, opposed] = [
      await createActor('expert'),
      await createActor('client'),
      await createActor('client'),
    ]
    const decline = async (from: TestActor, reason: string) => {
      const { questionId, token } = await createOffer(expert, from)
      const desk = await expert.signIn()
      expect((await desk.post(`/desk/offers/${questionId}/decline`, { token, reason })).status).toBe(200)
    }
    await decline(hurried, 'no_time')
    await decline(opposed, 'conflict')
    expect(await candidatesFor(await createQuestion(hurried), expert)).toHaveLength(1)
    expect(await candidatesFor(await createQuestion(opposed), expert)).toEqual([])
  })
})
