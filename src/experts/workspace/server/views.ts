// What neighbours may read of working hours.
import type { Db } from '../../../platform/db/port.ts'
import type { WeeklySlot } from '../opening-hours.ts'

export async function hoursOf(db: Db, expertId: string): Promise<WeeklySlot[]> {
  const rows = await db
    .selectFrom('expert_hours')
    .selectAll()
    .where('expertId', '=', expertId)
    .orderBy('day')
    .orderBy('opens')
    .execute()
  return rows.map((row) => ({ day: row.day, from: row.opens.slice(0, 5), to: row.closes.slice(0, 5) }))
}
