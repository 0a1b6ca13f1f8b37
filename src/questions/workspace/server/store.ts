import { reviewView } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { AnswerDraft } from '../../shapes.ts'

export function answerDraftOf(db: Db, questionId: string, expertId: string) {
  return db
    .selectFrom('answer_draft')
    .select(['data', 'saved_at'])
    .where('question_id', '=', questionId)
    .where('expert_id', '=', expertId)
    .executeTakeFirst()
}

export async function putAnswerDraft(
  tx: Tx,
  questionId: string,
  expertId: string,
  draft: AnswerDraft,
  saved_at: Date,
): Promise<void> {
  const data = JSON.stringify(draft)
  await tx
    .insertInto('answer_draft')
    .values({ question_id: questionId, expert_id: expertId, data, saved_at })
    .onConflict((conflict) => conflict.columns(['question_id', 'expert_id']).doUpdateSet({ data, saved_at }))
    .execute()
}

export async function deleteAnswerDraft(tx: Tx, questionId: string, expertId: string): Promise<void> {
  await tx.deleteFrom('answer_draft').where('question_id', '=', questionId).where('expert_id', '=', expertId).execute()
}

/** The questions that this expert is asked to accept, with the offer and the brief of each. */
export function openOffersOf(db: Db, expertId: string) {
  return db
    .selectFrom('lease')
    .innerJoin('question', 'question.id', 'lease.question_id')
    .leftJoin('brief', 'brief.question_id', 'question.id')
    .where('lease.expert_id', '=', expertId)
    .where('lease.ended_at', 'is', null)
    .where('lease.kind', 'in', ['offer', 'broadcast'])
    .where('question.state', '=', 'OFFERED')
    .selectAll('question')
    .select(['lease.token', 'lease.kind as lease_kind', 'lease.granted_at', 'lease.expires_at'])
    .select(['lease.fee as lease_fee', 'brief.data as brief'])
    .orderBy('lease.granted_at')
    .execute()
}

/** The questions of this expert that changed last, with the rating of each. */
export function latestQuestionsOf(db: Db, expertId: string) {
  return db
    .selectFrom('question')
    .leftJoin(reviewView.as('review'), 'review.question_id', 'question.id')
    .where('question.expert_id', '=', expertId)
    .selectAll('question')
    .select('review.stars')
    .orderBy('question.updated_at', 'desc')
    .limit(60)
    .execute()
}
