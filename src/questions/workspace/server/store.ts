import { reviewView } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { AnswerDraft } from '../../shapes.ts'

export function answerDraftOf(db: Db, questionId: string, expertId: string) {
  return db
    .selectFrom('answer_draft')
    .select(['data', 'savedAt'])
    .where('questionId', '=', questionId)
    .where('expertId', '=', expertId)
    .executeTakeFirst()
}

export async function putAnswerDraft(
  tx: Tx,
  questionId: string,
  expertId: string,
  draft: AnswerDraft,
  savedAt: Date,
): Promise<void> {
  const data = JSON.stringify(draft)
  await tx
    .insertInto('answer_draft')
    .values({ questionId, expertId, data, savedAt })
    .onConflict((conflict) => conflict.columns(['questionId', 'expertId']).doUpdateSet({ data, savedAt }))
    .execute()
}

export async function deleteAnswerDraft(tx: Tx, questionId: string, expertId: string): Promise<void> {
  await tx.deleteFrom('answer_draft').where('questionId', '=', questionId).where('expertId', '=', expertId).execute()
}

/** The questions that this expert is asked to accept, with the offer and the brief of each. */
export function openOffersOf(db: Db, expertId: string) {
  return db
    .selectFrom('lease')
    .innerJoin('question', 'question.id', 'lease.questionId')
    .leftJoin('brief', 'brief.questionId', 'question.id')
    .where('lease.expertId', '=', expertId)
    .where('lease.endedAt', 'is', null)
    .where('lease.kind', 'in', ['offer', 'broadcast'])
    .where('question.state', '=', 'OFFERED')
    .selectAll('question')
    .select(['lease.token', 'lease.kind as leaseKind', 'lease.grantedAt', 'lease.expiresAt'])
    .select(['lease.fee as leaseFee', 'brief.data as brief', 'brief.other as otherBrief'])
    .orderBy('lease.grantedAt')
    .execute()
}

/** The questions of this expert that changed last, with the rating of each. */
export function latestQuestionsOf(db: Db, expertId: string) {
  return db
    .selectFrom('question')
    .leftJoin(reviewView.as('review'), 'review.questionId', 'question.id')
    .leftJoin('brief', 'brief.questionId', 'question.id')
    .where('question.expertId', '=', expertId)
    .selectAll('question')
    .select(['review.stars', 'brief.other as otherBrief'])
    .orderBy('question.updatedAt', 'desc')
    .limit(60)
    .execute()
}
