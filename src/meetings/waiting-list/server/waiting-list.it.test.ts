import { describe, expect, it } from 'vitest'
import { createActor, createOrder, createQuestion, type TestActor } from '../../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import {
  actAsClient,
  actAsExpert,
  clientWithOrder,
  createSpecialist,
  firstMeetingSeenBy,
  meetingOfClient,
  requestMeeting,
} from '../../../../test/scenarios/meetings.ts'
import { downloadExport } from '../../../../test/scenarios/personal-data.ts'

setUpTestApp()

// Two hours each Tuesday, from 24 November 2026; now is the Friday before.
const hours = {
  ...{ bookable: true, timeZone: 'Europe/Paris', place: '4 rue des Halles, Nantes', exceptions: [] },
  weekly: [{ day: 2, from: '09:00', to: '11:00' }],
  ...{ publicHolidays: true, quiet: { from: '20:00', to: '08:00' }, bufferMinutes: 0, noticeHours: 24 },
}
const [first, second] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z']
const later = [
  '2026-12-01T08:00:00.000Z',
  '2026-12-01T09:00:00.000Z',
  '2026-12-08T08:00:00.000Z',
  '2026-12-08T09:00:00.000Z',
]

type Asked = { client: TestActor; questionId: string }
const book = async ({ client, questionId }: Asked, slot: string, confirmed = true) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/choose`, { slot, confirmed, locale: 'fr' })
const wait = async ({ client, questionId }: Asked, on = true) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/alert`, { on, locale: 'fr' })

async function another(slot?: string): Promise<Asked> {
  const client = await createActor('visitor')
  const questionId = await createQuestion(client)
  await createOrder(client, questionId)
  await requestMeeting(client, questionId)
  if (slot) expect((await book({ client, questionId }, slot)).status).toBe(200)
  return { client, questionId }
}

/** A specialist with a client at the first hour, and clients at the later hours who wait for an earlier one. */
async function full(waiting: number) {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  await (await near.signIn()).put('/me/meeting-availability', hours)
  await requestMeeting(client, questionId)
  const holder = { client, questionId }
  expect((await book(holder, first)).status).toBe(200)
  const next = await another(second)
  const others: Asked[] = []
  for (const slot of later.slice(0, waiting)) {
    others.push(await another(slot))
    testApp.clock.advance(60_000)
  }
  return { near, holder, next, others }
}
const idOf = async ({ client, questionId }: Asked) => (await meetingOfClient(client, questionId)).id
/** Which of these clients have been told of a free hour, and how often. */
async function told(asked: readonly Asked[]): Promise<number[]> {
  await testApp.settle()
  const letters = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select(['key', 'text'])
    .where('template', '=', 'questions.meetingClientFreed')
    .execute()
  const counts: number[] = []
  for (const one of asked) {
    const id = await idOf(one)
    counts.push(letters.filter(({ key }) => key?.startsWith(`meeting:${id}:`)).length)
  }
  return counts
}

