// Where each side joins a video meeting, when it is time.
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { expertById, expertOf } from '../../experts/server/views.ts'
import type { Ports } from '../../platform/ports.ts'
import { ownQuestion } from '../../questions/server/views.ts'
import { wayOf } from './meeting-view.ts'
import { latestMeeting, type MeetingRow, meetingById } from './store.ts'

type Visitor = { identity: string; name: string; moderator: boolean }

/** @throws Refusal `question_unknown`, `meeting_unknown`, `meeting_over`, `join_early` */
export async function roomOfClient(ports: Ports, actor: Person, questionId: string) {
  if (!(await ownQuestion(ports.db, questionId, actor.personId))) throw new Refusal('question_unknown', 404)
  const row = await latestMeeting(ports.db, questionId)
  if (!row) throw new Refusal('meeting_unknown', 404)
  return addressFor(ports, row, { identity: `client-${row.id}`, name: row.firstName, moderator: false })
}

/** @throws Refusal `meeting_unknown`, `meeting_over`, `join_early` */
export async function roomOfSpecialist(ports: Ports, actor: Person, id: string) {
  const own = await expertOf(ports.db, actor.personId)
  const row = own && (await meetingById(ports.db, id))
  const expert = row?.specialistId === own?.id ? own && (await expertById(ports.db, own.id)) : undefined
  if (!row || !expert) throw new Refusal('meeting_unknown', 404)
  const name = `${expert.firstName} ${expert.lastName}`
  return addressFor(ports, row, { identity: `specialist-${row.id}`, name, moderator: true })
}

function addressFor(ports: Ports, row: MeetingRow, visitor: Visitor): { address: string } {
  const now = ports.clock.now()
  const { join, link } = wayOf(row, now)
  if (!join || now >= join.until) throw new Refusal('meeting_over', 409)
  if (!join.open) throw new Refusal('join_early', 409)
  const { room } = row.life
  const address = link ?? (room && ports.rooms?.address({ ...visitor, room, until: join.until }, now))
  if (!address) throw new Refusal('meeting_over', 409)
  return { address }
}
