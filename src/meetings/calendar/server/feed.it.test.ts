import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { TestActor } from '../../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { actAsClient, createAgreedMeeting, firstSlot, requestMeeting } from '../../../../test/scenarios/meetings.ts'

setUpTestApp()

const make = async (by: TestActor): Promise<string> =>
  new URL((await (await by.signIn()).post('/me/calendar-feed')).body.address).pathname.replace('/api', '')

async function read(path: string, known?: string) {
  const response = await testApp.api.request(path, { headers: known ? { 'if-none-match': known } : {} })
  const text = await response.text()
  const calendar = response.status === 200 ? new ICAL.Component(ICAL.parse(text)) : undefined
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    tag: response.headers.get('etag') ?? '',
    text: text.replace(/\r\n /g, ''),
    events: (calendar?.getAllSubcomponents('vevent') ?? []).map((one) => new ICAL.Event(one)),
  }
}

describe('the private address of one’s meetings', () => {
  it('shows both sides the agreed meeting, by the same identifier as the invitations, and names nobody', async () => {
    const { client, near, id } = await createAgreedMeeting()
    for (const side of [client, near]) {
      const { status, type, text, events } = await read(await make(side))
      expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
      expect(events).toHaveLength(1)
      expect(events[0]?.startDate.toJSDate().toISOString()).toBe(firstSlot)
      expect(events[0]).toMatchObject({
        uid: expect.stringContaining(id),
        summary: 'Rendez-vous',
        location: 'À mon cabinet',
      })
      expect(text).toContain('CLASS:PRIVATE')
      for (const name of ['Claire', 'Delaunay', 'Hélène', 'propriétaire']) expect(text).not.toContain(name)
    }
  })

  it('sends nothing twice, and follows what changes', async () => {
    const { client, questionId } = await createAgreedMeeting()
    const path = await make(client)
    const { tag, text } = await read(path)
    expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(await read(path, tag)).toMatchObject({ status: 304, tag, text: '' })
    await actAsClient(client, questionId, 'cancel')
    await testApp.pass(400)
    const after = await read(path, tag)
    expect(after).toMatchObject({ status: 200, events: [] })
    expect(after.tag).not.toBe(tag)
    await requestMeeting(client, questionId)
    expect((await read(path)).events).toEqual([])
  })

  it('is replaced and switched off, and is known to nobody else', async () => {
    const { client, near } = await createAgreedMeeting()
    const caller = await client.signIn()
    expect((await caller.get('/me/calendar-feed')).body.feed).toBeNull()
    const [one, two] = [await make(client), await make(client)]
    expect(one).not.toBe(two)
    expect((await read(one)).status).toBe(404)
    expect((await read(two)).status).toBe(200)
    expect((await caller.get('/me/calendar-feed')).body.feed.readAt).toBe('2026-11-20T17:00:00.000Z')
    expect((await (await near.signIn()).get('/me/calendar-feed')).body.feed).toBeNull()
    const token = two.replace('/calendars/', '').replace('.ics', '')
    for (const table of ['meeting_feed', 'idempotency'] as const)
      expect(JSON.stringify(await testApp.ports.db.selectFrom(table).selectAll().execute())).not.toContain(token)
    expect((await caller.call('DELETE', '/me/calendar-feed')).body.feed).toBeNull()
    expect((await read(two)).status).toBe(404)
  })
})
