// An agreed meeting that one side takes back: carried out some minutes later, so that it can be undone before.
import { Refusal } from '../../api/refusal.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { dropAct, type UndoableRow, undoableAbout } from '../../platform/undo/store.ts'
import { carryOut, scheduleUndoable, undo } from '../../platform/undo/undoable.ts'
import { lockQuestion } from '../../questions/server/views.ts'
import type { Of } from '../lifecycle/change.ts'
import type { MeetingEvent, Side } from '../lifecycle/events.ts'
import { isLive } from '../lifecycle/lifecycle.ts'
import { takeBackRules, takenBackLater } from '../lifecycle/taken-back.ts'
import { transitionMeeting } from './apply.ts'
import { lockMeeting, type MeetingRow, meetingById } from './store.ts'

declare module '../../platform/jobs/port.ts' {
  interface JobTable {
    /** The client has cancelled an agreed meeting, or the specialist has given it back or proposed other times for it. */
    'meeting.cancel': { undoable: string }
    'meeting.give-back': { undoable: string }
  }
}

const actOf = { client: 'meeting.cancel', specialist: 'meeting.give-back' } as const
/** What takes an agreed meeting back: a specialist gives it back, or proposes other times in its place. */
const takesBack: Record<Side, readonly MeetingEvent['kind'][]> = {
  client: ['cancel'],
  specialist: ['decline', 'accept'],
}

type Proposal = Omit<Of<'accept'>, 'kind'>

const proposalOf = ({ input }: UndoableRow) => (input.proposal ?? null) as Proposal | null

const eventOf = (side: Side, act: UndoableRow): MeetingEvent => {
  if (side === 'client') return { kind: 'cancel' }
  const proposal = proposalOf(act)
  return proposal ? { kind: 'accept', ...proposal } : { kind: 'decline' }
}

type Now = Pick<MeetingRow, 'id' | 'state' | 'meetsAt' | 'specialistId' | 'life'>

/**
 * Whether what was taken back is still what this request is about: the same hour, or none since, and for a specialist
 * their own. Another hour is another agreement, also where the client then books the earlier one again: the specialist
 * was told that it no longer counts.
 */
function stillMeant(side: Side, { state, meetsAt, specialistId, life }: Now, { input, askedAt }: UndoableRow): boolean {
  if (!isLive(state)) return false
  if (side === 'specialist') {
    if (specialistId !== input.specialistId || askedAt.getTime() <= (life.overtakenAt ?? 0)) return false
  }
  return meetsAt === null || meetsAt.getTime() === input.meetsAt
}

const actBy = async (db: Db, side: Side, id: string) =>
  (await undoableAbout(db, id)).find(({ act }) => act === actOf[side])

/**
 * Until when what this side has asked for can be undone, and the times that they propose in its place; null where they
 * have not taken the meeting back.
 */
export async function takenBackBy(db: Db, side: Side, row: Now) {
  const pending = await actBy(db, side, row.id)
  if (!pending || !stillMeant(side, row, pending)) return null
  return { until: pending.dueAt, slots: (proposalOf(pending)?.slots ?? []).map((at) => new Date(at)) }
}

/** What a client may do even so: without their consent nobody reads on. */
const atAnyTime: readonly MeetingEvent['kind'][] = ['revoke']

/**
 * Whether this event of `side` waits for some minutes. What is asked for without waiting takes the place of what waits;
 * anything else is refused until that is undone. @throws Refusal `meeting_over`
 */
export async function mustNotBeTakenBack(tx: Tx, side: Side, row: MeetingRow, event: MeetingEvent): Promise<void> {
  if (atAnyTime.includes(event.kind)) return
  const pending = await actBy(tx, side, row.id)
  if (!pending || !stillMeant(side, row, pending)) return
  if (event.kind !== eventOf(side, pending).kind) throw new Refusal('meeting_over', 409)
  await dropAct(tx, actOf[side], row.id)
}

export const waits = (side: Side, row: MeetingRow | undefined, kind: MeetingEvent['kind'], now: Date): boolean =>
  row !== undefined && takesBack[side].includes(kind) && takenBackLater(row.life, now.getTime())

/** `trial`: the same at once, which refuses what would be refused. */
export async function takeBackLater(
  ports: Ports,
  tx: Tx,
  side: Side,
  row: MeetingRow,
  event: MeetingEvent,
  trial: (trial: Ports) => Promise<unknown>,
): Promise<void> {
  const { id, specialistId, meetsAt } = row
  const before = await actBy(tx, side, id)
  if (before && !stillMeant(side, row, before)) await dropAct(tx, actOf[side], id)
  const proposal = event.kind === 'accept' ? { slots: event.slots, place: event.place, ways: event.ways } : null
  const input = { specialistId, meetsAt: meetsAt?.getTime() ?? null, proposal }
  await scheduleUndoable(ports, tx, { act: actOf[side], subject: id, input, seconds: takeBackRules.seconds }, trial)
}

/** @throws Refusal `undo_too_late` */
export const keepMeeting = (ports: Ports, tx: Tx, side: Side, { id }: Pick<MeetingRow, 'id'>): Promise<void> =>
  undo(ports, tx, actOf[side], id)

type Outcome = Awaited<ReturnType<typeof transitionMeeting>>
type Finish = (tx: Tx, question: NonNullable<Awaited<ReturnType<typeof lockQuestion>>>, moved: Outcome) => Promise<void>

/**
 * The minutes are over: the letters and the messages to the calendars leave now. Whoever took the meeting back in time
 * is not bound by it because this comes late.
 */
export async function takeBackNow(ports: Ports, side: Side, id: string, finish: Finish): Promise<void> {
  await carryOut(ports, id, async (tx, act) => {
    const found = await meetingById(tx, act.subject)
    const question = found && (await lockQuestion(tx, found.questionId))
    const row = question && (await lockMeeting(tx, act.subject))
    if (!question || !row || !stillMeant(side, row, act)) return
    await finish(tx, question, await transitionMeeting(ports, tx, row, question, eventOf(side, act), side, act.askedAt))
    // Somebody else may have booked one of the proposed hours in these minutes.
    if (proposalOf(act) && row.specialistId)
      await ports.jobs.enqueue(tx, 'meeting.agreed', { specialistId: row.specialistId })
  })
}

/** What was taken back about this meeting and should have been carried out by now. */
export async function overdueTakeBacks(ports: Ports, meetingId: string): Promise<{ id: string; side: Side }[]> {
  const now = ports.clock.now()
  const due = (await undoableAbout(ports.db, meetingId)).filter(({ dueAt }) => dueAt <= now)
  return due.map(({ id, act }) => ({ id, side: act === actOf.client ? 'client' : 'specialist' }))
}
