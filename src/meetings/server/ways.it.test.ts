import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createActor, type TestActor } from '../../../test/fixtures/actors.ts'
import { Caller, setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  advanceTo,
  chooseSlot,
  clientWithOrder,
  createAgreedMeeting,
  createSpecialist,
  firstMeetingSeenBy,
  firstSlot,
  meetingOfClient,
  requestMeeting,
} from '../../../test/scenarios/meetings.ts'
import { expertOf } from '../../experts/server/views.ts'
import { loadPlaces } from '../../places/server/load.ts'

setUpTestApp({ VIDEO_ENGINE: 'jitsi', VIDEO_URL: 'https://meet.test', VIDEO_KEY: 'app', VIDEO_SECRET: 'secret' })
beforeAll(() => loadPlaces({ db: testApp.database.db }))

const hours = {
  bookable: true,
  timeZone: 'Europe/Paris',
  place: '',
  ways: ['phone', 'video'],
  videoLink: '',
  weekly: [{ day: 2, from: '09:00', to: '12:00' }],
  exceptions: [],
  publicHolidays: true,
  quiet: { from: '20:00', to: '08:00' },
  bufferMinutes: 0,
  noticeHours: 24,
}
const set = async (by: TestActor, change: object = {}) =>
  (await by.signIn()).put('/me/meeting-availability', { ...hours, ...change })
