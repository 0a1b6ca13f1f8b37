import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export async function insertDraft(tx: Tx, row: Insertable<Tables['application_draft']>): Promise<void> {
  await tx.insertInto('application_draft').values(row).execute()
}

/** Deletes and returns it; of two calls at once only one gets it. */
export async function consumeDraft(tx: Tx, tokenHash: string, now: Date) {
  const row = await tx
    .deleteFrom('application_draft')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('fields')
    .executeTakeFirst()
  return row?.fields
}

export async function deleteDraftsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('application_draft').where('expiresAt', '<=', before).execute()
}

const ofAddress = (address: string) => sql<boolean>`lower(email) = ${address.toLowerCase()}`

/** What somebody saved under a proved address, without the links. */
export const draftsOf = (db: Db, address: string) =>
  db
    .selectFrom('application_draft')
    .select(['id', 'email', 'locale', 'fields', 'createdAt', 'expiresAt'])
    .where(ofAddress(address))
    .execute()

export async function deleteDraftsOf(tx: Tx, address: string): Promise<string[]> {
  const gone = await tx.deleteFrom('application_draft').where(ofAddress(address)).returning('id').execute()
  return gone.map(({ id }) => id)
}
