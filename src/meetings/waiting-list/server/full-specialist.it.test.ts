import { expect, it } from 'vitest'
import type { TestActor } from '../../../../test/fixtures/actors.ts'
import { setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import {
  actAsClient,
  advanceTo,
  clientWithAnswer,
  createSpecialist,
  firstMeetingSeenBy,
  meetingOfClient,
  requestMeeting,
} from '../../../../test/scenarios/meetings.ts'
import { announceOpenedDays } from './waiting-list.ts'

setUpPaymentTestKit()

// Two hours each Tuesday; now is Friday, 20 November 2026.
const hours = {
  ...{ bookable: true, timeZone: 'Europe/Paris', place: '4 rue des Halles, Nantes', exceptions: [] },
  weekly: [{ day: 2, from: '09:00', to: '11:00' }],
  ...{ publicHolidays: true, quiet: { from: '20:00', to: '08:00' }, bufferMinutes: 0, noticeHours: 24 },
}

type Asked = { client: TestActor; questionId: string }
const wait = async ({ client, questionId }: Asked) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/alert`, { on: true, locale: 'fr' })

/** A specialist whose hours of the next six weeks are all closed, and a client who has asked for them. */
async function allTaken() {
  const { client, questionId } = await clientWithAnswer()
  const near = await createSpecialist()
  const away = [{ first: '2026-11-20', last: '2027-01-01', hours: null }]
  await (await near.signIn()).put('/me/meeting-availability', { ...hours, exceptions: away })
  await requestMeeting(client, questionId)
  return { near, client, questionId }
}
/** The emails to this client about their meeting. */
async function sentTo({ personId }: TestActor): Promise<string[]> {
  await testApp.settle()
  const sent = testApp.ports.db.selectFrom('mail_outbox').select('template').where('personId', '=', personId)
  const templates = (await sent.execute()).map(({ template }) => template)
  return templates.filter((one) => one.startsWith('questions.meetingClient'))
}
const told = async (client: TestActor) =>
  (await sentTo(client)).filter((one) => one === 'questions.meetingClientFreed').length

it('lets a client wait for a specialist whose hours are all taken, past the three days, and book the hour that frees', async () => {
  const { near, client, questionId } = await allTaken()
  const own = { client, questionId }
  const asked = await meetingOfClient(client, questionId)
  expect(asked).toMatchObject({ state: 'proposed', direct: true, free: [], waiting: { may: true, on: false } })
  expect(asked.can).toMatchObject({ choose: false, noneFits: true, elsewhere: true })
  expect(await sentTo(client)).toEqual(['questions.meetingClientFull'])
  await wait(own)
  await advanceTo('2026-11-27T12:00:00Z')
  expect(await meetingOfClient(client, questionId)).toMatchObject({
    state: 'proposed',
    specialist: { name: asked.specialist.name },
    waiting: { on: true },
  })
  expect(await firstMeetingSeenBy(near)).toMatchObject({ direct: true, waiting: true, contact: null })
  const other = { ...hours, weekly: [{ day: 2, from: '09:00', to: '10:00' }], exceptions: [] }
  await (await near.signIn()).put('/me/meeting-availability', other)
  expect(await told(client)).toBe(1)
  const [slot] = (await meetingOfClient(client, questionId)).free
  expect(
    (await (await client.signIn()).post(`/questions/${questionId}/meeting/choose`, { slot, locale: 'fr' })).body
      .meeting,
  ).toMatchObject({ state: 'scheduled', waiting: { on: false } })
  expect(testApp.jobs.failures).toEqual([])
})

it('keeps the place of those who joined the list before it kept their request open', async () => {
  const { client, questionId } = await allTaken()
  await wait({ client, questionId })
  const { life } = await testApp.ports.db.selectFrom('meeting').select('life').executeTakeFirstOrThrow()
  const { waiting: _waiting, ...before } = life
  const set = { life: JSON.stringify(before), nextDueAt: new Date('2026-11-23T12:00:00Z') }
  await testApp.ports.db.updateTable('meeting').set(set).execute()
  await advanceTo('2026-11-27T12:00:00Z')
  expect(await meetingOfClient(client, questionId)).toMatchObject({ state: 'proposed', waiting: { on: true } })
})

it('tells them of a further day that can be booked', async () => {
  const { client, questionId } = await allTaken()
  await wait({ client, questionId })
  // The Tuesdays of six weeks are closed, and then the next one comes into sight.
  await advanceTo('2026-11-22T12:00:00Z')
  await announceOpenedDays(testApp.ports)
  expect(await told(client)).toBe(0)
  await advanceTo('2026-11-24T12:00:00Z')
  for (const _ of ['an hour', 'another hour']) await announceOpenedDays(testApp.ports)
  expect(await told(client)).toBe(1)
})

it('passes the request on where the specialist takes no more bookings, and looks elsewhere if the client wants', async () => {
  const { near, client, questionId } = await allTaken()
  await wait({ client, questionId })
  await advanceTo('2026-11-27T12:00:00Z')
  await (await near.signIn()).put('/me/meeting-availability', { ...hours, bookable: false })
  await testApp.settle()
  expect(await firstMeetingSeenBy(near)).toMatchObject({ state: 'offered', direct: false, can: { accept: true } })
  expect(await sentTo(client)).toContain('questions.meetingClientAskedInstead')
  expect((await meetingOfClient(client, questionId)).waiting).toEqual({ may: false, on: false })
  const other = await allTaken()
  await wait(other)
  await actAsClient(other.client, other.questionId, 'elsewhere')
  expect((await meetingOfClient(other.client, other.questionId)).state).not.toBe('proposed')
  const left = testApp.ports.db.selectFrom('meeting_slot_alert').select('meetingId')
  expect(await left.execute()).toEqual([])
})
