import type { Db } from '../../../platform/db/port.ts'

export type ConsentTable = { id: string; version: string; locale: 'fr' | 'en'; measure: boolean; at: Date }

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    measuring_consent: ConsentTable
  }
}

export async function insertConsent(db: Db, row: ConsentTable): Promise<void> {
  await db.insertInto('measuring_consent').values(row).execute()
}

export const consentById = (db: Db, id: string): Promise<ConsentTable | undefined> =>
  db.selectFrom('measuring_consent').selectAll().where('id', '=', id).executeTakeFirst()

export async function deleteConsentsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('measuring_consent').where('at', '<', before).execute()
}
