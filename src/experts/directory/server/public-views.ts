// What the public pages read of experts: counts, figures, titles, reviews.

import { sql } from 'kysely'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { RosterRow } from '../../matching/server/roster-views.ts'
import { inLanguage } from '../in-language.ts'

/** Everybody who may be shown: active, and a person. */
const shownExperts = (db: Db) => db.selectFrom('expert').where('state', '=', 'active').where('scripted', '=', false)

export async function figuresOf(db: Db) {
  const row = await shownExperts(db)
    .select((expert) => [
      expert.fn.countAll<number>().as('experts'),
      expert.fn.sum<number>(expert('qualityMean', '*', expert.ref('qualityCount'))).as('stars'),
      expert.fn.sum<number>('qualityCount').as('reviews'),
      expert.fn.sum<number>('answeredCount').as('answers'),
    ])
    .executeTakeFirstOrThrow()
  return {
    experts: Number(row.experts),
    stars: Number(row.stars ?? 0),
    reviews: Number(row.reviews ?? 0),
    answers: Number(row.answers ?? 0),
  }
}

/** How long the last answers took, newest first: of all categories together. */
export async function lastSeconds(db: Db, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('expert_answer')
    .select('seconds')
    .where('followUp', '=', false)
    .where('answeredAt', '>', since)
    .orderBy('answeredAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.seconds)
}

/** The same for each category by itself, in one reading. */
export async function lastSecondsByCategory(db: Db, since: Date, limit: number): Promise<Map<string, number[]>> {
  const ranked = db
    .selectFrom('expert_answer')
    .select(['category', 'seconds'])
    .select(sql<number>`row_number() over (partition by category order by answered_at desc)`.as('place'))
    .where('followUp', '=', false)
    .where('answeredAt', '>', since)
    .as('ranked')
  const rows = await db
    .selectFrom(ranked)
    .select(['category', sql<number[]>`array_agg(seconds)`.as('seconds')])
    .where('place', '<=', limit)
    .groupBy('category')
    .execute()
  return new Map(rows.map((row) => [row.category, row.seconds]))
}

/** Who has the switch on, with the categories in which they answer. */
export function switchedOn(db: Db, locale: Locale): Promise<(RosterRow & { categories: string[] })[]> {
  return shownExperts(db)
    .select(['id', 'personId', 'state', 'scripted', 'switchedOn', 'awaySince'])
    .select(
      sql<string[]>`array(select distinct category from expert_category where expert_id = expert.id)`.as('categories'),
    )
    .where('switchedOn', '=', true)
    .where('awaySince', 'is', null)
    .where(sql<boolean>`languages @> array[${locale}]::text[]`)
    .execute()
}

/** For each sub-category written beside an expert, how many; the empty one is the whole category. */
export async function expertsBySub(db: Db, category: string): Promise<{ sub: string; experts: number }[]> {
  const rows = await shownExperts(db)
    .innerJoin('expert_category', 'expert_category.expertId', 'expert.id')
    .where('expert_category.category', '=', category)
    .groupBy('expert.id')
    .select(sql<string[]>`array_agg(sub_category)`.as('subs'))
    .execute()
  const counts = new Map<string, number>()
  for (const { subs } of rows)
    for (const sub of subs.includes('') ? [''] : subs) counts.set(sub, (counts.get(sub) ?? 0) + 1)
  return [...counts].map(([sub, experts]) => ({ sub, experts }))
}

/** The titles of those who answer in a category, most frequent first; one that has run out is not shown. */
export async function titlesIn(db: Db, category: string, locale: Locale, today: string, limit: number) {
  const label = locale === 'fr' ? ('labelFr' as const) : ('labelEn' as const)
  const rows = await shownExperts(db)
    .innerJoin('expert_title', 'expert_title.expertId', 'expert.id')
    .where((expert) =>
      expert.exists(
        expert
          .selectFrom('expert_category')
          .select('expert_category.expertId')
          .whereRef('expert_category.expertId', '=', 'expert.id')
          .where('expert_category.category', '=', category),
      ),
    )
    .where(sql<boolean>`(valid_until is null or valid_until >= ${today}::date)`)
    .groupBy('body')
    .select((title) => [
      'body',
      title.fn.min<string>(label).as('label'),
      title.fn.count<number>('expert.id').distinct().as('experts'),
      title.fn.max<string>('checkedOn').as('checkedOn'),
    ])
    .orderBy('experts', 'desc')
    .orderBy('body')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, experts: Number(row.experts) }))
}

/** Each profession once, however the sexes are written: both languages' names, how many, and where they answer. */
export async function professionRows(db: Db) {
  const rows = await shownExperts(db)
    .select(['professionEn', 'professionFr', 'gender'])
    .select(
      sql<string[]>`array(select distinct category from expert_category where expert_id = expert.id)`.as('categories'),
    )
    .where('coversAll', '=', false)
    .orderBy('gender', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ professionFr: fr, professionEn: en, ...row }) => ({
    ...row,
    professionFr: inLanguage('fr', { fr, en }),
    professionEn: inLanguage('en', { fr, en }),
  }))
}

export async function newestReviews(db: Db, category: string, sub: string | null, limit: number) {
  return shownExperts(db)
    .innerJoin('review', 'review.expertId', 'expert.id')
    .where('review.comment', '<>', '')
    .where((expert) =>
      expert.exists(
        expert
          .selectFrom('expert_category')
          .select('expert_category.expertId')
          .whereRef('expert_category.expertId', '=', 'expert.id')
          .where('expert_category.category', '=', category)
          .$if(sub !== null, (query) => query.where('expert_category.subCategory', 'in', ['', sub ?? ''])),
      ),
    )
    .select(['review.id', 'stars', 'comment', 'author', 'experiencedAt', 'publishedAt', 'review.questionId'])
    .select('review.meetingId')
    .select(['firstName', 'lastName'])
    .orderBy('publishedAt', 'desc')
    .orderBy('review.id')
    .limit(limit)
    .execute()
}
