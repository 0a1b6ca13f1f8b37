import { describe, expect, it } from 'vitest'
import { createActor, createOrder, createQuestion, type TestActor } from '../../../../test/fixtures/actors.ts'
import { setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
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
  meetingExchanges,
  meetingOfClient,
  requestMeeting,
  secondSlot,
} from '../../../../test/scenarios/meetings.ts'

setUpTestApp()

describe('a meeting that somebody else wanted, or to which somebody did not come', () => {
  it('offers a time no more that its specialist has agreed with somebody else meanwhile', async () => {
    const { client, questionId } = await clientWithOrder()
    const near = await createSpecialist()
    const rival = await createActor('visitor')
    const rivals = await createQuestion(rival)
    await createOrder(rival, rivals)
    const asked: string[] = []
    for (const [who, about] of [
      [client, questionId],
      [rival, rivals],
    ] as const) {
      await requestMeeting(who, about)
      const { meetings } = (await (await near.signIn()).get('/meetings?locale=fr')).body
      asked.push(meetings.find(({ state }: { state: string }) => state === 'offered').id)
      expect((await acceptMeeting(near, asked.at(-1) ?? '')).status).toBe(200)
    }
    await chooseSlot(rival, rivals)
    expect(await meetingOfClient(client, questionId)).toMatchObject({ slots: [secondSlot], can: { choose: true } })
    await testApp.settle()
    const { meetings } = (await (await near.signIn()).get('/meetings?locale=fr')).body
    expect(meetings.find(({ id }: { id: string }) => id === asked[0])).toMatchObject({ slots: [secondSlot] })

    // The last time is lost as well: both sides are told, and the specialist proposes again.
    const before = await countEmails('questions.meetingClientBusy')
    await actAsClient(rival, rivals, 'move')
    await acceptMeeting(near, asked[1] ?? '', { slots: [secondSlot] })
    await chooseSlot(rival, rivals, secondSlot)
    await testApp.settle()
    expect(await meetingOfClient(client, questionId)).toMatchObject({
      state: 'proposed',
      slots: [],
      can: { choose: false },
    })
    expect(await countEmails('questions.meetingClientBusy')).toBe(before + 1)
    expect(await countEmails('questions.meetingBusy')).toBeGreaterThan(0)
    const again = (await acceptMeeting(near, asked[0] ?? '')).body
    expect(again).toMatchObject({ code: 'slot_taken', data: { slots: [Date.parse(secondSlot)] } })
  })

  it('leaves what the client keeps back to nobody who is met, the next specialist included', async () => {
    const { client, questionId } = await clientWithOrder()
    const one = await createSpecialist()
    const two = await createSpecialist()
    const path = `/questions/${questionId}/meeting/exchanges`
    const foreseen = (await (await client.signIn()).get(path)).body.exchanges
    expect(foreseen.length).toBeGreaterThan(1)
    const [kept, ...left] = foreseen
    await requestMeeting(client, questionId, { withheld: [kept.id, kept.id] })
    expect(await meetingOfClient(client, questionId)).toMatchObject({ withheld: 1 })
    const [first, second] = (await firstMeetingSeenBy(one)) ? [one, two] : [two, one]
    const reads = async (by: TestActor, slots: string[]) => {
      const { id } = await firstMeetingSeenBy(by)
      await acceptMeeting(by, id, { slots })
      return (await meetingExchanges(by, id)).body.exchanges
    }
    expect(await reads(first, [firstSlot])).toEqual(left)
    await chooseSlot(client, questionId)
    await advanceTo('2026-12-02T14:00:00Z')
    await actAsClient(client, questionId, 'missed')
    expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'offered', withheld: 1 })
    expect(await reads(second, [secondSlot])).toEqual(left)
  })

  it('has a contested absence decided by the staff, who reads both sides and tells both', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await advanceTo('2026-12-02T14:00:00Z')
    await actAsClient(client, questionId, 'missed', 'La porte était close.')
    const staff = await (await createActor('staff')).signIn()
    const waiting = async () =>
      (await staff.get('/admin/absences')).body.absences.filter((one: { id: string }) => one.id === id)
    expect(await waiting()).toEqual([])
    await actAsExpert(near, id, 'object', 'J’ai attendu une heure.')
    const [absence] = await waiting()
    expect(absence).toMatchObject({
      id,
      absent: 'specialist',
      client: { id: client.personId, name: 'Claire Delaunay' },
      said: 'La porte était close.',
      tookPlaceAt: null,
      reply: 'J’ai attendu une heure.',
    })
    expect((await (await client.signIn()).get('/admin/absences')).status).toBe(404)
    const decide = (stands: boolean, reason: string) => staff.post(`/admin/absences/${id}/decide`, { stands, reason })
    expect((await decide(true, 'Non.')).status).toBe(422)
    const reason = 'Deux appels du client sont restés sans réponse.'
    expect((await decide(true, reason)).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect((await decide(false, reason)).body.code).toBe('meeting_over')
    const { meetings } = (await (await near.signIn()).get('/meetings?locale=fr')).body
    expect(meetings.find((one: { id: string }) => one.id === id).missed.verdict).toEqual({ stands: true, reason })
    const told = await testApp.ports.db
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

  it('keeps both statements where the specialist had said that it took place, contested at once', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await advanceTo('2026-12-02T14:00:00Z')
    await actAsExpert(near, id, 'confirm')
    await advanceTo('2026-12-02T15:30:00Z')
    await actAsClient(client, questionId, 'missed', 'La porte était close.')
    const staff = await (await createActor('staff')).signIn()
    const waiting = async () =>
      (await staff.get('/admin/absences')).body.absences.filter((one: { id: string }) => one.id === id)
    expect(await waiting()).toMatchObject([
      {
        absent: 'specialist',
        said: 'La porte était close.',
        reportedAt: '2026-12-02T15:30:00.000Z',
        tookPlaceAt: '2026-12-02T14:00:00.000Z',
        reply: null,
        way: 'in_person',
        place: 'À mon cabinet',
        awaitedUntil: '2026-12-04T15:30:00.000Z',
      },
    ])
    const reason = 'Les deux versions ont été lues.'
    const decide = async () => (await staff.post(`/admin/absences/${id}/decide`, { stands: true, reason })).body.code
    expect(await decide()).toBe('reply_awaited')
    const { matters } = (await staff.get('/admin/overview')).body
    expect(matters.map(({ question, template }: Record<string, string>) => [question, template])).toContainEqual([
      questionId,
      'meeting_objection',
    ])
    const seen = async () =>
      (await (await near.signIn()).get('/meetings?locale=fr')).body.meetings.find(
        (one: { id: string }) => one.id === id,
      )
    const both = { at: '2026-12-02T15:30:00.000Z', tookPlaceAt: '2026-12-02T14:00:00.000Z' }
    expect(await seen()).toMatchObject({ state: 'no_show', missed: both, can: { object: true } })
    await actAsExpert(near, id, 'object', 'J’ai reçu cette personne.')
    expect((await waiting())[0]).toMatchObject({
      reply: 'J’ai reçu cette personne.',
      tookPlaceAt: both.tookPlaceAt,
      awaitedUntil: null,
    })
    expect(await decide()).toBeUndefined()
  })

  it('is decided without a reply once the time announced for one is over', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await advanceTo('2026-12-02T14:00:00Z')
    await actAsExpert(near, id, 'confirm')
    await actAsClient(client, questionId, 'missed', 'La porte était close.')
    await advanceTo('2026-12-04T14:00:01Z')
    const staff = await (await createActor('staff')).signIn()
    const { absences } = (await staff.get('/admin/absences')).body
    expect(absences.find((one: { id: string }) => one.id === id)).toMatchObject({ awaitedUntil: null })
    const reason = 'Aucune version n’a été donnée.'
    expect((await staff.post(`/admin/absences/${id}/decide`, { stands: true, reason })).status).toBe(200)
  })

  it('calls the staff until the last contested absence about a question is decided', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    const second = await createSpecialist()
    await advanceTo('2026-12-02T14:00:00Z')
    await actAsClient(client, questionId, 'missed')
    await actAsExpert(near, id, 'object', 'J’y étais.')
    const later = '2026-12-08T13:00:00.000Z'
    const { id: again } = await firstMeetingSeenBy(second)
    await acceptMeeting(second, again, { slots: [later] })
    await chooseSlot(client, questionId, later)
    await advanceTo('2026-12-08T14:00:00Z')
    await actAsClient(client, questionId, 'missed')
    await actAsExpert(second, again, 'object', 'J’y étais aussi.')
    const staff = await (await createActor('staff')).signIn()
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
    const { client, questionId, near, id } = await createAgreedMeeting()
    await advanceTo('2026-12-02T14:00:00Z')
    await actAsClient(client, questionId, 'missed')
    await actAsClient(client, questionId, 'cancel')
    await actAsExpert(near, id, 'object', 'J’y étais.')
    const staff = await (await createActor('staff')).signIn()
    await staff.post(`/admin/absences/${id}/decide`, { stands, reason: 'Les deux versions ont été lues.' })
    // Would be the better rated of the two, but for the absence.
    await testApp.ports.db
      .updateTable('expert')
      .set({ qualityMean: 5, qualityCount: 900 })
      .where('personId', '=', near.personId)
      .execute()
    await createSpecialist()
    const next = await createActor('visitor')
    const another = await createQuestion(next)
    await createOrder(next, another)
    await requestMeeting(next, another)
    expect((await firstMeetingSeenBy(near)).state === 'offered').toBe(!stands)
  })
})
