import { sql } from 'kysely'
import { expertView } from '../../../experts/server/views.ts'
import { expertStates, mayReceive } from '../../../experts/standing/standing.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import '../../server/tables.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Span } from '../../availability/free-slots.ts'

type Table = Tables['meeting_outside_calendar']
export type OutsideRow = Selectable<Table>

export const outsideOf = (db: Db, specialistId: string): Promise<OutsideRow | undefined> =>
  db.selectFrom('meeting_outside_calendar').selectAll().where('specialistId', '=', specialistId).executeTakeFirst()

/** The specialist's busy times from now on. */
export async function outsideBusy(db: Db, specialistId: string, now: Date): Promise<Span[]> {
  const row = await db
    .selectFrom('meeting_outside_calendar')
    .select('busy')
    .where('specialistId', '=', specialistId)
    .executeTakeFirst()
  return (row?.busy ?? []).filter(({ to }) => to > now.getTime())
}

export async function putOutside(tx: Tx, row: Insertable<Table>): Promise<void> {
  const { specialistId: _, ...set } = row
  await tx
    .insertInto('meeting_outside_calendar')
    .values(row)
    .onConflict((conflict) => conflict.column('specialistId').doUpdateSet(set))
    .execute()
}

/** Keeps a reading, unless the specialist has given another address meanwhile. */
export async function keepReading(db: Db, { specialistId, address }: OutsideRow, set: Updateable<Table>) {
  await db
    .updateTable('meeting_outside_calendar')
    .set(set)
    .where('specialistId', '=', specialistId)
    .where('address', '=', address)
    .execute()
}

export async function dropOutside(tx: Tx, specialistId: string): Promise<void> {
  await tx.deleteFrom('meeting_outside_calendar').where('specialistId', '=', specialistId).execute()
}

/** The sealed addresses, for keys that are replaced. */
export const sealedAddresses = (db: Db) =>
  db.selectFrom('meeting_outside_calendar').select(['specialistId', 'address']).orderBy('specialistId').execute()

export async function replaceAddress(db: Db, row: Pick<OutsideRow, 'specialistId' | 'address'>, address: Buffer) {
  await db
    .updateTable('meeting_outside_calendar')
    .set({ address })
    .where('specialistId', '=', row.specialistId)
    .where('address', '=', row.address)
    .execute()
}

/** Those of experts who have left for good. */
export async function dropOutsideOfGone(tx: Tx): Promise<void> {
  const gone = tx.selectFrom(expertView.as('expert')).select('expert.id').where('state', 'in', ['left', 'terminated'])
  await tx.deleteFrom('meeting_outside_calendar').where('specialistId', 'in', gone).execute()
}

/** The calendars of those who receive that are due, at most as many as are read in a minute; each is next due at `again`. */
export async function takeDueOutside(tx: Tx, now: Date, again: Date, most: number): Promise<string[]> {
  const due = tx
    .selectFrom('meeting_outside_calendar')
    .select('specialistId')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting_outside_calendar.specialistId')
    .where('expert.localSpecialist', '=', true)
    .where('expert.state', 'in', expertStates.filter(mayReceive))
    .where('nextReadAt', '<=', now)
    .orderBy('nextReadAt')
    .limit(most)
    .forUpdate('meeting_outside_calendar')
    .skipLocked()
  const rows = await tx
    .updateTable('meeting_outside_calendar')
    .set({ nextReadAt: again })
    .where('specialistId', 'in', due)
    .returning('specialistId')
    .execute()
  return rows.map(({ specialistId }) => specialistId)
}

export const feedOf = (db: Db, personId: string) =>
  db.selectFrom('meeting_feed').select(['createdAt', 'readAt']).where('personId', '=', personId).executeTakeFirst()

export async function putFeed(tx: Tx, row: { personId: string; tokenHash: string; createdAt: Date }): Promise<void> {
  const set = { tokenHash: row.tokenHash, createdAt: row.createdAt, readAt: null }
  await tx
    .insertInto('meeting_feed')
    .values({ ...row, readAt: null })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(set))
    .execute()
}

export async function dropFeed(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('meeting_feed').where('personId', '=', personId).execute()
}

/** Whose feed this is; notes that it was read. */
export async function readFeed(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('meeting_feed')
    .set({ readAt: now })
    .where('tokenHash', '=', tokenHash)
    .returning('personId')
    .executeTakeFirst()
  return row?.personId
}

/** The agreed meetings of a person, on either side, that are not over since long. */
export function agreedMeetings(db: Db, personId: string, since: Date) {
  return db
    .selectFrom('meeting')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting.specialistId')
    .selectAll('meeting')
    .select(sql<boolean>`expert.person_id = ${personId}`.as('received'))
    .where((where) => where.or([where('meeting.personId', '=', personId), where('expert.personId', '=', personId)]))
    .where('meeting.state', 'in', ['scheduled', 'held', 'completed'])
    .where('meeting.meetsAt', '>=', since)
    .orderBy('meeting.meetsAt')
    .orderBy('meeting.id')
    .execute()
}
