// What happens to agreed meetings when the specialist's hours or standing change.
import { openThrough, type WeeklySlot } from '../../experts/workspace/opening-hours.ts'
import { hoursOf } from '../../experts/workspace/server/views.ts'
import type { Tx } from '../../platform/db/port.ts'
import { forEachCollectingErrors } from '../../platform/jobs/for-each-collecting-errors.ts'
import type { Ports } from '../../platform/ports.ts'
import { lockQuestion } from '../../questions/server/views.ts'
import { directBooking } from '../availability/server/availability.ts'
import type { MeetingEvent } from '../lifecycle/events.ts'
import { type MeetingLife, meetingRules } from '../lifecycle/lifecycle.ts'
import { transitionMeeting } from './apply.ts'
import { applyMeetingOutcome } from './client-commands.ts'
import { mayDo } from './meeting-view.ts'
import {
  conflictingSlots,
  lockMeeting,
  meetingById,
  meetingsWith,
  searchWaitlistAt,
  specialistsWithStrayMeetings,
} from './store.ts'
import { agreedByClient } from './views.ts'

type Held = { id: string; questionId: string }

/** False where the event is illegal in the meeting's state, or the meeting has another specialist meanwhile. */
async function move(
  ports: Ports,
  tx: Tx,
  { id, questionId }: Held,
  expertId: string,
  eventOf: (life: MeetingLife) => MeetingEvent,
): Promise<boolean> {
  const question = await lockQuestion(tx, questionId)
  const row = question && (await lockMeeting(tx, id))
  if (!question || row?.specialistId !== expertId) return false
  const event = eventOf(row.life)
  if (!mayDo(row, ports.clock.now())(event)) return false
  await applyMeetingOutcome(ports, tx, question, await transitionMeeting(ports, tx, row, question, event))
  return true
}

/** The specialist may no longer receive clients: others are asked, both sides are told, and the access ends. */
export async function releaseMeetings(ports: Ports, tx: Tx, expertId: string): Promise<number> {
  let released = 0
  for (const held of await meetingsWith(tx, expertId))
    if (await move(ports, tx, held, expertId, () => ({ kind: 'gone' }))) released += 1
  return released
}

/** A client's account is erased, and with it their agreed meetings: the specialists are told. */
export async function cancelMeetings(ports: Ports, tx: Tx, personId: string): Promise<void> {
  for (const { id, questionId } of await agreedByClient(tx, personId)) {
    const question = await lockQuestion(tx, questionId)
    const row = question && (await lockMeeting(tx, id))
    if (!question || !row || !mayDo(row, ports.clock.now())({ kind: 'cancel' })) continue
    await applyMeetingOutcome(
      ports,
      tx,
      question,
      await transitionMeeting(ports, tx, row, question, { kind: 'cancel' }, 'client'),
    )
  }
}

/** A specialist receives clients from now on: the waiting list is searched now instead of tomorrow. */
export const searchWaitlist = (ports: Ports, tx: Tx) => searchWaitlistAt(tx, ports.clock.now())

/** A running search may have chosen a specialist who was suspended or left meanwhile. */
export async function releaseStrayMeetings(ports: Ports): Promise<void> {
  await forEachCollectingErrors(await specialistsWithStrayMeetings(ports.db), (expertId) =>
    ports.transact((tx) => releaseMeetings(ports, tx, expertId)),
  )
}

/** Nobody books with this specialist any more: whoever could, or waits for a free hour, asks them as others do. */
export async function askInstead(ports: Ports, expertId: string): Promise<void> {
  if (await directBooking(ports.db, expertId, ports.clock.now())) return
  for (const held of await meetingsWith(ports.db, expertId))
    await ports.transact((tx) => move(ports, tx, held, expertId, () => ({ kind: 'booking_closed' })))
}

/** An hour was agreed with one client: withdraws it from the proposals to others. */
export async function withdrawTakenSlots(ports: Ports, expertId: string): Promise<void> {
  const { lasts } = meetingRules
  for (const held of await meetingsWith(ports.db, expertId)) {
    const row = await meetingById(ports.db, held.id)
    const lost =
      row?.state === 'proposed' ? await conflictingSlots(ports.db, expertId, row.life.slots, lasts, held.id) : []
    if (lost.length > 0) await ports.transact((tx) => move(ports, tx, held, expertId, () => ({ kind: 'taken', lost })))
  }
}

/** The hours have changed: proposed times in the old hours and not in the new ones must be agreed again. */
export async function withdrawClosedSlots(
  ports: Ports,
  expertId: string,
  before: readonly WeeklySlot[],
): Promise<void> {
  const { lasts } = meetingRules
  const hours = await hoursOf(ports.db, expertId)
  const isLost = (at: number) => openThrough(before, new Date(at), lasts) && !openThrough(hours, new Date(at), lasts)
  for (const held of await meetingsWith(ports.db, expertId))
    await ports.transact((tx) =>
      move(ports, tx, held, expertId, ({ slots, meetsAt }) => ({
        kind: 'hours',
        lost: [...slots, ...(meetsAt === null ? [] : [meetsAt])].filter(isLost),
      })),
    )
}
