// What neighbours may read of questions: the row with its history and messages, and the lists of the staff's overview.
import { type Expression, expressionBuilder, type Selectable, sql } from 'kysely'
import { personView } from '../../accounts/server/views.ts'
import { expertView } from '../../experts/server/views.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { QuestionRecord } from '../lifecycle/events.ts'
import type { Intake, IntakeQuestion } from '../shapes.ts'
import { briefOf } from './brief-store.ts'
import type { FunnelStep, MessageTable, QuestionTable } from './tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const questionView = selectFrom('question').select(['id', 'number', 'title', 'category'])

export async function funnelOn(db: Db, day: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('funnel')
    .select(['step', sql<number>`sum(count)::int`.as('count')])
    .where(sql<boolean>`day = ${day}::date`)
    .groupBy('step')
    .execute()
  return new Map(rows.map((row) => [row.step, row.count]))
}

export type FunnelRow = { category: string; locale: 'fr' | 'en'; step: FunnelStep; count: number }

/** Counts by category and language, from that day on. */
export function funnelSince(db: Db, day: string): Promise<FunnelRow[]> {
  return db
    .selectFrom('funnel')
    .select(['category', sql<'fr' | 'en'>`locale`.as('locale'), 'step', sql<number>`sum(count)::int`.as('count')])
    .where(sql<boolean>`day >= ${day}::date`)
    .groupBy(['category', 'locale', 'step'])
    .orderBy('category')
    .orderBy('locale')
    .execute()
}