const book = async (client: TestActor, questionId: string, slot: string, more: object = {}) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/choose`, { slot, locale: 'fr', ...more })
const row = (id: string) =>
  testApp.ports.db.selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const room = async (by: TestActor, path: string) => (await by.signIn()).get(`${path}/room`)
const seenBySpecialist = async (by: TestActor, id: string) =>
  (await (await by.signIn()).get('/meetings?locale=fr')).body.meetings.find((one: { id: string }) => one.id === id)
const free = '2026-11-24T08:00:00.000Z'

async function bookable(change: object = {}) {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  expect((await set(near, change)).status).toBe(200)
  await requestMeeting(client, questionId)
  return { client, questionId, near }
}
async function lettersAbout(id: string) {
  const rows = await testApp.ports.db
    .selectFrom('mail_outbox')
    .leftJoin('mail_attachment', 'mail_attachment.mailId', 'mail_outbox.id')
    .select(['template', 'text', 'content'])
    .where('key', 'like', `meeting:${id}:%`)
    .orderBy('createdAt')
    .orderBy('mail_outbox.id')
    .execute()
  return new Map(
    rows.map(({ template, text, content }) => {
      const event = content && new ICAL.Component(ICAL.parse(content.toString())).getFirstSubcomponent('vevent')
      const said = (name: string) => event?.getFirstPropertyValue(name)?.toString()
      const letter = text.replace(/\s/g, ' ')
      return [template, { letter, location: said('location'), conference: said('conference'), url: said('url') }]
    }),
  )
}

describe('how the two meet', () => {
  it('is chosen by the client among what the specialist offers, and said in letters and invitations', async () => {
    const { client, questionId, near } = await bookable()
    expect(await meetingOfClient(client, questionId)).toMatchObject({ ways: ['phone', 'video'], way: null })
    expect((await book(client, questionId, free, { way: 'in_person' })).body.code).toBe('way_unknown')
    const { meeting } = (await book(client, questionId, free, { way: 'phone' })).body
    expect(meeting).toMatchObject({ way: 'phone', join: null })
    expect(await firstMeetingSeenBy(near)).toMatchObject({ way: 'phone', join: null })
    const letters = await lettersAbout(meeting.id)
    expect(letters.get('questions.meetingClientConfirmed')).toMatchObject({
      letter: expect.stringContaining(`Par téléphone : vous serez appelé au ${meeting.phone}`),
      location: 'Par téléphone',
      conference: undefined,
    })
    const toSpecialist = letters.get('questions.meetingConfirmed')
    expect(toSpecialist?.letter).toContain(`vous appelez le ${meeting.phone}`)
    expect(toSpecialist?.location?.replace(/\s/g, ' ')).toBe(`Par téléphone : ${meeting.phone}`)
  })

  it('stays what was agreed once an absence is reported, for the specialist and the staff', async () => {
    const { client, questionId, near } = await bookable()
    const { meeting } = (await book(client, questionId, free, { way: 'phone' })).body
    await advanceTo('2026-11-24T09:00:00Z')
    await actAsClient(client, questionId, 'missed')
    expect(await seenBySpecialist(near, meeting.id)).toMatchObject({ state: 'no_show', way: 'phone' })
    await actAsExpert(near, meeting.id, 'object', 'J’ai appelé trois fois.')
    const { absences } = (await (await (await createActor('staff')).signIn()).get('/admin/absences')).body
    expect(absences.find((one: { id: string }) => one.id === meeting.id)).toMatchObject({ way: 'phone' })
  })

  it('is said with the way there, before anything is agreed, where the specialist is in another department', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    const { db } = testApp.ports
    const moves = (to: { department: string; city: string }) =>
      db.updateTable('expert').set(to).where('personId', '=', near.personId).execute()
    await moves({ department: '21', city: 'Dijon' })
    const { id: specialist } = (await expertOf(db, near.personId)) ?? {}
    await requestMeeting(client, questionId, { specialist })
    const far = { distance: 'far', km: 497 }
    expect(await meetingOfClient(client, questionId)).toMatchObject({
      state: 'offered',
      away: { ...far, department: 'Côte-d’Or', town: 'Dijon' },
    })
    expect(await firstMeetingSeenBy(near)).toMatchObject({
      away: { ...far, department: 'Loire-Atlantique', town: 'Nantes' },
    })
    const away = async () => (await meetingOfClient(client, questionId)).away
    await moves({ department: '44', city: 'Saint-Nazaire' })
    expect(await away()).toMatchObject({ distance: 'same', town: 'Saint-Nazaire', km: 53 })
    // Nothing is said of the client's own town, nor a number of kilometres of a place that no list has.
    await moves({ department: '44', city: 'Nantes' })
    expect(await away()).toBeNull()
    await moves({ department: '49', city: 'Quelque part' })
    expect(await away()).toMatchObject({ distance: 'next', department: 'Maine-et-Loire', km: null })
  })

  it('is a link of the specialist’s own, the same in both invitations even if they change it later', async () => {
    const link = 'https://visio.cabinet.test/claire'
    const { client, questionId, near } = await bookable({ ways: ['video'], videoLink: link })
    const { meeting } = (await book(client, questionId, free)).body
    expect(meeting).toMatchObject({ way: 'video', link, join: { from: '2026-11-24T07:45:00.000Z', open: false } })
    // A line break would end a line of the invitation.
    const typed = { ways: ['video'], videoLink: 'https://visio.cabinet.test/ot\r\nher' }
    expect((await set(near, typed)).body.settings.videoLink).toBe('https://visio.cabinet.test/other')
    const { address } = (await (await client.signIn()).post('/me/calendar-feed')).body
    const feed = await new Caller(null).get(address.slice(address.indexOf('/calendars/')))
    expect(feed.status).toBe(200)
    expect(JSON.stringify(feed)).not.toContain('visio.cabinet')
    expect(JSON.stringify(feed)).toContain(`/fr/question/`)
    for (const { location, conference } of (await lettersAbout(meeting.id)).values())
      if (location) expect([location, conference]).toEqual([link, link])
    await advanceTo('2026-11-24T07:50:00Z')
    expect((await room(client, `/questions/${questionId}/meeting`)).body).toEqual({ address: link })
  })

  it('is a room of ours, which opens a quarter of an hour before and lets each side in by name', async () => {
    const { client, questionId, near } = await bookable({ ways: ['video'] })
    const { meeting } = (await book(client, questionId, free)).body
    const [ours, theirs] = [`/questions/${questionId}/meeting`, `/meetings/${meeting.id}`]
    const letters = await lettersAbout(meeting.id)
    const invitation = letters.get('questions.meetingClientConfirmed')
    expect(invitation?.conference).toBe(invitation?.url)
    expect(JSON.stringify([...letters])).not.toContain('meet.test')

    await advanceTo('2026-11-24T07:44:00Z')
    expect((await room(client, ours)).body.code).toBe('join_early')
    await advanceTo('2026-11-24T07:45:00Z')
    expect((await meetingOfClient(client, questionId)).join.open).toBe(true)
    const addresses = [(await room(client, ours)).body.address, (await room(near, theirs)).body.address]
    const { life } = await row(meeting.id)
    expect(life.room?.length).toBeGreaterThan(30)
    expect(new URL(addresses[0]).pathname).toBe(`/${life.room}`)
    const [mine, other] = addresses.map((address) => new URL(address))
    expect(mine?.pathname).toBe(other?.pathname)
    const claims = (address?: URL) =>
      JSON.parse(Buffer.from(address?.searchParams.get('jwt')?.split('.')[1] ?? '', 'base64url').toString())
    expect(claims(mine)).toMatchObject({ sub: 'meet.test', context: { user: { name: 'Claire', moderator: 'false' } } })
    expect(claims(other).context.user.moderator).toBe('true')
    expect((await room(await createSpecialist(), theirs)).status).toBe(404)
    const stranger = await clientWithOrder()
    expect((await room(stranger.client, ours)).status).toBe(404)

    await advanceTo('2026-11-24T10:01:00Z')
    expect((await room(client, ours)).body.code).toBe('meeting_over')
  })

  it('is as the specialist receives now, whatever was offered when the client asked', async () => {
    const { client, questionId, near } = await bookable({ ways: ['in_person'], place: '1 rue Ancienne' })
    await set(near, { ways: ['video', 'in_person'], place: '2 rue Neuve' })
    expect(await meetingOfClient(client, questionId)).toMatchObject({
      ...{ ways: ['video', 'in_person'], bookAt: '2 rue Neuve' },
    })
    const { rooms } = testApp.ports
    testApp.ports.rooms = null
    expect((await meetingOfClient(client, questionId)).ways).toEqual(['in_person'])
    expect((await book(client, questionId, free, { way: 'video' })).body.code).toBe('way_unknown')
    testApp.ports.rooms = rooms
    const { meeting } = (await book(client, questionId, free, { way: 'in_person' })).body
    expect(meeting).toMatchObject({ way: 'in_person', place: '2 rue Neuve' })
  })

  it('is only opened with what it needs', async () => {
    const near = await createSpecialist()
    expect((await set(near, { ways: ['in_person'] })).body.errors).toEqual([{ field: 'place', code: 'required' }])
    expect((await set(near, { ways: [] })).body.errors).toEqual([{ field: 'ways', code: 'required' }])
    for (const videoLink of ['http://visio.test/a', 'javascript:alert(1)', 'https://a:b@visio.test', 'visio'])
      expect((await set(near, { videoLink })).body.errors).toEqual([{ field: 'videoLink', code: 'link_invalid' }])
    const { rooms } = testApp.ports
    testApp.ports.rooms = null
    expect((await set(near, { ways: ['video'] })).body.errors).toEqual([{ field: 'videoLink', code: 'required' }])
    const { client, questionId } = await clientWithOrder()
    const asked = await createSpecialist()
    await requestMeeting(client, questionId)
    const { id } = await firstMeetingSeenBy(asked)
    expect((await acceptMeeting(asked, id, { ways: ['video'], place: '' })).body.code).toBe('video_missing')
    expect((await acceptMeeting(asked, id, { place: '' })).body.errors).toEqual([{ field: 'place', code: 'required' }])
    testApp.ports.rooms = rooms
    expect((await acceptMeeting(asked, id, { ways: ['video'], place: '' })).status).toBe(200)
    expect((await chooseSlot(client, questionId)).body.meeting).toMatchObject({ way: 'video', link: null })
  })
})

describe('the clocks of a meeting', () => {
  it('are the client’s, with that of the place beside it, in letters; the specialist’s is that of the place', async () => {
    const { client, questionId } = await bookable({ timeZone: 'Indian/Reunion' })
    const slot = (await meetingOfClient(client, questionId)).free[0]
    expect(slot).toBe('2026-11-24T05:00:00.000Z')
    const { meeting } = (await book(client, questionId, slot, { timeZone: 'Europe/Paris', confirmed: true })).body
    const letters = await lettersAbout(meeting.id)
    expect(letters.get('questions.meetingClientConfirmed')?.letter).toContain(
      '24 novembre 2026 à 6 h 00 à votre heure (9 h 00, heure de La Réunion)',
    )
    expect(letters.get('questions.meetingConfirmed')?.letter).toContain(
      '24 novembre 2026 à 9 h 00 (heure de La Réunion)',
    )
    expect((await (await client.signIn()).get('/me/meetings')).body.requests[0].timeZone).toBe('Indian/Reunion')
  })

  it('are those of the client’s address where the browser says nothing', async () => {
    const { id } = await createAgreedMeeting()
    const row = testApp.ports.db.selectFrom('meeting').select(['clientTimeZone', 'meetsAt']).where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ clientTimeZone: 'Europe/Paris', meetsAt: new Date(firstSlot) })
    const { client, questionId } = await clientWithOrder()
    const wrong = await requestMeeting(client, questionId, { timeZone: 'Mars/Olympus' })
    expect(wrong.body.errors).toEqual([{ field: 'timeZone', code: 'time_zone_invalid' }])
  })
})
