// What neighbours may read of experts: subqueries to join, and answers to single questions.
import { expressionBuilder, type Selectable } from 'kysely'
import type { Regulated } from '../../catalog/category.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { ExpertTable } from './tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const expertView = selectFrom('expert').select([
  'id',
  'person_id',
  'first_name',
  'last_name',
  'state',
  'scripted',
  'covers_all',
  'local_specialist',
  'department',
  'city',
  'quality_mean',
  'left_at',
])

/** The categories of each expert; an empty `sub_category` means the whole category. */
export const expertCategoryView = selectFrom('expert_category').select(['expert_id', 'category', 'sub_category'])

export const expertTitleView = selectFrom('expert_title').select(['expert_id', 'regulated', 'valid_until'])

export const reviewView = selectFrom('review').select(['expert_id', 'question_id', 'stars', 'published_at'])

/** The demonstration's scripted expert. */
export async function scriptedExpertId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('expert').select('id').where('scripted', '=', true).executeTakeFirst()
  return row?.id ?? null
}

/** Which of these experts are programs. */
export async function scriptedAmong(db: Db, expertIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('expert')
    .select('id')
    .where('id', 'in', expertIds)
    .where('scripted', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether the expert has a title of this profession that is valid today (`YYYY-MM-DD`). */
export async function hasValidTitle(db: Db, expertId: string, regulated: Regulated, today: string): Promise<boolean> {
  const title = await db
    .selectFrom('expert_title')
    .select('id')
    .where('expert_id', '=', expertId)
    .where('regulated', '=', regulated)
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>=', today)]))
    .executeTakeFirst()
  return title !== undefined
}

export async function anyExpertIn(db: Db, category: string): Promise<string | null> {
  const row = await db
    .selectFrom('expert_category')
    .select('expert_id')
    .where('category', '=', category)
    .orderBy('expert_id')
    .executeTakeFirst()
  return row?.expert_id ?? null
}

export function reviewOfQuestion(db: Db, questionId: string) {
  return db.selectFrom('review').select(['stars', 'comment']).where('question_id', '=', questionId).executeTakeFirst()
}

export function reviewOfMeeting(db: Db, meetingId: string) {
  return db.selectFrom('review').select(['stars', 'comment']).where('meeting_id', '=', meetingId).executeTakeFirst()
}

export function reviewsOfQuestions(db: Db, questionIds: readonly string[]) {
  return db
    .selectFrom('review')
    .select(['question_id', 'stars', 'comment'])
    .where('question_id', 'in', questionIds)
    .execute()
}

/** What was written about the answers to these questions and in these meetings. */
export type ReviewSubjects = { questions: readonly string[]; meetings: readonly string[] }

export function reviewsAbout(db: Db, { questions, meetings }: ReviewSubjects) {
  return db
    .selectFrom('review')
    .selectAll()
    .where((where) =>
      where.or([
        where('question_id', 'in', questions),
        ...(meetings.length > 0 ? [where('meeting_id', 'in', meetings)] : []),
      ]),
    )
    .execute()
}

export function reviewsWithComment(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return db
    .selectFrom('review')
    .innerJoin('expert', 'expert.id', 'review.expert_id')
    .select(['review.id', 'stars', 'comment', 'author', 'published_at', 'slug', 'first_name', 'last_name'])
    .where('comment', '<>', '')
    .orderBy('published_at', 'desc')
    .orderBy('review.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export type ExpertRow = Selectable<ExpertTable>

export function expertById(db: Db, id: string): Promise<ExpertRow | undefined> {
  return db.selectFrom('expert').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The expert profile of a person, if any. */
export function expertOf(db: Db, personId: string): Promise<ExpertRow | undefined> {
  return db.selectFrom('expert').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Maps expert ids to person ids, for notifications. */
export async function peopleOf(db: Db, expertIds: readonly string[]): Promise<Map<string, string>> {
  if (expertIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('expert')
    .select(['id', 'person_id'])
    .where('id', 'in', [...expertIds])
    .execute()
  return new Map(rows.map((row) => [row.id, row.person_id]))
}
