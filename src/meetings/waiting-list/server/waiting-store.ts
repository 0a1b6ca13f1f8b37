import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Span } from '../../availability/free-slots.ts'
import '../../server/tables.ts'

export async function isWaiting(db: Db, meetingId: string, specialistId: string): Promise<boolean> {
  const row = await db
    .selectFrom('meeting_slot_alert')
    .select('meetingId')
    .where('meetingId', '=', meetingId)
    .where('specialistId', '=', specialistId)
    .executeTakeFirst()
  return row !== undefined
}

/** Asked again, the place in the list is kept. */
export async function join(tx: Tx, row: { meetingId: string; specialistId: string; askedAt: Date }): Promise<void> {
  const { specialistId, askedAt } = row
  await tx
    .insertInto('meeting_slot_alert')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('meetingId')
        .doUpdateSet({ specialistId, askedAt })
        .where('meeting_slot_alert.specialistId', '<>', specialistId),
    )
    .execute()
}

export async function leave(tx: Tx, meetingId: string): Promise<void> {
  await tx.deleteFrom('meeting_slot_alert').where('meetingId', '=', meetingId).execute()
}

/** The specialists for whose hours somebody waits. */
export async function waitedFor(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('meeting_slot_alert').select('specialistId').distinct().execute()
  return rows.map(({ specialistId }) => specialistId)
}

type Freed = { specialistId: string; at: Date; movable: Date; most: number }

/**
 * The next who wait for an hour of this specialist and have not been told of this one: without an agreed hour, or with a
 * later one that can still be moved.
 */
export async function nextWaiting(tx: Tx, { specialistId, at, movable, most }: Freed): Promise<string[]> {
  const rows = await tx
    .selectFrom('meeting_slot_alert')
    .innerJoin('meeting', 'meeting.id', 'meeting_slot_alert.meetingId')
    .select('meeting.id')
    .where('meeting_slot_alert.specialistId', '=', specialistId)
    .whereRef('meeting.specialistId', '=', 'meeting_slot_alert.specialistId')
    .where(sql<boolean>`meeting.life->>'direct' = 'true'`)
    .where((where) =>
      where.or([
        where('meeting.state', '=', 'proposed'),
        where.and([
          where('meeting.state', '=', 'scheduled'),
          where('meeting.meetsAt', '>', at),
          where('meeting.meetsAt', '>=', movable),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('meeting_slot_told')
            .select('slot')
            .whereRef('meeting_slot_told.meetingId', '=', 'meeting_slot_alert.meetingId')
            .where('meeting_slot_told.specialistId', '=', specialistId)
            .where('slot', '=', at),
        ),
      ),
    )
    .orderBy('meeting_slot_alert.askedAt')
    .orderBy('meeting.id')
    .limit(most)
    .forUpdate('meeting_slot_alert')
    .execute()
  return rows.map(({ id }) => id)
}

type Told = { specialistId: string; at: Date }

export async function markTold(tx: Tx, meetingIds: readonly string[], { specialistId, at }: Told): Promise<void> {
  await tx
    .insertInto('meeting_slot_told')
    .values(meetingIds.map((meetingId) => ({ meetingId, specialistId, slot: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Hours that begin in this span can no longer be booked: whoever was told of one is told again once it frees. */
export async function forgetTold(tx: Tx, specialistId: string, { from, to }: Span): Promise<void> {
  await tx
    .deleteFrom('meeting_slot_told')
    .where('specialistId', '=', specialistId)
    .where('slot', '>=', new Date(from))
    .where('slot', '<', new Date(to))
    .execute()
}

/** What somebody waits for and was told of, for the export of their data. */
export function waitingOf(db: Db, personId: string) {
  return db
    .selectFrom('meeting_slot_alert')
    .innerJoin('meeting', 'meeting.id', 'meeting_slot_alert.meetingId')
    .leftJoin('meeting_slot_told', 'meeting_slot_told.meetingId', 'meeting_slot_alert.meetingId')
    .select(['meeting_slot_alert.meetingId', 'meeting_slot_alert.askedAt', 'meeting_slot_told.slot as told'])
    .where('meeting.personId', '=', personId)
    .orderBy('meeting_slot_alert.askedAt')
    .orderBy('meeting_slot_told.slot')
    .execute()
}
