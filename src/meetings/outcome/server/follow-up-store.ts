import { expertView } from '../../../experts/server/views.ts'
import { questionView } from '../../../questions/server/views.ts'
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

const summary = sql<string>`meeting.life->>'summary'`

/** The specialists' summaries of the meetings about a question, over all its requests, the latest first. */
export async function summariesAbout(db: Db, questionId: string) {
  const rows = await db
    .selectFrom('meeting')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting.specialist_id')
    .select(['meeting.id', 'meeting.meets_at', 'expert.first_name', 'expert.last_name', summary.as('text')])
    .where('meeting.question_id', '=', questionId)
    .where(summary, 'is not', null)
    .orderBy('meeting.created_at', 'desc')
    .execute()
  return rows.flatMap(({ meets_at, ...row }) => (meets_at ? [{ ...row, meets_at }] : []))
}

/** Every summary that a specialist has written, of the client only the question's number. */
export const summariesBy = (db: Db, specialistId: string) =>
  db
    .selectFrom('meeting')
    .innerJoin(questionView.as('question'), 'question.id', 'meeting.question_id')
    .select(['question.number', 'meeting.meets_at as at', summary.as('body')])
    .where('meeting.specialist_id', '=', specialistId)
    .where(summary, 'is not', null)
    .orderBy('meeting.meets_at')
    .execute()
