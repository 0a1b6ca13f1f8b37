import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { waitingCount } from '../../workspace/news.ts'

setUpTestApp()

const db = () => testApp.ports.db
const rows = () => db().selectFrom('push_subscription').select(['endpoint', 'locale']).orderBy('endpoint').execute()
const sentTo = (endpoint: string) => testApp.push.sent.filter(({ to }) => to.endpoint === endpoint)

/** Turns notifications on, as a browser does; returns the push endpoint. */
async function turnOn(caller: Caller, locale = 'fr', endpoint = `https://push.test/${randomUUID()}`) {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const { status } = await caller.put('/me/push', { endpoint, ...keys, locale })
  expect(status).toBe(200)
  return endpoint
}
const on = async (caller: Caller) => (await caller.get('/me/push')).body.on

describe('a device', () => {
  it('is told what happens to its owner’s question, in its language, without a word of the question', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const phone = await turnOn(client, 'en')
    const token = await acceptAs(helene, id)
    await testApp.settle()
    expect(sentTo(phone).map(({ note }) => note)).toEqual([
      {
        title: 'An expert has accepted your question',
        body: 'Open to follow the answer.',
        lang: 'en',
        path: `/en/consultation/${id}`,
        tag: `question-${id}`,
      },
    ])
    await answerAs(helene, id, token)
    await testApp.settle()
    const last = sentTo(phone).at(-1)
    expect(last).toMatchObject({ note: { title: 'Your expert has answered', path: `/en/question/${id}` } })
    expect(last?.secondsToLive).toBe(86_400)
    expect(JSON.stringify(testApp.push.sent)).not.toMatch(/dépôt|Hélène|logement/)
  })

  it('keeps an expert online whose desk is closed, and tells them of an offer while it lasts', async () => {
    const helene = await expert({ online: false })
    const pocket = await turnOn(helene)
    const { id } = await heldOrder()
    await testApp.pass(10)
    const [told] = sentTo(pocket)
    expect(told?.note).toMatchObject({ title: 'Une question vous est proposée', path: '/fr/demandes', lang: 'fr' })
    expect(told?.secondsToLive).toBeGreaterThan(0)
    expect(told?.secondsToLive).toBeLessThanOrEqual(120)
    await acceptAs(helene, id)
  })

  it('is told how much waits at a desk that is closed, for its icon', async () => {
    const helene = await expert({ online: false })
    const pocket = await turnOn(helene)
    const counts = () => sentTo(pocket).map(({ note }) => note.waiting)
    const first = await heldOrder()
    await testApp.pass(10)
    expect(counts()).toEqual([1])
    await acceptAs(helene, first.id)
    const phone = await turnOn(first.client)
    await first.client.post(`/questions/${first.id}/messages`, { text: 'J’ai retrouvé le bail.' })
    await testApp.settle()
    expect(counts()).toEqual([1, 1])
    const second = await heldOrder()
    // Offered to everybody, also to whoever was not the first to be asked.
    await testApp.pass(100)
    // One to answer, one to accept.
    expect(counts().at(-1)).toBe(2)
    const { offers, open } = (await helene.get('/desk?locale=fr')).body
    expect(waitingCount({ offers, open })).toBe(2)
    await acceptAs(helene, second.id)
    expect(sentTo(phone).every(({ note }) => note.waiting === undefined)).toBe(true)
  })

  it('has twice as long to accept as a desk that is open', async () => {
    const offered = async (to: { expertId: string }, id: string) => {
      await testApp.pass(5)
      const lease = await db().selectFrom('lease').selectAll().where('questionId', '=', id).executeTakeFirstOrThrow()
      expect(lease.expertId).toBe(to.expertId)
      return ((lease.expiresAt?.getTime() ?? 0) - lease.grantedAt.getTime()) / 1000
    }
    const closed = await expert({ online: false })
    const phone = await turnOn(closed)
    const first = await heldOrder()
    expect(await offered(closed, first.id)).toBe(90)
    expect(sentTo(phone).at(-1)?.secondsToLive).toBeGreaterThan(80)
    await acceptAs(closed, first.id)
    const open = await expert()
    await turnOn(open)
    const second = await heldOrder()
    expect(await offered(open, second.id)).toBe(45)
    await acceptAs(open, second.id)
  })

  it('is told later where its service is busy, and not any more once the news is old', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const phone = await turnOn(client)
    testApp.jobs.handle('question.tick', async () => {})
    testApp.push.answer = { kind: 'later', seconds: 3600 }
    await acceptAs(helene, id)
    await testApp.settle()
    await testApp.settle()
    expect(sentTo(phone)).toHaveLength(1)
    testApp.clock.advance(3_600_000)
    testApp.push.answer = { kind: 'later', seconds: null }
    for (let tries = 0; tries < 50; tries += 1) {
      await testApp.settle()
      testApp.clock.advance(3 * 3_600_000)
    }
    expect(sentTo(phone)[1]?.secondsToLive).toBe(23 * 3600)
    expect(sentTo(phone).every(({ secondsToLive }) => secondsToLive > 0)).toBe(true)
    expect((await testApp.jobs.waiting()).filter(({ name }) => name === 'push.send')).toEqual([])
  })

  it('that has ended its subscription is forgotten, one whose service refuses is kept', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const phone = await turnOn(client)
    testApp.push.answer = { kind: 'refused', status: 400 }
    const token = await acceptAs(helene, id)
    await testApp.settle()
    expect((await rows()).map(({ endpoint }) => endpoint)).toContain(phone)
    testApp.push.answer = { kind: 'gone' }
    await answerAs(helene, id, token)
    await testApp.settle()
    expect((await rows()).map(({ endpoint }) => endpoint)).not.toContain(phone)
    expect(await on(client)).toBe(false)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('is told nothing of a change that was rolled back', async () => {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const phone = await turnOn(client)
    await db().deleteFrom('lease').where('questionId', '=', id).execute()
    const wrong = await helene.post(`/desk/offers/${id}/accept`, { token: 99, noConflict: true, locale: 'fr' })
    expect(wrong.status).toBe(409)
    await testApp.settle()
    expect(sentTo(phone)).toEqual([])
  })
})

