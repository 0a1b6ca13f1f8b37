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
  inMorocco,
  letters,
  other,
  own,
  seen,
  served,
  slot,
  specialist,
  status,
} from '../../server/meeting-testing.ts'
import { house, openHouse } from '../../server/testing.ts'
import { sweepMeetings } from './meetings.ts'

openHouse()

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
    expect((await asks(client, questionId)).body.meeting).toMatchObject({ state: 'offered' })
    expect(await status(client, questionId)).toBe('meeting')
    expect((await (await client.enter()).get('/me/meetings')).body).toMatchObject({
      requests: [{ questionId, state: 'offered', city: 'Nantes' }],
      askable: [],
    })
    const before = await seen(near)
    expect(before).toMatchObject({ state: 'offered', city: 'Nantes', contact: null, granted: false })
    expect((await exchanges(near, before.id)).status).toBe(404)

    expect((await accepts(near, before.id)).body).toMatchObject({
      state: 'proposed',
      slots: [slot, other],
      contact: { name: 'Claire Delaunay' },
    })
    const read = (await exchanges(near, before.id)).body.exchanges
    expect(new Set(read.map(({ author }: { author: string }) => author))).toEqual(new Set(['client', 'assistant']))
    expect((await own(client, questionId)).readings).toMatchObject([{ at: house.clock.now().toISOString() }])

    expect((await chooses(client, questionId, '2026-12-04T09:00:00.000Z')).body.code).toBe('slot_unknown')
    expect((await chooses(client, questionId)).body.meeting).toMatchObject({ state: 'scheduled', meetsAt: slot })
    await at('2026-12-02T14:00:00Z')
    expect((await own(client, questionId)).can).toMatchObject({ confirm: true, missed: true, cancel: false })
    expect((await desk(near, before.id, 'confirm')).body.state).toBe('held')
    expect((await does(client, questionId, 'confirm')).body.meeting.state).toBe('completed')
    expect(await status(client, questionId)).not.toBe('meeting')
  })

  it('shows the client first what the specialist will read, without numbers, and nothing said to the expert', async () => {
    const { client, questionId } = await served()
    const near = await specialist()
    const said = async (seq: number, author: 'client' | 'expert', body: string) =>
      house.ports.db
        .insertInto('message')
        .values({ ...blank, id: `${questionId}-${seq}`, question_id: questionId, seq, author, body })
        .execute()
    const { data: _data, ...blank } = await house.ports.db
      .selectFrom('message')
      .selectAll()
      .where('question_id', '=', questionId)
      .where('author', '=', 'client')
      .limit(1)
      .executeTakeFirstOrThrow()
    await said(900, 'client', 'Mon IBAN est FR76 3000 6000 0112 3456 7890 189.')
    await said(901, 'expert', 'Envoyez-moi le bail.')
    await said(902, 'client', 'Le voici, entre nous.')
    const foreseen = (await (await client.enter()).get(`/questions/${questionId}/meeting/exchanges`)).body.exchanges
    const words = foreseen.map(({ text }: { text: string }) => text).join(' ')
    expect(words).toContain('Mon IBAN est [IBAN masqué].')
    expect(words).not.toContain('entre nous')
    await house.ports.db
      .updateTable('question')
      .set({ title: 'Mon bailleur ne répond pas au 06 12 34 56 78' })
      .where('id', '=', questionId)
      .execute()
    await asks(client, questionId)
    const { id, title } = await seen(near)
    expect(title).toBe('Mon bailleur ne répond pas au [téléphone masqué]')
    const letters = await house.ports.db
      .selectFrom('mail_outbox')
      .select('text')
      .where('template', '=', 'questions.meetingAsked')
      .execute()
    expect(letters.map(({ text }) => text).join(' ')).toContain('[téléphone masqué]')
    await accepts(near, id)
    expect((await exchanges(near, id)).body.exchanges).toEqual(foreseen)
    const stranger = await player('visitor')
    expect((await (await stranger.enter()).get(`/questions/${questionId}/meeting/exchanges`)).status).toBe(404)
  })

  it('is asked of the next one when a lease of four working hours ends, then waits, with the staff told', async () => {
    const { client, questionId } = await served()
    const one = await specialist()
    const two = await specialist()
    await asks(client, questionId)
    const [first, second] = (await seen(one)) ? [one, two] : [two, one]
    // The house opens on a Friday evening: four working hours end on Monday, an hour before one.
    expect((await own(client, questionId)).offerUntil).toBe('2026-11-23T12:00:00.000Z')
    await at('2026-11-23T11:59:00Z')
    expect(await seen(second)).toBeUndefined()
    await at('2026-11-23T12:00:00Z')
    expect(await seen(first)).toBeUndefined()
    const { id } = await seen(second)
    await desk(second, id, 'decline')
    const waits = await own(client, questionId)
    expect(waits).toMatchObject({ state: 'waitlisted', specialist: null, can: { widen: true, cancel: true } })
    expect(await letters('questions.meetingWaits')).toBe(1)
    expect(await letters('questions.meetingClientWaits')).toBe(1)
    const staff = await (await player('staff')).enter()
    const [matter] = (await staff.get('/admin/overview')).body.matters
    expect(matter).toMatchObject({ template: 'meeting_waitlisted', question: questionId })
    expect((await staff.post(`/admin/matters/${matter.id}/seen`)).status).toBe(200)
    expect((await staff.get('/admin/overview')).body.matters).not.toContainEqual(
      expect.objectContaining({ id: matter.id }),
    )
    const third = await specialist()
    await at('2026-11-24T12:00:00Z')
    expect(await seen(third)).toMatchObject({ state: 'offered' })
  })

  it('reminds both sides a day and two hours before', async () => {
    await agreed()
    const before = await letters('questions.meetingClientReminder')
    for (const [instant, count] of [
      ['2026-12-01T12:59:00Z', 0],
      ['2026-12-01T13:00:00Z', 1],
      ['2026-12-02T10:59:00Z', 1],
      ['2026-12-02T11:00:00Z', 2],
    ] as const) {
      await at(instant)
      expect((await letters('questions.meetingClientReminder')) - before).toBe(count)
    }
    expect(await letters('questions.meetingReminder')).toBe(2)
  })

  it('does not let a specialist be in two places at once', async () => {
    const { near } = await agreed()
    const { db } = house.ports
    const client = await player('visitor')
    const questionId = await question(client)
    await order(client, questionId)
    await asks(client, questionId)
    const { id } = (await (await near.enter()).get('/meetings?locale=fr')).body.meetings.find(
      (one: { state: string }) => one.state === 'offered',
    )
    const during = '2026-12-02T13:59:00.000Z'
    expect((await accepts(near, id, { slots: [during] })).body.code).toBe('slot_taken')
    expect((await accepts(near, id, { slots: ['2026-12-02T14:00:00.000Z'] })).status).toBe(200)
    // What was free when it was proposed may have gone since: the rows themselves refuse it.
    const { specialist_id, life } = await db
      .selectFrom('meeting')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('meeting')
      .set({ life: JSON.stringify({ ...life, slots: [Date.parse(during)] }) })
      .where('id', '=', id)
      .execute()
    expect((await chooses(client, questionId, during)).body.code).toBe('slot_taken')
    const quarter = { specialist_id: specialist_id ?? '', quarter: new Date(slot), meeting_id: id }
    await expect(db.insertInto('meeting_quarter').values(quarter).execute()).rejects.toThrow('meeting_quarter_pkey')
  })

  it('moves on the wish of either, and frees the hour that it leaves', async () => {
    const { client, questionId, near, id } = await agreed()
    expect((await does(client, questionId, 'move')).body.meeting).toMatchObject({ state: 'proposed', slots: [] })
    expect(
      await house.ports.db.selectFrom('meeting_quarter').selectAll().where('meeting_id', '=', id).execute(),
    ).toEqual([])
    expect((await accepts(near, id, { slots: [other] })).body).toMatchObject({ state: 'proposed', slots: [other] })
    await chooses(client, questionId, other)
    await at('2026-12-02T10:00:00Z')
    expect((await does(client, questionId, 'move')).body.code).toBe('meeting_late')
    expect((await accepts(near, id, { slots: ['2026-12-05T09:00:00.000Z'] })).body.code).toBe('meeting_late')
  })

  it('ends the access at once when the client cancels or takes the consent back, and thirty days after', async () => {
    const { client, questionId, near, id } = await agreed()
    expect((await exchanges(near, id)).status).toBe(200)
    expect((await does(client, questionId, 'revoke')).body.meeting).toMatchObject({ revoked: true, state: 'scheduled' })
    expect((await exchanges(near, id)).status).toBe(404)
    await does(client, questionId, 'cancel')
    expect(await seen(near)).toMatchObject({ state: 'cancelled', contact: null, granted: false })

    const again = await agreed()
    await at('2026-12-02T14:00:00Z')
    await at('2026-12-03T14:00:00Z')
    expect((await own(again.client, again.questionId)).state).toBe('completed')
    house.clock.advance(28 * 24 * 3_600_000)
    expect((await exchanges(again.near, again.id)).status).toBe(200)
    await at('2027-01-01T13:00:00Z')
    expect((await exchanges(again.near, again.id)).status).toBe(404)
    expect((await own(again.client, again.questionId)).state).toBe('archived')
  })

  it('asks somebody else when the specialist gives it back or did not come, who may object', async () => {
    const { client, questionId, near, id } = await agreed()
    const next = await specialist()
    await desk(near, id, 'decline')
    expect(await seen(near)).toBeUndefined()
    expect(await seen(next)).toMatchObject({ id, state: 'offered', contact: null })
    await accepts(next, id)
    await chooses(client, questionId)
    const third = await specialist()
    await at('2026-12-02T14:00:00Z')
    expect((await does(client, questionId, 'missed')).body.meeting).toMatchObject({ state: 'offered' })
    expect(await seen(third)).toMatchObject({ state: 'offered' })
    expect(await seen(next)).toMatchObject({ state: 'no_show', contact: null, can: { object: true } })
    expect((await desk(next, id, 'object', ' ')).body.code).toBe('words_missing')
    expect((await desk(next, id, 'object', 'J’ai attendu une heure.')).body.missed.reply).toBe(
      'J’ai attendu une heure.',
    )
    expect(await status(client, questionId)).toBe('meeting')
  })

  it('ends with its question where nothing is agreed yet', async () => {
    const { client, questionId } = await served()
    const near = await specialist()
    await asks(client, questionId)
    const { id } = await seen(near)
    await accepts(near, id)
    expect((await exchanges(near, id)).status).toBe(200)
    await (await client.enter()).post(`/questions/${questionId}/close`, { confirmed: true, second: true, locale: 'fr' })
    expect((await own(client, questionId)).state).toBe('cancelled')
    expect((await exchanges(near, id)).status).toBe(404)
  })

  it('is one at a time, and for somebody near or whom the client named', async () => {
    const { client, questionId } = await served()
    const near = await specialist()
    // In the demonstration, where nobody fits, somebody who can be played is asked.
    Object.assign(house.ports.config, { MODE: 'live' })
    expect((await asks(client, questionId, { postalCode: '13001' })).body.meeting).toMatchObject({
      state: 'waitlisted',
      specialist: null,
    })
    expect(await seen(near)).toBeUndefined()
    expect((await asks(client, questionId)).body.code).toBe('meeting_open')
    await does(client, questionId, 'cancel')
    const { db } = house.ports
    const { id } = await db
      .selectFrom('expert')
      .select('id')
      .where('person_id', '=', near.personId)
      .executeTakeFirstOrThrow()
    const named = await asks(client, questionId, { postalCode: '13001', specialist: id })
    expect(named.body.meeting.state).toBe('offered')
  })

  it('in Morocco is for somebody there, of the town first, whom the staff has let receive', async () => {
    const [near, far] = [await player('expert'), await player('expert')]
    const { db } = house.ports
    const staff = await (await player('staff')).enter()
    const settles = (one: Player, city: string) =>
      db
        .updateTable('expert')
        .set({ department: 'MA', city })
        .where('person_id', '=', one.personId)
        .returning('id')
        .executeTakeFirstOrThrow()
    const there = [await settles(far, 'Tanger'), await settles(near, 'Casablanca')]
    const { client, questionId } = await served()
    const home = await specialist()
    Object.assign(house.ports.config, { MODE: 'demo' })
    // Nobody receives there yet, and in the demonstration nobody in France is asked instead.
    const asked = await asks(client, questionId, inMorocco)
    expect(asked.body.meeting).toMatchObject({ state: 'waitlisted', city: 'Casablanca', can: { widen: false } })
    expect(await letters('questions.meetingClientWaits')).toBeGreaterThan(0)
    expect(await seen(home)).toBeUndefined()

    for (const { id } of there)
      expect((await staff.put(`/admin/experts/${id}/meetings`, { receives: true, locale: 'fr' })).status).toBe(200)
    await house.settle()
    await sweepMeetings(house.ports)
    const { id } = await seen(near)
    expect((await accepts(near, id)).body).toMatchObject({ state: 'proposed' })
    expect((await chooses(client, questionId)).body.meeting).toMatchObject({ state: 'scheduled', meetsAt: slot })
    expect(await seen(far)).toBeUndefined()
  })

  it('looks two departments away when the client widens it', async () => {
    const { client, questionId } = await served()
    const far = await specialist()
    Object.assign(house.ports.config, { MODE: 'live' })
    await house.ports.db.updateTable('expert').set({ department: '53' }).where('person_id', '=', far.personId).execute()
    expect((await asks(client, questionId)).body.meeting.state).toBe('waitlisted')
    expect((await does(client, questionId, 'widen')).body.meeting.state).toBe('offered')
    expect(await seen(far)).toMatchObject({ state: 'offered' })
  })
})
