import { describe, expect, it } from 'vitest'
import { meetingContact, type TestActor } from '../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { invitationsTo } from '../../../test/scenarios/invitations.ts'
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
  meetingExchanges,
  meetingOfClient,
  requestMeeting,
} from '../../../test/scenarios/meetings.ts'

/** A client's identity and messages are shown under one consent, and only while it stands. */
setUpTestApp()

const said = [
  meetingContact.firstName,
  meetingContact.lastName,
  meetingContact.email,
  '12 34 56 78',
  '0612345678',
  meetingContact.address,
]
const namesNobody = (text: string) => {
  for (const one of said) expect(text).not.toContain(one)
}
const contact = { name: 'Claire Delaunay', email: meetingContact.email }

/** The emails sent to this person since then. */
async function lettersTo(who: TestActor, since: Date) {
  const rows = await testApp.ports.db
    .selectFrom('mail_outbox')
    .select(['key', 'template', 'subject', 'text', 'html'])
    .where('personId', '=', who.personId)
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .orderBy('template')
    .execute()
  return rows.map(({ key, template, subject, text, html }) => ({
    key,
    template,
    text: `${subject}\n${text}\n${html}`.replace(/\s/g, ' '),
  }))
}

describe('a consent that was taken back', () => {
  async function revoked() {
    const asked = await createAgreedMeeting()
    expect(await firstMeetingSeenBy(asked.near)).toMatchObject({ contact, granted: true, revoked: false })
    testApp.clock.advance(60_000)
    const since = testApp.clock.now()
    expect((await actAsClient(asked.client, asked.questionId, 'revoke')).body.meeting).toMatchObject({
      state: 'scheduled',
      meetsAt: firstSlot,
      revoked: true,
      grantedUntil: null,
    })
    return { ...asked, since }
  }

  it('takes name, telephone, address and exchanges away at once; the meeting stays', async () => {
    const { near, id } = await revoked()
    expect(await firstMeetingSeenBy(near)).toMatchObject({
      id,
      state: 'scheduled',
      meetsAt: firstSlot,
      contact: null,
      granted: false,
      revoked: true,
    })
    namesNobody(JSON.stringify(await firstMeetingSeenBy(near)))
    expect((await meetingExchanges(near, id)).status).toBe(404)
  })

  it('is told to the specialist, whose open page looks again and is told nothing of the client', async () => {
    const asked = await createAgreedMeeting()
    const heard: unknown[] = []
    const leave = await testApp.live.follow(asked.near.personId, null, (event) => heard.push(event))
    testApp.clock.advance(60_000)
    const since = testApp.clock.now()
    await actAsClient(asked.client, asked.questionId, 'revoke')
    leave()
    expect(JSON.stringify(heard)).toContain('"desk"')
    namesNobody(JSON.stringify(heard))
    const [letter] = await lettersTo(asked.near, since)
    expect(letter).toMatchObject({ template: 'questions.meetingRevoked' })
    expect(letter?.text).toContain('le client a retiré son accord')
    namesNobody(letter?.text ?? '')
  })

  it('holds in every later letter, in the files of the specialist, and with whoever comes next', async () => {
    const { near, id, client, questionId, since } = await revoked()
    await advanceTo('2026-12-01T13:30:00Z')
    await advanceTo('2026-12-02T11:30:00Z')
    await advanceTo('2026-12-02T14:00:00Z')
    const letters = await lettersTo(near, since)
    expect(letters.map(({ template }) => template)).toEqual([
      'questions.meetingRevoked',
      'questions.meetingReminder',
      'questions.meetingReminder',
      'questions.meetingHeld',
    ])
    for (const { text } of letters) namesNobody(text)
    expect(letters[1]?.text).toContain('Vous voyez votre client le 2 décembre 2026')
    const { token } = await near.signIn()
    const zip = await testApp.api.request('/me/export', { headers: { authorization: `Bearer ${token}` } })
    expect(zip.status).toBe(200)
    const files = Buffer.from(await zip.arrayBuffer()).toString()
    expect(files).toContain('written-as-expert.json')
    namesNobody(files)

    const next = await createSpecialist()
    expect((await actAsExpert(near, id, 'confirm')).status).toBe(200)
    expect((await actAsClient(client, questionId, 'missed')).body.meeting).toMatchObject({
      state: 'offered',
      revoked: true,
    })
    const { id: again } = await firstMeetingSeenBy(next)
    expect((await acceptMeeting(next, again, { slots: ['2026-12-10T09:00:00.000Z'] })).body).toMatchObject({
      contact: null,
      revoked: true,
    })
    for (const { text } of await lettersTo(next, since)) namesNobody(text)
  })

  it('begins a sentence without a name as one begins a sentence', async () => {
    const { near, client, questionId, since } = await revoked()
    await actAsClient(client, questionId, 'move')
    const moved = (await lettersTo(near, since)).find(({ template }) => template === 'questions.meetingMoved')
    expect(moved?.text).toContain('Votre client demande un autre horaire')
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'proposed', revoked: true })
  })
})

