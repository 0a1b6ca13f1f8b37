import { describe, expect, it } from 'vitest'
import { accepted, answer, offered, type Player, player, question } from '../../server/cast.ts'
import { house, openHouse } from '../../server/testing.ts'
import { rulesOf } from './apply.ts'
import { candidates } from './candidates.ts'
import { questionById } from './store.ts'

openHouse()

const asked = async (by: Player) => (await (await by.enter()).get('/experts-asked?locale=fr')).body.experts
const stop = async (by: Player, expertId: string, stopped: boolean) =>
  (await by.enter()).put(`/experts-asked/${expertId}/stop`, { stopped })

async function answered(by: Player, from: Player): Promise<string> {
  const { questionId, token } = await accepted(by, from)
  await (await by.enter()).post(`/desk/questions/${questionId}/answer`, { token, answer, locale: 'fr' })
  await house.settle()
  return questionId
}

/** Whom the search would ask about this question while the expert is at the desk. */
async function candidatesFor(questionId: string, desk: Player): Promise<string[]> {
  const leave = await house.live.follow(desk.personId, null, () => {})
  const row = await questionById(house.ports.db, questionId)
  if (!row) throw new Error('no such question')
  const found = await house.ports.transact((tx) =>
    candidates(house.ports, tx, row, { widened: false, only: null }, rulesOf(house.ports.config)),
  )
  leave()
  return found.map(({ expertId }) => expertId)
}

describe('the experts whom one has asked', () => {
  it('are those who took up a question, with the last one, the rating given and who is here', async () => {
    const [client, expert] = [await player('client'), await player('expert')]
    expect(await asked(client)).toEqual([])
    const id = await answered(expert, client)
    await (await client.enter()).post(`/questions/${id}/rating`, { stars: 4, comment: '', locale: 'fr' })
    const [one, ...others] = await asked(client)
    expect(others).toEqual([])
    expect(one).toMatchObject({ questions: 1, stars: 4, stopped: false, expert: { name: expect.any(String) } })
    expect(one.last).toMatchObject({ id, status: { code: 'answered' } })
  })

  it('are not to be asked again once they take no more questions, nor read about once they have no page', async () => {
    const [client, expert] = [await player('client'), await player('expert')]
    await answered(expert, client)
    const standing = async (state: 'active' | 'restricted' | 'suspended') => {
      const own = house.ports.db
        .updateTable('expert')
        .set({ state, state_at: house.ports.clock.now(), state_reason: 'x' })
      await own.where('person_id', '=', expert.personId).execute()
      const [{ expert: card }] = await asked(client)
      const { shown, takesQuestions } = card
      return { shown, takesQuestions }
    }
    expect(await standing('active')).toEqual({ shown: true, takesQuestions: true })
    expect(await standing('restricted')).toEqual({ shown: true, takesQuestions: false })
    expect(await standing('suspended')).toEqual({ shown: false, takesQuestions: false })
  })

  it('are nobody’s business but one’s own', async () => {
    const [client, expert] = [await player('client'), await player('expert')]
    await answered(expert, client)
    const [one] = await asked(client)
    const other = await player('client')
    expect(await asked(other)).toEqual([])
    expect(await stop(other, one.expert.id, true)).toMatchObject({ status: 404, body: { code: 'expert_unknown' } })
  })

  it('are not offered one’s questions once they are stopped, until one changes one’s mind', async () => {
    const [client, expert] = [await player('client'), await player('expert')]
    await answered(expert, client)
    const [one] = await asked(client)
    const next = await question(client)
    const others = await question(await player('visitor'))
    expect(await candidatesFor(next, expert)).toContain(one.expert.id)
    await stop(client, one.expert.id, true)
    expect((await asked(client))[0].stopped).toBe(true)
    expect(await candidatesFor(next, expert)).not.toContain(one.expert.id)
    expect(await candidatesFor(others, expert)).toContain(one.expert.id)
    await stop(client, one.expert.id, false)
    expect(await candidatesFor(next, expert)).toContain(one.expert.id)
  })

  it('are asked again when a question names them, whatever was stopped before', async () => {
    const [client, expert] = [await player('client'), await player('expert')]
    await answered(expert, client)
    const [one] = await asked(client)
    await stop(client, one.expert.id, true)
    await (await client.enter()).post('/questions', {
      text: 'Mon propriétaire veut maintenant augmenter le loyer de moitié.',
      category: 'logement',
      locale: 'fr',
      requestedExpert: one.expert.id,
    })
    expect((await asked(client))[0].stopped).toBe(false)
  })

  it('are not offered anything of somebody with whom they have told of a conflict of interest', async () => {
    const [expert, hurried, opposed] = [await player('expert'), await player('client'), await player('client')]
    const decline = async (from: Player, reason: string) => {
      const { questionId, token } = await offered(expert, from)
      const desk = await expert.enter()
      expect((await desk.post(`/desk/offers/${questionId}/decline`, { token, reason })).status).toBe(200)
    }
    await decline(hurried, 'no_time')
    await decline(opposed, 'conflict')
    expect(await candidatesFor(await question(hurried), expert)).toHaveLength(1)
    expect(await candidatesFor(await question(opposed), expert)).toEqual([])
  })
})
