// An agreed meeting that one side takes back: carried out some minutes later, so that it can be undone before.
import { Refusal } from '../../api/refusal.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { dropAct } from '../../platform/undo/store.ts'
import { carryOut, pendingActs, scheduleUndoable, undo } from '../../platform/undo/undoable.ts'
import { lockQuestion } from '../../questions/server/views.ts'
import type { MeetingEvent, Side } from '../lifecycle/events.ts'
import { takeBackRules, takenBackLater } from '../lifecycle/taken-back.ts'
import { transitionMeeting } from './apply.ts'
import { lockMeeting, type MeetingRow, meetingById } from './store.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** The client has cancelled an agreed meeting, or the specialist has given it back. */
    'meeting.cancel': { undoable: string }
    'meeting.give-back': { undoable: string }
  }
}

const actOf = { client: 'meeting.cancel', specialist: 'meeting.give-back' } as const
const eventOf: Record<Side, MeetingEvent> = { client: { kind: 'cancel' }, specialist: { kind: 'decline' } }

/** Until when what this side has asked for can be undone; null where they have not taken the meeting back. */
export async function takenBackBy(db: Db, side: Side, { id, state }: Pick<MeetingRow, 'id' | 'state'>) {
  if (state !== 'scheduled') return null
  const pending = (await pendingActs(db, id)).find(({ act }) => act === actOf[side])
  return pending ? { until: pending.until } : null
}

/**
 * Whether this event of `side` waits for some minutes. What is asked for without waiting takes the place of what waits;
 * anything else is refused until that is undone. @throws Refusal `meeting_over`
 */
export async function mustNotBeTakenBack(tx: Tx, side: Side, row: MeetingRow, event: MeetingEvent): Promise<void> {
  if ((await takenBackBy(tx, side, row)) === null) return
  if (event.kind !== eventOf[side].kind) throw new Refusal('meeting_over', 409)
  await dropAct(tx, actOf[side], row.id)
}

export const waits = (side: Side, row: MeetingRow | undefined, kind: MeetingEvent['kind'], now: Date): boolean =>
  row !== undefined && kind === eventOf[side].kind && takenBackLater(row.life, now.getTime())

/** `trial`: the same at once, which refuses what would be refused. */
export async function takeBackLater(
  ports: Ports,
  tx: Tx,
  side: Side,
  { id, specialistId }: MeetingRow,
  trial: (trial: Ports) => Promise<unknown>,
): Promise<void> {
  const asked = { act: actOf[side], subject: id, input: { specialistId }, seconds: takeBackRules.seconds }
  await scheduleUndoable(ports, tx, asked, trial)
}

/** @throws Refusal `undo_too_late` */
export const keepMeeting = (ports: Ports, tx: Tx, side: Side, { id }: Pick<MeetingRow, 'id'>): Promise<void> =>
  undo(ports, tx, actOf[side], id)

type Outcome = Awaited<ReturnType<typeof transitionMeeting>>
type Finish = (tx: Tx, question: NonNullable<Awaited<ReturnType<typeof lockQuestion>>>, moved: Outcome) => Promise<void>

/** The minutes are over: the letters and the messages to the calendars leave now. */
export async function takeBackNow(ports: Ports, side: Side, id: string, finish: Finish): Promise<void> {
  await carryOut(ports, id, async (tx, { subject, input }) => {
    const found = await meetingById(tx, subject)
    const question = found && (await lockQuestion(tx, found.questionId))
    const row = question && (await lockMeeting(tx, subject))
    // Somebody else receives the client meanwhile.
    if (!question || !row || (side === 'specialist' && row.specialistId !== input.specialistId)) return
    await finish(tx, question, await transitionMeeting(ports, tx, row, question, eventOf[side], side))
  })
}
