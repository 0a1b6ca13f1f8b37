import { createECDH, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { capturedOrder, setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { answerAs, fullAnswer, questionView } from '../../../../test/scenarios/main-path.ts'
import { downloadExport, requestErasure, tablesWith } from '../../../../test/scenarios/personal-data.ts'
import { releaseQuestions } from './offboarding.ts'

setUpPaymentTestKit()

type Expert = Caller & { expertId: string; personId: string }
const note = 'Le bail est commercial, c’est votre domaine. Camille attend depuis ce matin, au 06 12 34 56 78.'
const draft = { ...fullAnswer, short: 'Un brouillon commencé par la première experte.' }

const desk = async (by: Caller, id: string) => (await by.get(`/desk/questions/${id}?locale=fr`)).body
const colleagues = async (by: Caller, id: string): Promise<string[]> =>
  (await by.get(`/desk/questions/${id}/colleagues?locale=fr`)).body.colleagues.map((one: { id: string }) => one.id)
const offers = async (to: Caller, id: string) =>
  (await to.get('/desk?locale=fr')).body.offers.filter((one: { questionId: string }) => one.questionId === id)
const propose = (by: Caller, id: string, token: number, to: Expert, more: object = {}) =>
  by.post(`/desk/questions/${id}/hand-over`, { token, to: to.expertId, note, locale: 'fr', ...more })
const accept = (by: Caller, id: string, token: number) =>
  by.post(`/desk/offers/${id}/accept`, { token, noConflict: true, locale: 'fr' })

/** Helene works on a question that she has begun to answer; Bruno, in the same field, is at his desk. */
async function working() {
  const made = await capturedOrder()
  const bruno = await expert()
  await made.helene.put(`/desk/questions/${made.id}/draft`, { token: made.token, draft })
  return { ...made, bruno }
}

async function handedOver(more: object = {}) {
  const made = await working()
  const proposed = await propose(made.helene, made.id, made.token, made.bruno, more)
  expect(proposed.status).toBe(200)
  const [offer] = await offers(made.bruno, made.id)
  const taken = await accept(made.bruno, made.id, offer.token)
  expect(taken.status).toBe(200)
  await testApp.settle()
  return { ...made, offer, taken: taken.body }
}

describe('a question handed over to a colleague', () => {
  it('is proposed to whom one chooses among those who could answer it now', async () => {
    const { helene, bruno, id, token, client } = await working()
    const away = await expert({ online: false })
    const gardener = await expert({ categories: ['jardin'] })
    const stopped = await expert()
    const { id: stoppedBy } = (await client.get('/me')).body
    await testDb()
      .insertInto('expert_stop')
      .values({ personId: stoppedBy, expertId: stopped.expertId, since: testApp.clock.now() })
      .execute()
    const english = await expert()
    await testDb()
      .updateTable('expert')
      .set({ languages: ['en'] })
      .where('id', '=', english.expertId)
      .execute()
    expect(await colleagues(helene, id)).toEqual([bruno.expertId])
    for (const other of [away, gardener, stopped, english, helene as Expert]) {
      const { status, body } = await propose(helene, id, token, other)
      expect([status, body.code]).toEqual([409, 'colleague_unavailable'])
    }
    expect((await propose(helene, id, token, bruno, { note: 'Trop bref' })).status).toBe(422)
    const proposed = await propose(helene, id, token, bruno)
    expect(proposed.body.handOver).toMatchObject({ state: 'open', reason: null })
    expect(proposed.body.can).toMatchObject({ handOver: false, takeBack: true, answer: true })
    expect((await propose(helene, id, token, bruno)).body.code).toBe('hand_over_open')
  })

  it('shows the colleague who, why, the fee and until when, and no personal data of the client before accepting', async () => {
    const { helene, bruno, id, token } = await working()
    await propose(helene, id, token, bruno)
    const [offer] = await offers(bruno, id)
    expect(offer).toMatchObject({ fee: 1800, followUp: false, handedBy: { showsDraft: false } })
    expect(offer.handedBy.name).toMatch(/^Hélène /)
    expect(offer.handedBy.note).toContain('Le bail est commercial')
    expect(offer.handedBy.note).not.toContain('06 12')
    expect(Date.parse(offer.expiresAt) - testApp.clock.now().getTime()).toBe(600_000)
    expect((await bruno.get(`/desk/questions/${id}?locale=fr`)).status).toBe(404)
    expect((await bruno.get(`/questions/${id}/messages?locale=fr`)).status).toBe(404)
  })

  it('is the colleague’s once they accept, and the client reads so in the thread', async () => {
    const { helene, client, id, token, taken } = await handedOver()
    expect(taken.handedBy).toMatchObject({ note, draft: null })
    expect(taken.lease).not.toBeNull()
    const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body
    const line = messages.find(({ event }: { event: string }) => event === 'handed_over')
    expect([line.from, line.name].every((name: string) => name.startsWith('Hélène'))).toBe(true)
    expect(line.from).not.toBe(line.name)
    expect(JSON.stringify(messages)).not.toContain('commercial')
    const late = await helene.put(`/desk/questions/${id}/draft`, { token, draft })
    expect([late.status, late.body.code]).toEqual([409, 'lease_lost'])
    const gone = await helene.get(`/desk/questions/${id}?locale=fr`)
    expect([gone.status, gone.body.code]).toEqual([410, 'handed_over'])
    expect((await helene.get(`/desk/questions/${id}/draft`)).body.draft.short).toBe(draft.short)
    expect((await questionView(client, id)).status).toMatchObject({ line: 'accepted' })
  })

  it('shows the draft only where its author lets it be read, and only after accepting', async () => {
    const { offer, taken } = await handedOver({ showsDraft: true })
    expect(offer.handedBy.showsDraft).toBe(true)
    expect(JSON.stringify(offer)).not.toContain(draft.short)
    expect(taken.handedBy.draft.content).toMatchObject({ short: draft.short })
    expect(taken.draft).toBeNull()
  })

  it('is paid to whoever answers it, and not to whoever has delivered nothing', async () => {
    const { bruno, id, taken } = await handedOver()
    await answerAs(bruno, id, taken.lease.token)
    await testApp.settle()
    const dues = await testDb()
      .selectFrom('expert_due')
      .select(['expertId', 'amount'])
      .where('questionId', '=', id)
      .execute()
    expect(dues).toEqual([{ expertId: bruno.expertId, amount: 1800 }])
  })

  it('after an answer is a follow-up: its author keeps their fee, the colleague earns that of a follow-up', async () => {
    const { helene, client, id, token } = await capturedOrder()
    const bruno = await expert()
    await answerAs(helene, id, token)
    await client.post(`/questions/${id}/messages`, { text: 'Et la majoration, depuis quand court-elle ?' })
    await testApp.settle()
    const before = await questionView(client, id)
    await propose(helene, id, (await desk(helene, id)).lease.token, bruno)
    const [offer] = await offers(bruno, id)
    expect(offer).toMatchObject({ fee: 900, followUp: true })
    testApp.clock.advance(120_000)
    const { lease } = (await accept(bruno, id, offer.token)).body
    expect((await questionView(client, id)).guarantee).toEqual(before.guarantee)
    await bruno.post(`/desk/questions/${id}/messages`, { token: lease.token, text: 'Elle court depuis octobre.' })
    await testApp.settle()
    const dues = await testDb()
      .selectFrom('expert_due')
      .select(['expertId', 'amount'])
      .where('questionId', '=', id)
      .execute()
    expect(dues.map(({ expertId, amount }) => [expertId, amount])).toEqual([
      [helene.expertId, 1800],
      [bruno.expertId, 900],
    ])
  })

  it('stays with its expert where the colleague declines, says why, or does not answer in ten minutes', async () => {
    const { helene, bruno, id, token } = await working()
    const zoe = await expert()
    await propose(helene, id, token, bruno)
    const [offer] = await offers(bruno, id)
    const declined = { token: offer.token, reason: 'no_time' }
    expect((await bruno.post(`/desk/offers/${id}/decline`, declined)).status).toBe(200)
    expect(await offers(bruno, id)).toEqual([])
    expect((await desk(helene, id)).handOver).toMatchObject({ state: 'turned_down', reason: 'no_time' })
    expect(await colleagues(helene, id)).toEqual([zoe.expertId])
    await propose(helene, id, token, zoe)
    for (let minutes = 0; minutes < 10; minutes += 2) {
      await helene.post(`/desk/questions/${id}/beat`, { token })
      await testApp.pass(120)
    }
    expect(await desk(helene, id)).toMatchObject({ handOver: { state: 'lapsed' }, lease: { token } })
    expect(await offers(zoe, id)).toEqual([])
  })

  it('is said in the queue of whoever proposes it until it is taken back', async () => {
    const { helene, bruno, id, token } = await working()
    const proposedTo = async () => (await helene.get('/desk?locale=fr')).body.open[0].proposedTo
    expect(await proposedTo()).toBeNull()
    const { name } = (await propose(helene, id, token, bruno)).body.handOver
    expect(await proposedTo()).toBe(name)
    await helene.post(`/desk/questions/${id}/take-back`, { token, locale: 'fr' })
    expect(await proposedTo()).toBeNull()
  })

  it('can be taken back, and then the colleague cannot accept it', async () => {
    const { helene, bruno, id, token } = await working()
    await propose(helene, id, token, bruno)
    const [offer] = await offers(bruno, id)
    const back = await helene.post(`/desk/questions/${id}/take-back`, { token, locale: 'fr' })
    expect(back.body).toMatchObject({ handOver: null, can: { handOver: true, takeBack: false } })
    const late = await accept(bruno, id, offer.token)
    expect([late.status, late.body.code]).toEqual([409, 'offer_gone'])
  })

  it('is refused to a colleague whom the client has stopped, or who was suspended, in the meantime', async () => {
    const { helene, bruno, client, id, token } = await working()
    await propose(helene, id, token, bruno)
    const [offer] = await offers(bruno, id)
    const { id: personId } = (await client.get('/me')).body
    await testDb()
      .insertInto('expert_stop')
      .values({ personId, expertId: bruno.expertId, since: testApp.clock.now() })
      .execute()
    expect((await accept(bruno, id, offer.token)).body.code).toBe('offer_gone')
    expect(await testApp.ports.transact((tx) => releaseQuestions(testApp.ports, tx, bruno.expertId, 'house'))).toBe(1)
    expect((await desk(helene, id)).handOver).toMatchObject({ state: 'turned_down', reason: 'suspended' })
  })

  it('tells both on their devices, without a word of the question', async () => {
    const { helene, bruno, id, token } = await working()
    const devices = new Map<Caller, string>()
    for (const [by, endpoint] of [
      [helene, 'https://push.test/helene'],
      [bruno, 'https://push.test/bruno'],
    ] as const) {
      const p256dh = createECDH('prime256v1').generateKeys('base64url')
      await by.put('/me/push', { endpoint, p256dh, auth: randomBytes(16).toString('base64url'), locale: 'fr' })
      devices.set(by, endpoint)
    }
    const titles = (by: Caller) =>
      testApp.push.sent.flatMap(({ to, note: told }) => (to.endpoint === devices.get(by) ? [told.title] : []))
    await propose(helene, id, token, bruno)
    await testApp.settle()
    expect(titles(bruno)).toEqual(['Un confrère vous confie un dossier'])
    const [offer] = await offers(bruno, id)
    await accept(bruno, id, offer.token)
    await testApp.settle()
    expect(titles(helene)).toEqual(['Votre confrère a repris le dossier'])
    expect(JSON.stringify(testApp.push.sent)).not.toMatch(/commercial|Camille/)
  })

  it('gives its note to whoever wrote it, and nobody once the client has their data erased', async () => {
    const { helene, client, bruno, id, taken } = await handedOver()
    await answerAs(bruno, id, taken.lease.token)
    await testApp.settle()
    const whole = async (of: Caller) => [...(await downloadExport(of)).values()].join('\n')
    expect(await whole(helene)).toContain('Le bail est commercial')
    expect(await whole(client)).not.toContain('Le bail est commercial')
    // The replies of the API are kept for a day, for whoever repeats a call.
    await testDb().deleteFrom('idempotency').execute()
    expect(await tablesWith(['bail est commercial'])).toEqual(['hand_over.note'])
    const erased = await requestErasure(client)
    expect([erased.status, erased.body.code]).toEqual([200, undefined])
    await testApp.settle()
    expect(await tablesWith(['bail est commercial', draft.short])).toEqual([])
  })
})
