import type { Db } from '../../platform/db/port.ts'
import type { ExpertRow } from './views.ts'

/** Public profiles only: experts who were suspended or have left have none. */
export function expertBySlugOrId(db: Db, key: string): Promise<ExpertRow | undefined> {
  return db
    .selectFrom('expert')
    .selectAll()
    .where((expert) => expert.or([expert('slug', '=', key), expert('id', '=', key)]))
    .where('state', 'in', ['active', 'restricted'])
    .executeTakeFirst()
}

/** Newest first. */
export function reviewsOf(db: Db, expertId: string, limit: number) {
  return db
    .selectFrom('review')
    .selectAll()
    .where('expertId', '=', expertId)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The number of reviews with one star, two, and so on to five. */
export async function starsOf(db: Db, expertId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('review')
    .select((review) => ['stars', review.fn.countAll<number>().as('count')])
    .where('expertId', '=', expertId)
    .groupBy('stars')
    .execute()
  return [1, 2, 3, 4, 5].map((stars) => Number(rows.find((row) => row.stars === stars)?.count ?? 0))
}
