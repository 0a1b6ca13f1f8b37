import { sweepMeetings } from '../questions/server/meetings.ts'
import { addressee, order, type Player, player, question } from './cast.ts'
import { house } from './testing.ts'

/** Asking to meet a specialist, as the tests of meetings walk it. */

export async function specialist(): Promise<Player> {
  const made = await player('expert')
  const { db } = house.ports
  await db.updateTable('expert').set({ local_specialist: true }).where('person_id', '=', made.personId).execute()
  return made
}

export async function served(): Promise<{ client: Player; questionId: string }> {
  await house.ports.db.updateTable('expert').set({ local_specialist: false }).execute()
  const client = await player('visitor')
  const questionId = await question(client)
  await order(client, questionId)
  return { client, questionId }
}

export const inMorocco = { country: 'ma', phone: '06 12 34 56 78', postalCode: '20000', city: 'Casablanca' }
export const asks = async (client: Player, questionId: string, change: object = {}) =>
  (await client.enter()).post(`/questions/${questionId}/meeting`, { ...addressee, ...change })
export const seen = async (by: Player) => (await (await by.enter()).get('/meetings?locale=fr')).body.meetings[0]
export const exchanges = async (by: Player, id: string) => (await by.enter()).get(`/meetings/${id}/exchanges`)
export const slot = '2026-12-02T13:00:00.000Z'
export const other = '2026-12-03T09:00:00.000Z'
const terms = { slots: [slot, other], place: 'À mon cabinet', locale: 'fr' }
export const accepts = async (by: Player, id: string, change: object = {}) =>
  (await by.enter()).post(`/meetings/${id}/accept`, { ...terms, confirmed: true, ...change })
export const desk = async (by: Player, id: string, act: string, text?: string, confirmed = true) =>
  (await by.enter()).post(`/meetings/${id}/acts`, { act, text, confirmed, locale: 'fr' })
export const own = async (client: Player, questionId: string) =>
  (await (await client.enter()).get(`/questions/${questionId}/meeting?locale=fr`)).body.meeting
export const does = async (client: Player, questionId: string, act: string, text?: string, confirmed = true) =>
  (await client.enter()).post(`/questions/${questionId}/meeting/acts`, { act, text, confirmed, locale: 'fr' })
export const chooses = async (client: Player, questionId: string, at = slot) =>
  (await client.enter()).post(`/questions/${questionId}/meeting/choose`, { slot: at, locale: 'fr' })
export const status = async (client: Player, questionId: string) =>
  (await (await client.enter()).get(`/questions/${questionId}?locale=fr`)).body.status.code

/** The clock jumps there, and what fell due is done. */
export async function at(instant: string | number) {
  house.clock.advance(new Date(instant).getTime() - house.clock.now().getTime())
  await sweepMeetings(house.ports)
}
export const letters = async (kind: string) =>
  (
    await house.ports.db
      .selectFrom('mail_outbox')
      .select('template')
      .where('template', '=', kind as never)
      .execute()
  ).length

/** A meeting that a specialist nearby has agreed with a client. */
export async function agreed() {
  const { client, questionId } = await served()
  const near = await specialist()
  await asks(client, questionId)
  const { id } = await seen(near)
  await accepts(near, id)
  await chooses(client, questionId)
  return { client, questionId, near, id }
}
