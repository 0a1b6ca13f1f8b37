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
      .distinctOn('expert_id')
      .where('person_id', '=', personId)
      .where('expert_id', 'is not', null)
      .orderBy('expert_id')
      .orderBy('created_at', 'desc')
      .execute(),
    db
      .selectFrom('question')
      .select(['expert_id', sql<number>`count(*)::int`.as('questions')])
      .where('person_id', '=', personId)
      .where('expert_id', 'is not', null)
      .groupBy('expert_id')
      .execute(),
    db
      .selectFrom(reviewView.as('review'))
      .innerJoin('question', 'question.id', 'review.question_id')
      .select(['review.expert_id', 'review.stars'])
      .distinctOn('review.expert_id')
      .where('question.person_id', '=', personId)
      .orderBy('review.expert_id')
      .orderBy('review.published_at', 'desc')
      .execute(),
  ])
  const countOf = new Map(counts.map((row) => [row.expert_id, row.questions]))
  const starsOf = new Map(ratings.map((row) => [row.expert_id, row.stars]))
  return newest
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, atMost)
    .map((last) => ({
      last,
      questions: countOf.get(last.expert_id) ?? 1,
      stars: starsOf.get(last.expert_id ?? '') ?? null,
    }))
}

/** The experts who declined a question of this person because of a conflict of interest. */
export async function inConflictWith(db: Db, personId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('question_event')
    .innerJoin('question', 'question.id', 'question_event.question_id')
    .select('question_event.actor_id')
    .distinct()
    .where('question.person_id', '=', personId)
    .where('question_event.event', '=', 'decline')
    .where('question_event.reason', '=', 'conflict')
    .execute()
  return new Set(rows.flatMap((row) => row.actor_id ?? []))
}

export async function hasAsked(db: Db, personId: string, expertId: string): Promise<boolean> {
  const row = await db
    .selectFrom('question')
    .select('id')
    .where('person_id', '=', personId)
    .where('expert_id', '=', expertId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertStop(tx: Tx, personId: string, expertId: string, since: Date): Promise<void> {
  await tx
    .insertInto('expert_stop')
    .values({ person_id: personId, expert_id: expertId, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteStop(tx: Tx, personId: string, expertId: string): Promise<void> {
  await tx.deleteFrom('expert_stop').where('person_id', '=', personId).where('expert_id', '=', expertId).execute()
}

/** Moves a visitor's stopped experts to the account that the visitor signed in to. */
export async function moveStops(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .insertInto('expert_stop')
    .columns(['person_id', 'expert_id', 'since'])
    .expression(
      tx
        .selectFrom('expert_stop')
        .select([sql.val(to).as('person_id'), 'expert_id', 'since'])
        .where('person_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.deleteFrom('expert_stop').where('person_id', '=', from).execute()
}
