import { sql } from 'kysely'
import type { Locale } from '../../../i18n/locale.ts'
import type { Preview } from '../../../platform/assistant/port.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { PublicationTable } from '../../server/tables.ts'
import type { QuestionRow } from '../../server/views.ts'

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

export type PublishedFilter = { locale: Locale; category?: string; expert?: string; before?: string }

/** A page of published questions, newest first, from the one before which the page begins. */
export function publishedQuestions(
  db: Db,
  { locale, category, expert, before }: PublishedFilter,
): Promise<QuestionRow[]> {
  return db
    .selectFrom('question')
    .selectAll()
    .where('published_at', 'is not', null)
    .where('locale', '=', locale)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .$if(expert !== undefined, (query) => query.where('expert_id', '=', expert ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(published_at, id) < (select published_at, id from question where id = ${before})`),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(12)
    .execute()
}

export function publishedQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  return db
    .selectFrom('question')
    .selectAll()
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
}

export const publicationsOf = (db: Db, questionIds: readonly string[]) =>
  db.selectFrom('publication').selectAll().where('question_id', 'in', questionIds).execute()

/** The newest preview in a question's thread. */
export async function lastPreview(db: Db, questionId: string): Promise<Preview | undefined> {
  const message = await db
    .selectFrom('message')
    .select('data')
    .where('question_id', '=', questionId)
    .where('kind', '=', 'preview')
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  return message?.data?.preview as Preview | undefined
}
