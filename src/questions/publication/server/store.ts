import type { Db, Tx } from '../../../platform/db/port.ts'
import type { PublicationTable } from '../../server/tables.ts'

export const publicationOf = (db: Db, questionId: string) =>
  db.selectFrom('publication').selectAll().where('question_id', '=', questionId).executeTakeFirst()

type Asked = Pick<PublicationTable, 'question_id' | 'title' | 'body' | 'consent' | 'asked_at'> & { answer: string }

/** A new request waits for the staff again. */
export async function putPublication(tx: Tx, asked: Asked): Promise<void> {
  await tx
    .insertInto('publication')
    .values({ ...asked, state: 'waiting', decided_at: null, reason: null })
    .onConflict((conflict) =>
      conflict.column('question_id').doUpdateSet({ ...asked, state: 'waiting', decided_at: null, reason: null }),
    )
    .execute()
}

export async function dropPublication(tx: Tx, questionId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('publication').where('question_id', '=', questionId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Unpublishes a question; the same change removes it from the search. */
export async function hideQuestion(tx: Tx, questionId: string): Promise<void> {
  await tx
    .updateTable('question')
    .set({ published_at: null })
    .where('id', '=', questionId)
    .where('published_at', 'is not', null)
    .execute()
}
