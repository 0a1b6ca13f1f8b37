import { beforeEach, describe, expect, it } from 'vitest'
import { expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { acceptAs, heldOrder, questionView } from '../../../../test/scenarios/main-path.ts'
import type { ModelCall, ToJudge } from '../../../platform/assistant/port.ts'
import { assistantTurn } from '../../assistant/server/turn.ts'

setUpTestApp()

// The detector finds nothing in it: this file tests what a model adds.
const quiet = 'Mon propriétaire garde mon dépôt de garantie de 780 € depuis mon départ, et il est encore venu hier.'
const suicide = 'Je vais me suicider ce soir, j’ai tout préparé. Comment faire pour que ma fille hérite ?'

const db = () => testApp.ports.db
const alerts = (id: string) =>
  db().selectFrom('alert').select('template').where('questionId', '=', id).where('template', '=', 'emergency').execute()
const thread = async (client: Awaited<ReturnType<typeof visitor>>, id: string) =>
  (await client.get(`/questions/${id}/messages?locale=fr`)).body.messages as { author: string; kind: string }[]

let judged: ToJudge[] = []
/** A model that finds this in every text. */
const finds = (situation: string | null) => {
  testApp.ports.assistant.safety = async (asked) => {
    judged.push(asked)
    return situation
  }
}
beforeEach(() => {
  judged = []
})

const ask = async (client: Awaited<ReturnType<typeof visitor>>, text = quiet) => {
  const { body } = await client.post('/questions', { text, category: 'logement', locale: 'fr' })
  return body.id as string
}

describe('a model beside the detector', () => {
  it('that finds one more brings up the screen, alerts a human, and nothing is sold', async () => {
    finds('partner-violence')
    const client = await visitor()
    const id = await ask(client)
    expect((await questionView(client, id)).emergency).toBeNull()
    await testApp.settle()
    const { emergency, can } = await questionView(client, id)
    expect(emergency.situations).toEqual(['partner-violence'])
    expect(emergency.screen.atHome).toBe(true)
    expect(can).toMatchObject({ askExpert: false, order: false })
    expect(await client.post(`/questions/${id}/ask-expert`, { locale: 'fr' })).toMatchObject({
      status: 409,
      body: { code: 'emergency_stands' },
    })
    expect(await alerts(id)).toHaveLength(1)
    expect(judged[0]).toMatchObject({ texts: [quiet], situations: { suicide: expect.any(String) } })
  })

  it('reads each message with those before, and is heard where an expert is on it too', async () => {
    finds(null)
    const helene = await expert()
    const { client, id } = await heldOrder()
    await acceptAs(helene, id)
    finds('violence')
    judged = []
    const sent = await client.post(`/questions/${id}/messages`, { text: 'Je précise que le logement est meublé.' })
    expect(sent.status).toBe(200)
    await testApp.settle()
    expect(judged).toHaveLength(1)
    expect(judged[0]?.texts.length).toBeGreaterThan(1)
    expect(judged[0]?.texts.at(-1)).toBe('Je précise que le logement est meublé.')
    expect((await questionView(client, id)).emergency.situations).toEqual(['violence'])
    expect((await helene.get(`/desk/questions/${id}?locale=fr`)).body.emergency).toBe(true)
  })

  it('takes nothing away: what the detector finds stands, and the model is not asked', async () => {
    finds(null)
    const client = await visitor()
    const id = await ask(client, suicide)
    await testApp.settle()
    expect((await questionView(client, id)).emergency.situations).toEqual(['suicide'])
    expect(judged).toEqual([])
  })

  it.each([null, 'nonsense', 'constructor'])('that says %s changes nothing', async (said) => {
    finds(said)
    const client = await visitor()
    const id = await ask(client)
    await testApp.settle()
    expect((await questionView(client, id)).emergency).toBeNull()
    expect((await thread(client, id)).at(-1)).toMatchObject({ author: 'assistant' })
  })

  it('that has no answer yet holds up no reply', async () => {
    const asked = Promise.withResolvers<void>()
    const reply = Promise.withResolvers<string>()
    testApp.ports.assistant.safety = () => {
      asked.resolve()
      return reply.promise
    }
    const client = await visitor()
    const id = await ask(client)
    const running = testApp.settle()
    await asked.promise
    // Each job has a queue of its own; here the reply's runs as it does beside the other one.
    await assistantTurn(testApp.ports, id, 1)
    expect((await thread(client, id)).at(-1)).toMatchObject({ author: 'assistant', kind: 'intake' })
    reply.resolve('suicide')
    await running
    expect((await questionView(client, id)).emergency.situations).toEqual(['suicide'])
  })

  it('does not bring back what the client has said to be none, before or while it read', async () => {
    const client = await visitor()
    finds('violence')
    const { body } = await client.post('/questions', {
      text: quiet,
      category: 'logement',
      locale: 'fr',
      notEmergency: ['violence'],
    })
    await testApp.settle()
    expect((await questionView(client, body.id)).emergency).toBeNull()
    const id = await ask(client)
    await testApp.settle()
    await client.post(`/questions/${id}/not-emergency`, { locale: 'fr' })
    await testApp.settle()
    expect((await questionView(client, id)).emergency).toBeNull()
    expect((await thread(client, id)).at(-1)).toMatchObject({ author: 'assistant' })
    expect(await alerts(id)).toHaveLength(1)
  })

  it('is called within the budgets, and its failures pause no reply', async () => {
    const opened: boolean[] = []
    const call: ModelCall = {
      task: 'safety',
      provider: 'mistral',
      model: 'small',
      version: null,
      prompt: '0123456789ab',
      inputTokens: 300,
      outputTokens: 20,
      cents: 0.01,
      latency: 3000,
      firstToken: null,
      dropped: {},
      outcome: 'late',
    }
    testApp.ports.assistant.safety = async (_, book) => {
      const close = await book?.open({ ...call, outcome: 'running' })
      opened.push(Boolean(close))
      await close?.(call)
      return null
    }
    const client = await visitor()
    const id = await ask(client)
    await testApp.settle()
    for (const text of ['Je précise : un meublé.', 'Sans état des lieux.', 'Et sans quittance.']) {
      await client.post(`/questions/${id}/messages`, { text })
      await testApp.settle()
    }
    expect(opened).toEqual([true, true, true, true])
    const rows = await db()
      .selectFrom('assistant_usage')
      .select(['task', 'outcome'])
      .where('questionId', '=', id)
      .execute()
    expect(rows).toEqual(opened.map(() => ({ task: 'safety', outcome: 'late' })))
  })
})
