import './tables.ts'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'

export function emergencyAccessFor(db: Db, questionId: string, personId: string, now: Date) {
  return db
    .selectFrom('broken_glass')
    .select('until')
    .where('questionId', '=', questionId)
    .where('personId', '=', personId)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .executeTakeFirst()
}

export async function insertEmergencyAccess(tx: Tx, row: Insertable<Tables['broken_glass']>): Promise<void> {
  await tx.insertInto('broken_glass').values(row).execute()
}
