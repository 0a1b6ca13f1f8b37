// What neighbours may read of meetings.
import { expressionBuilder } from 'kysely'
import { expertView } from '../../experts/server/views.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import './tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const meetingView = selectFrom('meeting').select(['id', 'questionId'])

/** The questions whose meeting request is on the waiting list. */
export const waitlistedQuestions = selectFrom('meeting').select('questionId').where('state', '=', 'waitlisted')

/** Agreed between a client and a specialist, and still to come. */
export type AgreedMeeting = {
  id: string
  questionId: string
  at: Date
  specialist: string
  client: string | null
  /** In an hour that was open to every client. */
  booked: boolean
}

const agreed = (db: Db) =>
  db
    .selectFrom('meeting')
    .innerJoin(expertView.as('expert'), 'expert.id', 'meeting.specialistId')
    .select(['meeting.id', 'meeting.questionId', 'meeting.meetsAt', 'meeting.grantedUntil', 'meeting.life'])
    .select(['expert.firstName', 'expert.lastName'])
    .select(['meeting.firstName as clientFirst', 'meeting.lastName as clientLast'])
    .where('meeting.state', '=', 'scheduled')
    .where('meeting.meetsAt', 'is not', null)
    .orderBy('meeting.questionId')
    .orderBy('meeting.id')

type Row = Awaited<ReturnType<ReturnType<typeof agreed>['execute']>>[number]

const named = (row: Row): AgreedMeeting[] =>
  row.meetsAt
    ? [
        {
          id: row.id,
          questionId: row.questionId,
          at: row.meetsAt,
          specialist: `${row.firstName} ${row.lastName}`,
          // Named only while the client's consent stands.
          client: row.grantedUntil ? `${row.clientFirst} ${row.clientLast}` : null,
          booked: row.life.direct === true,
        },
      ]
    : []

export async function agreedAbout(db: Db, questionId: string): Promise<AgreedMeeting | undefined> {
  const rows = await agreed(db).where('meeting.questionId', '=', questionId).execute()
  return rows.flatMap(named).at(-1)
}

/** In the fixed order in which everybody locks several questions. */
export async function agreedByClient(db: Db, personId: string): Promise<AgreedMeeting[]> {
  return (await agreed(db).where('meeting.personId', '=', personId).execute()).flatMap(named)
}

export async function agreedBySpecialist(db: Db, expertId: string): Promise<AgreedMeeting[]> {
  return (await agreed(db).where('meeting.specialistId', '=', expertId).execute()).flatMap(named)
}

/** The question that a meeting is about. */
export async function questionMetAbout(db: Db, meetingId: string): Promise<string | undefined> {
  const row = await db.selectFrom('meeting').select('questionId').where('id', '=', meetingId).executeTakeFirst()
  return row?.questionId
}

/** The meeting requests about these questions. */
export async function meetingsAbout(db: Db, questionIds: readonly string[]): Promise<string[]> {
  if (questionIds.length === 0) return []
  const rows = await db.selectFrom('meeting').select('id').where('questionId', 'in', questionIds).execute()
  return rows.map(({ id }) => id)
}
