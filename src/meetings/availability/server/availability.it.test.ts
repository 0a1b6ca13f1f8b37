import { describe, expect, it } from 'vitest'
import { createActor, createOrder, createQuestion, type TestActor } from '../../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { invitationsTo } from '../../../../test/scenarios/invitations.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  clientWithOrder,
  countEmails,
  createSpecialist,
  firstMeetingSeenBy,
  meetingExchanges,
  meetingOfClient,
  requestMeeting,
} from '../../../../test/scenarios/meetings.ts'
import { expertOf } from '../../../experts/server/views.ts'

setUpTestApp()

const plain = (text = '') => text.replace(/\s+/g, ' ')

// Now is a Friday evening, 20 November 2026.
const settings = {
  bookable: true,
  timeZone: 'Europe/Paris',
  place: '4 rue des Halles, Nantes',
  weekly: [{ day: 2, from: '09:00', to: '12:00' }],
  exceptions: [],
  publicHolidays: true,
  quiet: { from: '20:00', to: '08:00' },
  bufferMinutes: 0,
  noticeHours: 24,
}
const [first, second, third] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z']

const set = async (by: TestActor, change: object = {}) =>
  (await by.signIn()).put('/me/meeting-availability', { ...settings, ...change })
const book = async (client: TestActor, questionId: string, slot: string, confirmed = false) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/choose`, { slot, confirmed, locale: 'fr' })

async function anotherClient() {
  const client = await createActor('visitor')
  const questionId = await createQuestion(client)
  await createOrder(client, questionId)
  await requestMeeting(client, questionId)
  return { client, questionId }
}

async function bookable(change: object = {}) {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  expect((await set(near, change)).status).toBe(200)
  await requestMeeting(client, questionId)
  return { client, questionId, near }
}

describe('the hours in which a specialist receives', () => {
  it('begin with those of the profile, booked by nobody, and need a place before they are opened', async () => {
    const near = await createSpecialist()
    const caller = await near.signIn()
    await caller.put('/me/expert/hours', { hours: [{ day: 3, from: '14:00', to: '17:00' }] })
    expect((await caller.get('/me/meeting-availability')).body.settings).toMatchObject({
      bookable: false,
      weekly: [{ day: 3, from: '14:00', to: '17:00' }],
      timeZone: 'Europe/Paris',
    })
    expect((await set(near, { place: ' ' })).body.errors).toEqual([{ field: 'place', code: 'required' }])
    expect((await set(near)).body).toMatchObject({ settings, free: { first } })
    const other = await createActor('expert')
    expect((await (await other.signIn()).get('/me/meeting-availability')).body.settings).toBeNull()
    expect((await set(other)).status).toBe(404)
  })

  it('open a Sunday or the night only where that is confirmed', async () => {
    const near = await createSpecialist()
    const sunday = { weekly: [{ day: 0, from: '09:00', to: '12:00' }] }
    expect((await set(near, sunday)).body.code).toBe('confirmation_needed')
    expect((await (await near.signIn()).get('/me/meeting-availability')).body.settings.bookable).toBe(false)
    expect((await set(near, { ...sunday, confirmed: true })).body.settings).toMatchObject(sunday)
    // Once confirmed, it is not asked about at every later change of something else.
    expect((await set(near, { ...sunday, bufferMinutes: 15 })).status).toBe(200)
    const earlier = { weekly: [{ day: 0, from: '08:00', to: '12:00' }] }
    expect((await set(near, earlier)).body.code).toBe('confirmation_needed')
  })

  it('are none on a closed day, in whichever order the days were entered', async () => {
    const closed = { first: '2026-12-08', last: '2026-12-08', hours: null }
    const opened = { first: '2026-12-07', last: '2026-12-09', hours: { from: '09:00', to: '12:00' } }
    const { client, questionId } = await bookable({ exceptions: [closed, opened] })
    const days = new Set((await meetingOfClient(client, questionId)).free.map((at: string) => at.slice(0, 10)))
    expect(['2026-12-07', '2026-12-08', '2026-12-09'].map((day) => days.has(day))).toEqual([true, false, true])
    const near = await createSpecialist()
    const inside = { ...opened, first: '2026-12-08', last: '2026-12-08' }
    expect((await set(near, { exceptions: [inside, closed] })).body.errors).toEqual([
      { field: 'exceptions.0.last', code: 'days_closed' },
    ])
  })
})

describe('a client who books', () => {
  it('has the free hours at once, and gives nothing away before one is booked', async () => {
    const { client, questionId, near } = await bookable()
    const before = await meetingOfClient(client, questionId)
    expect(before).toMatchObject({
      state: 'proposed',
      place: settings.place,
      timeZone: 'Europe/Paris',
      slots: [],
      grantedUntil: null,
      can: { choose: true, noneFits: true },
    })
    expect(before.free.slice(0, 3)).toEqual([first, second, third])
    const seen = await firstMeetingSeenBy(near)
    expect(seen).toMatchObject({ direct: true, contact: null, can: { accept: false, decline: true } })
    expect((await meetingExchanges(near, seen.id)).status).toBe(404)
    expect(await countEmails('questions.meetingAsked')).toBe(0)
    expect((await book(client, questionId, second)).body.meeting).toMatchObject({ state: 'scheduled', meetsAt: second })
    expect(await firstMeetingSeenBy(near)).toMatchObject({ meetsAt: second, contact: { name: 'Claire Delaunay' } })
    expect(await countEmails('questions.meetingConfirmed')).toBe(1)
  })

  it('cannot have an hour that another client has, even at the same moment, nor one that is not free', async () => {
    const one = await bookable()
    const two = await anotherClient()
    const replies = await Promise.all([one, two].map(({ client, questionId }) => book(client, questionId, first)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toMatch(/^slot_(taken|unknown)$/)
    const loser = replies[0]?.status === 409 ? one : two
    expect((await meetingOfClient(loser.client, loser.questionId)).free[0]).toBe(second)
    expect((await book(loser.client, loser.questionId, '2026-11-24T08:30:00.000Z')).body.code).toMatch(/^slot_/)
    expect((await book(loser.client, loser.questionId, '2026-11-25T08:00:00.000Z')).body.code).toBe('slot_unknown')
    const reserved = testApp.ports.db.selectFrom('meeting_quarter').selectAll().where('quarter', '=', new Date(first))
    expect(await reserved.execute()).toHaveLength(1)
  })

  it('cannot have an hour without the pause before or after another meeting', async () => {
    const one = await bookable()
    const two = await anotherClient()
    await book(one.client, one.questionId, first)
    await set(one.near, { bufferMinutes: 30 })
    expect((await book(two.client, two.questionId, second)).body.code).toBe('slot_unknown')
    await set(one.near)
    expect((await book(two.client, two.questionId, second)).status).toBe(200)
  })

  it('moves to another free hour in one step, which a calendar follows', async () => {
    const { client, questionId } = await bookable()
    const { id } = (await book(client, questionId, first)).body.meeting
    testApp.clock.advance(5 * 60_000)
    expect((await meetingOfClient(client, questionId)).can).toMatchObject({ rebook: true, choose: false })
    expect((await book(client, questionId, third)).body.code).toBe('confirmation_needed')
    expect((await book(client, questionId, third, true)).body.meeting).toMatchObject({ meetsAt: third })
    for (const [side, template] of [
      ['client', 'meetingClientRescheduled'],
      ['specialist', 'meetingRescheduled'],
    ] as const) {
      const read = await invitationsTo(side, id)
      expect(read.map(({ method, sequence, start }) => [method, sequence, start])).toEqual([
        ['REQUEST', 0, first],
        ['REQUEST', 1, third],
      ])
      expect(read[1]?.template).toBe(`questions.${template}`)
      expect(new Set(read.map(({ uid }) => uid)).size).toBe(1)
    }
    const { subject, text } = await testApp.ports.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text'])
      .where('key', 'like', `meeting:${id}:meetingClientRescheduled:%`)
      .executeTakeFirstOrThrow()
    expect(plain(subject)).toMatch(/^Rendez-vous avec .+ déplacé au 24 novembre 2026 à 11 h 00$/)
    expect(plain(text)).toContain(
      'était convenu le 24 novembre 2026 à 9 h 00 (heure de Paris). Il est maintenant le 24 novembre 2026 à 11 h 00',
    )
    // The hour that it left can be booked again.
    expect((await meetingOfClient(client, questionId)).free).toContain(first)
  })

  it('gets one letter for an hour that is booked and moved within some minutes, with one invitation', async () => {
    const { client, questionId } = await bookable()
    const { id } = (await book(client, questionId, first)).body.meeting
    testApp.clock.advance(60_000)
    await book(client, questionId, third, true)
    const letters = await testApp.ports.db
      .selectFrom('mail_outbox')
      .leftJoin('mail_attachment', 'mail_attachment.mailId', 'mail_outbox.id')
      .select(['state', 'html', 'content'])
      .where('key', 'like', `meeting:${id}:meetingClient%`)
      .where('template', '!=', 'questions.meetingClientBookable')
      .orderBy('createdAt')
      .orderBy('mail_outbox.id')
      .execute()
    expect(letters.map(({ state, content }) => [state, content !== null])).toEqual([
      ['gathered', false],
      ['kept', true],
    ])
    const [, whole] = letters
    expect((await invitationsTo('client', id)).map(({ start }) => start)).toEqual([third])
    expect(whole?.html.match(/data-letter/g)).toHaveLength(1)
  })

  it('confirms an hour on a Sunday, whether it is free or proposed', async () => {
    const sunday = { weekly: [{ day: 0, from: '10:00', to: '12:00' }], confirmed: true }
    const { client, questionId } = await bookable(sunday)
    const [slot] = (await meetingOfClient(client, questionId)).free
    expect(slot).toBe('2026-11-22T09:00:00.000Z')
    expect((await meetingOfClient(client, questionId)).unusual).toContain(slot)
    expect((await book(client, questionId, slot)).body.code).toBe('confirmation_needed')
    expect((await book(client, questionId, slot, true)).body.meeting.state).toBe('scheduled')

    const by = await bookable({ bookable: false })
    const { id } = await firstMeetingSeenBy(by.near)
    const night = { slots: ['2026-11-25T21:00:00.000Z'] }
    expect((await acceptMeeting(by.near, id, { ...night, confirmed: false })).body.code).toBe('confirmation_needed')
    expect((await acceptMeeting(by.near, id, night)).status).toBe(200)
    expect((await book(by.client, by.questionId, night.slots[0]!)).body.code).toBe('confirmation_needed')
  })

  it('may say when they are free instead, and the specialist proposes', async () => {
    const { client, questionId, near } = await bookable()
    const { body } = await actAsClient(client, questionId, 'none_fits', 'Le jeudi soir.')
    expect(body.meeting).toMatchObject({ state: 'proposed', free: [], wish: 'Le jeudi soir.' })
    const seen = await firstMeetingSeenBy(near)
    expect(seen).toMatchObject({ direct: false, can: { accept: true } })
    expect((await acceptMeeting(near, seen.id)).status).toBe(200)
    expect((await book(client, questionId, first)).body.code).toBe('slot_unknown')
  })

  it('is not asked where no hour is free: the client chooses what to do', async () => {
    const { client, questionId } = await bookable({ weekly: [] })
    const full = { state: 'proposed', direct: true, free: [], waiting: { may: true } }
    expect(await meetingOfClient(client, questionId)).toMatchObject(full)
  })
})

describe('hours that change over an agreed meeting', () => {
  it('name the agreed meetings on days that are closed now, or in hours that are no longer open', async () => {
    const { client, questionId, near } = await bookable()
    const { id } = (await book(client, questionId, first)).body.meeting
    const kept = [{ id, at: first, client: 'Claire Delaunay' }]
    expect((await set(near)).body.kept).toEqual([])
    const away = { exceptions: [{ first: '2026-11-24', last: '2026-11-27', hours: null }] }
    expect((await set(near, away)).body.kept).toEqual(kept)
    // As long as the day is closed, the page says so.
    expect((await (await near.signIn()).get('/me/meeting-availability')).body.kept).toEqual(kept)
    expect((await set(near)).body.kept).toEqual([])
    const later = { weekly: [{ day: 2, from: '10:00', to: '12:00' }] }
    expect((await set(near, later)).body.kept).toEqual(kept)
    // So it does after another change, and whenever it is read, until these hours are open again.
    expect((await set(near, { ...later, noticeHours: 48 })).body.kept).toEqual(kept)
    expect((await (await near.signIn()).get('/me/meeting-availability')).body.kept).toEqual(kept)
    expect((await set(near)).body.kept).toEqual([])
  })
})

describe('an hour that the specialist takes back', () => {
  const hoursOf = async (near: TestActor) => (await (await near.signIn()).get('/me/meeting-availability')).body
  const reopen = async (near: TestActor, at: string) =>
    (await near.signIn()).post('/me/meeting-availability/reopen', { at })
  async function agreed() {
    const asked = await bookable()
    const { id } = (await book(asked.client, asked.questionId, first)).body.meeting
    return { ...asked, id, other: await anotherClient() }
  }
  type Other = Awaited<ReturnType<typeof anotherClient>>
  const freeFor = async ({ client, questionId }: Other) => (await meetingOfClient(client, questionId)).free

  it('is booked by nobody, also after another change of the hours, until they open it again', async () => {
    const { near, id, other } = await agreed()
    const { meetings } = (await (await near.signIn()).get('/meetings?locale=fr')).body
    for (const one of meetings) expect([one.id, one.closesHour]).toEqual([one.id, one.id === id])
    expect((await hoursOf(near)).givenBack).toEqual([])
    await actAsExpert(near, id, 'decline')
    expect((await freeFor(other))[0]).toBe(second)
    expect((await book(other.client, other.questionId, first)).body.code).toBe('slot_unknown')
    expect(await hoursOf(near)).toMatchObject({ givenBack: [first], free: { first: second } })
    expect((await set(near, { noticeHours: 48 })).body.givenBack).toEqual([first])
    expect((await freeFor(other))[0]).toBe(second)
    // Which clients book no more, or not that day, is nothing to open.
    expect((await set(near, { weekly: [{ day: 4, from: '09:00', to: '12:00' }] })).body.givenBack).toEqual([])
    await set(near)
    expect((await reopen(near, first)).body).toMatchObject({ givenBack: [], free: { first } })
    expect((await book(other.client, other.questionId, first)).status).toBe(200)
    expect((await reopen(await createActor('expert'), first)).status).toBe(404)
  })

  it('is closed where they propose others in its place, and not where it is among them', async () => {
    const { near, id, other } = await agreed()
    await acceptMeeting(near, id, { slots: [first, third] })
    expect((await hoursOf(near)).givenBack).toEqual([])
    expect(await freeFor(other)).toContain(first)

    const again = await agreed()
    await acceptMeeting(again.near, again.id, { slots: [third] })
    expect((await hoursOf(again.near)).givenBack).toEqual([first])
    expect(await freeFor(again.other)).not.toContain(first)
  })

  it('is theirs to propose, and is kept no longer than it is to come', async () => {
    const { near, id, other } = await agreed()
    await actAsExpert(near, id, 'decline')
    await actAsClient(other.client, other.questionId, 'none_fits')
    const asked = await meetingOfClient(other.client, other.questionId)
    expect((await acceptMeeting(near, asked.id, { slots: [first] })).status).toBe(200)
    const later = await anotherClient()
    testApp.clock.advance(Date.parse(third) - testApp.clock.now().getTime())
    const [slot] = await freeFor(later)
    const { meeting } = (await book(later.client, later.questionId, slot)).body
    await actAsExpert(near, meeting.id, 'decline')
    const { id: expertId } = (await expertOf(testApp.ports.db, near.personId)) ?? {}
    const own = await testApp.ports.db
      .selectFrom('meeting_availability')
      .select('settings')
      .where('specialistId', '=', expertId ?? '')
      .executeTakeFirstOrThrow()
    expect(own.settings.givenBack).toEqual([Date.parse(slot)])
  })

  it('is free at once where it is the client who gives it up', async () => {
    const { client, questionId, near, other } = await agreed()
    await actAsClient(client, questionId, 'cancel')
    expect((await hoursOf(near)).givenBack).toEqual([])
    expect((await freeFor(other))[0]).toBe(first)
  })
})

describe('the cards of requests that wait', () => {
  it('are renewed with the hours, and show what can be proposed now', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    await requestMeeting(client, questionId)
    expect(await firstMeetingSeenBy(near)).toMatchObject({ video: false, receivesAt: '' })
    const heard: string[] = []
    const leave = await testApp.live.follow(near.personId, null, ({ kind }) => heard.push(kind))
    await set(near, { ways: ['video'], videoLink: 'https://visio.example/etienne' })
    leave()
    expect(heard).toContain('desk')
    expect(await firstMeetingSeenBy(near)).toMatchObject({ video: true, receivesAt: settings.place })
  })
})
