import { describe, expect, it } from 'vitest'
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
  meetingOfClient,
  requestMeeting,
  secondSlot,
} from '../../../test/scenarios/meetings.ts'

/** Undoing an agreement always takes a confirmation; times that do not fit do not lose the only specialist. */
setUpTestApp()

const later = ['2026-12-07T16:00:00.000Z', '2026-12-08T16:00:00.000Z', '2026-12-09T16:00:00.000Z']

async function proposed() {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  await requestMeeting(client, questionId)
  const { id } = await firstMeetingSeenBy(near)
  await acceptMeeting(near, id)
  return { client, questionId, near, id }
}
async function letterTo(template: string): Promise<string> {
  const sent = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text'])
    .where('template', '=', template as never)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return sent ? `${sent.subject}\n${sent.text}`.replace(/\s/g, ' ') : ''
}

describe('an agreed meeting', () => {
  it('stays where one press would cancel or move it, also through the API', async () => {
    const { client, questionId } = await createAgreedMeeting()
    for (const act of ['cancel', 'move'])
      expect(await actAsClient(client, questionId, act, undefined, false)).toMatchObject({
        status: 409,
        body: { code: 'confirmation_needed' },
      })
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', meetsAt: firstSlot })
    expect((await actAsClient(client, questionId, 'cancel')).body.meeting.state).toBe('cancelled')
  })

  it('keeps the consent that one press would take back; taken back on purpose, the meeting stays agreed', async () => {
    const { client, questionId } = await createAgreedMeeting()
    expect(await actAsClient(client, questionId, 'revoke', undefined, false)).toMatchObject({
      status: 409,
      body: { code: 'confirmation_needed' },
    })
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', revoked: false })
    const { meeting } = (await actAsClient(client, questionId, 'revoke')).body
    expect(meeting).toMatchObject({ state: 'scheduled', revoked: true })
  })

  it('stays where other times of the specialist would take it back without being asked', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    expect(await acceptMeeting(near, id, { confirmed: false })).toMatchObject({
      status: 409,
      body: { code: 'confirmation_needed' },
    })
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', meetsAt: firstSlot })
  })

  it('stays where one press of the specialist would give it back; an offer is declined at once', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    expect((await actAsExpert(near, id, 'decline', undefined, false)).body.code).toBe('confirmation_needed')
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'scheduled', meetsAt: firstSlot })
    expect((await actAsExpert(near, id, 'decline')).status).toBe(200)
    const asked = await clientWithOrder()
    const another = await createSpecialist()
    await requestMeeting(asked.client, asked.questionId)
    const offer = await firstMeetingSeenBy(another)
    expect((await actAsExpert(another, offer.id, 'decline', undefined, false)).status).toBe(200)
  })
})

describe('an hour that is at night for a client far away', () => {
  it('is asked about twice by telephone, not where somebody travels to it', async () => {
    const { client, questionId } = await proposed()
    const choose = async (way: string) =>
      (await client.signIn()).post(`/questions/${questionId}/meeting/choose`, {
        ...{ slot: firstSlot, way, timeZone: 'Pacific/Tahiti', locale: 'fr' },
      })
    expect(await choose('phone')).toMatchObject({ status: 409, body: { code: 'confirmation_needed' } })
    expect((await choose('in_person')).body.meeting).toMatchObject({ state: 'scheduled', meetsAt: firstSlot })
  })
})

describe('an absence', () => {
  it('is reported by either side on a second confirmation only', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await advanceTo('2026-12-02T14:00:00Z')
    for (const refused of [
      await actAsClient(client, questionId, 'missed', undefined, false),
      await actAsExpert(near, id, 'missed', undefined, false),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'confirmation_needed' } })
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'held', missed: null })
    expect((await actAsExpert(near, id, 'missed')).body).toMatchObject({ state: 'no_show', missed: { by: 'client' } })
  })
})

describe('a client who is free at none of the times', () => {
  it('is asked first, keeps the only specialist, and says when they are free', async () => {
    const { client, questionId, near, id } = await proposed()
    const wish = 'Le mardi après 17 h.'
    expect((await actAsClient(client, questionId, 'none_fits', wish, false)).body.code).toBe('confirmation_needed')
    expect(await meetingOfClient(client, questionId)).toMatchObject({
      slots: [firstSlot, secondSlot],
      can: { noneFits: true },
    })

    const { meeting } = (await actAsClient(client, questionId, 'none_fits', wish)).body
    expect(meeting).toMatchObject({ id, state: 'proposed', slots: [], wish, specialist: { name: expect.any(String) } })
    expect(await firstMeetingSeenBy(near)).toMatchObject({
      id,
      state: 'proposed',
      wish,
      can: { accept: true },
      granted: true,
    })
    expect(await letterTo('questions.meetingOtherTimesWished')).toContain(
      'et indique : « Le mardi après 17 h. » Proposez d’un à trois horaires sous trois jours',
    )
    await acceptMeeting(near, id, { slots: [later[0]] })
    expect(await firstMeetingSeenBy(near)).toMatchObject({ wish: null, slots: [later[0]] })
    await chooseSlot(client, questionId, later[0])
    expect(await meetingOfClient(client, questionId)).toMatchObject({ id, state: 'scheduled', meetsAt: later[0] })
  })

  it('is shown whom to call where these words tell of a danger, which the house hears of; the wish arrives', async () => {
    const { client, questionId } = await proposed()
    const wish = 'Aucun, mon mari m’a étranglée hier et il me menace avec un couteau, il va rentrer.'
    expect((await actAsClient(client, questionId, 'none_fits', wish)).body.meeting).toMatchObject({ wish })
    const question = (await (await client.signIn()).get(`/questions/${questionId}?locale=fr`)).body
    expect(question.emergency.screen).toMatchObject({ atHome: true, first: { href: 'tel:17' } })
    expect(await countEmails('questions.emergency-arrival')).toBe(1)
  })

  it('says nothing of when, where they have not: the letter is true', async () => {
    const { client, questionId } = await proposed()
    await actAsClient(client, questionId, 'none_fits')
    expect(await letterTo('questions.meetingOtherTimes')).toMatch(/n’a pas trouvé d’horaire [^.,]*» ?\. Proposez/)
    expect(await countEmails('questions.meetingWithdrawn')).toBe(0)
  })

  it('has three rounds with the same specialist, then chooses to look for somebody else', async () => {
    const { client, questionId, near, id } = await proposed()
    for (const time of later) {
      expect((await meetingOfClient(client, questionId)).can).toMatchObject({ noneFits: true, elsewhere: false })
      await actAsClient(client, questionId, 'none_fits')
      await acceptMeeting(near, id, { slots: [time] })
    }
    expect((await meetingOfClient(client, questionId)).can).toMatchObject({
      choose: true,
      noneFits: false,
      elsewhere: true,
    })
    expect((await actAsClient(client, questionId, 'none_fits')).body.code).toBe('meeting_over')
    expect((await actAsClient(client, questionId, 'elsewhere', undefined, false)).body.code).toBe('confirmation_needed')
    const next = await createSpecialist()
    expect((await actAsClient(client, questionId, 'elsewhere')).body.meeting.state).toBe('offered')
    expect(await firstMeetingSeenBy(next)).toMatchObject({ id, state: 'offered', wish: null })
    expect(await firstMeetingSeenBy(near)).toBeUndefined()
    expect(await letterTo('questions.meetingWithdrawn')).toContain('La demande ne vous est plus confiée')
  })
})
