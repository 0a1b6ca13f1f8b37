import { describe, expect, it, vi } from 'vitest'
import {
  createActor,
  createOrder,
  createQuestion,
  meetingContact,
  type TestActor,
} from '../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import {
  createSpecialist,
  firstMeetingSeenBy,
  firstSlot,
  meetingExchanges,
  secondSlot,
} from '../../../test/scenarios/meetings.ts'
import { releaseStrayLeases } from '../../questions/workspace/server/offboarding.ts'
import { sweepMeetings } from './client-commands.ts'
import { finishOffboarding } from './offboarding.ts'
import { releaseStrayMeetings } from './specialist-changes.ts'

setUpTestApp()

const experts = () => testApp.ports.db.updateTable('expert')
const expertOf = (who: TestActor) =>
  testApp.ports.db.selectFrom('expert').selectAll().where('personId', '=', who.personId).executeTakeFirstOrThrow()

type Asked = { client: TestActor; questionId: string }

/** A client who asks to meet a specialist, where only these can be found. */
async function asks(...only: TestActor[]): Promise<Asked> {
  await experts().set({ localSpecialist: false }).execute()
  for (const { personId } of only)
    await experts().set({ localSpecialist: true }).where('personId', '=', personId).execute()
  const client = await createActor('visitor')
  const questionId = await createQuestion(client)
  await createOrder(client, questionId)
  await (await client.signIn()).post(`/questions/${questionId}/meeting`, meetingContact)
  return { client, questionId }
}

const accepts = async (by: TestActor, slots = [firstSlot]) =>
  (await by.signIn()).post(`/meetings/${(await firstMeetingSeenBy(by)).id}/accept`, {
    slots,
    place: 'Au cabinet',
    locale: 'fr',
  })
const chooses = async ({ client, questionId }: Asked, time = firstSlot) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/choose`, { slot: time, locale: 'fr' })
const does = async ({ client, questionId }: Asked, act: string) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/acts`, { act, confirmed: true, locale: 'fr' })
const own = async ({ client, questionId }: Asked) =>
  (await (await client.signIn()).get(`/questions/${questionId}/meeting?locale=fr`)).body.meeting

async function agreed(near: TestActor, time = firstSlot): Promise<Asked & { id: string }> {
  const asked = await asks(near)
  await accepts(near, [time])
  expect((await chooses(asked, time)).body.meeting.state).toBe('scheduled')
  return { ...asked, id: (await firstMeetingSeenBy(near)).id }
}

async function decides(about: TestActor, verb: 'suspend' | 'lift') {
  const reason = 'Trois réponses signalées comme dangereuses en une semaine.'
  const staff = await (await createActor('staff')).signIn()
  const { id } = await expertOf(about)
  const { status } = await staff.post(`/admin/experts/${id}/${verb}`, { locale: 'fr', reason })
  expect(status).toBe(200)
}

const hours = async (by: TestActor, opens: { day: number; from: string; to: string }[]) => {
  expect((await (await by.signIn()).put('/me/expert/hours', { hours: opens })).status).toBe(200)
  await testApp.settle()
}

/** Waits a second, so that later rows can be told from earlier ones. */
function fromHereOn(): Date {
  testApp.clock.advance(1000)
  return testApp.clock.now()
}
const lettersOf = (id: string, since: Date) =>
  testApp.ports.db
    .selectFrom('mail_outbox')
    .select(['template', 'subject'])
    .where('key', 'like', `meeting:${id}:%`)
    .where('createdAt', '>=', since)
    .orderBy('template')
    .execute()
const kindsOf = async (id: string, since: Date) => (await lettersOf(id, since)).map(({ template }) => template)

async function at(instant: string) {
  testApp.clock.advance(new Date(instant).getTime() - testApp.clock.now().getTime())
  await sweepMeetings(testApp.ports)
}

