import { describe, expect, it } from 'vitest'
import {
  createAcceptedQuestion,
  createActor,
  createOffer,
  questionText,
  sampleAnswer,
  type TestActor,
} from '../../../../test/fixtures/actors.ts'
import { expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { sendTitleWarnings } from '../../../experts/standing/server/titles.ts'
import { releaseStrayLeases } from '../../../questions/workspace/server/offboarding.ts'
import { member } from '../../server/testing.ts'

setUpTestApp()

const reason = 'Trois réponses signalées comme dangereuses en une semaine.'

const rowOf = (personId: string) =>
  testApp.ports.db.selectFrom('expert').selectAll().where('personId', '=', personId).executeTakeFirstOrThrow()
const questionOf = (id: string) =>
  testApp.ports.db.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
async function lettersTo(personId: string) {
  const letters = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select(['template', 'text'])
    .where('personId', '=', personId)
    .where('template', 'like', 'experts.%')
    .orderBy('createdAt')
    .orderBy('mail_outbox.id')
    .execute()
  return letters.map(({ template, text }) => ({ template, text: text.replace(/\s+/g, ' ') }))
}

async function decide(of: TestActor, verb: 'suspend' | 'lift' | 'terminate', body: object = {}) {
  const staff = await (await createActor('staff')).signIn()
  const { id } = await rowOf(of.personId)
  return staff.post(`/admin/experts/${id}/${verb}`, { locale: 'fr', reason, ...body })
}

const openLeases = async (personId: string) =>
  testApp.ports.db
    .selectFrom('lease')
    .select('questionId')
    .where('expertId', '=', (await rowOf(personId)).id)
    .where('endedAt', 'is', null)
    .execute()

describe('an expert who is suspended', () => {
  it('gives an accepted question to another expert, who answers it', async () => {
    const one = await createActor('expert')
    const { questionId, token } = await createAcceptedQuestion(one)
    const desk = await one.signIn()
    expect((await decide(one, 'suspend')).body).toMatchObject({
      state: 'suspended',
      reason,
      may: { suspend: false, lift: true },
    })
    expect((await questionOf(questionId)).state).toBe('QUEUED')
    expect(await openLeases(one.personId)).toEqual([])

    const late = await desk.post(`/desk/questions/${questionId}/answer`, { token, answer: sampleAnswer, locale: 'fr' })
    expect([late.status, (await desk.get('/desk?locale=fr')).status]).toEqual([404, 404])

    const other = await createActor('expert')
    const leave = await testApp.live.follow(other.personId, null, () => {})
    await testApp.pass(30)
    leave()
    const theirs = await other.signIn()
    const offer = (await theirs.get('/desk?locale=fr')).body.offers.find(
      (found: { questionId: string }) => found.questionId === questionId,
    )
    const taken = await theirs.post(`/desk/offers/${questionId}/accept`, {
      token: offer.token,
      noConflict: true,
      locale: 'fr',
    })
    const sent = { token: taken.body.lease.token, answer: sampleAnswer, locale: 'fr' }
    expect((await theirs.post(`/desk/questions/${questionId}/answer`, sent)).status).toBe(200)
    expect((await questionOf(questionId)).expertId).toBe((await rowOf(other.personId)).id)
  })

  it('loses an offer, is asked nothing and is shown nowhere, until the suspension is lifted', async () => {
    const one = await createActor('expert')
    const { questionId, token } = await createOffer(one)
    const desk = await one.signIn()
    const anybody = await visitor()
    const { slug } = await rowOf(one.personId)
    const shown = async () =>
      (await anybody.get('/experts?locale=fr&category=logement')).body.experts.map(
        (card: { slug: string }) => card.slug,
      )
    expect((await anybody.get(`/experts/${slug}?locale=fr`)).status).toBe(200)
    expect(await shown()).toContain(slug)
    await decide(one, 'suspend')
    expect(await shown()).not.toContain(slug)
    expect(await openLeases(one.personId)).toEqual([])
    expect(
      (await desk.post(`/desk/offers/${questionId}/accept`, { token, noConflict: true, locale: 'fr' })).status,
    ).toBe(404)
    expect((await anybody.get(`/experts/${slug}?locale=fr`)).status).toBe(404)
    expect((await desk.get('/me/expert/page')).body).toMatchObject({ state: 'suspended', reason })

    const leave = await testApp.live.follow(one.personId, null, () => {})
    await testApp.pass(60)
    leave()
    expect(await openLeases(one.personId)).toEqual([])
    expect(['QUEUED', 'UNSERVED']).toContain((await questionOf(questionId)).state)

    expect((await decide(one, 'lift')).body).toMatchObject({ state: 'active', reason: null })
    expect((await anybody.get(`/experts/${slug}?locale=fr`)).status).toBe(200)
    await createOffer(one)
    const letters = await lettersTo(one.personId)
    expect(letters.map(({ template }) => template)).toEqual(['experts.suspended', 'experts.lifted'])
    expect(letters[0]?.text).toContain(reason)
  })

  it('does not keep a question that a client continues with them', async () => {
    const one = await createActor('expert')
    const client = await createActor('visitor')
    const { questionId, token } = await createAcceptedQuestion(one, client)
    await (await one.signIn()).post(`/desk/questions/${questionId}/answer`, {
      token,
      answer: sampleAnswer,
      locale: 'fr',
    })
    await decide(one, 'suspend')
    const again = await (await client.signIn()).post(`/questions/${questionId}/messages`, {
      text: 'Et si le bail dit non ?',
    })
    expect(again.status).toBe(200)
    expect((await questionOf(questionId)).state).toBe('FOLLOW_UP')
    await releaseStrayLeases(testApp.ports)
    expect((await questionOf(questionId)).state).toBe('QUEUED')
  })

  it('is not suspended twice, without reasons, or by somebody without the right', async () => {
    const one = await createActor('expert')
    expect((await decide(one, 'suspend', { reason: 'Trop.' })).status).toBe(422)
    const { id } = await rowOf(one.personId)
    const tries = await Promise.all(
      [await member('support'), await member()].map((who) =>
        who.post(`/admin/experts/${id}/suspend`, { locale: 'fr', reason }),
      ),
    )
    expect(tries.map(({ body }) => body.code)).toEqual(['right_missing', 'not_found'])
    expect((await rowOf(one.personId)).state).toBe('active')
    expect((await decide(one, 'lift')).body.code).toBe('standing_unfit')
    await decide(one, 'suspend')
    expect((await decide(one, 'suspend')).body.code).toBe('standing_unfit')
    const acts = await testApp.ports.db
      .selectFrom('admin_act')
      .select(['act', 'reason'])
      .where('subjectId', '=', (await rowOf(one.personId)).id)
      .execute()
    expect(acts).toEqual([{ act: 'expert.suspend', reason }])
  })
})

it('is found by the staff by name, those who are suspended first', async () => {
  const [one, two] = [await createActor('expert'), await createActor('expert')]
  await decide(two, 'suspend')
  const staff = await (await createActor('staff')).signIn()
  const { slug, id } = await rowOf(one.personId)
  const found = async (search: string) =>
    (await staff.get(`/admin/experts?locale=fr&search=${encodeURIComponent(search)}`)).body.experts
  expect((await found(slug)).map((row: { id: string }) => row.id)).toEqual([id])
  expect((await found('HELENE'))[0]).toMatchObject({ state: 'suspended', reason })
  expect(await found('100%')).toEqual([])
})

describe('the end of the work with an expert', () => {
  it('comes after a suspension of thirty days', async () => {
    const one = await createActor('expert')
    expect((await decide(one, 'terminate')).body.code).toBe('standing_unfit')
    await decide(one, 'suspend')
    expect((await decide(one, 'terminate')).body.code).toBe('notice_running')
    testApp.clock.advance(30 * 86_400_000)
    expect((await decide(one, 'terminate')).body).toMatchObject({ state: 'terminated', noticeUntil: null })
    const row = await rowOf(one.personId)
    expect([row.leftAt, row.bioFr, row.lastName === '']).toEqual([testApp.clock.now(), '', false])
  })

  it('comes at once by law or for a repeated breach, with its reasons', async () => {
    const one = await createActor('expert')
    await decide(one, 'suspend')
    expect((await decide(one, 'terminate', { urgent: true })).body.state).toBe('terminated')
    const letters = await lettersTo(one.personId)
    const page = {
      gender: 'f',
      assistantName: 'Ariane',
      assistantGender: 'f',
      professionFr: 'Avocate',
      professionEn: 'Lawyer',
      headlineFr: 'Logement',
      headlineEn: 'Housing',
      bioFr: 'Quinze ans de pratique à Nantes.',
      bioEn: 'Fifteen years of practice in Nantes.',
      languages: ['fr'],
    }
    expect((await (await one.signIn()).put('/me/expert/page', page)).status).toBe(404)
    expect((await rowOf(one.personId)).bioFr).toBe('')
    expect(letters.at(-1)).toMatchObject({ template: 'experts.terminated', text: expect.stringContaining(reason) })
  })
})

it('writes to an expert thirty and seven days before a title ends, once each, and when it has ended', async () => {
  const { expertId, personId } = await expert({ online: false })
  const start = testApp.clock.now().getTime()
  const day = (count: number) => new Date(start + count * 86_400_000).toISOString().slice(0, 10)
  await testApp.ports.db
    .updateTable('expert_title')
    .set({ validUntil: day(40) })
    .where('expertId', '=', expertId)
    .execute()
  const told: number[] = []
  for (let passed = 0; passed <= 45; passed += 1) {
    const before = (await lettersTo(personId)).length
    await sendTitleWarnings(testApp.ports)
    if ((await lettersTo(personId)).length > before) told.push(40 - passed)
    testApp.clock.advance(86_400_000)
  }
  expect(told).toEqual([30, 7, -1])
  expect((await lettersTo(personId)).map(({ template }) => template)).toEqual([
    'experts.ending',
    'experts.ending',
    'experts.restricted',
  ])
})

describe('a title that has ended', () => {
  const yesterday = '2026-11-19'
  const title = { locale: 'fr', regulated: 'law', labelFr: 'Avocate', labelEn: 'Lawyer', body: 'Barreau de Nantes' }
  const endTitle = async (who: TestActor) =>
    testApp.ports.db
      .updateTable('expert_title')
      .set({ validUntil: yesterday })
      .where('expertId', '=', (await rowOf(who.personId)).id)
      .execute()
  async function renew(who: TestActor, validUntil: string | null) {
    const staff = await (await createActor('staff')).signIn()
    return staff.post(`/admin/experts/${(await rowOf(who.personId)).id}/titles`, { ...title, validUntil })
  }

  it('takes its field away until the staff has recorded the new one', async () => {
    const one = await createActor('expert')
    await endTitle(one)
    await sendTitleWarnings(testApp.ports)
    const { id, slug, state } = await rowOf(one.personId)
    expect(state).toBe('restricted')
    const invites = async () => (await (await visitor()).get(`/experts/${slug}?locale=fr`)).body.takesQuestions
    expect(await invites()).toBe(false)
    const asked = { text: questionText, category: 'logement', locale: 'fr', requestedExpert: id }
    expect((await (await visitor()).post('/questions', asked)).body.code).toBe('expert_unknown')
    expect((await renew(one, yesterday)).body.code).toBe('title_over')
    const { body } = await renew(one, '2029-11-19')
    expect(body).toMatchObject({ state: 'active', titles: [{ validUntil: '2029-11-19' }, { validUntil: yesterday }] })
    expect(await invites()).toBe(true)
    expect((await (await visitor()).post('/questions', asked)).status).toBe(200)
    await createOffer(one)
    expect((await lettersTo(one.personId)).map(({ template }) => template)).toEqual([
      'experts.restricted',
      'experts.renewed',
    ])
  })

  it('leaves an expert at work who has another field', async () => {
    const one = await createActor('expert')
    const { id } = await rowOf(one.personId)
    const other = { expertId: id, category: 'animaux', subCategory: '', skill: 0.8 }
    await testApp.ports.db.insertInto('expert_category').values(other).execute()
    await endTitle(one)
    await sendTitleWarnings(testApp.ports)
    expect((await rowOf(one.personId)).state).toBe('active')
    expect((await lettersTo(one.personId)).map(({ template }) => template)).toEqual(['experts.ended'])
  })

  it('is not forgotten by a suspension that is lifted', async () => {
    const one = await createActor('expert')
    await decide(one, 'suspend')
    await endTitle(one)
    expect((await decide(one, 'lift')).body.state).toBe('restricted')
    expect((await decide(one, 'suspend')).body.state).toBe('suspended')
    expect((await decide(one, 'terminate', { urgent: true })).body.may.title).toBe(false)
    expect((await renew(one, null)).body.code).toBe('standing_unfit')
  })
})

it('lets clients nearby ask to meet an expert once the staff has agreed it with them', async () => {
  const one = await createActor('expert')
  const { id } = await rowOf(one.personId)
  const staff = await (await createActor('staff')).signIn()
  const open = (receives: boolean) => staff.put(`/admin/experts/${id}/meetings`, { locale: 'fr', receives })
  expect((await open(true)).body).toMatchObject({ receives: true })
  await open(true)
  expect((await rowOf(one.personId)).localSpecialist).toBe(true)
  expect((await open(false)).body).toMatchObject({ receives: false })
  const letters = (await lettersTo(one.personId)).map(({ template }) => template)
  expect(letters.sort()).toEqual(['experts.receives', 'experts.receivesNot'])
  await decide(one, 'suspend')
  expect((await open(true)).body.code).toBe('standing_unfit')
})
