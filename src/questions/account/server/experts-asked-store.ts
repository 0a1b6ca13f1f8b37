import { sql } from 'kysely'
import { reviewView } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { QuestionRow } from '../../server/views.ts'

const atMost = 100

export type AskedRow = { last: QuestionRow; questions: number; stars: number | null }

/** For each expert who accepted a question of this person: the newest one, the count, the last rating; newest first. */
export async function askedRows(db: Db, personId: string): Promise<AskedRow[]> {
  const [newest, counts, ratings] = await Promise.all([
    db
      .selectFrom('question')
      .selectAll()
      .distinctOn('expertId')
      .where('personId', '=', personId)
      .where('expertId', 'is not', null)
      .orderBy('expertId')
      .orderBy('createdAt', 'desc')
      .execute(),
    db
      .selectFrom('question')
      .select(['expertId', sql<number>`count(*)::int`.as('questions')])
      .where('personId', '=', personId)
      .where('expertId', 'is not', null)
      .groupBy('expertId')
      .execute(),
    db
      .selectFrom(reviewView.as('review'))
      .innerJoin('question', 'question.id', 'review.questionId')
      .select(['review.expertId', 'review.stars'])
      .distinctOn('review.expertId')
      .where('question.personId', '=', personId)
      .orderBy('review.expertId')
      .orderBy('review.publishedAt', 'desc')
      .execute(),
  ])
  const countOf = new Map(counts.map((row) => [row.expertId, row.questions]))
  const starsOf = new Map(ratings.map((row) => [row.expertId, row.stars]))
  return newest
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, atMost)
    .map((last) => ({
      last,
      questions: countOf.get(last.expertId) ?? 1,
      stars: starsOf.get(last.expertId ?? '') ?? null,
    }))
}

/** The experts who declined a question of this person because of a conflict of interest. */
export async function inConflictWith(db: Db, personId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('question_event')
    .innerJoin('question', 'question.id', 'question_event.questionId')
    .select('question_event.actorId')
    .distinct()
    .where('question.personId', '=', personId)
    .where('question_event.event', '=', 'decline')
    .where('question_event.reason', '=', 'conflict')
    .execute()
  return new Set(rows.flatMap((row) => row.actorId ?? []))
}

export async function hasAsked(db: Db, personId: string, expertId: string): Promise<boolean> {
  const row = await db
    .selectFrom('question')
    .select('id')
    .where('personId', '=', personId)
    .where('expertId', '=', expertId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertStop(tx: Tx, personId: string, expertId: string, since: Date): Promise<void> {
  await tx
    .insertInto('expert_stop')
    .values({ personId, expertId, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteStop(tx: Tx, personId: string, expertId: string): Promise<void> {
  await tx.deleteFrom('expert_stop').where('personId', '=', personId).where('expertId', '=', expertId).execute()
}

/** Moves a visitor's stopped experts to the account that the visitor signed in to. */
export async function moveStops(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .insertInto('expert_stop')
    .columns(['personId', 'expertId', 'since'])
    .expression(
      tx
        .selectFrom('expert_stop')
        .select([sql.val(to).as('personId'), 'expertId', 'since'])
        .where('personId', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.deleteFrom('expert_stop').where('personId', '=', from).execute()
}