describe('a specialist who changes the hours', () => {
  const wednesday = { day: 3, from: '09:00', to: '18:00' }

  it('keeps an agreed meeting that no longer fits, and is told so; nobody loses it by the saving of hours', async () => {
    const near = await createSpecialist()
    await hours(near, [wednesday])
    const asked = await agreed(near)
    const before = fromHereOn()
    await hours(near, [{ ...wednesday, to: '15:00' }])
    expect(await kindsOf(asked.id, before)).toEqual([])
    await hours(near, [{ ...wednesday, to: '14:30' }])
    expect(await own(asked)).toMatchObject({ state: 'scheduled', meetsAt: firstSlot })
    expect(await kindsOf(asked.id, before)).toEqual(['questions.meetingKept'])
  })

  it('has times that were only proposed and no longer fit found anew, and both sides are told', async () => {
    const near = await createSpecialist()
    await hours(near, [wednesday])
    const asked = await asks(near)
    await accepts(near)
    const { id } = await own(asked)
    const before = fromHereOn()
    await hours(near, [{ ...wednesday, to: '14:30' }])
    expect(await own(asked)).toMatchObject({ state: 'proposed', slots: [], meetsAt: null })
    expect(await kindsOf(id, before)).toEqual(['questions.meetingClientHours', 'questions.meetingHours'])
    expect((await accepts(near, [secondSlot])).body).toMatchObject({ state: 'proposed', slots: [secondSlot] })
  })

  it('keeps what was agreed outside the old hours on purpose', async () => {
    const near = await createSpecialist()
    await hours(near, [{ ...wednesday, day: 1 }])
    const asked = await agreed(near)
    await hours(near, [{ ...wednesday, day: 2 }])
    expect((await own(asked)).state).toBe('scheduled')
  })

  it('keeps what is less than a day away, and is told so', async () => {
    const near = await createSpecialist()
    await hours(near, [{ ...wednesday, day: 6 }])
    const asked = await agreed(near, '2026-11-21T13:00:00.000Z')
    const before = fromHereOn()
    await hours(near, [])
    expect((await own(asked)).state).toBe('scheduled')
    const [letter] = await lettersOf(asked.id, before)
    expect(letter).toMatchObject({ template: 'questions.meetingKept' })
  })
})

describe('a specialist who is suspended', () => {
  it('gives an agreed meeting to somebody else, reads nothing more, and both sides are told', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    const next = await createSpecialist()
    const before = fromHereOn()
    expect((await meetingExchanges(near, asked.id)).status).toBe(200)
    await decides(near, 'suspend')
    expect((await meetingExchanges(near, asked.id)).status).toBe(404)
    expect(await firstMeetingSeenBy(near)).toBeUndefined()
    expect(await firstMeetingSeenBy(next)).toMatchObject({ id: asked.id, state: 'offered' })
    const letters = await lettersOf(asked.id, before)
    expect(letters.map(({ template }) => template)).toEqual([
      'questions.meetingAsked',
      'questions.meetingClientOff',
      'questions.meetingReleased',
    ])
    expect(letters.find(({ template }) => template === 'questions.meetingClientOff')?.subject).toContain('2 décembre')
  })

  it('reads nothing of a meeting that is over, also once the suspension is lifted', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    await at('2026-12-02T14:00:00Z')
    await at('2026-12-03T14:00:00Z')
    expect((await meetingExchanges(near, asked.id)).status).toBe(200)
    await decides(near, 'suspend')
    expect((await own(asked)).grantedUntil).toBe(null)
    await decides(near, 'lift')
    expect((await meetingExchanges(near, asked.id)).status).toBe(404)
  })

  it('loses also what a search gave them meanwhile', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    await experts().set({ state: 'suspended' }).where('personId', '=', near.personId).execute()
    expect((await meetingExchanges(near, asked.id)).status).toBe(404)
    expect((await accepts(near, [secondSlot])).body.code).toBe('meeting_over')
    await releaseStrayMeetings(testApp.ports)
    expect((await own(asked)).specialist).toBe(null)
    await experts().set({ state: 'active' }).where('personId', '=', near.personId).execute()
  })

  it('loses it also where a question of theirs cannot be taken back at that moment', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    const { id } = await expertOf(near)
    const stray = { questionId: asked.questionId, token: 99, expertId: id, kind: 'broadcast' as const }
    const times = { grantedAt: testApp.clock.now(), expiresAt: null, score: null, endedAt: null, outcome: null }
    await testApp.ports.db
      .insertInto('lease')
      .values({ ...stray, ...times })
      .execute()
    await experts().set({ state: 'suspended' }).where('personId', '=', near.personId).execute()
    const broken = vi.spyOn(testApp.ports, 'transact').mockRejectedValueOnce(new Error('broken'))
    await expect(releaseStrayLeases(testApp.ports)).rejects.toThrow('broken')
    broken.mockRestore()
    await releaseStrayMeetings(testApp.ports)
    expect((await own(asked)).specialist).toBe(null)
    await experts().set({ state: 'active' }).where('personId', '=', near.personId).execute()
  })
})

