import type { Db } from '../../../platform/db/port.ts'
import type { MeasuringConsentTable } from '../../server/tables.ts'

export async function insertConsent(db: Db, row: MeasuringConsentTable): Promise<void> {
  await db.insertInto('measuring_consent').values(row).execute()
}

export const consentById = (db: Db, id: string): Promise<MeasuringConsentTable | undefined> =>
  db.selectFrom('measuring_consent').selectAll().where('id', '=', id).executeTakeFirst()

export async function deleteConsentsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('measuring_consent').where('at', '<', before).execute()
}
