import { describe, expect, it } from 'vitest'
import { order, type Player, player, question } from '../../server/cast.ts'
import {
  accepts,
  agreed,
  asks,
  at,
  chooses,
  desk,
  does,
  exchanges,
  letters,
  other,
  own,
  seen,
  served,
  slot,
  specialist,
} from '../../server/meeting-testing.ts'
import { house, openHouse } from '../../server/testing.ts'

openHouse()

describe('a meeting that somebody else wanted, or to which somebody did not come', () => {
  it('offers a time no more that its specialist has agreed with somebody else meanwhile', async () => {
    const { client, questionId } = await served()
    const near = await specialist()
    const rival = await player('visitor')
    const rivals = await question(rival)
    await order(rival, rivals)
    const asked: string[] = []
    for (const [who, about] of [
      [client, questionId],
      [rival, rivals],
    ] as const) {
      await asks(who, about)
      const { meetings } = (await (await near.enter()).get('/meetings?locale=fr')).body
      asked.push(meetings.find(({ state }: { state: string }) => state === 'offered').id)
      expect((await accepts(near, asked.at(-1) ?? '')).status).toBe(200)
    }
    await chooses(rival, rivals)
    expect(await own(client, questionId)).toMatchObject({ slots: [other], can: { choose: true } })
    await house.settle()
    const { meetings } = (await (await near.enter()).get('/meetings?locale=fr')).body
    expect(meetings.find(({ id }: { id: string }) => id === asked[0])).toMatchObject({ slots: [other] })

    // The last one goes as well: both are told, and the specialist proposes anew.
    const before = await letters('questions.meetingClientBusy')
    await does(rival, rivals, 'move')
    await accepts(near, asked[1] ?? '', { slots: [other] })
    await chooses(rival, rivals, other)
    await house.settle()
    expect(await own(client, questionId)).toMatchObject({ state: 'proposed', slots: [], can: { choose: false } })
    expect(await letters('questions.meetingClientBusy')).toBe(before + 1)
    expect(await letters('questions.meetingBusy')).toBeGreaterThan(0)
    expect((await accepts(near, asked[0] ?? '')).body.code).toBe('slot_taken')
  })

  it('leaves what the client keeps back to nobody who is met, the next specialist included', async () => {
    const { client, questionId } = await served()
    const one = await specialist()
    const two = await specialist()
    const path = `/questions/${questionId}/meeting/exchanges`
    const foreseen = (await (await client.enter()).get(path)).body.exchanges
    expect(foreseen.length).toBeGreaterThan(1)
    const [kept, ...left] = foreseen
    await asks(client, questionId, { withheld: [kept.id, kept.id] })
    expect(await own(client, questionId)).toMatchObject({ withheld: 1 })
    const [first, second] = (await seen(one)) ? [one, two] : [two, one]
    const reads = async (by: Player, slots: string[]) => {
      const { id } = await seen(by)
      await accepts(by, id, { slots })
      return (await exchanges(by, id)).body.exchanges
    }
    expect(await reads(first, [slot])).toEqual(left)
    await chooses(client, questionId)
    await at('2026-12-02T14:00:00Z')
    await does(client, questionId, 'missed')
    expect(await own(client, questionId)).toMatchObject({ state: 'offered', withheld: 1 })
    expect(await reads(second, [other])).toEqual(left)
  })

  it('has a contested absence decided by the staff, who reads both sides and tells both', async () => {
    const { client, questionId, near, id } = await agreed()
    await at('2026-12-02T14:00:00Z')
    await does(client, questionId, 'missed', 'La porte était close.')
    const staff = await (await player('staff')).enter()
    const waiting = async () =>
      (await staff.get('/admin/absences')).body.absences.filter((one: { id: string }) => one.id === id)
    expect(await waiting()).toEqual([])
    await desk(near, id, 'object', 'J’ai attendu une heure.')
    const [absence] = await waiting()
    expect(absence).toMatchObject({
      id,
      absent: 'specialist',
      client: { id: client.personId, name: 'Claire Delaunay' },
      said: 'La porte était close.',
      reply: 'J’ai attendu une heure.',
    })
    expect((await (await client.enter()).get('/admin/absences')).status).toBe(404)
    const decide = (stands: boolean, reason: string) => staff.post(`/admin/absences/${id}/decide`, { stands, reason })
    expect((await decide(true, 'Non.')).status).toBe(422)
    const reason = 'Deux appels du client sont restés sans réponse.'
    expect((await decide(true, reason)).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect((await decide(false, reason)).body.code).toBe('meeting_over')
    const { meetings } = (await (await near.enter()).get('/meetings?locale=fr')).body
    expect(meetings.find((one: { id: string }) => one.id === id).missed.verdict).toEqual({ stands: true, reason })
    const told = await house.ports.db
      .selectFrom('mail_outbox')
      .select(['template', 'text'])
      .where('template', 'in', ['questions.meetingStands', 'questions.meetingClientStands'])
      .execute()
    expect(told.map(({ template }) => template).sort()).toEqual([
      'questions.meetingClientStands',
      'questions.meetingStands',
    ])
    for (const { text } of told) expect(text.replace(/\s+/g, ' ')).toContain(reason)
    const { matters } = (await staff.get('/admin/overview')).body
    const open = matters.filter(({ question }: { question: string }) => question === questionId)
    expect(open.map(({ template }: { template: string }) => template)).not.toContain('meeting_objection')
  })

  it('calls the staff until the last contested absence about a question is decided', async () => {
    const { client, questionId, near, id } = await agreed()
    const second = await specialist()
    await at('2026-12-02T14:00:00Z')
    await does(client, questionId, 'missed')
    await desk(near, id, 'object', 'J’y étais.')
    const later = '2026-12-08T13:00:00.000Z'
    const { id: again } = await seen(second)
    await accepts(second, again, { slots: [later] })
    await chooses(client, questionId, later)
    await at('2026-12-08T14:00:00Z')
    await does(client, questionId, 'missed')
    await desk(second, again, 'object', 'J’y étais aussi.')
    const staff = await (await player('staff')).enter()
    const calls = async () =>
      (await staff.get('/admin/overview')).body.matters.filter(
        (one: { question: string; template: string }) =>
          one.question === questionId && one.template === 'meeting_objection',
      )
    const decide = (absence: string) =>
      staff.post(`/admin/absences/${absence}/decide`, { stands: true, reason: 'Les deux versions ont été lues.' })
    expect((await decide(id)).status).toBe(200)
    expect((await calls()).length).toBeGreaterThan(0)
    expect((await decide(again)).status).toBe(200)
    expect(await calls()).toEqual([])
  })

  it.each([
    ['comes after others once an absence stands', true],
    ['loses no place by an absence that does not stand', false],
  ])('%s', async (_, stands) => {
    const { client, questionId, near, id } = await agreed()
    await at('2026-12-02T14:00:00Z')
    await does(client, questionId, 'missed')
    await does(client, questionId, 'cancel')
    await desk(near, id, 'object', 'J’y étais.')
    const staff = await (await player('staff')).enter()
    await staff.post(`/admin/absences/${id}/decide`, { stands, reason: 'Les deux versions ont été lues.' })
    // The best rated of the two, but for the absence.
    await house.ports.db
      .updateTable('expert')
      .set({ quality_mean: 5, quality_count: 900 })
      .where('person_id', '=', near.personId)
      .execute()
    await specialist()
    const next = await player('visitor')
    const another = await question(next)
    await order(next, another)
    await asks(next, another)
    expect((await seen(near)).state === 'offered').toBe(!stands)
  })
})
