import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ModelUnderTest } from '../../../../test/harness/model-under-test.ts'
import { type Caller, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { askQuestion } from '../../../../test/scenarios/main-path.ts'
import type { ModelCall } from '../../../platform/assistant/port.ts'
import { questionsDataExportAndErasure } from '../../account/server/data-export-and-erasure.ts'
import { messagesOf, questionById } from '../../server/views.ts'
import { callBook } from './call-book.ts'
import { assistantTurn } from './turn.ts'

setUpTestApp(
  {
    ASSISTANT_PERSON_TOKENS: '10000',
    ASSISTANT_ADDRESS_TOKENS: '20000',
    ASSISTANT_DAY_TOKENS: '30000',
    ASSISTANT_HOUSE_TOKENS: '40000',
  },
  { emptied: true },
)

const planned: ModelCall = {
  task: 'preview',
  provider: 'mistral',
  model: 'mistral-small',
  version: null,
  prompt: '0123456789ab',
  inputTokens: 4000,
  outputTokens: 2000,
  cents: 1,
  latency: 0,
  firstToken: null,
  dropped: {},
  outcome: 'running',
}
const ended: ModelCall = { ...planned, outputTokens: 1000, latency: 1500, firstToken: 300, outcome: 'shown' }

const rows = () => testApp.ports.db.selectFrom('assistant_usage').selectAll().orderBy('id').execute()
const outcomes = async () => (await rows()).map(({ outcome }) => outcome)

async function asked(client?: Caller, from?: string) {
  const caller = client ?? (await visitor())
  const id = await askQuestion(caller)
  const row = (await questionById(testApp.ports.db, id))!
  if (from)
    await testApp.ports.db.updateTable('session').set({ address: from }).where('personId', '=', row.personId).execute()
  return row
}
const open = (row: Awaited<ReturnType<typeof asked>>, call = planned) => callBook(testApp.ports, row).open(call)
async function use(row: Awaited<ReturnType<typeof asked>>, call = ended) {
  const close = await open(row)
  await close?.(call)
  return close !== null
}

describe('budgets', () => {
  it('of a person: spent by the second call, again there the next day', async () => {
    const row = await asked()
    expect(await use(row)).toBe(true)
    expect(await use(row)).toBe(false)
    expect(await use(await asked())).toBe(true)
    expect(await outcomes()).toEqual(['shown', 'over-person', 'shown'])
    expect((await rows())[1]).toMatchObject({ inputTokens: 0, outputTokens: 0, cents: 0 })
    testApp.clock.advance(86_400_000)
    expect(await use(row)).toBe(true)
  })

  it('of an address, of the day and of the house: whoever asks', async () => {
    for (const expected of [true, true, true, false])
      expect(await use(await asked(undefined, '192.0.2.1'))).toBe(expected)
    expect(await use(await asked(undefined, '192.0.2.2'))).toBe(true)
    expect(await use(await asked(undefined, '192.0.2.3'))).toBe(true)
    expect(await use(await asked(undefined, '192.0.2.4'))).toBe(false)
    testApp.clock.advance(86_400_000)
    expect(await use(await asked(undefined, '192.0.2.1'))).toBe(true)
    expect(await use(await asked(undefined, '192.0.2.1'))).toBe(true)
    expect(await use(await asked(undefined, '192.0.2.1'))).toBe(false)
    expect((await outcomes()).filter((outcome) => outcome !== 'shown')).toEqual([
      'over-address',
      'over-day',
      'over-house',
    ])
  })

  it('of an address count an IPv6 line once, and its site', async () => {
    testApp.ports.config = {
      ...testApp.ports.config,
      ASSISTANT_ADDRESS_TOKENS: 10_000,
      ASSISTANT_DAY_TOKENS: 1e6,
      ASSISTANT_HOUSE_TOKENS: 1e6,
    }
    const from = async (address: string) => use(await asked(undefined, address))
    expect(await from('2001:db8:1:1::1')).toBe(true)
    expect(await from('2001:db8:1:1:aaaa:bbbb:cccc:dddd'), 'another address of the line').toBe(false)
    let lines = 1
    while (lines < 20 && (await from(`2001:db8:1:${lines + 1}::1`))) lines += 1
    expect(lines, 'lines of the site').toBe(7)
    expect(await from('2001:db8:2:1::1'), 'another site').toBe(true)
    expect((await outcomes()).filter((outcome) => outcome !== 'shown')).toEqual(['over-address', 'over-address'])
  })

  it('are not exceeded by calls at the same time, nor by calls whose process dies', async () => {
    const row = await asked()
    const { transact } = testApp.ports
    // Each commits a while after it has decided.
    const slowly: typeof transact = (act) =>
      transact(async (tx) => {
        const result = await act(tx)
        await new Promise((done) => setTimeout(done, 300))
        return result
      })
    const book = callBook({ ...testApp.ports, transact: slowly }, row)
    const opened = await Promise.all([book.open(planned), book.open(planned)])
    expect(opened.filter((close) => close !== null)).toHaveLength(1)
    expect(await open(row)).toBeNull()
  })
})

describe('the records', () => {
  it('tell how a call went, without a text, a person or an address', async () => {
    const row = await asked(undefined, '192.0.2.77')
    await use(row, { ...ended, version: 'mistral-small-2603', dropped: { law: 2, name: 1 } })
    const [kept] = await rows()
    expect(kept).toMatchObject({
      task: 'preview',
      version: 'mistral-small-2603',
      prompt: '0123456789ab',
      inputTokens: 4000,
      outputTokens: 1000,
      latency: 1500,
      firstToken: 300,
      dropped: { law: 2, name: 1 },
      withheld: 3,
      outcome: 'shown',
    })
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`192\\.0\\.2|${row.personId}|${row.body.slice(0, 20)}`))
  })

  it('forget from which address a call came when its day is over', async () => {
    await use(await asked())
    const key = async () => (await rows()).at(-1)!.addressKey
    expect(await key()).toMatch(/^[\w-]{22}\.[\w-]{22}$/)
    // biome-ignore lint/suspicious/noExplicitAny: no meetings are involved
    const { applyRetention } = questionsDataExportAndErasure({} as any)
    await applyRetention!(testApp.ports)
    expect(await key()).not.toBeNull()
    testApp.clock.advance(86_400_001)
    await applyRetention!(testApp.ports)
    expect(await key()).toBeNull()
  })
})

