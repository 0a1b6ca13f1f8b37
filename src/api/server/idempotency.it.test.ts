import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { type Caller, setUpTestApp, testApp, visitor } from '../../../test/harness/test-app.ts'
import { claimKey, holdKey, slotFor } from './idempotency.ts'
import { problemOf } from './problem.ts'

setUpTestApp()

const text = 'Mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026, que puis-je faire ?'
const question = { text, category: 'logement', locale: 'fr' }

async function send(caller: Caller, key: string | null, path = '/questions', body: unknown = question) {
  const response = await testApp.api.request(path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/json',
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const asked = async (caller: Caller) => (await caller.get('/questions?locale=fr')).body.total

describe('the key of a command', () => {
  it.each([null, '', 'too-short', 'with spaces in between', 'k'.repeat(101)])('cannot be %j', async (key) => {
    const client = await visitor()
    expect(await send(client, key)).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_missing', retry: false },
    })
    expect(await asked(client)).toBe(0)
  })

  it('gives the same answer again, and acts once', async () => {
    const client = await visitor()
    const key = randomUUID()
    const first = await send(client, key)
    expect(first.status).toBe(200)
    testApp.clock.advance(23 * 3600_000)
    const again = await send(client, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await asked(client)).toBe(1)
  })

  it('acts once for two that come at the same moment; the one that is too early is told to try again', async () => {
    const client = await visitor()
    const key = randomUUID()
    const answers = await Promise.all([send(client, key), send(client, key)])
    for (const { status, body, headers } of answers) {
      if (status === 200) continue
      expect([status, body.code, body.retry]).toEqual([409, 'idempotency_key_running', true])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await asked(client)).toBe(1)
  })

  it('is refused while the first is running, until that one is taken for dead', async () => {
    const client = await visitor()
    const key = randomUUID()
    const first = await send(client, key)
    const { db } = testApp.ports
    const until = new Date(testApp.clock.now().getTime() + 60_000)
    await db
      .updateTable('idempotency')
      .set({ state: 'running', status: null, response: null, lockedUntil: until })
      .where('key', '=', key)
      .execute()
    expect(await send(client, key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_running' } })
    testApp.clock.advance(61_000)
    const later = await send(client, key)
    expect(later.status).toBe(200)
    expect(later.body.id).not.toBe(first.body.id)
  })

  it('is free within five seconds where the process that had it has died', async () => {
    const { db, clock } = testApp.ports
    const key = randomUUID()
    const claim = () => claimKey(db, clock.now(), slotFor('p:somebody', key), 'POST /x', 'same')
    expect(await claim()).toBeNull()
    testApp.clock.advance(500)
    await expect(claim()).rejects.toMatchObject({ code: 'idempotency_key_running', data: { retryAfter: 4 } })
    testApp.clock.advance(1500)
    const refused = await claim().catch((error: unknown) => error)
    // Whoever waits as long as told finds the lease ended.
    expect(problemOf(refused, 'r')).toMatchObject({ retryAfter: 3, problem: { retry: true } })
    testApp.clock.advance(3000)
    expect(await claim()).toBeNull()
  })

  it('is counted once by the limits, however many processes die under it', async () => {
    const client = await visitor()
    const key = randomUUID()
    const { db } = testApp.ports
    const spend = vi.spyOn(testApp.ports.limits, 'spend')
    await send(client, key)
    const once = spend.mock.calls.length
    expect(once).toBeGreaterThan(0)
    for (let deaths = 0; deaths < 3; deaths += 1) {
      await db
        .updateTable('idempotency')
        .set({ state: 'running', status: null, response: null, lockedUntil: testApp.clock.now() })
        .where('key', '=', key)
        .execute()
      testApp.clock.advance(1)
      expect((await send(client, key)).status).toBe(200)
    }
    expect(spend).toHaveBeenCalledTimes(once)
    await send(client, randomUUID())
    expect(spend).toHaveBeenCalledTimes(2 * once)
    spend.mockRestore()
  })

  it('is held as long as the command runs, however long that is', async () => {
    const { db, clock } = testApp.ports
    const key = randomUUID()
    const mine = slotFor('p:somebody', key)
    const other = () => claimKey(db, clock.now(), slotFor('p:somebody', key), 'POST /x', 'same')
    const until = async () =>
      (await db.selectFrom('idempotency').select('lockedUntil').where('key', '=', key).executeTakeFirstOrThrow())
        .lockedUntil
    await claimKey(db, clock.now(), mine, 'POST /x', 'same')
    const letGo = holdKey(testApp.ports, mine, 20)
    for (let seconds = 0; seconds < 12; seconds += 3) {
      testApp.clock.advance(3000)
      await vi.waitFor(async () => expect((await until()).getTime()).toBe(clock.now().getTime() + 4000))
      await expect(other()).rejects.toMatchObject({ code: 'idempotency_key_running' })
    }
    letGo()
    await new Promise((resolve) => setTimeout(resolve, 60))
    testApp.clock.advance(4100)
    expect(await other()).toBeNull()
  })

  it('belongs to one body and one address', async () => {
    const client = await visitor()
    const key = randomUUID()
    const { body } = await send(client, key)
    const refused = { status: 422, body: { code: 'idempotency_key_reused', retry: false } }
    expect(await send(client, key, '/questions', { ...question, text: `${text} Bis.` })).toMatchObject(refused)
    expect(await send(client, key, `/questions/${body.id}/messages`)).toMatchObject(refused)
    expect(await asked(client)).toBe(1)
  })

  it('belongs to one person', async () => {
    const [one, other] = [await visitor(), await visitor()]
    const key = randomUUID()
    const [mine, theirs] = [await send(one, key), await send(other, key)]
    expect(theirs.status).toBe(200)
    expect(theirs.body.id).not.toBe(mine.body.id)
  })

  it('is free again after a refusal', async () => {
    const client = await visitor()
    const key = randomUUID()
    const unknown = { ...question, category: 'nowhere' }
    expect((await send(client, key, '/questions', unknown)).body.code).toBe('category_unknown')
    expect((await send(client, key)).status).toBe(200)
  })

  it('is forgotten after a day', async () => {
    const client = await visitor()
    const key = randomUUID()
    await send(client, key)
    await testApp.settle()
    testApp.clock.advance(25 * 3600_000)
    await testApp.settle()
    const { db, clock } = testApp.ports
    const kept = await db.selectFrom('idempotency').select('key').where('key', '=', key).execute()
    expect(kept).toEqual([])
    const slot = slotFor('p:anybody', key)
    expect(await claimKey(db, clock.now(), slot, 'POST /x', 'another body')).toBeNull()
  })
})