describe('a subscription', () => {
  it('belongs to one session: another of the same person has none', async () => {
    const client = await visitor()
    const other = await visitor()
    expect(await on(client)).toBe(false)
    await turnOn(client)
    expect(await on(client)).toBe(true)
    expect(await on(other)).toBe(false)
    expect((await client.get('/me/push')).body.key).toBe(testApp.push.key)
  })

  it('takes the place of the one before, and of somebody else’s in the same browser', async () => {
    const client = await visitor()
    const first = await turnOn(client)
    const second = await turnOn(client, 'en')
    const known = await rows()
    expect(known.map(({ endpoint }) => endpoint)).not.toContain(first)
    expect(known).toContainEqual({ endpoint: second, locale: 'en' })
    const next = await visitor()
    await turnOn(next, 'fr', second)
    expect([await on(client), await on(next)]).toEqual([false, true])
  })

  it('ends when one turns it off, and with the session', async () => {
    const client = await visitor()
    const endpoint = await turnOn(client)
    expect((await client.call('DELETE', '/me/push')).status).toBe(200)
    expect(await on(client)).toBe(false)
    await turnOn(client, 'fr', endpoint)
    await client.post('/sign-out')
    expect((await rows()).map((row) => row.endpoint)).not.toContain(endpoint)
  })

  it.each([
    ['an address that is no push service’s', { endpoint: 'http://127.0.0.1:5432/' }],
    ['a key that is none', { p256dh: 'é'.repeat(87) }],
    ['a secret of the wrong length', { auth: 'a'.repeat(23) }],
  ])('is refused with %s', async (_, wrong) => {
    const given = { endpoint: 'https://push.test/a', p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22), locale: 'fr' }
    const answer = await (await visitor()).put('/me/push', { ...given, ...wrong })
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).toContain('push_unusable')
  })
})