/** Seconds from the first expert asked to the acceptance. */
export async function medianAccept(db: Db, since: Date): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from work.granted_at - first.at)) as median
      from lease work
      join lateral (select min(granted_at) as at from lease where question_id = work.question_id) first on true
     where work.kind = 'work' and work.granted_at >= ${since}`.execute(db)
  const median = rows[0]?.median
  return median === null || median === undefined ? null : Math.round(median)
}

export function waitingQuestions(db: Db) {
  return db
    .selectFrom('question')
    .leftJoin('lease', (join) =>
      join.onRef('lease.questionId', '=', 'question.id').on('lease.kind', '=', 'offer').on('lease.endedAt', 'is', null),
    )
    .leftJoin(expertView.as('expert'), 'expert.id', 'lease.expertId')
    .select([
      'question.id',
      'question.number',
      'question.title',
      'question.category',
      'question.state',
      'expert.firstName',
      'expert.lastName',
      sql<Date>`coalesce((select max(at) from question_event e where e.question_id = question.id
        and e.to_state in ('QUEUED', 'OFFERED') and e.from_state not in ('QUEUED', 'OFFERED')), question.updated_at)`.as(
        'since',
      ),
    ])
    .where('question.state', 'in', ['QUEUED', 'OFFERED', 'UNSERVED'])
    .orderBy('since')
    .limit(50)
    .execute()
}

export async function askedPerHour(db: Db, since: Date, zone: string): Promise<number[]> {
  const { rows } = await sql<{ hour: number; count: number }>`
    select extract(hour from created_at at time zone ${zone})::int as hour, count(*)::int as count
      from question where created_at >= ${since} group by 1`.execute(db)
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { hour, count } of rows) hours[hour] = count
  return hours
}

/**
 * Tasks that a question or a meeting request has raised for the staff, until somebody marks them as seen. `waitlisted`:
 * the questions whose meeting request is on the waiting list.
 */
export function openTasks(db: Db, waitlisted: Expression<{ questionId: string }>) {
  return (
    db
      .selectFrom('alert')
      .leftJoin('question', 'question.id', 'alert.questionId')
      .select(['alert.id', 'alert.template', 'alert.questionId', 'alert.data', 'alert.at'])
      .select(['question.number', 'question.emergency'])
      .where('alert.seenAt', 'is', null)
      // A question in danger has one task, the newest, whatever was raised before.
      .where((eb) =>
        eb.or([
          eb('alert.template', '<>', 'emergency'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('alert as later')
                .select('later.id')
                .whereRef('later.questionId', '=', 'alert.questionId')
                .where('later.template', '=', 'emergency')
                .where('later.seenAt', 'is', null)
                .where(sql<boolean>`(later.at, later.id) > (alert.at, alert.id)`),
            ),
          ),
        ]),
      )
      // Leaves out tasks whose cause has ended by itself.
      .where(sql<boolean>`case alert.template
      when 'unserved' then question.state = 'UNSERVED'
      when 'still_unserved' then question.state = 'UNSERVED'
      when 'emergency' then question.emergency_at is not null and question.emergency_dismissed_at is null
      when 'meeting_waitlisted' then alert.question_id in ${waitlisted}
      else true end`)
      // A person in danger comes first.
      .orderBy(sql`alert.template = 'emergency'`, 'desc')
      .orderBy('alert.at', 'desc')
      .limit(100)
      .execute()
  )
}

/** Questions asked of an expert while it ran, and the question that started it. */
export function questionsUnderPlan(
  db: Db,
  plan: { personId: string; purchaseId: string; createdAt: Date; endedAt: Date | null },
) {
  return db
    .selectFrom('question')
    .select(['id', 'number', 'state', 'createdAt'])
    .where('personId', '=', plan.personId)
    .where((where) =>
      where.or([
        where('purchaseId', '=', plan.purchaseId),
        where.and([
          where('payment', '=', 'PLAN'),
          where('createdAt', '>=', plan.createdAt),
          where('createdAt', '<', plan.endedAt ?? new Date('9999-01-01')),
        ]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(60)
    .execute()
}

export function leasesOf(db: Db, questionId: string) {
  return db
    .selectFrom('lease')
    .innerJoin(expertView.as('expert'), 'expert.id', 'lease.expertId')
    .leftJoin('hand_over as handOver', (join) =>
      join.onRef('handOver.questionId', '=', 'lease.questionId').onRef('handOver.token', '=', 'lease.token'),
    )
    .selectAll('lease')
    .select(['expert.firstName', 'expert.lastName', 'handOver.fromExpertId', 'handOver.note'])
    .where('lease.questionId', '=', questionId)
    .orderBy('grantedAt')
    .execute()
}

export async function questionIdsOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db.selectFrom('question').select('id').where('personId', '=', personId).execute()
  return rows.map(({ id }) => id)
}

/** The client of a question: whom to write to, and in which language. */
export function clientOf(db: Db, questionId: string) {
  return db
    .selectFrom('question')
    .innerJoin(personView.as('person'), 'person.id', 'question.personId')
    .select(['person.contactEmail as email', 'question.locale', 'person.id as person'])
    .where('question.id', '=', questionId)
    .executeTakeFirst()
}

export type QuestionRow = Selectable<QuestionTable>

export type MessageRow = Selectable<MessageTable>

export function lockQuestion(tx: Tx, id: string): Promise<QuestionRow | undefined> {
  return tx.selectFrom('question').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function questionById(db: Db, id: string): Promise<QuestionRow | undefined> {
  return db.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The history as the rules wrote it, for the timeline and the replay. */
export async function eventsOf(db: Db, questionId: string): Promise<QuestionRecord[]> {
  const rows = await db
    .selectFrom('question_event')
    .selectAll()
    .where('questionId', '=', questionId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    at: row.at.getTime(),
    actor: { kind: row.actorKind, id: row.actorId },
    event: row.event,
    from: row.fromState,
    to: row.toState,
    reason: row.reason,
    data: row.data,
  }))
}

/** The title of a question in the other language than its own, where the assistant's brief has one. */
export async function otherTitleOf(db: Db, questionId: string): Promise<string | undefined> {
  return (await briefOf(db, questionId))?.other?.title
}

/** One reply of a client to the assistant's question, as kept in the message's data; `typed`: as a message of its own. */
export type KeptAnswer = { key: string; ask: string; text: string | null; typed?: true }

/** What the assistant has asked or understood in a thread, by key. */
export async function intakeQuestionsOf(db: Db, questionId: string): Promise<Map<string, IntakeQuestion>> {
  const turns = await db
    .selectFrom('message')
    .select('data')
    .where('questionId', '=', questionId)
    .where('author', '=', 'assistant')
    .where('kind', 'in', ['intake', 'preview'])
    .orderBy('seq')
    .execute()
  const intakes = turns.map(({ data }) => data?.intake as Intake | undefined)
  return new Map(
    intakes
      .flatMap((intake) => [...(intake?.questions ?? []), ...(intake?.understood ?? [])])
      .map((one) => [one.key, one]),
  )
}

export function messagesOf(db: Db, questionId: string, after = 0): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('questionId', '=', questionId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(500)
    .execute()
}

export function ownQuestion(db: Db, id: string, personId: string): Promise<QuestionRow | undefined> {
  return db.selectFrom('question').selectAll().where('id', '=', id).where('personId', '=', personId).executeTakeFirst()
}

const atWork = ['ASSIGNED', 'NEEDS_CLIENT', 'FOLLOW_UP'] as const

/** A question that this expert works on, or still answers for. */
export const workOf = (db: Db, expertId: string) =>
  db
    .selectFrom('question')
    .select('id')
    .where('expertId', '=', expertId)
    .where('state', 'in', atWork)
    .limit(1)
    .executeTakeFirst()

/** The experts whom this person does not want to be matched with. */
export async function stoppedBy(db: Db, personId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('expert_stop').select('expertId').where('personId', '=', personId).execute()
  return new Set(rows.map((row) => row.expertId))
}

/** Own questions for which a meeting can be requested now. */
export function questionsToMeetAbout(db: Db, personId: string) {
  return db
    .selectFrom('question')
    .select(['id', 'title', 'category'])
    .where('personId', '=', personId)
    .where('state', 'in', ['QUEUED', 'OFFERED', 'ASSIGNED', 'NEEDS_CLIENT', 'ANSWERED', 'FOLLOW_UP', 'UNSERVED'])
    .where('meeting', '<>', 'OPEN')
    .orderBy('updatedAt', 'desc')
    .limit(20)
    .execute()
}

/** The sample of answers that are read a second time, for the staff: the latest drawn first. */
export function latestReadings(db: Db) {
  return db
    .selectFrom('second_reading as reading')
    .innerJoin('question', 'question.id', 'reading.questionId')
    .innerJoin(expertView.as('author'), 'author.id', 'reading.authorId')
    .leftJoin(expertView.as('reader'), 'reader.id', 'reading.readerId')
    .select(['reading.id', 'reading.questionId', 'question.number', 'reading.category', 'reading.drawnAt'])
    .select(['reading.readAt', 'reading.grades', 'reading.comment', 'reading.authorId', 'reading.readerId'])
    .select([
      sql<string>`concat_ws(' ', author.first_name, author.last_name)`.as('author'),
      sql<string | null>`nullif(concat_ws(' ', reader.first_name, reader.last_name), '')`.as('reader'),
    ])
    .orderBy('reading.drawnAt', 'desc')
    .limit(100)
    .execute()
}
