import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type AttachmentRow = Pick<Tables['attachment'], 'id' | 'name' | 'type' | 'size' | 'pages' | 'side' | 'at'>

/** How many files this person has uploaded and not attached. */
export async function countUnattached(db: Db, personId: string): Promise<number> {
  const loose = await db
    .selectFrom('attachment')
    .select('id')
    .where('person_id', '=', personId)
    .where('question_id', 'is', null)
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
    .set({ question_id: target.questionId, message_id: target.messageId })
    .where('id', 'in', ids)
    .where('person_id', '=', personId)
    .where('question_id', 'is', null)
    .returning(['id', 'name', 'type', 'size', 'pages', 'side', 'at'])
    .execute()
}

export function attachmentsOf(db: Db, questionId: string) {
  return db.selectFrom('attachment').selectAll().where('question_id', '=', questionId).orderBy('at').execute()
}

export function attachmentById(db: Db, id: string) {
  return db.selectFrom('attachment').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Deletes a question's documents; returns the keys of their files. */
export function deleteAttachmentsOf(tx: Tx, questionId: string): Promise<{ key: string }[]> {
  return tx.deleteFrom('attachment').where('question_id', '=', questionId).returning('file_key as key').execute()
}

/** Deletes documents uploaded before and never attached; returns the keys of their files. */
export function deleteUnattachedBefore(tx: Tx, before: Date): Promise<{ key: string }[]> {
  return tx
    .deleteFrom('attachment')
    .where('question_id', 'is', null)
    .where('at', '<', before)
    .returning('file_key as key')
    .execute()
}
