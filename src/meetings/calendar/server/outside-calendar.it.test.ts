import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor, type TestActor } from '../../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import {
  chooseSlot,
  clientWithOrder,
  countEmails,
  createSpecialist,
  meetingOfClient,
  requestMeeting,
} from '../../../../test/scenarios/meetings.ts'
import { downloadExport } from '../../../../test/scenarios/personal-data.ts'
import { sealWith } from '../../../platform/files/seal.ts'
import { calendarSealKey } from './outside-calendar.ts'

setUpTestApp()

let server: Server
let address: string
let served: { status: number; text: string; tag?: string }
let reads: number

beforeEach(async () => {
  await testApp.ports.db.deleteFrom('meeting_outside_calendar').execute()
  reads = 0
  served = { status: 200, text: '' }
  server = createServer((request, response) => {
    reads += 1
    if (served.tag && request.headers['if-none-match'] === served.tag) return response.writeHead(304).end()
    return response.writeHead(served.status, served.tag ? { etag: served.tag } : {}).end(served.text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/private.ics`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const calendar = (...lines: string[]) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR`
/** Every Tuesday from nine to ten in Paris. */
const tuesdays = calendar(
  'DTSTART;TZID=Europe/Paris:20260901T090000',
  'DTEND;TZID=Europe/Paris:20260901T100000',
  'RRULE:FREQ=WEEKLY',
)
const [first, second, third] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z']

const hours = {
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

async function bookable() {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  expect((await (await near.signIn()).put('/me/meeting-availability', hours)).status).toBe(200)
  await requestMeeting(client, questionId)
  return { client, questionId, near }
}
const give = async (by: TestActor, to = address) => (await by.signIn()).put('/me/meeting-calendar', { address: to })
const own = async (by: TestActor) => (await (await by.signIn()).get('/me/meeting-calendar')).body.calendar
const row = () => testApp.ports.db.selectFrom('meeting_outside_calendar').selectAll().executeTakeFirstOrThrow()
const busyOf = async () => (await row()).busy
const free = async ({ client, questionId }: { client: TestActor; questionId: string }) =>
  (await meetingOfClient(client, questionId)).free

describe('a specialist’s own calendar', () => {
  it('closes its busy hours to booking, and opens them when it is no longer read', async () => {
    const { client, questionId, near } = await bookable()
    expect((await free({ client, questionId }))[0]).toBe(first)
    served.text = tuesdays
    expect((await give(near)).body.calendar).toMatchObject({ problem: null, readAt: '2026-11-20T17:00:00.000Z' })
    expect((await free({ client, questionId })).slice(0, 2)).toEqual([second, third])
    expect((await chooseSlot(client, questionId, first)).body.code).toBe('slot_unknown')
    expect((await (await near.signIn()).call('DELETE', '/me/meeting-calendar')).body.calendar).toBeNull()
    expect((await chooseSlot(client, questionId, first)).status).toBe(200)
  })

  it('is read again every quarter of an hour, and the file is only sent when it has changed', async () => {
    const { near, ...asked } = await bookable()
    served = { status: 200, text: tuesdays, tag: '"1"' }
    await give(near)
    await testApp.pass(840)
    expect(reads).toBe(1)
    await testApp.pass(120)
    expect(reads).toBe(2)
    expect((await own(near)).readAt > '2026-11-20T17:10').toBe(true)
    expect((await free(asked))[0]).toBe(second)
    served = { status: 200, text: calendar('DTSTART:20261124T090000Z', 'DURATION:PT1H'), tag: '"2"' }
    await testApp.pass(960)
    expect((await free(asked)).slice(0, 2)).toEqual([first, third])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('keeps what was read while it cannot be, and says why', async () => {
    const { near, ...asked } = await bookable()
    served.text = tuesdays
    await give(near)
    const { readAt } = await own(near)
    for (const [status, text, problem] of [
      [500, '', 'status'],
      [404, '', 'missing'],
      [200, '<html></html>', 'unreadable'],
    ] as const) {
      served = { status, text }
      await testApp.pass(960)
      expect(await own(near)).toEqual({ host: expect.stringContaining('127.0.0.1'), readAt, problem })
      expect((await free(asked))[0]).toBe(second)
    }
    served = { status: 200, text: tuesdays }
    expect((await (await near.signIn()).post('/me/meeting-calendar/read')).body.calendar.problem).toBeNull()
  })

  it('is refused with a reason where it cannot be read now', async () => {
    const near = await createSpecialist()
    served = { status: 403, text: '' }
    expect((await give(near)).body.code).toBe('calendar_missing')
    served = { status: 200, text: 'no calendar' }
    expect((await give(near)).body.code).toBe('calendar_unreadable')
    expect((await give(near, 'ftp://calendar.test/a.ics')).body.code).toBe('calendar_refused')
    expect(await own(near)).toBeNull()
    expect((await give(await createActor('expert'))).status).toBe(404)
  })

  it('has an address that is neither stored nor shown in the clear', async () => {
    const { near } = await bookable()
    served.text = tuesdays
    expect(JSON.stringify((await give(near)).body)).not.toContain('private.ics')
    const [stored] = await testApp.ports.db
      .selectFrom('meeting_outside_calendar')
      .selectAll()
      .where('host', '=', new URL(address).host)
      .execute()
    expect(stored?.address.includes('private.ics')).toBe(false)
    const exported = [...(await downloadExport(await near.signIn())).values()].join()
    expect(exported).toContain(stored?.host)
    expect(exported).not.toContain('private.ics')
  })

  it('is expanded again each day although the file has not changed, and at once on another clock', async () => {
    const near = await createSpecialist()
    served = { status: 200, text: tuesdays, tag: '"1"' }
    await give(near)
    const before = await busyOf()
    await testApp.pass(960)
    expect(await busyOf()).toEqual(before)
    testApp.clock.advance(40 * 86_400_000)
    await (await near.signIn()).post('/me/meeting-calendar/read')
    const ahead = testApp.clock.now().getTime() + 60 * 86_400_000
    expect(before.at(-1)?.to).toBeLessThan(ahead)
    expect((await busyOf()).at(-1)?.to).toBeGreaterThan(ahead)

    served = { status: 200, text: calendar('DTSTART:20270105T090000', 'DURATION:PT1H'), tag: '"2"' }
    await (await near.signIn()).post('/me/meeting-calendar/read')
    expect((await busyOf())[0]?.from).toBe(Date.parse('2027-01-05T08:00:00Z'))
    const there = { ...hours, bookable: false, timeZone: 'Indian/Reunion' }
    expect((await (await near.signIn()).put('/me/meeting-availability', there)).status).toBe(200)
    await testApp.settle()
    expect((await busyOf())[0]?.from).toBe(Date.parse('2027-01-05T05:00:00Z'))
  })

  it('says that the address must be given again where no key opens it', async () => {
    const near = await createSpecialist()
    served.text = tuesdays
    await give(near)
    const { specialistId } = await row()
    const sealed = Buffer.from(sealWith('z'.repeat(64)).seal(calendarSealKey(specialistId), Buffer.from(address)))
    await testApp.ports.db.updateTable('meeting_outside_calendar').set({ address: sealed }).execute()
    expect((await (await near.signIn()).post('/me/meeting-calendar/read')).body.calendar.problem).toBe('sealed')
    await testApp.pass(960)
    expect(testApp.jobs.failures).toEqual([])
    expect((await give(near)).body.calendar.problem).toBeNull()
  })

  it('is not read for whoever no longer receives, who can still remove it, and is forgotten when they leave', async () => {
    const [near, other] = [await createSpecialist(), await createSpecialist()]
    served.text = tuesdays
    await give(near)
    await give(other)
    const change = (set: { localSpecialist?: boolean; state?: 'terminated' }, { personId }: TestActor) =>
      testApp.ports.db.updateTable('expert').set(set).where('personId', '=', personId).execute()
    await change({ localSpecialist: false }, near)
    await change({ state: 'terminated' }, other)
    const read = reads
    await testApp.pass(960)
    expect(reads).toBe(read)
    const left = await testApp.ports.db.selectFrom('meeting_outside_calendar').select('specialistId').execute()
    expect(left).toHaveLength(1)
    expect(await own(near)).not.toBeNull()
    expect((await (await near.signIn()).call('DELETE', '/me/meeting-calendar')).status).toBe(200)
    expect(await own(near)).toBeNull()
  })

  it('tells those who wait for an hour that it closed, once it is removed', async () => {
    const { client, questionId, near } = await bookable()
    served.text = tuesdays
    await give(near)
    // Opening the hours was news to nobody.
    await testApp.settle()
    await (await client.signIn()).post(`/questions/${questionId}/meeting/alert`, { on: true, locale: 'fr' })
    await (await near.signIn()).call('DELETE', '/me/meeting-calendar')
    await testApp.settle()
    expect(await countEmails('questions.meetingClientFreed')).toBe(1)
  })
})
