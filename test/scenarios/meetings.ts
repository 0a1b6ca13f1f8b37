import { sweepMeetings } from '../../src/meetings/server/client-commands.ts'
import {
  createAcceptedQuestion,
  createActor,
  createOrder,
  createQuestion,
  meetingContact,
  sampleAnswer,
  type TestActor,
} from '../fixtures/actors.ts'
import { testApp } from '../harness/test-app.ts'

/** Meetings with a specialist, as their tests request them. */

export async function createSpecialist(): Promise<TestActor> {
  const made = await createActor('expert')
  const { db } = testApp.ports
  await db.updateTable('expert').set({ localSpecialist: true }).where('personId', '=', made.personId).execute()
  return made
}

export async function clientWithOrder(): Promise<{ client: TestActor; questionId: string }> {
  await testApp.ports.db.updateTable('expert').set({ localSpecialist: false }).execute()
  const client = await createActor('visitor')
  const questionId = await createQuestion(client)
  await createOrder(client, questionId)
  return { client, questionId }
}

/** A client with a paid answer: their question stays for as long as they like. */
export async function clientWithAnswer(): Promise<{ client: TestActor; questionId: string }> {
  const client = await createActor('visitor')
  const helene = await createActor('expert')
  const { questionId, token } = await createAcceptedQuestion(helene, client)
  const given = { token, answer: sampleAnswer, locale: 'fr' }
  const { status } = await (await helene.signIn()).post(`/desk/questions/${questionId}/answer`, given)
  if (status !== 200) throw new Error(`The answer was not taken: ${status}`)
  await testApp.ports.db.updateTable('expert').set({ localSpecialist: false }).execute()
  return { client, questionId }
}

export const inMorocco = { country: 'ma', phone: '06 12 34 56 78', postalCode: '20000', city: 'Casablanca' }
export const requestMeeting = async (client: TestActor, questionId: string, change: object = {}) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting`, { ...meetingContact, ...change })
export const firstMeetingSeenBy = async (by: TestActor) =>
  (await (await by.signIn()).get('/meetings?locale=fr')).body.meetings[0]
export const meetingExchanges = async (by: TestActor, id: string) =>
  (await by.signIn()).get(`/meetings/${id}/exchanges`)
export const firstSlot = '2026-12-02T13:00:00.000Z'
export const secondSlot = '2026-12-03T09:00:00.000Z'
const terms = { slots: [firstSlot, secondSlot], place: 'À mon cabinet', locale: 'fr' }
export const acceptMeeting = async (by: TestActor, id: string, change: object = {}) =>
  (await by.signIn()).post(`/meetings/${id}/accept`, { ...terms, confirmed: true, ...change })
export const actAsExpert = async (by: TestActor, id: string, act: string, text?: string, confirmed = true) =>
  (await by.signIn()).post(`/meetings/${id}/acts`, { act, text, confirmed, locale: 'fr' })
export const meetingOfClient = async (client: TestActor, questionId: string) =>
  (await (await client.signIn()).get(`/questions/${questionId}/meeting?locale=fr`)).body.meeting
export const actAsClient = async (
  client: TestActor,
  questionId: string,
  act: string,
  text?: string,
  confirmed = true,
) => (await client.signIn()).post(`/questions/${questionId}/meeting/acts`, { act, text, confirmed, locale: 'fr' })
export const chooseSlot = async (client: TestActor, questionId: string, at = firstSlot) =>
  (await client.signIn()).post(`/questions/${questionId}/meeting/choose`, { slot: at, locale: 'fr' })
export const questionStatus = async (client: TestActor, questionId: string) =>
  (await (await client.signIn()).get(`/questions/${questionId}?locale=fr`)).body.status.code

/** Advances the clock to this instant and runs what fell due. */
export async function advanceTo(instant: string | number) {
  testApp.clock.advance(new Date(instant).getTime() - testApp.clock.now().getTime())
  await sweepMeetings(testApp.ports)
}
export const countEmails = async (kind: string) =>
  (
    await testApp.ports.db
      .selectFrom('mail_outbox')
      .select('template')
      .where('template', '=', kind as never)
      .execute()
  ).length

/** A meeting that a nearby specialist has agreed with a client. */
export async function createAgreedMeeting() {
  const { client, questionId } = await clientWithOrder()
  const near = await createSpecialist()
  await requestMeeting(client, questionId)
  const { id } = await firstMeetingSeenBy(near)
  await acceptMeeting(near, id)
  await chooseSlot(client, questionId)
  return { client, questionId, near, id }
}
