import { sql } from 'kysely'
import type { Locale } from '../../../i18n/locale.ts'
import type { Preview } from '../../../platform/assistant/port.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { PublicationTable } from '../../server/tables.ts'
import type { QuestionRow } from '../../server/views.ts'

export const publicationOf = (db: Db, questionId: string) =>
  db.selectFrom('publication').selectAll().where('questionId', '=', questionId).executeTakeFirst()

type Asked = Pick<PublicationTable, 'questionId' | 'title' | 'body' | 'consent' | 'askedAt'> & { answer: string }

/** A new request waits for the staff again. */
export async function putPublication(tx: Tx, asked: Asked): Promise<void> {
  await tx
    .insertInto('publication')
    .values({ ...asked, state: 'waiting', decidedAt: null, reason: null })
    .onConflict((conflict) =>
      conflict.column('questionId').doUpdateSet({ ...asked, state: 'waiting', decidedAt: null, reason: null }),
    )
    .execute()
}

export async function dropPublication(tx: Tx, questionId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('publication').where('questionId', '=', questionId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Unpublishes a question; the same change removes it from the search. */
export async function hideQuestion(tx: Tx, questionId: string): Promise<void> {
  await tx
    .updateTable('question')
    .set({ publishedAt: null })
    .where('id', '=', questionId)
    .where('publishedAt', 'is not', null)
    .execute()
}

export type PublishedFilter = { locale: Locale; category?: string; expert?: string; before?: string }

/** A page of published questions, newest first, from the one before which the page begins. */
export function publishedQuestions(
  db: Db,
  { locale, category, expert, before }: PublishedFilter,
): Promise<QuestionRow[]> {
  return db
    .selectFrom('question')
    .selectAll()
    .where('publishedAt', 'is not', null)
    .where('locale', '=', locale)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .$if(expert !== undefined, (query) => query.where('expertId', '=', expert ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(published_at, id) < (select published_at, id from question where id = ${before})`),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(12)
    .execute()
}

export function publishedQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  return db
    .selectFrom('question')
    .selectAll()
    .where('id', '=', id)
    .where('publishedAt', 'is not', null)
    .executeTakeFirst()
}

export const publicationsOf = (db: Db, questionIds: readonly string[]) =>
  db.selectFrom('publication').selectAll().where('questionId', 'in', questionIds).execute()

/** The newest preview in a question's thread. */
export async function lastPreview(db: Db, questionId: string): Promise<Preview | undefined> {
  const message = await db
    .selectFrom('message')
    .select('data')
    .where('questionId', '=', questionId)
    .where('kind', '=', 'preview')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  return message?.data?.preview as Preview | undefined
}
