import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
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
    .values({ ...row, alertedSlot: null })
    .onConflict((conflict) =>
      conflict
        .column('meetingId')
        .doUpdateSet({ specialistId, askedAt, alertedSlot: null })
        .where('meeting_slot_alert.specialistId', '<>', specialistId),
    )
    .execute()
}

export async function leave(tx: Tx, meetingId: string): Promise<void> {
  await tx.deleteFrom('meeting_slot_alert').where('meetingId', '=', meetingId).execute()
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
    .where(sql<boolean>`meeting_slot_alert.alerted_slot is distinct from ${at}`)
    .orderBy('meeting_slot_alert.askedAt')
    .orderBy('meeting.id')
    .limit(most)
    .forUpdate('meeting_slot_alert')
    .execute()
  return rows.map(({ id }) => id)
}

export async function markTold(tx: Tx, meetingIds: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('meeting_slot_alert')
    .set({ alertedSlot: at })
    .where('meetingId', 'in', [...meetingIds])
    .execute()
}
