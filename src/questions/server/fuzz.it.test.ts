import { describe, expect, it } from 'vitest'
import type { Address, Contract } from '../../api/endpoint.ts'
import { commonRefusals } from '../../api/refusal.ts'
import { contracts } from '../../server/api.ts'
import {
  accepted,
  attachment,
  letter,
  offered,
  order,
  type Player,
  parts,
  player,
  question,
  session,
} from '../../server/cast.ts'
import { chanceOf } from '../../server/chance.ts'
import { randomRequest } from '../../server/random-request.ts'
import type { OpenApi } from '../../server/sample-input.ts'
import { house, openHouse } from '../../server/testing.ts'

/**
 * Whatever is sent, the product answers: never a 5xx, and every "no" is a problem with a code that the pages have words
 * for. The requests are made from the OpenAPI document, then spoilt.
 */
openHouse()

const requests = process.env.PROVE ? 10_000 : 1_000
const seed = Number(process.env.SEED ?? 20_260_301)

/** Codes that need no sentence of their own: no page can send it, or the page says it before anything is sent. */
const unsaid = [
  // The page for what does not exist says it.
  'letter_unknown',
  // Only a program sends these.
  'not_json',
  'signature_invalid',
  // The form does not let it go: a counter, a box that must be ticked, a field for a time of day.
  'message_too_short',
  'conflict_unconfirmed',
  'time_invalid',
  'hours_order',
  'hours_overlap',
]

/** Every name that has a sentence in the modules of words. */
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

/** What the fields of the contracts say of themselves, as it is written there. */
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
    const chance = chanceOf(seed)
    const document: OpenApi = await (await house.api.request('/openapi.json')).json()
    // Limits would answer most of it.
    house.ports.limits.spend = async () => {}
    const said = new Set<string>()
    const statuses: Record<number, number> = {}
    let players: Player[] = []
    let ids: string[] = []
    for (let nth = 0; nth < requests; nth += 1) {
      if (nth % 250 === 0) {
        players = await Promise.all(parts.map(player))
        ids = await thingsOf(players)
      }
      if (nth % 50 === 0) await house.settle()
      const request = randomRequest(chance, document, chance.pick(addresses), ids)
      const caller = await chance.pick(players).enter()
      const token = chance.oneIn(20) ? 'nobody-has-this-token' : caller.token
      if (token) request.init.headers.authorization = `Bearer ${token}`
      const response = await house.api.request(request.path, request.init)
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
    await house.settle()
    console.log(`${requests} requests, answered ${JSON.stringify(statuses)}, with ${said.size} codes`)
    expect(house.jobs.failures).toEqual([])
    expect(wordless(said)).toEqual([])
  })
})

/** Identifiers that mean something, so that the input reaches beyond the first look-up. */
async function thingsOf(players: readonly Player[]): Promise<string[]> {
  const [, visitor, client, expert, staff] = players as [Player, Player, Player, Player, Player]
  const work = await accepted(expert)
  const own = await question(visitor)
  return [
    work.questionId,
    String(work.token),
    (await offered(expert)).questionId,
    own,
    await question(client),
    await question(staff),
    await order(visitor, own),
    await attachment(client),
    await attachment(expert),
    await session(client),
    await letter(staff),
    expert.personId,
    'logement',
  ]
}
