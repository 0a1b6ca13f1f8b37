import { describe, expect, it } from 'vitest'
import { createActor, createOrder, createQuestion, type TestActor } from '../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import {
  acceptMeeting,
  actAsClient,
  actAsExpert,
  advanceTo,
  chooseSlot,
  clientWithOrder,
  countEmails,
  createAgreedMeeting,
  createSpecialist,
  firstMeetingSeenBy,
  firstSlot,
  inMorocco,
  meetingExchanges,
  meetingOfClient,
  questionStatus,
  requestMeeting,
  secondSlot,
} from '../../../test/scenarios/meetings.ts'

setUpTestApp()

describe('a meeting with a local specialist', () => {
  it('asks for every field of the dialog', async () => {
    const { client, questionId } = await clientWithOrder()
    const { status, body } = await requestMeeting(client, questionId, { phone: '', postalCode: '4400', city: ' ' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'phone', code: 'required' },
      { field: 'postalCode', code: 'postal_code_invalid' },
      { field: 'city', code: 'required' },
    ])
  })

  it('begins the next request with what the latest one said, of the same person only', async () => {
    const { client, questionId } = await clientWithOrder()
    const known = async (who: TestActor) => (await (await who.signIn()).get('/me/meetings/address')).body.address
    expect(await known(client)).toBeNull()
    await createSpecialist()
    await requestMeeting(client, questionId, { phone: '06 98 76 54 32', address: '3, quai Lamartine' })
    expect(await known(client)).toMatchObject({ phone: '06 98 76 54 32', address: '3, quai Lamartine', country: 'fr' })
    expect(await known((await clientWithOrder()).client)).toBeNull()
    await actAsClient(client, questionId, 'cancel')
  })

  it('shows as the question’s status, and the specialist reads the exchanges from the moment of accepting', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    expect((await requestMeeting(client, questionId)).body.meeting).toMatchObject({ state: 'offered' })
    expect(await questionStatus(client, questionId)).toBe('meeting')
    expect((await (await client.signIn()).get('/me/meetings')).body).toMatchObject({
      requests: [{ questionId, state: 'offered', city: 'Nantes' }],
      askable: [],
    })
    const before = await firstMeetingSeenBy(near)
    expect(before).toMatchObject({ state: 'offered', city: 'Nantes', contact: null, granted: false })
    expect((await meetingExchanges(near, before.id)).status).toBe(404)

    expect((await acceptMeeting(near, before.id)).body).toMatchObject({
      state: 'proposed',
      slots: [firstSlot, secondSlot],
      contact: { name: 'Claire Delaunay' },
    })
    const read = (await meetingExchanges(near, before.id)).body.exchanges
    expect(new Set(read.map(({ author }: { author: string }) => author))).toEqual(new Set(['client', 'assistant']))
    expect((await meetingOfClient(client, questionId)).readings).toMatchObject([
      { at: testApp.clock.now().toISOString() },
    ])

    expect((await chooseSlot(client, questionId, '2026-12-04T09:00:00.000Z')).body.code).toBe('slot_unknown')
    expect((await chooseSlot(client, questionId)).body.meeting).toMatchObject({
      state: 'scheduled',
      meetsAt: firstSlot,
    })
    await advanceTo('2026-12-02T14:00:00Z')
    expect((await meetingOfClient(client, questionId)).can).toMatchObject({
      confirm: true,
      missed: true,
      cancel: false,
    })
    expect((await actAsExpert(near, before.id, 'confirm')).body.state).toBe('held')
    expect((await actAsClient(client, questionId, 'confirm')).body.meeting.state).toBe('completed')
    expect(await questionStatus(client, questionId)).not.toBe('meeting')
  })

  it('shows the client first what the specialist will read, without numbers, and nothing said to the expert', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    const said = async (seq: number, author: 'client' | 'expert', body: string) =>
      testApp.ports.db
        .insertInto('message')
        .values({ ...blank, id: `${questionId}-${seq}`, questionId, seq, author, body })
        .execute()
    const { data: _data, ...blank } = await testApp.ports.db
      .selectFrom('message')
      .selectAll()
      .where('questionId', '=', questionId)
      .where('author', '=', 'client')
      .limit(1)
      .executeTakeFirstOrThrow()
    await said(900, 'client', 'Mon IBAN est FR76 3000 6000 0112 3456 7890 189.')
    await said(901, 'expert', 'Envoyez-moi le bail.')
    await said(902, 'client', 'Le voici, entre nous.')
    const foreseen = (await (await client.signIn()).get(`/questions/${questionId}/meeting/exchanges`)).body.exchanges
    const words = foreseen.map(({ text }: { text: string }) => text).join(' ')
    expect(words).toContain('Mon IBAN est [IBAN masqué].')
    expect(words).not.toContain('entre nous')
    await testApp.ports.db
      .updateTable('question')
      .set({ title: 'Mon bailleur ne répond pas au 06 12 34 56 78' })
      .where('id', '=', questionId)
      .execute()
    await requestMeeting(client, questionId)
    const { id, title } = await firstMeetingSeenBy(near)
    expect(title).toBe('Mon bailleur ne répond pas au [téléphone masqué]')
    const letters = await testApp.ports.db
      .selectFrom('mail_outbox')
      .select('text')
      .where('template', '=', 'questions.meetingAsked')
      .execute()
    expect(letters.map(({ text }) => text).join(' ')).toContain('[téléphone masqué]')
    await acceptMeeting(near, id)
    expect((await meetingExchanges(near, id)).body.exchanges).toEqual(foreseen)
    const stranger = await createActor('visitor')
    expect((await (await stranger.signIn()).get(`/questions/${questionId}/meeting/exchanges`)).status).toBe(404)
  })

  it('is asked of the next one when a lease of four working hours ends, then waits, with the staff told', async () => {
    const { client, questionId } = await clientWithOrder()
    const one = await createSpecialist()
    const two = await createSpecialist()
    await requestMeeting(client, questionId)
    const [first, second] = (await firstMeetingSeenBy(one)) ? [one, two] : [two, one]
    // Working time begins on a Friday evening: four working hours end on Monday, an hour before one.
    expect((await meetingOfClient(client, questionId)).offerUntil).toBe('2026-11-23T12:00:00.000Z')
    await advanceTo('2026-11-23T11:59:00Z')
    expect(await firstMeetingSeenBy(second)).toBeUndefined()
    await advanceTo('2026-11-23T12:00:00Z')
    expect(await firstMeetingSeenBy(first)).toBeUndefined()
    const { id } = await firstMeetingSeenBy(second)
    await actAsExpert(second, id, 'decline')
    const waits = await meetingOfClient(client, questionId)
    expect(waits).toMatchObject({ state: 'waitlisted', specialist: null, can: { widen: true, cancel: true } })
    expect(await countEmails('questions.meetingWaits')).toBe(1)
    expect(await countEmails('questions.meetingClientWaits')).toBe(1)
    const staff = await (await createActor('staff')).signIn()
    const [matter] = (await staff.get('/admin/overview')).body.matters
    expect(matter).toMatchObject({ template: 'meeting_waitlisted', question: questionId })
    expect((await staff.post(`/admin/matters/${matter.id}/seen`)).status).toBe(200)
    expect((await staff.get('/admin/overview')).body.matters).not.toContainEqual(
      expect.objectContaining({ id: matter.id }),
    )
    const third = await createSpecialist()
    await advanceTo('2026-11-24T12:00:00Z')
    expect(await firstMeetingSeenBy(third)).toMatchObject({ state: 'offered' })
  })

  it('reminds both sides a day and two hours before', async () => {
    await createAgreedMeeting()
    const before = await countEmails('questions.meetingClientReminder')
    for (const [instant, count] of [
      ['2026-12-01T12:59:00Z', 0],
      ['2026-12-01T13:00:00Z', 1],
      ['2026-12-02T10:59:00Z', 1],
      ['2026-12-02T11:00:00Z', 2],
    ] as const) {
      await advanceTo(instant)
      expect((await countEmails('questions.meetingClientReminder')) - before).toBe(count)
    }
    expect(await countEmails('questions.meetingReminder')).toBe(2)
  })

  it('does not let a specialist be in two places at once', async () => {
    const { near } = await createAgreedMeeting()
    const { db } = testApp.ports
    const client = await createActor('visitor')
    const questionId = await createQuestion(client)
    await createOrder(client, questionId)
    await requestMeeting(client, questionId)
    const { id } = (await (await near.signIn()).get('/meetings?locale=fr')).body.meetings.find(
      (one: { state: string }) => one.state === 'offered',
    )
    const during = '2026-12-02T13:59:00.000Z'
    expect((await acceptMeeting(near, id, { slots: [during] })).body.code).toBe('slot_taken')
    expect((await acceptMeeting(near, id, { slots: ['2026-12-02T14:00:00.000Z'] })).status).toBe(200)
    // A time that was free when proposed may be taken since: the database constraint refuses it.
    const { specialistId, life } = await db
      .selectFrom('meeting')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('meeting')
      .set({ life: JSON.stringify({ ...life, slots: [Date.parse(during)] }) })
      .where('id', '=', id)
      .execute()
    expect((await chooseSlot(client, questionId, during)).body.code).toBe('slot_taken')
    const quarter = { specialistId: specialistId ?? '', quarter: new Date(firstSlot), meetingId: id }
    await expect(db.insertInto('meeting_quarter').values(quarter).execute()).rejects.toThrow('meeting_quarter_pkey')
  })

  it('moves on the wish of either, and frees the hour that it leaves', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    expect((await actAsClient(client, questionId, 'move')).body.meeting).toMatchObject({ state: 'proposed', slots: [] })
    expect(
      await testApp.ports.db.selectFrom('meeting_quarter').selectAll().where('meetingId', '=', id).execute(),
    ).toEqual([])
    expect((await acceptMeeting(near, id, { slots: [secondSlot] })).body).toMatchObject({
      state: 'proposed',
      slots: [secondSlot],
    })
    await chooseSlot(client, questionId, secondSlot)
    await advanceTo('2026-12-02T10:00:00Z')
    expect((await actAsClient(client, questionId, 'move')).body.code).toBe('meeting_late')
    expect((await acceptMeeting(near, id, { slots: ['2026-12-05T09:00:00.000Z'] })).body.code).toBe('meeting_late')
  })

  it('ends the access at once when the client cancels or takes the consent back, and thirty days after', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    expect((await meetingExchanges(near, id)).status).toBe(200)
    expect((await actAsClient(client, questionId, 'revoke')).body.meeting).toMatchObject({
      revoked: true,
      state: 'scheduled',
    })
    expect((await meetingExchanges(near, id)).status).toBe(404)
    await actAsClient(client, questionId, 'cancel')
    expect(await firstMeetingSeenBy(near)).toMatchObject({ state: 'cancelled', contact: null, granted: false })

    const again = await createAgreedMeeting()
    await advanceTo('2026-12-02T14:00:00Z')
    await advanceTo('2026-12-03T14:00:00Z')
    expect((await meetingOfClient(again.client, again.questionId)).state).toBe('completed')
    testApp.clock.advance(28 * 24 * 3_600_000)
    expect((await meetingExchanges(again.near, again.id)).status).toBe(200)
    await advanceTo('2027-01-01T13:00:00Z')
    expect((await meetingExchanges(again.near, again.id)).status).toBe(404)
    expect((await meetingOfClient(again.client, again.questionId)).state).toBe('archived')
  })

  it('asks somebody else when the specialist gives it back or did not come, who may object', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    const next = await createSpecialist()
    await actAsExpert(near, id, 'decline')
    expect(await firstMeetingSeenBy(near)).toBeUndefined()
    expect(await firstMeetingSeenBy(next)).toMatchObject({ id, state: 'offered', contact: null })
    await acceptMeeting(next, id)
    await chooseSlot(client, questionId)
    const third = await createSpecialist()
    await advanceTo('2026-12-02T14:00:00Z')
    expect((await actAsClient(client, questionId, 'missed')).body.meeting).toMatchObject({ state: 'offered' })
    expect(await firstMeetingSeenBy(third)).toMatchObject({ state: 'offered' })
    expect(await firstMeetingSeenBy(next)).toMatchObject({ state: 'no_show', contact: null, can: { object: true } })
    expect((await actAsExpert(next, id, 'object', ' ')).body.code).toBe('words_missing')
    expect((await actAsExpert(next, id, 'object', 'J’ai attendu une heure.')).body.missed.reply).toBe(
      'J’ai attendu une heure.',
    )
    expect(await questionStatus(client, questionId)).toBe('meeting')
  })

  it('ends with its question where nothing is agreed yet', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    await requestMeeting(client, questionId)
    const { id } = await firstMeetingSeenBy(near)
    await acceptMeeting(near, id)
    expect((await meetingExchanges(near, id)).status).toBe(200)
    await (await client.signIn()).post(`/questions/${questionId}/close`, {
      confirmed: true,
      second: true,
      locale: 'fr',
    })
    expect((await meetingOfClient(client, questionId)).state).toBe('cancelled')
    expect((await meetingExchanges(near, id)).status).toBe(404)
  })

  it('is one at a time, and for somebody near or whom the client named', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    // In the demonstration, where nobody is near, one of the field whom a visitor can play is asked.
    Object.assign(testApp.ports.config, { MODE: 'live' })
    expect((await requestMeeting(client, questionId, { postalCode: '13001' })).body.meeting).toMatchObject({
      state: 'waitlisted',
      specialist: null,
    })
    expect(await firstMeetingSeenBy(near)).toBeUndefined()
    expect((await requestMeeting(client, questionId)).body.code).toBe('meeting_open')
    await actAsClient(client, questionId, 'cancel')
    const { db } = testApp.ports
    const { id } = await db
      .selectFrom('expert')
      .select('id')
      .where('personId', '=', near.personId)
      .executeTakeFirstOrThrow()
    const named = await requestMeeting(client, questionId, { postalCode: '13001', specialist: id })
    expect(named.body.meeting.state).toBe('offered')
  })

  it.each(['demo', 'live'] as const)('is for somebody of the question’s field and nobody else (%s)', async (mode) => {
    const { client, questionId } = await clientWithOrder()
    const other = await createSpecialist()
    const { db } = testApp.ports
    const { id } = await db
      .updateTable('expert')
      .set({ coversAll: false })
      .where('personId', '=', other.personId)
      .returning('id')
      .executeTakeFirstOrThrow()
    const fields = (category: string) =>
      db.updateTable('expert_category').set({ category }).where('expertId', '=', id).execute()
    await db.deleteFrom('expert_category').where('expertId', '=', id).execute()
    await db
      .insertInto('expert_category')
      .values({ expertId: id, category: 'plomberie-chauffage', subCategory: '', skill: 1 })
      .execute()
    Object.assign(testApp.ports.config, { MODE: mode })
    const own = await client.signIn()
    const askable = async () => (await own.get(`/me/meetings?specialist=${id}`)).body.askable
    expect(await askable()).toEqual([])
    expect((await own.get('/me/meetings')).body.askable).toMatchObject([{ id: questionId }])
    expect((await requestMeeting(client, questionId, { specialist: id })).body.code).toBe('other_field')
    // The demonstration's own people are of other fields too.
    await db.updateTable('expert').set({ localSpecialist: false }).where('id', '<>', id).execute()
    expect((await requestMeeting(client, questionId)).body.meeting).toMatchObject({
      state: 'waitlisted',
      specialist: null,
    })
    await actAsClient(client, questionId, 'cancel')
    await fields('logement')
    expect(await askable()).toMatchObject([{ id: questionId }])
    expect((await requestMeeting(client, questionId, { specialist: id })).body.meeting.state).toBe('offered')
  })

  it('in Morocco is for somebody there, of the town first, whom the staff has let receive', async () => {
    const [near, far] = [await createActor('expert'), await createActor('expert')]
    const { db } = testApp.ports
    const staff = await (await createActor('staff')).signIn()
    const settles = (one: TestActor, city: string) =>
      db
        .updateTable('expert')
        .set({ department: 'MA', city })
        .where('personId', '=', one.personId)
        .returning('id')
        .executeTakeFirstOrThrow()
    const there = [await settles(far, 'Tanger'), await settles(near, 'Casablanca')]
    const { client, questionId } = await clientWithOrder()
    const home = await createSpecialist()
    Object.assign(testApp.ports.config, { MODE: 'demo' })
    // Nobody receives there yet, and the demonstration asks nobody in France instead.
    const offered = async () => (await (await client.signIn()).get('/meeting-countries')).body.countries
    expect(await offered()).toEqual(['fr'])
    const asked = await requestMeeting(client, questionId, inMorocco)
    expect(asked.body.errors).toEqual([{ field: 'country', code: 'nobody_there' }])
    expect(await meetingOfClient(client, questionId)).toBeNull()

    for (const { id } of there)
      expect((await staff.put(`/admin/experts/${id}/meetings`, { receives: true, locale: 'fr' })).status).toBe(200)
    expect(await offered()).toEqual(['fr', 'ma'])
    await requestMeeting(client, questionId, inMorocco)
    expect(await firstMeetingSeenBy(home)).toBeUndefined()
    const { id } = await firstMeetingSeenBy(near)
    expect((await acceptMeeting(near, id)).body).toMatchObject({ state: 'proposed' })
    expect((await chooseSlot(client, questionId)).body.meeting).toMatchObject({
      state: 'scheduled',
      meetsAt: firstSlot,
    })
    expect(await firstMeetingSeenBy(far)).toBeUndefined()
  })

  it('looks two departments away when the client widens it', async () => {
    const { client, questionId } = await clientWithOrder()
    const far = await createSpecialist()
    Object.assign(testApp.ports.config, { MODE: 'live' })
    await testApp.ports.db
      .updateTable('expert')
      .set({ department: '53' })
      .where('personId', '=', far.personId)
      .execute()
    expect((await requestMeeting(client, questionId)).body.meeting.state).toBe('waitlisted')
    expect((await actAsClient(client, questionId, 'widen')).body.meeting.state).toBe('offered')
    expect(await firstMeetingSeenBy(far)).toMatchObject({ state: 'offered' })
  })
})
