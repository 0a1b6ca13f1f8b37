import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import { expertCategoryView, expertTitleView, expertView } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Grades } from '../rubric.ts'

export async function insertReading(tx: Tx, row: Insertable<Tables['second_reading']>): Promise<void> {
  await tx
    .insertInto('second_reading')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Reader = {
  id: string
  personId: string
  languages: readonly string[]
  now: Date
  /** `YYYY-MM-DD`, of the titles. */
  today: string
  /** The title that the law wants in each regulated category. */
  titles: Readonly<Record<string, string>>
}

/**
 * What this expert may read: of a category that is theirs, in a language that they read, with a valid title where the law
 * wants one. Neither its author nor anybody who worked on the question, is its client, or whom its client does not want.
 */
const readable = (db: Db, { id, personId, languages, now, today, titles }: Reader) => {
  const titleOf = sql<string | null>`(${JSON.stringify(titles)}::jsonb ->> reading.category)`
  return db
    .selectFrom('second_reading as reading')
    .innerJoin('question', 'question.id', 'reading.questionId')
    .innerJoin('contribution', 'contribution.id', 'reading.contributionId')
    .where('reading.readAt', 'is', null)
    .where('contribution.erasedAt', 'is', null)
    .where((or) => or.or([or('reading.readerId', 'is', null), or('reading.readerUntil', '<=', now)]))
    .where('reading.authorId', '<>', id)
    .where('question.personId', '<>', personId)
    .where('reading.locale', 'in', languages.length > 0 ? (languages as ('fr' | 'en')[]) : ['fr'])
    .where(
      sql<boolean>`exists (select from ${expertView} own where own.id = ${id} and (own.covers_all or exists (
        select from ${expertCategoryView} subject where subject.expert_id = own.id and subject.category = reading.category)))`,
    )
    .where(
      sql<boolean>`(${titleOf} is null or exists (select from ${expertTitleView} title where title.expert_id = ${id}
        and title.regulated = ${titleOf} and (title.valid_until is null or title.valid_until >= ${today}::date)))`,
    )
    .where(
      sql<boolean>`not exists (select from lease where lease.question_id = reading.question_id and lease.expert_id = ${id})`,
    )
    .where(
      sql<boolean>`not exists (select from expert_stop stop where stop.expert_id = ${id} and stop.person_id = question.person_id)`,
    )
}

export async function countReadable(db: Db, reader: Reader): Promise<number> {
  const { count } = await readable(db, reader).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** The one that has waited longest; two readers at once get two. */
export function lockOldestReadable(tx: Tx, reader: Reader) {
  return readable(tx, reader)
    .select('reading.id')
    .orderBy('reading.drawnAt')
    .orderBy('reading.id')
    .limit(1)
    .forUpdate('reading')
    .skipLocked()
    .executeTakeFirst()
}

export async function takeReading(tx: Tx, id: string, readerId: string, readerUntil: Date): Promise<void> {
  await tx.updateTable('second_reading').set({ readerId, readerUntil }).where('id', '=', id).execute()
}

/** What this expert has taken and may still write about. */
export function takenBy(db: Db, readerId: string, now: Date) {
  return db
    .selectFrom('second_reading as reading')
    .innerJoin('question', 'question.id', 'reading.questionId')
    .innerJoin('contribution', 'contribution.id', 'reading.contributionId')
    .select(['reading.id', 'reading.readerUntil', 'reading.locale', 'reading.authorId', 'reading.questionId'])
    .select(['question.personId', 'question.category', 'question.subCategory', 'question.body'])
    .select(['contribution.content', 'contribution.authorName'])
    .where('reading.readerId', '=', readerId)
    .where('reading.readerUntil', '>', now)
    .where('reading.readAt', 'is', null)
    .where('contribution.erasedAt', 'is', null)
    .executeTakeFirst()
}

/** `false` where it is not this reader's any more. */
export async function writeGrades(
  tx: Tx,
  { id, readerId, at, grades, comment }: { id: string; readerId: string; at: Date; grades: Grades; comment: string },
): Promise<boolean> {
  const written = await tx
    .updateTable('second_reading')
    .set({ readAt: at, grades: JSON.stringify(grades), comment })
    .where('id', '=', id)
    .where('readerId', '=', readerId)
    .where('readerUntil', '>', at)
    .where('readAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** What colleagues have written of this expert's answers, the latest first. */
export function readingsOfAuthor(db: Db, authorId: string, limit: number) {
  return db
    .selectFrom('second_reading as reading')
    .innerJoin('question', 'question.id', 'reading.questionId')
    .select([
      'reading.id',
      'reading.questionId',
      'question.number',
      'reading.readAt',
      'reading.grades',
      'reading.comment',
    ])
    .where('reading.authorId', '=', authorId)
    .where('reading.readAt', 'is not', null)
    .orderBy('reading.readAt', 'desc')
    .limit(limit)
    .execute()
}

/** For the export of a client or of an expert; who read or wrote is told to neither. */
export function readingsForExport(db: Db, by: { questionId: string } | { authorId: string } | { readerId: string }) {
  const rows = db
    .selectFrom('second_reading as reading')
    .innerJoin('question', 'question.id', 'reading.questionId')
    .select([
      'question.number',
      'reading.category',
      'reading.drawnAt',
      'reading.readAt',
      'reading.grades',
      'reading.comment',
    ])
  if ('questionId' in by) return rows.where('reading.questionId', '=', by.questionId).execute()
  if ('authorId' in by) return rows.where('reading.authorId', '=', by.authorId).execute()
  return rows.where('reading.readerId', '=', by.readerId).execute()
}

/** With the texts of the questions: words about an answer may repeat it. */
export async function deleteReadingsAbout(tx: Tx, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return
  await tx
    .deleteFrom('second_reading')
    .where('questionId', 'in', [...questionIds])
    .execute()
}

/** Of an expert who leaves: nothing of theirs is read any more, and what they had taken goes to others. */
export async function releaseReadingsOf(tx: Tx, expertId: string): Promise<void> {
  await tx.deleteFrom('second_reading').where('authorId', '=', expertId).where('readAt', 'is', null).execute()
  await tx
    .updateTable('second_reading')
    .set({ readerId: null, readerUntil: null })
    .where('readerId', '=', expertId)
    .where('readAt', 'is', null)
    .execute()
}
