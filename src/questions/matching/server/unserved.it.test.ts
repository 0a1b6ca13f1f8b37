import { describe, expect, it } from 'vitest'
import { type Caller, expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder, questionView } from '../../../../test/scenarios/main-path.ts'
import { insertStop } from '../../account/server/experts-asked-store.ts'
import { offerWaiting } from './available.ts'

setUpTestApp()

const minute = 60

/** The product's notes in the client's conversation, in order. */
async function notes(client: Caller, id: string): Promise<string[]> {
  const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body
  return messages.flatMap(({ event }: { event: string | null }) => event ?? [])
}

async function letters(id: string): Promise<string[]> {
  const rows = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select('template')
    .where('key', 'like', `%${id}%`)
    .execute()
  return rows.map(({ template }) => template)
}

async function aDayLater(): Promise<void> {
  testApp.clock.advance(24 * 3_600_000)
  await testApp.pass(10)
}

describe('nobody comes', () => {
  it('before anybody had accepted: nothing was charged, and that is said', async () => {
    const { client, id } = await heldOrder()
    await testApp.pass(6 * minute)
    expect(await questionView(client, id)).toMatchObject({ state: 'UNSERVED', payment: 'HELD' })
    expect(await notes(client, id)).toContain('unserved')
    expect(await letters(id)).toContain('questions.unserved')
    await aDayLater()
    expect(await notes(client, id)).toContain('closed_no_expert')
    expect(await questionView(client, id)).toMatchObject({ status: { line: 'closed_no_expert' } })
  })

  it('after an expert who was paid for has gone: it is never said that nothing was charged, and the money goes back', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    await acceptAs(helene, id)
    await testApp.settle()
    expect(await questionView(client, id)).toMatchObject({ payment: 'CAPTURED' })
    await testApp.pass(17 * minute)
    expect(await questionView(client, id)).toMatchObject({ state: 'UNSERVED', payment: 'CAPTURED' })
    await aDayLater()
    expect(await questionView(client, id)).toMatchObject({
      state: 'CLOSED',
      payment: 'REFUNDED',
      status: { line: 'closed_unanswered' },
    })
    const said = await notes(client, id)
    expect(said).toEqual(expect.arrayContaining(['expert_lost', 'still_unserved', 'closed_unanswered', 'refunded']))
    for (const untrue of ['unserved', 'closed_no_expert']) expect(said).not.toContain(untrue)
    expect(await letters(id)).toContain('questions.stillUnserved')
    expect(await letters(id)).not.toContain('questions.unserved')
  })

  it('for a message that follows an answer: the question is not said to be closed, and the answer stays', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    await answerAs(helene, id, await acceptAs(helene, id))
    await client.post(`/questions/${id}/messages`, { text: 'Et si le bailleur refuse la lettre ?' })
    await testApp.pass(22 * minute)
    expect(await questionView(client, id)).toMatchObject({ state: 'UNSERVED', payment: 'CAPTURED' })
    expect(await letters(id)).toContain('questions.followUpUnserved')
    await aDayLater()
    await testApp.pass(2 * minute)
    expect(await questionView(client, id)).toMatchObject({ state: 'ANSWERED', status: { answerAvailable: true } })
    expect(await letters(id)).toContain('questions.followUpOver')
    const said = await notes(client, id)
    expect(said).toContain('follow_up_unserved')
    for (const untrue of ['unserved', 'closed_no_expert', 'closed_unanswered']) expect(said).not.toContain(untrue)
    expect(await letters(id)).not.toContain('questions.unserved')
  })

  it('for a message that follows an answer, and the client stops the search: the question stays open', async () => {
    for (const [passed, state] of [
      [17 * minute, /QUEUED|OFFERED/],
      [22 * minute, /UNSERVED/],
    ] as const) {
      const helene = await expert()
      const { client, id } = await heldOrder()
      await answerAs(helene, id, await acceptAs(helene, id))
      await client.post(`/questions/${id}/messages`, { text: 'Et si le bailleur refuse la lettre ?' })
      await testApp.pass(passed)
      expect(await questionView(client, id)).toMatchObject({
        state: expect.stringMatching(state),
        can: { stopSearch: true },
      })
      expect((await client.post(`/questions/${id}/choice`, { choice: 'cancel', locale: 'fr' })).status).toBe(200)
      expect(await questionView(client, id)).toMatchObject({
        state: 'ANSWERED',
        payment: 'CAPTURED',
        status: { answerAvailable: true },
        can: { say: true, stopSearch: false },
      })
      expect(await notes(client, id)).toContain('search_stopped')
    }
  })

  it('and the search begins again for whoever may answer, not for somebody whom the client does not want', async () => {
    const { client, id } = await heldOrder()
    await testApp.pass(6 * minute)
    const [unwanted, other] = [await expert(), await expert()]
    const person = (await client.get('/me')).body.id
    await testApp.ports.transact((tx) => insertStop(tx, person, unwanted.expertId, testApp.clock.now()))
    await offerWaiting(testApp.ports, unwanted.expertId)
    expect(await questionView(client, id)).toMatchObject({ state: 'UNSERVED', can: { choose: true } })
    await offerWaiting(testApp.ports, other.expertId)
    expect(await questionView(client, id)).toMatchObject({ can: { choose: false } })
  })
})
