import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { PublicationTable } from '../server/tables.ts'

export async function demoQuestionsLoaded(db: Db): Promise<boolean> {
  const known = await db.selectFrom('question').select('id').where('id', 'like', 'demo-question-%').executeTakeFirst()
  return known !== undefined
}

type Published = Omit<Insertable<PublicationTable>, 'state' | 'reason' | 'decidedAt'> & { decidedAt: Date }

/** A publication that the staff has approved already. */
export async function insertPublished(tx: Tx, publication: Published): Promise<void> {
  await tx
    .insertInto('publication')
    .values({ ...publication, state: 'published', reason: null })
    .execute()
  await tx
    .updateTable('question')
    .set({ publishedAt: publication.decidedAt })
    .where('id', '=', publication.questionId)
    .execute()
}
