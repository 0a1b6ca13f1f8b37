import { describe, expect, it } from 'vitest'
import { createActor, createOrder, createQuestion, type TestActor } from '../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { invitationsTo } from '../../../test/scenarios/invitations.ts'
import {
  acceptMeeting,
  actAsClient,
  advanceTo,
  chooseSlot,
  clientWithOrder,
  createAgreedMeeting,
  createSpecialist,
  firstMeetingSeenBy,
  firstSlot,
  meetingExchanges,
  meetingOfClient,
  requestMeeting,
  secondSlot,
} from '../../../test/scenarios/meetings.ts'

/** Taking an agreed meeting back can be undone for five minutes, in which nobody else learns of it. */
setUpTestApp()

const cancel = async (client: TestActor, questionId: string) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/acts`, {
    ...{ act: 'cancel', confirmed: true, undoable: true, locale: 'fr' },
  })
const giveBack = async (near: TestActor, id: string, confirmed = true) =>
  (await near.signIn()).post(`/meetings/${id}/acts`, { act: 'decline', confirmed, undoable: true, locale: 'fr' })
const undoAs = async (by: TestActor, path: string) => (await by.signIn()).post(`${path}/undo`, { locale: 'fr' })
/** The letters about this meeting that say it is cancelled. */
const cancellations = async (id: string) => {
  const letters = testApp.ports.db.selectFrom('mail_outbox').select('key').where('key', 'like', `meeting:${id}:%`)
  const kinds = (await letters.execute()).map(({ key }) => key?.split(':')[2] ?? '')
  return kinds.filter((kind) => ['meetingAgreedCancelled', 'meetingClientGivenUp', 'meetingClientOff'].includes(kind))
    .length
}
/** What this person has been written about a meeting and is not told by a later letter, oldest first. */
async function lettersTo({ personId }: TestActor) {
  const { db } = testApp.ports
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['template', 'subject', 'text'])
    .where('personId', '=', personId)
    .where('template', 'like', 'questions.meeting%')
    .where('state', '!=', 'gathered')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, subject: plain(row.subject), text: plain(row.text) }))
}
const plain = (text: string) => text.replace(/\s+/g, ' ')
const minutes = (many: number) => testApp.pass(many * 60)

describe('a client who cancels an agreed meeting', () => {
  it('can undo it for five minutes: nobody is told, and nothing leaves for a calendar', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    const { takenBack, state, can, undoable } = await meetingOfClient(client, questionId)
    expect({ takenBack, state, undoable, cancel: can.cancel }).toEqual({
      ...{ takenBack: null, state: 'scheduled', undoable: true, cancel: true },
    })
    const { meeting } = (await cancel(client, questionId)).body
    expect(meeting).toMatchObject({ state: 'scheduled', takenBack: { until: '2026-11-20T17:05:00.000Z' } })
    const may = Object.keys(meeting.can).filter((one) => meeting.can[one])
    expect(may).toEqual(['revoke'])
    await minutes(4)
    expect(await firstMeetingSeenBy(near)).toMatchObject({ state: 'scheduled', takenBack: null, meetsAt: firstSlot })
    expect((await undoAs(client, `/questions/${questionId}/meeting`)).body.meeting).toMatchObject({
      ...{ state: 'scheduled', takenBack: null, can: { cancel: true } },
    })
    await minutes(5)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', meetsAt: firstSlot })
    expect(await cancellations(id)).toBe(0)
  })

  it('has cancelled it after five minutes, whether or not anybody watches; then both calendars learn it', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await cancel(client, questionId)
    await cancel(client, questionId)
    expect(await cancellations(id)).toBe(0)
    await minutes(6)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'cancelled', takenBack: null })
    expect((await firstMeetingSeenBy(near)).state).toBe('cancelled')
    expect(await cancellations(id)).toBe(2)
    const sent = await testApp.ports.db.selectFrom('mail_attachment').select('content').execute()
    const withdrawn = sent.map(({ content }) => content.toString()).filter((text) => text.includes('METHOD:CANCEL'))
    expect(withdrawn.filter((text) => text.includes(id))).toHaveLength(2)
    expect((await undoAs(client, `/questions/${questionId}/meeting`)).body.code).toBe('undo_too_late')
    expect(testApp.jobs.failures).toEqual([])
  })

  it('does nothing else with it meanwhile', async () => {
    const { client, questionId, id } = await createAgreedMeeting()
    await cancel(client, questionId)
    expect((await actAsClient(client, questionId, 'move')).body.code).toBe('meeting_over')
    // Without waiting, it is done now, and once.
    expect((await actAsClient(client, questionId, 'cancel')).body.meeting.state).toBe('cancelled')
    await minutes(6)
    expect(await cancellations(id)).toBe(2)
  })

  it('has not agreed to the times that the specialist proposes meanwhile', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await cancel(client, questionId)
    expect((await acceptMeeting(near, id, { slots: [secondSlot] })).status).toBe(200)
    const { state, takenBack, can } = await meetingOfClient(client, questionId)
    expect([state, takenBack?.until, can.choose]).toEqual(['proposed', '2026-11-20T17:05:00.000Z', false])
    expect((await chooseSlot(client, questionId, secondSlot)).body.code).toBe('meeting_over')
    await minutes(6)
    expect((await meetingOfClient(client, questionId)).state).toBe('cancelled')
  })

  it('can withdraw the consent in these minutes', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await cancel(client, questionId)
    const { meeting } = (await actAsClient(client, questionId, 'revoke')).body
    expect(meeting).toMatchObject({ revoked: true, grantedUntil: null, takenBack: { until: expect.any(String) } })
    expect((await meetingExchanges(near, id)).status).toBe(404)
    await minutes(6)
    expect((await meetingOfClient(client, questionId)).state).toBe('cancelled')
  })

  it('has cancelled it in time also where that is carried out after the hour', async () => {
    const { client, questionId, id } = await createAgreedMeeting()
    await advanceTo(Date.parse(firstSlot) - 90 * 60_000)
    await cancel(client, questionId)
    await advanceTo(Date.parse(firstSlot) + 2 * 3_600_000)
    expect((await meetingOfClient(client, questionId)).state).toBe('cancelled')
    expect(await cancellations(id)).toBe(2)
  })

  it('cannot undo it in the last hour before: the specialist is told at once', async () => {
    const { client, questionId, id } = await createAgreedMeeting()
    await advanceTo(Date.parse(firstSlot) - 50 * 60_000)
    expect((await meetingOfClient(client, questionId)).undoable).toBe(false)
    expect((await cancel(client, questionId)).body.meeting.state).toBe('cancelled')
    expect(await cancellations(id)).toBe(2)
  })

  it('is asked first, and only about a meeting of their own', async () => {
    const { client, questionId } = await createAgreedMeeting()
    const other = await createAgreedMeeting()
    const body = { act: 'cancel', undoable: true, locale: 'fr' }
    const unsure = await (await client.signIn()).post(`/questions/${questionId}/meeting/acts`, body)
    expect(unsure.body.code).toBe('confirmation_needed')
    expect((await cancel(client, other.questionId)).status).toBe(404)
    await cancel(other.client, other.questionId)
    expect((await undoAs(client, `/questions/${other.questionId}/meeting`)).status).toBe(404)
    expect((await meetingOfClient(other.client, other.questionId)).takenBack).not.toBeNull()
  })
})

const [firstFree, secondFree] = ['2026-11-24T08:00:00.000Z', '2026-11-24T09:00:00.000Z']

/** A meeting at the first of two free hours that a client books without being accepted. */
async function bookedDirectly() {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  await (await near.signIn()).put('/me/meeting-availability', {
    ...{ bookable: true, timeZone: 'Europe/Paris', place: 'Ici', exceptions: [], publicHolidays: true },
    ...{ weekly: [{ day: 2, from: '09:00', to: '12:00' }], quiet: { from: '20:00', to: '08:00' } },
    ...{ bufferMinutes: 0, noticeHours: 24 },
  })
  await requestMeeting(client, questionId)
  const book = async (slot: string) =>
    (await client.signIn()).post(`/questions/${questionId}/meeting/choose`, { slot, confirmed: true, locale: 'fr' })
  const { id } = (await book(firstFree)).body.meeting
  return { near, id, book, client, questionId }
}

describe('a specialist who gives an agreed meeting back', () => {
  it('can undo it for five minutes, in which the client keeps theirs', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    expect((await giveBack(near, id, false)).body.code).toBe('confirmation_needed')
    expect((await giveBack(near, id)).body).toMatchObject({
      ...{ state: 'scheduled', takenBack: { until: expect.any(String) }, can: { decline: false } },
    })
    expect((await acceptMeeting(near, id)).body.code).toBe('meeting_over')
    expect((await meetingOfClient(client, questionId)).takenBack).toBeNull()
    expect((await undoAs(near, `/meetings/${id}`)).body).toMatchObject({ takenBack: null, can: { decline: true } })
    await minutes(6)
    expect(await cancellations(id)).toBe(0)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', meetsAt: firstSlot })
  })

  it('has given it back after five minutes: the next one is asked, and the client told', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    const next = await createSpecialist()
    await giveBack(near, id)
    await minutes(6)
    expect(await cancellations(id)).toBe(1)
    expect(await firstMeetingSeenBy(next)).toMatchObject({ id, state: 'offered' })
    expect((await undoAs(near, `/meetings/${id}`)).status).toBe(404)
    expect((await meetingOfClient(client, questionId)).state).toBe('offered')
  })

  it('has it said in a letter of its own that the meeting is off, where nobody else is nearby', async () => {
    const { client, near, id } = await createAgreedMeeting()
    await giveBack(near, id)
    await minutes(6)
    const [off, waits] = (await lettersTo(client)).slice(-2)
    expect(off?.subject).toBe('Votre rendez-vous du 2 décembre 2026 à 14 h 00 n’aura pas lieu')
    expect(waits?.template).toBe('questions.meetingClientWaits')
  })

  it('is told, on the page and by letter, that this no longer counts where the client books another hour', async () => {
    const { near, id, book, client, questionId } = await bookedDirectly()
    await giveBack(near, id)
    expect((await book(secondFree)).status).toBe(200)
    expect(await firstMeetingSeenBy(near)).toMatchObject({ takenBack: null, overtaken: true, can: { decline: true } })
    await minutes(2)
    // Asked for the new hour, it has its own five minutes.
    expect((await giveBack(near, id)).body).toMatchObject({
      ...{ overtaken: false, takenBack: { until: '2026-11-20T17:07:00.000Z' } },
    })
    await undoAs(near, `/meetings/${id}`)
    await minutes(6)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', meetsAt: secondFree })
    const letter = (await lettersTo(near)).at(-1)
    expect(letter?.subject).toMatch(/^Rendez-vous maintenu avec .*, le 24 novembre 2026 à 10\sh\s00$/)
    expect(letter?.text).toContain('Ce que vous aviez demandé ne compte donc plus')
  })

  it('stays bound where the client books another hour and then the first one again', async () => {
    const { near, id, book, client, questionId } = await bookedDirectly()
    await giveBack(near, id)
    await book(secondFree)
    testApp.clock.advance(1000)
    await book(firstFree)
    expect(await firstMeetingSeenBy(near)).toMatchObject({ takenBack: null, overtaken: true })
    await minutes(6)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', meetsAt: firstFree })
    expect((await lettersTo(near)).at(-1)?.template).toBe('questions.meetingOvertaken')
    expect((await invitationsTo('specialist', id)).at(-1)).toMatchObject({
      ...{ template: 'questions.meetingOvertaken', method: 'REQUEST', status: 'CONFIRMED', start: firstFree },
    })
  })

  it('does not end what the client cancels in the same minutes twice', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await giveBack(near, id)
    await cancel(client, questionId)
    await minutes(7)
    expect((await meetingOfClient(client, questionId)).state).toBe('cancelled')
    expect(testApp.jobs.failures).toEqual([])
  })
})

describe('a specialist who proposes other times in place of an agreed meeting', () => {
  const propose = (near: TestActor, id: string, more: object = {}) =>
    acceptMeeting(near, id, { slots: [secondSlot], undoable: true, ...more })

  it('is asked first, and can undo it for five minutes, in which the client keeps the agreed hour', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    expect((await propose(near, id, { confirmed: false })).body.code).toBe('confirmation_needed')
    const { body } = await propose(near, id)
    expect(body).toMatchObject({ state: 'scheduled', meetsAt: firstSlot, takenBack: { slots: [secondSlot] } })
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', was: null, takenBack: null })
    expect((await undoAs(near, `/meetings/${id}`)).body).toMatchObject({ takenBack: null, can: { move: true } })
    await minutes(6)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', meetsAt: firstSlot })
    expect((await lettersTo(client)).map(({ template }) => template)).not.toContain('questions.meetingClientReproposed')
  })

  it('has the client told, on the page and by letter, that the earlier hour is off, then that the meeting is moved', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await propose(near, id)
    await minutes(6)
    const seen = await meetingOfClient(client, questionId)
    expect(seen).toMatchObject({ state: 'proposed', slots: [secondSlot], was: firstSlot, meetsAt: null })
    const off = (await lettersTo(client)).at(-1)
    expect(off?.subject).toBe('Rendez-vous du 2 décembre 2026 à 14 h 00 : choisissez un autre horaire')
    expect(off?.text).toContain('ne peut plus vous voir le 2 décembre 2026 à 14 h 00')
    await chooseSlot(client, questionId, secondSlot)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ was: null, meetsAt: secondSlot })
    for (const side of [client, near]) {
      const moved = (await lettersTo(side)).at(-1)
      expect(moved?.subject).toContain('déplacé au 3 décembre 2026 à 10 h 00')
      expect(moved?.text).toContain('était convenu le 2 décembre 2026 à 14 h 00 (heure de Paris)')
    }
  })

  it('proposes anew where another client has agreed to the proposed hour in these minutes', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await propose(near, id)
    const other = await createActor('visitor')
    const otherQuestion = await createQuestion(other)
    await createOrder(other, otherQuestion)
    await requestMeeting(other, otherQuestion)
    const asked = (await (await near.signIn()).get('/meetings?locale=fr')).body.meetings
    const second = asked.find((one: { id: string }) => one.id !== id)
    await acceptMeeting(near, second.id, { slots: [secondSlot] })
    await chooseSlot(other, otherQuestion, secondSlot)
    await minutes(6)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'proposed', slots: [], was: firstSlot })
    expect((await lettersTo(near)).map(({ template }) => template)).toContain('questions.meetingBusy')
    expect(testApp.jobs.failures).toEqual([])
  })
})
