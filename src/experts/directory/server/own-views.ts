// What an expert reads of their own answers and reviews.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

type Times = { answers: number; median: number | null; slowest: number | null }

/** Full answers since then, in seconds from the acceptance. */
export async function answerTimesOf(db: Db, expertId: string, since: Date): Promise<Times> {
  return db
    .selectFrom('expert_answer')
    .select([
      sql<number>`count(*)::int`.as('answers'),
      sql<number | null>`round(percentile_cont(0.5) within group (order by seconds))::int`.as('median'),
      sql<number | null>`max(seconds)`.as('slowest'),
    ])
    .where('expertId', '=', expertId)
    .where('followUp', '=', false)
    .where('answeredAt', '>=', since)
    .executeTakeFirstOrThrow()
}

/** All reviews of an expert: how many of each, and the latest with what their authors said. */
export async function ratingsOf(db: Db, expertId: string, shown: number) {
  const [latest, counts] = await Promise.all([
    db
      .selectFrom('review')
      .select(['id', 'stars', 'comment', 'translation', 'publishedAt as at'])
      .where('expertId', '=', expertId)
      .orderBy('publishedAt', 'desc')
      .orderBy('id')
      .limit(shown)
      .execute(),
    db
      .selectFrom('review')
      .select(['stars', sql<number>`count(*)::int`.as('count')])
      .where('expertId', '=', expertId)
      .groupBy('stars')
      .execute(),
  ])
  const distribution = [1, 2, 3, 4, 5].map((stars) => counts.find((row) => row.stars === stars)?.count ?? 0)
  const count = distribution.reduce((sum, one) => sum + one, 0)
  const stars = distribution.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { latest, distribution, count, mean: count > 0 ? stars / count : null }
}
