import type { Db } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

type DraftRow = Tables['draft']

export function draftOf(db: Db, personId: string): Promise<DraftRow | undefined> {
  return db.selectFrom('draft').selectAll().where('personId', '=', personId).executeTakeFirst()
}

/** A person has one draft at a time. */
export async function putDraft(db: Db, { personId, ...saved }: DraftRow): Promise<void> {
  await db
    .insertInto('draft')
    .values({ personId, ...saved })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(saved))
    .execute()
}

export async function deleteDraft(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('draft').where('personId', '=', personId).execute()
}
