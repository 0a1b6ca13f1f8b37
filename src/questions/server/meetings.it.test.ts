import { describe, expect, it } from 'vitest'
import { brand } from '../../brand.ts'
import { order, type Player, player, question } from '../../server/cast.ts'
import { house, openHouse } from '../../server/testing.ts'

openHouse()

const form = {
  firstName: 'Claire',
  lastName: 'Delaunay',
  email: 'claire@client.test',
  phone: '06 12 34 56 78',
  address: '4 rue des Halles',
  postalCode: '44000',
  city: 'Nantes',
  country: 'fr',
  locale: 'fr',
}

async function specialist(): Promise<Player> {
  const made = await player('expert')
  const { db } = house.ports
  await db.updateTable('expert').set({ local_specialist: true }).where('person_id', '=', made.personId).execute()
  return made
}

async function served(): Promise<{ client: Player; questionId: string }> {
  await house.ports.db.updateTable('expert').set({ local_specialist: false }).execute()
  const client = await player('visitor')
  const questionId = await question(client)
  await order(client, questionId)
  return { client, questionId }
}

const asks = async (client: Player, questionId: string, change: object = {}) =>
  (await client.enter()).post(`/questions/${questionId}/meeting`, { ...form, ...change })
const seen = async (by: Player) => (await (await by.enter()).get('/meetings?locale=fr')).body.meetings[0]
const exchanges = async (by: Player, id: string) => (await by.enter()).get(`/meetings/${id}/exchanges`)
const agreed = { meetsAt: '2026-12-02T13:00:00.000Z', place: 'À mon cabinet', locale: 'fr' }

describe('a meeting with a local specialist', () => {
  it('asks for every field of the dialog', async () => {
    const { client, questionId } = await served()
    const { status, body } = await asks(client, questionId, { phone: '', postalCode: '4400', city: ' ' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'phone', code: 'required' },
      { field: 'postalCode', code: 'postal_code_invalid' },
      { field: 'city', code: 'required' },
    ])
  })

  it('shows as the question’s status, and the specialist reads the exchanges from the moment of accepting', async () => {
    const { client, questionId } = await served()
    const near = await specialist()
    expect((await asks(client, questionId)).body.meeting).toMatchObject({ state: 'requested' })
    const own = (await (await client.enter()).get(`/questions/${questionId}?locale=fr`)).body
    expect([own.status.code, own.can.meet]).toEqual(['meeting', false])

    const before = await seen(near)
    expect(before).toMatchObject({ state: 'requested', city: 'Nantes', contact: null, granted: false })
    expect((await exchanges(near, before.id)).status).toBe(404)

    await (await near.enter()).post(`/meetings/${before.id}/accept`, agreed)
    expect(await seen(near)).toMatchObject({ state: 'proposed', contact: { name: 'Claire Delaunay' } })
    const read = (await exchanges(near, before.id)).body.exchanges
    expect(new Set(read.map(({ author }: { author: string }) => author))).toEqual(new Set(['client', 'assistant']))

    const caller = await client.enter()
    expect((await caller.get(`/questions/${questionId}/meeting?locale=fr`)).body.meeting.opened).toBe(1)
    const confirmed = await caller.post(`/questions/${questionId}/meeting/confirm`, { locale: 'fr' })
    expect(confirmed.body.meeting.state).toBe('scheduled')
    expect((await (await near.enter()).post(`/meetings/${before.id}/done`, { locale: 'fr' })).body.state).toBe('done')
    const after = (await caller.get(`/questions/${questionId}?locale=fr`)).body
    expect(after.status.code).not.toBe('meeting')
  })

  it('ends the access at once when the client cancels, and thirty days after the meeting', async () => {
    const { client, questionId } = await served()
    const near = await specialist()
    await asks(client, questionId)
    const { id } = await seen(near)
    await (await near.enter()).post(`/meetings/${id}/accept`, agreed)
    expect((await exchanges(near, id)).status).toBe(200)
    house.clock.advance(43 * 24 * 3_600_000)
    expect((await exchanges(near, id)).status).toBe(404)
    await (await client.enter()).post(`/questions/${questionId}/meeting/cancel`, { locale: 'fr' })
    expect(await seen(near)).toMatchObject({ state: 'cancelled', contact: null, granted: false })
  })

  it('goes to the next specialist when one declines, and to the house when there is none', async () => {
    const { client, questionId } = await served()
    const one = await specialist()
    const two = await specialist()
    await asks(client, questionId)
    const [first, second] = (await seen(one)) ? [one, two] : [two, one]
    const { id } = await seen(first)
    await (await first.enter()).post(`/meetings/${id}/decline`, { locale: 'fr' })
    expect(await seen(first)).toBeUndefined()
    await (await second.enter()).post(`/meetings/${id}/decline`, { locale: 'fr' })
    const waits = (await (await client.enter()).get(`/questions/${questionId}/meeting?locale=fr`)).body.meeting
    expect(waits).toMatchObject({ state: 'requested', specialist: null })
    const letters = await house.ports.db
      .selectFrom('mail_outbox')
      .select('template')
      .where('to_address', '=', brand.support.email)
      .execute()
    expect(letters.map(({ template }) => template)).toContain('questions.meetingWaits')
  })

  it('is one at a time, and only for somebody near', async () => {
    const { client, questionId } = await served()
    const near = await specialist()
    // In the demonstration somebody who can be played comes first, wherever they are.
    Object.assign(house.ports.config, { MODE: 'live' })
    expect((await asks(client, questionId, { postalCode: '13001' })).body.meeting.specialist).toBeNull()
    expect(await seen(near)).toBeUndefined()
    expect((await asks(client, questionId)).body.code).toBe('meeting_open')
  })
})
