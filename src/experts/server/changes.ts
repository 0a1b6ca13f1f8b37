// What neighbours may change of experts, in their own transactions.
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { ReviewTable } from './tables.ts'

export async function recordOffered(tx: Db, expertIds: readonly string[], at: Date): Promise<void> {
  if (expertIds.length === 0) return
  // Locks in one order, so that two broadcasts never deadlock.
  await sql`
    update expert set last_offer_at = ${at}
    from (select id from expert where id = any(${[...expertIds]}::text[]) order by id for no key update) as offered
    where expert.id = offered.id`.execute(tx)
}

/** Counts an offer that expired; returns how many expired in a row. */
export async function recordLapse(tx: Db, expertId: string): Promise<number> {
  const row = await tx
    .updateTable('expert')
    .set((expert) => ({ lapsedInRow: expert('lapsedInRow', '+', 1) }))
    .where('id', '=', expertId)
    .returning('lapsedInRow')
    .executeTakeFirst()
  return row?.lapsedInRow ?? 0
}

export async function resetLapses(tx: Db, expertId: string): Promise<void> {
  await tx
    .updateTable('expert')
    .set({ lapsedInRow: 0 })
    .where('id', '=', expertId)
    .where('lapsedInRow', '>', 0)
    .execute()
}

/** `null` brings the expert back; the switch stays as it is. */
export async function setAway(tx: Db, expertId: string, at: Date | null): Promise<void> {
  await tx.updateTable('expert').set({ awaySince: at, lapsedInRow: 0 }).where('id', '=', expertId).execute()
}

export type RecordedAnswer = { category: string; at: Date; fee?: number }

/**
 * Counts a full answer. The expected response time is a moving average, in which each new answer weighs a fifth; with
 * `kept` the answer also counts for the category's estimate and the day's earnings, except the scripted expert's.
 */
export async function recordAnswered(
  tx: Db,
  expertId: string,
  responseSeconds: number,
  kept?: RecordedAnswer,
): Promise<void> {
  const seconds = Math.max(0, Math.round(responseSeconds))
  const row = await tx
    .updateTable('expert')
    .set({
      answeredCount: sql`answered_count + 1`,
      responseSeconds: sql`round(0.8 * coalesce(response_seconds, ${seconds}::integer) + 0.2 * ${seconds}::integer)`,
    })
    .where('id', '=', expertId)
    .returning('scripted')
    .executeTakeFirst()
  if (!kept || !row || row.scripted) return
  await tx
    .insertInto('expert_answer')
    .values({ expertId, category: kept.category, seconds, fee: kept.fee ?? 0, answeredAt: kept.at })
    .execute()
}

/** Counts a follow-up taken over from a colleague for the day's earnings, but not for the estimate of first answers. */
export async function recordTakenOver(
  tx: Db,
  expertId: string,
  seconds: number,
  { category, at, fee }: Required<RecordedAnswer>,
): Promise<void> {
  await tx
    .insertInto('expert_answer')
    .values({ expertId, category, seconds, fee, answeredAt: at, followUp: true })
    .execute()
}

export type NewReview = {
  id: string
  expertId: string
  /** One review per question: a second one replaces the first. */
  questionId: string | null
  meetingId?: string
  stars: number
  comment: string
  author: string
  experiencedAt: Date
  publishedAt: Date
}

/** Inserts the review and updates the expert's mean in the same transaction. Returns its id: a second one on the same question replaces the first. */
export async function addReview(tx: Db, review: NewReview): Promise<string> {
  const row: Insertable<ReviewTable> = {
    id: review.id,
    expertId: review.expertId,
    questionId: review.questionId,
    meetingId: review.meetingId ?? null,
    stars: review.stars,
    comment: review.comment,
    author: review.author,
    experiencedAt: review.experiencedAt,
    publishedAt: review.publishedAt,
  }
  // Locks the expert's row first: two concurrent reviews would each compute a mean without the other.
  await tx.selectFrom('expert').select('id').where('id', '=', review.expertId).forNoKeyUpdate().execute()
  const { id } = await tx
    .insertInto('review')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('questionId').doUpdateSet({
        stars: row.stars,
        comment: row.comment,
        translation: null,
        author: row.author,
        publishedAt: row.publishedAt,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await recountReviews(tx, [review.expertId])
  return id
}

/** Removes the author and the text of reviews; the stars stay. */
export async function eraseReviews(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('review').set({ author: '', comment: '', translation: null }).where('id', 'in', ids).execute()
}

/** Keeps what a machine made of the comment, unless that has changed meanwhile. */
export async function saveReviewTranslation(
  tx: Tx,
  { id, comment }: { id: string; comment: string },
  translation: string,
): Promise<void> {
  await tx.updateTable('review').set({ translation }).where('id', '=', id).where('comment', '=', comment).execute()
}

/** Removes the comment of a review and returns it as it was; `undefined` if there is none. */
export async function withdrawComment(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('review')
    .select(['comment', 'questionId', 'meetingId'])
    .where('id', '=', id)
    .where('comment', '<>', '')
    .forUpdate()
    .executeTakeFirst()
  if (found) await tx.updateTable('review').set({ comment: '', translation: null }).where('id', '=', id).execute()
  return found
}

export async function recountReviews(tx: Db, expertIds: readonly string[]): Promise<void> {
  await sql`
    update expert set quality_mean = counted.mean, quality_count = counted.count
    from (select expert_id, avg(stars) as mean, count(*) as count from review
          where expert_id = any(${[...expertIds]}::text[]) group by expert_id) as counted
    where expert.id = counted.expert_id`.execute(tx)
}
