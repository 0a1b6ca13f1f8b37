import { describe, expect, it } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, fullAnswer, questionView } from '../../../../test/scenarios/main-path.ts'
import { contributionsTo } from '../../answers/server/contribution-store.ts'
import type { Answer } from '../../shapes.ts'

setUpPaymentTestKit()

const corrected = { ...fullAnswer, short: 'Votre bailleur avait deux mois. Écrivez-lui avant Noël.' }
const desk = async (by: Caller, id: string) => (await by.get(`/desk/questions/${id}?locale=fr`)).body
const send = (by: Caller, id: string, answer: Answer, about: { token: number | null; corrects?: number | null }) =>
  by.post(`/desk/questions/${id}/answer`, { ...about, answer, locale: 'fr' })
const keep = (by: Caller, id: string, draft: Answer, about: { token: number | null; corrects?: number | null }) =>
  by.put(`/desk/questions/${id}/draft`, { ...about, draft, edit: { device: 'phone', based: { short: 0 } } })

async function answered() {
  const made = await capturedOrder()
  await answerAs(made.helene, made.id, made.token)
  return made
}
async function asksOn(client: Caller, id: string) {
  await client.post(`/questions/${id}/messages`, { text: 'Et la majoration, depuis quand court-elle ?' })
  await testApp.settle()
}

describe('a correction and a follow-up', () => {
  it.each(['before', 'after'])('leaves the follow-up open with its clock where it was begun %s it', async (begun) => {
    const { client, helene, id } = await answered()
    await asksOn(client, id)
    const asked = await desk(helene, id)
    expect(asked.state).toBe('FOLLOW_UP')
    testApp.clock.advance(60_000)
    const token = begun === 'before' ? null : asked.lease.token
    const { status, body } = await send(helene, id, corrected, { token, corrects: 1 })
    expect([status, body.state, body.answer]).toEqual([200, 'FOLLOW_UP', corrected])
    await testApp.settle()
    const after = await desk(helene, id)
    expect(after.lease.token).toBe(asked.lease.token)
    expect(after.clientWaitsSince).toBe(asked.clientWaitsSince)
    const { open } = (await helene.get('/desk?locale=fr')).body
    expect(open).toMatchObject([{ id, state: 'FOLLOW_UP', turn: 'expert', dueAt: after.lease.lostAt }])
    expect((await questionView(client, id)).contributions).toMatchObject([{ kind: 'answer' }, { kind: 'correction' }])
    // A message answers it.
    const said = { token: after.lease.token, text: 'Depuis le 12 octobre.', attachments: [], asksInformation: false }
    expect((await helene.post(`/desk/questions/${id}/messages`, said)).status).toBe(200)
    expect((await desk(helene, id)).state).toBe('ANSWERED')
  })

  it('leaves it open too where its author has lost it and takes it up again', async () => {
    const { client, helene, id } = await answered()
    await asksOn(client, id)
    // Nobody else is there to be asked.
    await testDb().updateTable('expert').set({ switchedOn: false }).where('id', '<>', helene.expertId).execute()
    testApp.clock.advance(16 * 60_000)
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ state: 'OFFERED' })
    const token = await acceptAs(helene, id)
    const { body } = await send(helene, id, corrected, { token, corrects: 1 })
    expect(body).toMatchObject({ state: 'FOLLOW_UP', lease: { token } })
  })

  it('is nobody’s who does not have the question any more', async () => {
    const { client, helene, id } = await answered()
    await asksOn(client, id)
    const { lease } = await desk(helene, id)
    await helene.post(`/desk/questions/${id}/give-up`, { token: lease.token, reason: 'ill' })
    const late = await send(helene, id, corrected, { token: null, corrects: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'lease_lost'])
    expect((await keep(helene, id, corrected, { token: null, corrects: 1 })).body.code).toBe('lease_lost')
  })
})

describe('a correction of what the machine has helped with', () => {
  const part = { section: 'papers', text: ['L’état des lieux de sortie'] }
  const assisted = { ...fullAnswer, papers: part.text }

  async function assistedOne() {
    const made = await capturedOrder()
    const choose = (state: string) =>
      made.helene.post(`/desk/questions/${made.id}/proposal`, { token: made.token, part, state })
    await choose('accepted')
    await choose('confirmed')
    expect((await send(made.helene, made.id, assisted, { token: made.token })).status).toBe(200)
    return made
  }

  it('still says so, on every version, in the conversation and to whoever verifies it', async () => {
    const { client, helene, id } = await assistedOne()
    const { short } = corrected
    await send(helene, id, { ...assisted, short }, { token: null, corrects: 1 })
    await testApp.settle()
    const { contributions } = await questionView(client, id)
    expect(contributions).toMatchObject([{ author: 'assistant_edited' }, { author: 'assistant_edited' }])
    const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body
    expect(messages.findLast(({ kind }: { kind: string }) => kind === 'answer').writtenBy).toBe('assistant_edited')
    const [, last] = await contributionsTo(testDb(), id)
    const proof = (await client.get(`/answer-chains/${last?.hash}`)).body
    expect(proof.contributions[1].author).toBe('assistant_edited')
  })

  it('does not where nothing of that version is left', async () => {
    const { client, helene, id } = await assistedOne()
    const own = {
      short: 'Tout est à reprendre : écrivez à la commission de conciliation.',
      steps: [{ text: 'Saisissez la commission.' }],
      deadlines: [],
      papers: [],
      sources: [],
      limits: 'Le bail n’a pas été lu.',
    }
    await send(helene, id, own, { token: null, corrects: 1 })
    expect((await questionView(client, id)).contributions).toMatchObject([
      { author: 'assistant_edited' },
      { author: 'expert' },
    ])
    // Taken back: what the machine has helped with stands there again.
    await send(helene, id, assisted, { token: null, corrects: 2 })
    expect((await questionView(client, id)).contributions[2]).toMatchObject({ author: 'assistant_edited' })
  })
})

it('a correction that changes nothing is refused and makes no version', async () => {
  const { client, helene, id } = await answered()
  const same = await send(helene, id, fullAnswer, { token: null, corrects: 1 })
  expect([same.status, same.body.code]).toEqual([409, 'answer_unchanged'])
  expect((await questionView(client, id)).contributions).toHaveLength(1)
})

describe('a correction that is written on two devices', () => {
  it('is kept on the server as it is typed, for its author alone', async () => {
    const { helene, id } = await answered()
    const kept = await keep(helene, id, corrected, { token: null, corrects: 1 })
    expect([kept.status, kept.body.lostAt]).toEqual([200, null])
    expect(await desk(helene, id)).toMatchObject({ state: 'ANSWERED', draft: corrected, answerVersion: 1 })
    const other = await expert()
    expect((await keep(other, id, corrected, { token: null })).body.code).toBe('question_unknown')
  })

  it('is not replaced by what was written over the version before, neither sent nor kept', async () => {
    const { client, helene, id } = await answered()
    expect((await send(helene, id, corrected, { token: null, corrects: 1 })).status).toBe(200)
    const other = { ...fullAnswer, short: 'Du téléphone, sans avoir lu la correction.' }
    for (const late of [
      await send(helene, id, other, { token: null, corrects: 1 }),
      await keep(helene, id, other, { token: null, corrects: 1 }),
    ])
      expect([late.status, late.body.code]).toEqual([409, 'corrected_meanwhile'])
    expect(await desk(helene, id)).toMatchObject({ answer: corrected, answerVersion: 2, draft: null })
    expect((await send(helene, id, other, { token: null, corrects: 2 })).status).toBe(200)
    expect((await questionView(client, id)).contributions).toHaveLength(3)
  })
})
