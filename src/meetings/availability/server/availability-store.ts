import type { Db, Tx } from '../../../platform/db/port.ts'
import '../../server/tables.ts'
import { onlyInPerson } from '../../ways.ts'
import type { Span } from '../free-slots.ts'
import type { Availability } from '../settings.ts'

/** What settings stored before there was a choice lack. */
const sinceWays = { ways: onlyInPerson, videoLink: '' }

export async function settingsOf(db: Db, specialistId: string): Promise<Availability | undefined> {
  const row = await db
    .selectFrom('meeting_availability')
    .select('settings')
    .where('specialistId', '=', specialistId)
    .executeTakeFirst()
  return row && { ...sinceWays, ...row.settings }
}

/** Bookings with one specialist wait for each other, so that each sees the last one. */
export async function lockSettings(tx: Tx, specialistId: string): Promise<void> {
  await tx
    .selectFrom('meeting_availability')
    .select('specialistId')
    .where('specialistId', '=', specialistId)
    .forUpdate()
    .execute()
}

export async function saveSettings(tx: Tx, specialistId: string, settings: Availability, now: Date): Promise<void> {
  const set = { bookable: settings.bookable, settings: JSON.stringify(settings), updatedAt: now }
  await tx
    .insertInto('meeting_availability')
    .values({ specialistId, ...set })
    .onConflict((conflict) => conflict.column('specialistId').doUpdateSet(set))
    .execute()
}

/** The agreed meetings from now on, as the quarters of an hour that they take; not those of `exceptMeeting`. */
export async function takenSpans(db: Db, specialistId: string, now: Date, exceptMeeting: string): Promise<Span[]> {
  const rows = await db
    .selectFrom('meeting_quarter')
    .select('quarter')
    .where('specialistId', '=', specialistId)
    .where('meetingId', '<>', exceptMeeting)
    .where('quarter', '>=', new Date(now.getTime() - quarter))
    .execute()
  return rows.map(({ quarter: at }) => ({ from: at.getTime(), to: at.getTime() + quarter }))
}

const quarter = 900_000

export async function dropSettings(tx: Tx, specialistId: string): Promise<void> {
  await tx.deleteFrom('meeting_availability').where('specialistId', '=', specialistId).execute()
}
