import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type AttachmentRow = Pick<Tables['attachment'], 'id' | 'name' | 'type' | 'size' | 'pages' | 'side' | 'at'>

/** How many files this person has uploaded and not attached. */
export async function countUnattached(db: Db, personId: string): Promise<number> {
  const loose = await db
    .selectFrom('attachment')
    .select('id')
    .where('personId', '=', personId)
    .where('questionId', 'is', null)
    .execute()
  return loose.length
}

export async function insertAttachment(tx: Tx, row: Insertable<Tables['attachment']>): Promise<void> {
  await tx.insertInto('attachment').values(row).execute()
}

/** Attaches those of these files that the person has uploaded and not attached yet. */
export function attachUploaded(
  tx: Tx,
  personId: string,
  ids: readonly string[],
  target: { questionId: string; messageId: string },
): Promise<AttachmentRow[]> {
  return tx
    .updateTable('attachment')
    .set({ questionId: target.questionId, messageId: target.messageId })
    .where('id', 'in', ids)
    .where('personId', '=', personId)
    .where('questionId', 'is', null)
    .returning(['id', 'name', 'type', 'size', 'pages', 'side', 'at'])
    .execute()
}

export function attachmentsOf(db: Db, questionId: string) {
  return db.selectFrom('attachment').selectAll().where('questionId', '=', questionId).orderBy('at').execute()
}

export function attachmentById(db: Db, id: string) {
  return db.selectFrom('attachment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes a question's documents; returns the keys of their files. */
export function deleteAttachmentsOf(tx: Tx, questionId: string): Promise<{ key: string }[]> {
  return tx.deleteFrom('attachment').where('questionId', '=', questionId).returning('fileKey as key').execute()
}

/** Deletes documents uploaded before and never attached; returns the keys of their files. */
export function deleteUnattachedBefore(tx: Tx, before: Date): Promise<{ key: string }[]> {
  return tx
    .deleteFrom('attachment')
    .where('questionId', 'is', null)
    .where('at', '<', before)
    .returning('fileKey as key')
    .execute()
}
