// What neighbours may read of meetings.
import { expressionBuilder } from 'kysely'
import { expertView } from '../../experts/server/views.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import './tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const meetingView = selectFrom('meeting').select(['id', 'question_id'])

/** The questions whose meeting request is on the waiting list. */
export const waitlistedQuestions = selectFrom('meeting').select('question_id').where('state', '=', 'waitlisted')

/** Agreed between a client and a specialist, and still to come. */
export type AgreedMeeting = { id: string; questionId: string; at: Date; specialist: string; client: string | null }

const agreed = (db: Db) =>
  db
    .selectFrom('meeting')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting.specialist_id')
    .select(['meeting.id', 'meeting.question_id', 'meeting.meets_at', 'meeting.granted_until'])
    .select(['expert.first_name', 'expert.last_name'])
    .select(['meeting.first_name as client_first', 'meeting.last_name as client_last'])
    .where('meeting.state', '=', 'scheduled')
    .where('meeting.meets_at', 'is not', null)
    .orderBy('meeting.question_id')
    .orderBy('meeting.id')

type Row = Awaited<ReturnType<ReturnType<typeof agreed>['execute']>>[number]

const named = (row: Row): AgreedMeeting[] =>
  row.meets_at
    ? [
        {
          id: row.id,
          questionId: row.question_id,
          at: row.meets_at,
          specialist: `${row.first_name} ${row.last_name}`,
          // Named only while the client's consent stands.
          client: row.granted_until ? `${row.client_first} ${row.client_last}` : null,
        },
      ]
    : []

export async function agreedAbout(db: Db, questionId: string): Promise<AgreedMeeting | undefined> {
  const rows = await agreed(db).where('meeting.question_id', '=', questionId).execute()
  return rows.flatMap(named).at(-1)
}

/** In the fixed order in which everybody locks several questions. */
export async function agreedByClient(db: Db, personId: string): Promise<AgreedMeeting[]> {
  return (await agreed(db).where('meeting.person_id', '=', personId).execute()).flatMap(named)
}

export async function agreedBySpecialist(db: Db, expertId: string): Promise<AgreedMeeting[]> {
  return (await agreed(db).where('meeting.specialist_id', '=', expertId).execute()).flatMap(named)
}

/** The question that a meeting is about. */
export async function questionMetAbout(db: Db, meetingId: string): Promise<string | undefined> {
  const row = await db.selectFrom('meeting').select('question_id').where('id', '=', meetingId).executeTakeFirst()
  return row?.question_id
}

/** The meeting requests about these questions. */
export async function meetingsAbout(db: Db, questionIds: readonly string[]): Promise<string[]> {
  if (questionIds.length === 0) return []
  const rows = await db.selectFrom('meeting').select('id').where('question_id', 'in', questionIds).execute()
  return rows.map(({ id }) => id)
}