describe('a specialist who leaves', () => {
  it('keeps the agreed meetings and has left once the last one is over', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    const state = async () => (await expertOf(near)).state
    await (await near.signIn()).post('/me/expert/leave')
    await finishOffboarding(testApp.ports)
    expect(await state()).toBe('leaving')
    await at('2026-12-02T14:00:00Z')
    await at('2026-12-03T14:00:00Z')
    await finishOffboarding(testApp.ports)
    expect(await state()).toBe('left')
    expect((await meetingExchanges(near, asked.id)).status).toBe(404)
  })

  it('at once, with everything of theirs erased, leaves the client with somebody else', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    const next = await createSpecialist()
    const before = fromHereOn()
    const caller = await near.signIn()
    const { meetings } = (await caller.get('/me/erasure')).body
    expect(meetings).toEqual([{ id: asked.id, at: firstSlot, with: 'Claire Delaunay' }])
    const password = 'une longue phrase de passe'
    const once = await caller.post('/me/erasure', { password, locale: 'fr' })
    expect(once.body.code).toBe('erasure_meetings_agreed')
    const erased = await caller.post('/me/erasure', { password, meetings: [asked.id], locale: 'fr' })
    expect(erased.status).toBe(200)
    expect(await firstMeetingSeenBy(next)).toMatchObject({ id: asked.id, state: 'offered' })
    expect(await kindsOf(asked.id, before)).toContain('questions.meetingClientOff')
  })
})

describe('the search for a specialist', () => {
  it('hands nothing on that the client has taken back', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    await does(asked, 'revoke')
    const next = await createSpecialist()
    await at('2026-12-02T14:00:00Z')
    expect((await does(asked, 'missed')).body.meeting.state).toBe('offered')
    await accepts(next, ['2026-12-09T09:00:00.000Z'])
    expect((await meetingExchanges(next, (await firstMeetingSeenBy(next)).id)).status).toBe(404)
  })

  it('asks nobody whose title has ended, and nobody whom the client does not want', async () => {
    Object.assign(testApp.ports.config, { MODE: 'live' })
    const near = await createSpecialist()
    const { id } = await expertOf(near)
    const titles = testApp.ports.db.updateTable('expert_title').where('expertId', '=', id)
    await titles.set({ validUntil: '2026-11-19' }).execute()
    expect((await own(await asks(near))).state).toBe('waitlisted')
    await titles.set({ validUntil: '2026-11-20' }).execute()
    await experts().set({ state: 'active' }).where('id', '=', id).execute()
    const asked = await asks(near)
    expect((await own(asked)).state).toBe('offered')
    const { client } = asked
    await does(asked, 'cancel')
    await testApp.ports.db
      .insertInto('expert_stop')
      .values({ personId: client.personId, expertId: id, since: testApp.clock.now() })
      .execute()
    const again = async (named: object = {}) =>
      (await (await client.signIn()).post(`/questions/${asked.questionId}/meeting`, { ...meetingContact, ...named }))
        .body.meeting
    expect((await again()).state).toBe('waitlisted')
    await does(asked, 'cancel')
    expect((await again({ specialist: id })).state).toBe('offered')
  })

  it('asks for a year those first who did not stay away from a meeting', async () => {
    const [one, two] = [await createSpecialist(), await createSpecialist()]
    const asked = await asks(one, two)
    const absent = (await firstMeetingSeenBy(one)) ? one : two
    const present = absent === one ? two : one
    await accepts(absent)
    await chooses(asked)
    await at('2026-12-02T14:00:00Z')
    await does(asked, 'missed')
    await does(asked, 'cancel')
    // Until the time to object is over, an absence has no consequence.
    await asks(one, two)
    expect(await firstMeetingSeenBy(absent)).toMatchObject({ state: 'offered' })
    await at('2026-12-07T09:00:00Z')
    await asks(one, two)
    expect(await firstMeetingSeenBy(present)).toMatchObject({ state: 'offered' })
  })

  it('goes through the waiting list as soon as somebody receives clients', async () => {
    const near = await createSpecialist()
    const asked = await asks()
    expect((await own(asked)).state).toBe('waitlisted')
    const staff = await (await createActor('staff')).signIn()
    await staff.put(`/admin/experts/${(await expertOf(near)).id}/meetings`, { locale: 'fr', receives: true })
    await sweepMeetings(testApp.ports)
    expect((await own(asked)).state).toBe('offered')
  })

  it('ends with a closed question, also where the specialist did not come', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    await at('2026-12-02T14:00:00Z')
    const close = { confirmed: true, second: true, locale: 'fr' }
    await (await asked.client.signIn()).post(`/questions/${asked.questionId}/close`, close)
    await createSpecialist()
    expect((await does(asked, 'missed')).body.meeting.state).toBe('no_show')
  })

  it('does not run in circles when it wakes up late', async () => {
    const near = await createSpecialist()
    const asked = await agreed(near)
    await at('2026-12-02T13:30:00Z')
    const { nextDueAt } = await testApp.ports.db
      .selectFrom('meeting')
      .select('nextDueAt')
      .where('id', '=', asked.id)
      .executeTakeFirstOrThrow()
    expect(nextDueAt?.toISOString()).toBe('2026-12-02T14:00:00.000Z')
  })
})
