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
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting.specialistId')
    .select(['meeting.id', 'meeting.meetsAt', 'expert.firstName', 'expert.lastName', summary.as('text')])
    .select('expert.languages')
    .where('meeting.questionId', '=', questionId)
    .where(summary, 'is not', null)
    .orderBy('meeting.createdAt', 'desc')
    .execute()
  return rows.flatMap(({ meetsAt, ...row }) => (meetsAt ? [{ ...row, meetsAt }] : []))
}

/** Every summary that a specialist has written, of the client only the question's number. */
export const summariesBy = (db: Db, specialistId: string) =>
  db
    .selectFrom('meeting')
    .innerJoin(questionView.as('question'), 'question.id', 'meeting.questionId')
    .select(['question.number', 'meeting.meetsAt as at', summary.as('body')])
    .where('meeting.specialistId', '=', specialistId)
    .where(summary, 'is not', null)
    .orderBy('meeting.meetsAt')
    .execute()
