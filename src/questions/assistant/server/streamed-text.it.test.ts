import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { acceptAs, askQuestion, heldOrder, questionText, questionView } from '../../../../test/scenarios/main-path.ts'
import type { Assistant } from '../../../platform/assistant/port.ts'
import { assistantTurn } from './turn.ts'

setUpTestApp()

/** A model that streams its first words, and continues when the test lets it. */
function model() {
  const builtIn = testApp.ports.assistant
  const begun = Promise.withResolvers<(words: string) => void>()
  const go = Promise.withResolvers<void>()
  const speak = async (onWords?: (words: string) => void) => {
    onWords?.('Votre bailleur ')
    begun.resolve((words) => onWords?.(words))
    await go.promise
  }
  const slow: Assistant = {
    next: (dossier, onWords) => speak(onWords).then(() => builtIn.next(dossier)),
    follow: (dossier, onWords) => speak(onWords).then(() => builtIn.follow(dossier)),
  }
  testApp.ports.assistant = slow
  return { begun: begun.promise, go: () => go.resolve(), restore: () => (testApp.ports.assistant = builtIn) }
}

const shown = async (client: Caller, id: string) => {
  const { assistantWriting, assistantWords } = await questionView(client, id)
  return { assistantWriting, assistantWords }
}
const silent = { assistantWriting: false, assistantWords: null }

describe('what a model says', () => {
  let told: string[]
  beforeEach(() => {
    told = []
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  async function thinking() {
    const client = await visitor()
    const { body } = await client.post('/questions', { text: questionText, category: 'logement', locale: 'fr' })
    const announce = testApp.ports.live.announce
    vi.spyOn(testApp.ports.live, 'announce').mockImplementation(async (tx, people, event) => {
      told.push(event.ref)
      return announce(tx, people, event)
    })
    const speaking = model()
    const turn = assistantTurn(testApp.ports, body.id, 1)
    const say = await speaking.begun
    return { client, id: body.id as string, say, turn, ...speaking }
  }

  it('is seen while it is being said, and its message takes the place', async () => {
    const { client, id, say, turn, go } = await thinking()
    await vi.waitFor(
      async () =>
        expect(await shown(client, id)).toEqual({ assistantWriting: true, assistantWords: 'Votre bailleur ' }),
      { timeout: 5000 },
    )
    expect(told).toContain(id)
    say('avait un mois.')
    await vi.waitFor(
      async () => expect((await shown(client, id)).assistantWords).toBe('Votre bailleur avait un mois.'),
      { timeout: 5000 },
    )
    go()
    await turn
    expect(await shown(client, id)).toEqual(silent)
    const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body
    expect(messages.at(-1)).toMatchObject({ author: 'assistant' })
  })

  it('is gone with a question that is closed meanwhile', async () => {
    const { client, id, turn, go } = await thinking()
    await vi.waitFor(async () => expect((await shown(client, id)).assistantWords).not.toBeNull())
    await client.post(`/questions/${id}/close`, { confirmed: true, locale: 'fr' })
    expect(await shown(client, id)).toEqual(silent)
    go()
    await turn
    expect(await shown(client, id)).toEqual(silent)
  })

  it('is not said to be on its way for ever', async () => {
    const { client, id, turn, go } = await thinking()
    expect((await shown(client, id)).assistantWriting).toBe(true)
    testApp.clock.advance(61_000)
    expect(await shown(client, id)).toEqual(silent)
    go()
    await turn
  })
})

it('a model that goes on after an expert has accepted is not heard', async () => {
  const helene = await expert()
  const { client, id } = await heldOrder()
  await client.post(`/questions/${id}/messages`, { text: 'Une précision de plus.' })
  testApp.jobs.handle('question.assistant', async () => {})
  const speaking = model()
  const turn = assistantTurn(testApp.ports, id, 1)
  const say = await speaking.begun
  await vi.waitFor(async () => expect((await shown(client, id)).assistantWords).toBe('Votre bailleur '))
  await acceptAs(helene, id)
  say('avait un mois.')
  await new Promise((done) => setTimeout(done, 900))
  expect(await shown(client, id)).toEqual(silent)
  speaking.go()
  await turn
  expect(await shown(client, id)).toEqual(silent)
})

it('the built-in assistant, which is done at once, shows its message only', async () => {
  const client = await visitor()
  const id = await askQuestion(client)
  expect(await shown(client, id)).toEqual(silent)
})