describe('clients who wait for an hour', () => {
  it('are told of a freed hour in the order in which they asked, three at a time, until it is booked', async () => {
    const { holder, others } = await full(4)
    const [one, two, three, four] = others as [Asked, Asked, Asked, Asked]
    for (const asked of [three, one, four, two]) {
      expect((await wait(asked)).body.meeting.waiting).toEqual({ may: true, on: true })
      testApp.clock.advance(1000)
    }
    await wait(three)
    await actAsClient(holder.client, holder.questionId, 'cancel')
    expect(await told([three, one, four, two])).toEqual([1, 1, 1, 0])
    await testApp.pass(25 * 60)
    expect(await told([two])).toEqual([0])
    await testApp.pass(10 * 60)
    expect(await told([three, one, four, two])).toEqual([1, 1, 1, 1])
    await testApp.pass(40 * 60)
    expect(await told([three, one, four, two])).toEqual([1, 1, 1, 1])
    const letter = await testApp.ports.db
      .selectFrom('mail_outbox')
      .select('text')
      .where('key', 'like', `meeting:${await idOf(three)}:meetingClientFreed:%`)
      .executeTakeFirstOrThrow()
    expect(letter.text).toContain(`/fr/question/${three.questionId}`)
    expect(letter.text.replace(/\s/g, ' ')).toContain('24 novembre 2026 à 9 h 00 (heure de Paris)')
    expect(testApp.jobs.failures).toEqual([])
  })

  it('are told of each of two freed hours once, the fourth as well', async () => {
    const { holder, next, others } = await full(4)
    for (const asked of others) {
      await wait(asked)
      testApp.clock.advance(1000)
    }
    await actAsClient(holder.client, holder.questionId, 'cancel')
    expect(await told(others)).toEqual([1, 1, 1, 0])
    await testApp.pass(600)
    await actAsClient(next.client, next.questionId, 'cancel')
    expect(await told(others)).toEqual([2, 2, 2, 0])
    await testApp.pass(35 * 60)
    expect(await told(others)).toEqual([2, 2, 2, 2])
    const [one] = others as [Asked]
    const exported = [...(await downloadExport(await one.client.signIn())).values()].join()
    for (const hour of [first, second]) expect(exported).toMatch(new RegExp(`"told":\\s*"${hour}"`))
  })

  it('are told again of an hour that was taken and frees again', async () => {
    const { holder, others } = await full(1)
    const [one] = others as [Asked]
    await wait(one)
    await actAsClient(holder.client, holder.questionId, 'cancel')
    expect(await told([one])).toEqual([1])
    await testApp.pass(40 * 60)
    const taker = await another(first)
    await testApp.pass(600)
    await actAsClient(taker.client, taker.questionId, 'cancel')
    expect(await told([one])).toEqual([2])
  })

  it('get the hour one only, whoever is first, and then no longer wait; nobody is told once it is gone', async () => {
    const { holder, others } = await full(4)
    const [one, two, three, four] = others as [Asked, Asked, Asked, Asked]
    for (const asked of others) {
      await wait(asked)
      testApp.clock.advance(1000)
    }
    await actAsClient(holder.client, holder.questionId, 'cancel')
    expect(await told(others)).toEqual([1, 1, 1, 0])
    const replies = await Promise.all([one, two, three].map((asked) => book(asked, first)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const taken = testApp.ports.db.selectFrom('meeting_quarter').selectAll().where('quarter', '=', new Date(first))
    const holders = (await taken.execute()).map(({ meetingId }) => meetingId)
    const winner = replies.find(({ status }) => status === 200)?.body.meeting
    expect(holders).toContain(winner.id)
    expect(winner.waiting.on).toBe(false)
    const lost = [one, two, three][replies.findIndex(({ status }) => status === 409)] as Asked
    expect((await meetingOfClient(lost.client, lost.questionId)).waiting.on).toBe(true)
    await testApp.pass(40 * 60)
    const toldOfFirst = testApp.ports.db
      .selectFrom('mail_outbox')
      .select('key')
      .where('key', 'like', `meeting:${await idOf(four)}:meetingClientFreed:%`)
      .where('text', 'like', '%24 novembre%')
    expect(await toldOfFirst.execute()).toEqual([])
  })

  it('hear nothing once they have left the list, nor of a later hour, nor of one that the specialist took back', async () => {
    const { near, holder, others } = await full(2)
    const [one, two] = others as [Asked, Asked]
    await wait(one)
    expect((await wait(one, false)).body.meeting.waiting.on).toBe(false)
    await wait(two)
    const meetings = (await (await near.signIn()).get('/meetings?locale=fr')).body.meetings
    const atSecond = meetings.find(({ meetsAt }: { meetsAt: string }) => meetsAt === second)
    await actAsExpert(near, atSecond.id, 'decline')
    expect(await told([one, two])).toEqual([0, 0])
    await actAsClient(holder.client, holder.questionId, 'cancel')
    expect(await told([one, two])).toEqual([0, 1])
    // Opened again, it is an hour like others.
    await (await near.signIn()).post('/me/meeting-availability/reopen', { at: second })
    expect(await told([one, two])).toEqual([0, 2])
  })

  it('are told when the specialist opens more hours', async () => {
    const { near, others } = await full(1)
    const [one] = others as [Asked]
    await wait(one)
    const wider = { ...hours, weekly: [{ day: 2, from: '09:00', to: '12:00' }] }
    await (await near.signIn()).put('/me/meeting-availability', wider)
    expect(await told([one])).toEqual([1])
  })

  it('can only wait where they book for themselves', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    await requestMeeting(client, questionId)
    expect((await firstMeetingSeenBy(near)).state).toBe('offered')
    expect((await meetingOfClient(client, questionId)).waiting).toEqual({ may: false, on: false })
    expect((await wait({ client, questionId })).body.code).toBe('meeting_over')
  })
})

it('offers no list to whoever meets the same day: their hour no longer moves', async () => {
  const { holder, next } = await full(0)
  const list = async () => (await meetingOfClient(next.client, next.questionId)).waiting.may
  expect(await list()).toBe(true)
  testApp.clock.advance(Date.parse(second) - testApp.clock.now().getTime() - 23 * 3_600_000)
  expect(await list()).toBe(false)
  expect((await wait(next)).body.code).toBe('meeting_over')
  await actAsClient(holder.client, holder.questionId, 'cancel')
  expect((await meetingOfClient(next.client, next.questionId)).can).toMatchObject({ move: false, cancel: true })
})
