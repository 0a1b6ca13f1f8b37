import { expertView, reviewView } from '../../../experts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

/**
 * The questions that this expert is asked to accept, or to take over from a colleague, with the offer and the brief of
 * each.
 */
export function openOffersOf(db: Db, expertId: string) {
  return db
    .selectFrom('lease')
    .innerJoin('question', 'question.id', 'lease.questionId')
    .leftJoin('brief', 'brief.questionId', 'question.id')
    .leftJoin('hand_over as handOver', (join) =>
      join.onRef('handOver.questionId', '=', 'lease.questionId').onRef('handOver.token', '=', 'lease.token'),
    )
    .leftJoin(expertView.as('giver'), 'giver.id', 'handOver.fromExpertId')
    .where('lease.expertId', '=', expertId)
    .where('lease.endedAt', 'is', null)
    .where('lease.kind', 'in', ['offer', 'broadcast'])
    .where((where) => where.or([where('question.state', '=', 'OFFERED'), where('handOver.token', 'is not', null)]))
    .selectAll('question')
    .select(['lease.token', 'lease.kind as leaseKind', 'lease.grantedAt', 'lease.expiresAt'])
    .select(['lease.fee as leaseFee', 'brief.data as brief', 'brief.other as otherBrief'])
    .select(['handOver.note', 'handOver.showsDraft', 'giver.firstName', 'giver.lastName'])
    .orderBy('lease.grantedAt')
    .execute()
}

/** The answers of this expert, newest first, with the questions that they answer. */
export function answersBy(db: Db, expertId: string, most: number) {
  return db
    .selectFrom('contribution')
    .innerJoin('question', 'question.id', 'contribution.questionId')
    .select(['contribution.questionId', 'contribution.content', 'contribution.at'])
    .select(['question.number', 'question.title', 'question.category', 'question.personId', 'question.locale'])
    .where('contribution.expertId', '=', expertId)
    .where('contribution.content', 'is not', null)
    .orderBy('contribution.at', 'desc')
    .limit(most)
    .execute()
}

/** Questions that this expert has delivered to and that are with a colleague by now, the latest delivery first. */
export function takenOverFrom(db: Db, expertId: string, most: number) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('contribution')
        .select(['contribution.questionId', (own) => own.fn.max('contribution.at').as('deliveredAt')])
        .where('contribution.expertId', '=', expertId)
        .where('contribution.content', 'is not', null)
        .groupBy('contribution.questionId')
        .as('own'),
    )
    .innerJoin('question', 'question.id', 'own.questionId')
    .leftJoin('brief', 'brief.questionId', 'question.id')
    .leftJoin(expertView.as('next'), 'next.id', 'question.expertId')
    .where('question.expertId', 'is distinct from', expertId)
    .selectAll('question')
    .select(['own.deliveredAt', 'brief.other as otherBrief', 'next.firstName', 'next.lastName'])
    .orderBy('own.deliveredAt', 'desc')
    .limit(most)
}

/** The questions of this expert that changed last, with the rating of each, and when its client last wrote. */
export function latestQuestionsOf(db: Db, expertId: string) {
  return db
    .selectFrom('question')
    .leftJoin(reviewView.as('review'), 'review.questionId', 'question.id')
    .leftJoin('brief', 'brief.questionId', 'question.id')
    .where('question.expertId', '=', expertId)
    .selectAll('question')
    .select(['review.stars', 'brief.other as otherBrief'])
    .select((of) =>
      of
        .selectFrom('message')
        .select((all) => all.fn.max('message.at').as('at'))
        .whereRef('message.questionId', '=', 'question.id')
        .where('message.author', '=', 'client')
        .as('clientWroteAt'),
    )
    .orderBy('question.updatedAt', 'desc')
    .limit(60)
    .execute()
}
