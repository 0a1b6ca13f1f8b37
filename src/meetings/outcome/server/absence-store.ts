import { sql } from 'kysely'
import { expertView } from '../../../experts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'
import { questionView } from '../../../questions/server/views.ts'
import '../../server/tables.ts'

const contested = sql<boolean>`meeting.state = 'no_show' and meeting.life #> '{missed,verdict}' is null
  and (meeting.life #>> '{missed,reply}' is not null or meeting.life #>> '{missed,tookPlaceAt}' is not null)`

/** Contested in time, or contradicted before it was reported, and not yet decided by the staff. */
export function contestedAbsences(db: Db) {
  return db
    .selectFrom('meeting')
    .innerJoin(questionView.as('question'), 'question.id', 'meeting.questionId')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting.specialistId')
    .selectAll('meeting')
    .select(['question.number', 'expert.firstName as expertFirst', 'expert.lastName as expertLast'])
    .where(contested)
    .orderBy('meeting.updatedAt')
    .limit(100)
    .execute()
}
export type AbsenceRow = Awaited<ReturnType<typeof contestedAbsences>>[number]

/** Whether an absence about this question still waits for a decision. */
export async function hasContestedAbsence(db: Db, questionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('meeting')
    .select('meeting.id')
    .where('meeting.questionId', '=', questionId)
    .where(contested)
    .executeTakeFirst()
  return found !== undefined
}

/** What a specialist wrote about absences, and the decisions; of the client only the question's number. */
export const absencesOf = (db: Db, specialistId: string) =>
  db
    .selectFrom('meeting')
    .innerJoin(questionView.as('question'), 'question.id', 'meeting.questionId')
    .select([
      'question.number',
      'meeting.meetsAt as at',
      sql<'client' | 'specialist'>`meeting.life #>> '{missed,by}'`.as('absent'),
      sql<string | null>`case meeting.life #>> '{missed,by}'
        when 'client' then meeting.life #>> '{missed,said}' else meeting.life #>> '{missed,reply}' end`.as('body'),
      sql<unknown>`meeting.life #> '{missed,verdict}'`.as('verdict'),
    ])
    .where('meeting.specialistId', '=', specialistId)
    .where(sql<boolean>`jsonb_typeof(meeting.life->'missed') = 'object'`)
    .orderBy('meeting.meetsAt')
    .execute()
