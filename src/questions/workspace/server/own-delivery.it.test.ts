import { describe, expect, it } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, fullAnswer } from '../../../../test/scenarios/main-path.ts'

setUpPaymentTestKit()

const laterWords = 'Et la majoration, depuis quand court-elle ?'
const colleaguesWords = 'Elle court depuis le mois d’octobre.'

const desk = async (by: Caller, id: string) => (await by.get(`/desk/questions/${id}?locale=fr`)).body
const delivered = (by: Caller, id: string) => by.get(`/desk/questions/${id}/own-delivery?locale=fr`)
const sentAnswers = async (by: Caller, id: string) =>
  (await by.get('/desk?locale=fr')).body.past.filter((card: { id: string }) => card.id === id)

async function nameOf(expertId: string): Promise<string> {
  const found = testDb().selectFrom('expert').select(['firstName', 'lastName']).where('id', '=', expertId)
  const { firstName, lastName } = await found.executeTakeFirstOrThrow()
  return `${firstName} ${lastName}`
}

/** Hélène has answered, and the client has written again. */
async function followedUp() {
  const made = await capturedOrder()
  await answerAs(made.helene, made.id, made.token)
  await made.client.post(`/questions/${made.id}/messages`, { text: laterWords })
  await testApp.settle()
  return made
}

async function handOverTo(helene: Caller, id: string, colleague: Caller & { expertId: string }) {
  const { lease } = await desk(helene, id)
  const note = 'Je pars en congé ce soir, merci.'
  await helene.post(`/desk/questions/${id}/hand-over`, {
    ...{ token: lease.token, to: colleague.expertId, note, locale: 'fr' },
  })
  const { offers } = (await colleague.get('/desk?locale=fr')).body
  const { token } = offers.find((offer: { questionId: string }) => offer.questionId === id)
  const taken = await colleague.post(`/desk/offers/${id}/accept`, { token, noConflict: true, locale: 'fr' })
  expect(taken.status).toBe(200)
  return taken.body.lease.token as number
}

describe('an answer whose follow-up a colleague has taken over', () => {
  it('stays among the answers sent and readable to its author, without what was written since', async () => {
    const { helene, client, id } = await followedUp()
    const bruno = await expert()
    const token = await handOverTo(helene, id, bruno)
    for (const turn of ['asked', 'answered']) {
      if (turn === 'answered') await bruno.post(`/desk/questions/${id}/messages`, { token, text: colleaguesWords })
      await testApp.settle()
      const [card] = await sentAnswers(helene, id)
      expect(card).toMatchObject({ turn: 'none', state: 'ANSWERED', clientWroteAt: null, clientWaitsSince: null })
      expect(card.takenOverBy).toBe(await nameOf(bruno.expertId))
      const { status, body } = await delivered(helene, id)
      expect(status).toBe(200)
      expect(body).toMatchObject({ title: card.title, takenOverBy: card.takenOverBy })
      expect(body.contributions).toMatchObject([{ kind: 'answer', answer: fullAnswer }])
      expect(JSON.stringify([card, body])).not.toMatch(/majoration, depuis|octobre/)
    }
    expect((await helene.get(`/questions/${id}/messages?locale=fr`)).status).toBe(410)
    await client.post(`/questions/${id}/close`, { confirmed: true })
    expect((await delivered(helene, id)).status).toBe(200)
  })

  it('stays readable where its author gave the follow-up back and a colleague accepted it', async () => {
    const { helene, id } = await followedUp()
    const { lease } = await desk(helene, id)
    const bruno = await expert()
    await helene.post(`/desk/questions/${id}/give-up`, { token: lease.token, reason: '' })
    await testApp.settle()
    await acceptAs(bruno, id)
    await testApp.settle()
    expect(await sentAnswers(helene, id)).toMatchObject([{ takenOverBy: expect.any(String) }])
    expect((await delivered(helene, id)).body.contributions).toMatchObject([{ answer: fullAnswer }])
  })

  it('is shown to nobody else, and in the usual way while it is its author’s own question', async () => {
    const { helene, id } = await followedUp()
    const bruno = await expert()
    const zoe = await expert()
    const refused = async (by: Caller) => (await delivered(by, id)).body.code
    expect([await refused(helene), await refused(bruno)]).toEqual(['question_unknown', 'question_unknown'])
    await handOverTo(helene, id, bruno)
    await testApp.settle()
    expect([await refused(bruno), await refused(zoe)]).toEqual(['question_unknown', 'question_unknown'])
    expect(await sentAnswers(zoe, id)).toEqual([])
  })

  it('masks the client’s personal data in its title', async () => {
    const { helene, id } = await followedUp()
    await testDb().updateTable('question').set({ title: 'Rappeler au 06 12 34 56 78' }).where('id', '=', id).execute()
    await handOverTo(helene, id, await expert())
    await testApp.settle()
    expect(JSON.stringify([(await delivered(helene, id)).body, await sentAnswers(helene, id)])).not.toContain('06 12')
  })
})

describe('the desk of whoever worked on a question before', () => {
  const givenBack = async () => {
    const made = await followedUp()
    const { lease } = await desk(made.helene, made.id)
    await made.helene.post(`/desk/questions/${made.id}/give-up`, { token: lease.token, reason: '' })
    return made
  }
  const silent = async () => {
    const made = await capturedOrder()
    await testApp.pass(11 * 60)
    return made
  }

  for (const [when, leave] of Object.entries({ 'gave its follow-up back': givenBack, 'fell silent': silent }))
    it(`hears at once that a colleague has it, after they ${when}`, async () => {
      const { helene, id } = await leave()
      const bruno = await expert()
      await testApp.pass(60)
      const heard = testApp.live.announced.length
      await acceptAs(bruno, id)
      const told = testApp.live.announced.slice(heard).filter(({ kind, ref }) => kind === 'desk' && ref === id)
      expect(told.flatMap(({ people }) => people)).toContain(helene.personId)
      for (const path of [`/desk/questions/${id}?locale=fr`, `/questions/${id}/messages?locale=fr`]) {
        const { status, body } = await helene.get(path)
        expect([path, status, body.code]).toEqual([path, 410, 'handed_over'])
      }
    })
})
