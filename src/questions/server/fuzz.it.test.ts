import { describe, expect, it } from 'vitest'
import {
  actorKinds,
  createAcceptedQuestion,
  createActor,
  createAttachment,
  createOffer,
  createOrder,
  createOutboxEmail,
  createQuestion,
  sessionIdOf,
  type TestActor,
} from '../../../test/fixtures/actors.ts'
import { randomRequest } from '../../../test/harness/random-request.ts'
import type { OpenApi } from '../../../test/harness/sample-input.ts'
import { seededRandom } from '../../../test/harness/seeded-random.ts'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import type { Address, Contract } from '../../api/endpoint.ts'
import { commonRefusals } from '../../api/refusal.ts'
import { contracts } from '../../server/api.ts'

/**
 * Whatever is sent, the API replies: never with a 5xx, and every refusal is a problem with a code that the pages have a
 * message for. The requests are generated from the OpenAPI document, then corrupted.
 */
setUpTestApp()

const requests = process.env.PROVE ? 10_000 : 1_000
const seed = Number(process.env.SEED ?? 20_260_301)

/** Codes that need no message of their own: no page can cause them, or the page shows its own before sending. */
const unsaid = [
  // The 404 page says it.
  'letter_unknown',
  // Only programs cause these.
  'not_json',
  'signature_invalid',
  // The form prevents these: a counter, a box that must be ticked, a field for a time of day.
  'message_too_short',
  'conflict_unconfirmed',
  'time_invalid',
  'hours_order',
  'hours_overlap',
  'days_closed',
  'days_order',
]

/** Every name that has a message in the message modules. */
function namesOf(modules: Record<string, unknown>): Set<string> {
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && inner !== '') found.add(name)
      look(inner)
    }
  }
  look(modules)
  return found
}

const words = {
  fr: namesOf(import.meta.glob('../../**/*.fr.ts', { eager: true })),
  en: namesOf(import.meta.glob('../../**/*.en.ts', { eager: true })),
}
const wordless = (codes: Iterable<string>) =>
  [...codes].filter((code) => !unsaid.includes(code) && !(words.fr.has(code) && words.en.has(code))).sort()

/** What the fields of the contracts say of themselves, in their source. */
const sources: Record<string, string> = import.meta.glob('../../**/{contract*,fields,shapes}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const fieldCodes = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/error: '(\w+)'|typed\(\d+, \d+, '(\w+)'\)/g)].map(([, told, typed]) => told ?? typed ?? ''),
)

const addresses = [
  ...Object.values(contracts as Record<string, Contract>).flatMap((contract) => Object.keys(contract) as Address[]),
  ...(['POST /webhooks/stripe', 'GET /country', 'GET /nowhere', 'DELETE /questions'] as Address[]),
]

describe('words', () => {
  it('exist in both languages for every code that a contract declares', () => {
    const declared = Object.values(contracts as Record<string, Contract>).flatMap((contract) =>
      Object.values(contract).flatMap((endpoint) => [...(endpoint?.refusals ?? [])] as string[]),
    )
    const codes = [...new Set([...declared, ...commonRefusals])]
    expect(codes.length).toBeGreaterThan(40)
    expect(wordless(codes)).toEqual([])
  })
  it('exist in both languages for every code that a field declares', () => {
    expect(fieldCodes.length).toBeGreaterThan(40)
    expect(wordless(new Set(fieldCodes))).toEqual([])
  })
})

describe('random and malformed input', () => {
  it(`is answered in words, ${requests} times`, { timeout: 120_000 + requests * 200 }, async () => {
    const chance = seededRandom(seed)
    const document: OpenApi = await (await testApp.api.request('/openapi.json')).json()
    // Rate limits would refuse most requests.
    testApp.ports.limits.spend = async () => {}
    const said = new Set<string>()
    const statuses: Record<number, number> = {}
    let players: TestActor[] = []
    let ids: string[] = []
    for (let nth = 0; nth < requests; nth += 1) {
      if (nth % 250 === 0) {
        players = await Promise.all(actorKinds.map(createActor))
        ids = await thingsOf(players)
      }
      if (nth % 50 === 0) await testApp.settle()
      const request = randomRequest(chance, document, chance.pick(addresses), ids)
      const caller = await chance.pick(players).signIn()
      const token = chance.oneIn(20) ? 'nobody-has-this-token' : caller.token
      if (token) request.init.headers.authorization = `Bearer ${token}`
      const response = await testApp.api.request(request.path, request.init)
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
      if (response.ok) {
        await response.body?.cancel()
        continue
      }
      const sent = `request ${nth} of seed ${seed}: ${JSON.stringify(request).slice(0, 2000)}`
      expect(response.status, sent).toBeLessThan(500)
      expect(response.headers.get('content-type'), sent).toBe('application/problem+json; charset=utf-8')
      const problem = await response.json()
      said.add(problem.code)
      for (const error of problem.errors ?? []) said.add(error.code)
    }
    await testApp.settle()
    console.log(`${requests} requests, answered ${JSON.stringify(statuses)}, with ${said.size} codes`)
    expect(testApp.jobs.failures).toEqual([])
    expect(wordless(said)).toEqual([])
  })
})

/** Real identifiers, so that the input reaches beyond the first look-up. */
async function thingsOf(players: readonly TestActor[]): Promise<string[]> {
  const [, visitor, client, expert, staff] = players as [TestActor, TestActor, TestActor, TestActor, TestActor]
  const work = await createAcceptedQuestion(expert)
  const own = await createQuestion(visitor)
  return [
    work.questionId,
    String(work.token),
    (await createOffer(expert)).questionId,
    own,
    await createQuestion(client),
    await createQuestion(staff),
    await createOrder(visitor, own),
    await createAttachment(client),
    await createAttachment(expert),
    await sessionIdOf(client),
    await createOutboxEmail(staff),
    expert.personId,
    'logement',
  ]
}
