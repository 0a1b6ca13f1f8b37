// A contested absence: the staff reads both sides and decides whether it counts.
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { markTasksSeen } from '../../../questions/server/changes.ts'
import { lockQuestion } from '../../../questions/server/views.ts'
import { isContested, replyAwaited } from '../../lifecycle/lifecycle.ts'
import { transitionMeeting } from '../../server/apply.ts'
import { lockMeeting, meetingById } from '../../server/store.ts'
import type { MeetingWay } from '../../ways.ts'
import { type AbsenceRow, contestedAbsences, hasContestedAbsence } from './absence-store.ts'

export type ContestedAbsence = {
  id: string
  question: string
  number: number
  absent: 'client' | 'specialist'
  client: { id: string; name: string }
  specialist: { id: string; name: string }
  meetsAt: Date
  way: MeetingWay
  place: string
  /** The report of the side that waited, and when it came. */
  said: string
  reportedAt: Date | null
  /** When the other side had said that the meeting took place, and what they reply. */
  tookPlaceAt: Date | null
  reply: string | null
  /** Until when whoever is said to be absent was told that they may give their side; null once a decision may be made. */
  awaitedUntil: Date | null
}

const dateOf = (at: number | undefined) => (at === undefined ? null : new Date(at))

/** The absences that wait for a decision, the oldest first. */
export async function absencesToJudge(ports: Ports): Promise<ContestedAbsence[]> {
  const now = ports.clock.now().getTime()
  return (await contestedAbsences(ports.db)).flatMap((row: AbsenceRow) => {
    const { missed } = row.life
    if (!missed || !isContested(missed) || !row.meetsAt) return []
    return [
      {
        id: row.id,
        question: row.questionId,
        number: Number(row.number),
        absent: missed.by,
        client: { id: row.personId, name: `${row.firstName} ${row.lastName}` },
        specialist: { id: row.specialistId ?? '', name: `${row.expertFirst} ${row.expertLast}` },
        meetsAt: row.meetsAt,
        way: row.life.way ?? 'in_person',
        place: row.place ?? '',
        said: missed.said ?? '',
        reportedAt: dateOf(missed.at),
        tookPlaceAt: dateOf(missed.tookPlaceAt),
        reply: missed.reply,
        awaitedUntil: replyAwaited(missed, now) ? new Date(missed.until) : null,
      },
    ]
  })
}

type Judged = { id: string; stands: boolean; reason: string; by: string }

/**
 * The absence stands and counts for a year, or it counts for nobody; both sides are told the reason.
 * @throws Refusal `meeting_unknown`, `meeting_over`, `reply_awaited`
 */
export async function judgeAbsence(ports: Ports, tx: Tx, { id, stands, reason, by }: Judged): Promise<void> {
  const found = await meetingById(tx, id)
  const question = found && (await lockQuestion(tx, found.questionId))
  const row = question && (await lockMeeting(tx, id))
  if (!question || !row) throw new Refusal('meeting_unknown', 404)
  await transitionMeeting(ports, tx, row, question, { kind: 'judge', stands, reason })
  // The task of the staff is done once no contested absence about this question is left.
  if (await hasContestedAbsence(tx, question.id)) return
  const task = { questionId: question.id, template: 'meeting_objection' }
  await markTasksSeen(tx, task, { at: ports.clock.now(), by })
}