describe('a consent that was taken back before a call', () => {
  async function byPhone() {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    await requestMeeting(client, questionId)
    const { id } = await firstMeetingSeenBy(near)
    await acceptMeeting(near, id, { ways: ['phone'] })
    return { client, questionId, near, id }
  }

  it('ends the meeting, which both calendars learn; nobody is reminded of it or asked how it went', async () => {
    const { client, questionId, near, id } = await byPhone()
    await chooseSlot(client, questionId)
    testApp.clock.advance(60_000)
    const since = testApp.clock.now()
    expect((await actAsClient(client, questionId, 'revoke')).body.meeting).toMatchObject({
      ...{ state: 'cancelled', way: 'phone', revoked: true, grantedUntil: null },
      can: { revoke: false, cancel: false, move: false },
    })
    expect(await firstMeetingSeenBy(near)).toMatchObject({ state: 'cancelled', revoked: true, contact: null })
    await advanceTo('2026-12-02T11:30:00Z')
    await advanceTo('2026-12-02T14:00:00Z')
    await advanceTo('2026-12-03T14:00:00Z')
    expect((await meetingOfClient(client, questionId)).state).toBe('cancelled')
    // Requests of other clients may come to the same specialist in these days.
    const toldOfIt = async (who: TestActor) =>
      (await lettersTo(who, since)).filter(({ key }) => key?.startsWith(`meeting:${id}:`))
    const [letter, ...others] = await toldOfIt(near)
    expect(others).toEqual([])
    expect(letter).toMatchObject({ template: 'questions.meetingRevokedCall' })
    expect(letter?.text).toContain(
      'Le rendez-vous par téléphone du 2 décembre 2026 à 14 h 00 (heure de Paris) est annulé',
    )
    namesNobody(letter?.text ?? '')
    expect((await toldOfIt(client)).map(({ template }) => template)).toEqual(['questions.meetingClientGivenUp'])
    for (const side of ['client', 'specialist'] as const)
      expect((await invitationsTo(side, id)).at(-1)).toMatchObject({ method: 'CANCEL', start: firstSlot })
    // Asked for again, it is consented to again.
    await requestMeeting(client, questionId)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'offered', revoked: false })
  })

  it('leaves no call to choose, where the phone was proposed', async () => {
    const { client, questionId, near, id } = await byPhone()
    await actAsClient(client, questionId, 'revoke')
    expect(await meetingOfClient(client, questionId)).toMatchObject({
      ...{ state: 'proposed', ways: [], slots: [firstSlot, expect.any(String)] },
      can: { choose: false, noneFits: true, cancel: true },
    })
    expect((await chooseSlot(client, questionId)).body.code).toBe('way_unknown')
    await actAsClient(client, questionId, 'none_fits')
    expect((await acceptMeeting(near, id, { ways: ['phone'] })).body.code).toBe('way_unknown')
    expect((await acceptMeeting(near, id, { ways: ['phone', 'in_person'] })).status).toBe(200)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ ways: ['in_person'], can: { choose: true } })
  })
})

describe('a consent that is not used yet', () => {
  it('names nobody to a specialist who was asked and has not accepted, also where the request is cancelled', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    const since = testApp.clock.now()
    await requestMeeting(client, questionId)
    namesNobody(JSON.stringify(await firstMeetingSeenBy(near)))
    await actAsClient(client, questionId, 'cancel')
    const letters = await lettersTo(near, since)
    expect(letters.map(({ template }) => template)).toEqual(['questions.meetingAsked', 'questions.meetingCancelled'])
    for (const { text } of letters) namesNobody(text)
  })
})