describe('a model that fails', () => {
  const under = new ModelUnderTest()
  beforeAll(() => under.start())
  afterAll(() => under.stop())
  beforeEach(() => under.forget())

  /** A turn of the assistant on a new question. Each request is one call: nothing is repeated. */
  async function turn() {
    const builtIn = testApp.ports.assistant
    testApp.jobs.handle('question.assistant', async () => {})
    const id = await askQuestion(await visitor())
    const model = under.assistant({ inputPrice: 0, outputPrice: 0 })
    testApp.ports.assistant = {
      next: (dossier, hear, book) => model.next(dossier, hear, book),
      follow: (dossier, hear, book) => model.follow(dossier, hear, book),
    }
    testApp.ports.config = {
      ...testApp.ports.config,
      ASSISTANT_ADDRESS_TOKENS: 1e6,
      ASSISTANT_DAY_TOKENS: 1e6,
      ASSISTANT_HOUSE_TOKENS: 1e6,
    }
    await assistantTurn(testApp.ports, id, 1)
    testApp.ports.assistant = builtIn
    const messages = await messagesOf(testApp.ports.db, id)
    return messages.at(-1)!
  }

  it('is not called for a minute after three failures, then by one question; the client is answered all the same', async () => {
    under.fake.script = () => ({ status: 500 })
    for (const _ of [1, 2, 3, 4, 5]) expect(await turn()).toMatchObject({ author: 'assistant' })
    expect(under.fake.requests).toHaveLength(3)
    expect(await outcomes()).toEqual(['failed', 'failed', 'failed', 'paused', 'paused'])
    testApp.clock.advance(61_000)
    await turn()
    await turn()
    expect(under.fake.requests).toHaveLength(4)
    expect((await outcomes()).slice(5)).toEqual(['failed', 'paused'])
    testApp.clock.advance(61_000)
    under.fake.script = () => ({ json: { understood: 'Votre bailleur garde le dépôt.', questions: [] } })
    await turn()
    expect((await outcomes()).slice(7)).toContain('shown')
  })
})
