// What neighbours may read of experts: subqueries to join, and answers to single questions.
import { expressionBuilder, type Selectable, sql } from 'kysely'
import type { Regulated } from '../../catalog/category.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { ExpertTable } from './tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const expertView = selectFrom('expert').select([
  'id',
  'personId',
  'firstName',
  'lastName',
  'traderName',
  'state',
  'scripted',
  'coversAll',
  'localSpecialist',
  'department',
  'city',
  'qualityMean',
  'languages',
  'leftAt',
])

/** The categories of each expert; an empty `sub_category` means the whole category. */
export const expertCategoryView = selectFrom('expert_category').select(['expertId', 'category', 'subCategory'])

export const expertTitleView = selectFrom('expert_title').select(['expertId', 'regulated', 'validUntil'])

export const reviewView = selectFrom('review').select(['expertId', 'questionId', 'stars', 'publishedAt'])

/** The demonstration's scripted expert. */
export async function scriptedExpertId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('expert').select('id').where('scripted', '=', true).executeTakeFirst()
  return row?.id ?? null
}

/** Whether the expert has a title of this profession that is valid today (`YYYY-MM-DD`). */
export async function hasValidTitle(db: Db, expertId: string, regulated: Regulated, today: string): Promise<boolean> {
  const title = await db
    .selectFrom('expert_title')
    .select('id')
    .where('expertId', '=', expertId)
    .where('regulated', '=', regulated)
    .where((where) => where.or([where('validUntil', 'is', null), where('validUntil', '>=', today)]))
    .executeTakeFirst()
  return title !== undefined
}

export async function anyExpertIn(db: Db, category: string): Promise<string | null> {
  const row = await db
    .selectFrom('expert_category')
    .select('expertId')
    .where('category', '=', category)
    .orderBy('expertId')
    .executeTakeFirst()
  return row?.expertId ?? null
}

/**
 * Whether a person who takes questions of the category has their practice in this country (ISO code in small letters): by
 * the application, otherwise by the department, of which there are only French ones and Morocco.
 */
export async function hasExpertIn(db: Db, country: string, category: string): Promise<boolean> {
  const { rows } = await sql`
    select from expert
     where state = 'active' and not scripted
       and (covers_all or exists (
             select from expert_category where expert_id = expert.id and expert_category.category = ${category}))
       and coalesce(
             (select country from expert_application
               where expert_application.person_id = expert.person_id order by state_at desc limit 1),
             case department when 'MA' then 'ma' when '99' then null else 'fr' end) = ${country}
     limit 1`.execute(db)
  return rows.length > 0
}

export function reviewById(db: Db, id: string) {
  return db.selectFrom('review').select(['id', 'comment']).where('id', '=', id).executeTakeFirst()
}

/** Reviews of answers without a translation, by their id, from the one after `after`. */
export function untranslatedReviews(db: Db, after: string, limit: number) {
  return db
    .selectFrom('review')
    .select(['id', 'comment', 'questionId'])
    .where('translation', 'is', null)
    .where('comment', '<>', '')
    .where('questionId', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ questionId: string }>()
    .execute()
}

export function reviewOfQuestion(db: Db, questionId: string) {
  return db.selectFrom('review').select(['stars', 'comment']).where('questionId', '=', questionId).executeTakeFirst()
}

export function reviewOfMeeting(db: Db, meetingId: string) {
  return db.selectFrom('review').select(['stars', 'comment']).where('meetingId', '=', meetingId).executeTakeFirst()
}

export function reviewsOfQuestions(db: Db, questionIds: readonly string[]) {
  return db
    .selectFrom('review')
    .select(['questionId', 'stars', 'comment'])
    .where('questionId', 'in', questionIds)
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
        where('questionId', 'in', questions),
        ...(meetings.length > 0 ? [where('meetingId', 'in', meetings)] : []),
      ]),
    )
    .execute()
}

export function reviewsWithComment(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return db
    .selectFrom('review')
    .innerJoin('expert', 'expert.id', 'review.expertId')
    .select(['review.id', 'stars', 'comment', 'author', 'publishedAt', 'slug', 'firstName', 'lastName'])
    .where('comment', '<>', '')
    .orderBy('publishedAt', 'desc')
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
  return db.selectFrom('expert').selectAll().where('personId', '=', personId).executeTakeFirst()
}

/** Maps expert ids to person ids, for notifications. */
export async function peopleOf(db: Db, expertIds: readonly string[]): Promise<Map<string, string>> {
  if (expertIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('expert')
    .select(['id', 'personId'])
    .where('id', 'in', [...expertIds])
    .execute()
  return new Map(rows.map((row) => [row.id, row.personId]))
}
