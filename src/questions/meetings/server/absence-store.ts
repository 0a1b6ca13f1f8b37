import { sql } from 'kysely'
import { expertView } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import './store.ts'

const contested = sql<boolean>`meeting.state = 'no_show' and meeting.life #>> '{missed,reply}' is not null
  and meeting.life #> '{missed,verdict}' is null`

/** Contested in time, and not yet decided by the staff. */
export function contestedAbsences(db: Db) {
  return db
    .selectFrom('meeting')
    .innerJoin('question', 'question.id', 'meeting.question_id')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting.specialist_id')
    .selectAll('meeting')
    .select(['question.number', 'expert.first_name as expert_first', 'expert.last_name as expert_last'])
    .where(contested)
    .orderBy('meeting.updated_at')
    .limit(100)
    .execute()
}
export type AbsenceRow = Awaited<ReturnType<typeof contestedAbsences>>[number]

/** Marks the alert to the staff as seen once no contested absence about this question is left. */
export async function seeObjection(tx: Tx, questionId: string, seen: { at: Date; by: string }): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ seen_at: seen.at, seen_by: seen.by })
    .where('question_id', '=', questionId)
    .where('template', '=', 'meeting_objection')
    .where('seen_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('meeting').select('meeting.id').where('meeting.question_id', '=', questionId).where(contested),
        ),
      ),
    )
    .execute()
}

/** What a specialist wrote about absences, and the decisions; of the client only the question's number. */
export const absencesOf = (db: Db, specialistId: string) =>
  db
    .selectFrom('meeting')
    .innerJoin('question', 'question.id', 'meeting.question_id')
    .select([
      'question.number',
      'meeting.meets_at as at',
      sql<'client' | 'specialist'>`meeting.life #>> '{missed,by}'`.as('absent'),
      sql<string | null>`case meeting.life #>> '{missed,by}'
        when 'client' then meeting.life #>> '{missed,said}' else meeting.life #>> '{missed,reply}' end`.as('body'),
      sql<unknown>`meeting.life #> '{missed,verdict}'`.as('verdict'),
    ])
    .where('meeting.specialist_id', '=', specialistId)
    .where(sql<boolean>`jsonb_typeof(meeting.life->'missed') = 'object'`)
    .orderBy('meeting.meets_at')
    .execute()
