import type { Insertable } from 'kysely'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { ArticleTable } from './tables.ts'

/** What is published for a category and for everybody, in one language, newest first. */
export function publishedFor(db: Db, locale: Locale, category: string) {
  return db
    .selectFrom('article')
    .select(['slug', 'kind', 'title', 'body'])
    .where('locale', '=', locale)
    .where('published_at', 'is not', null)
    .where((where) => where.or([where('category', '=', category), where('category', 'is', null)]))
    .orderBy('published_at', 'desc')
    .limit(60)
    .execute()
}

export function articleBySlug(db: Db, locale: Locale, slug: string) {
  return db
    .selectFrom('article')
    .selectAll()
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .where('kind', '=', 'article')
    .where('published_at', 'is not', null)
    .executeTakeFirst()
}

/** About the service, in the order in which the entries were written. */
export function publishedFaq(db: Db, locale: Locale) {
  return db
    .selectFrom('article')
    .select(['slug', 'title', 'body'])
    .where('locale', '=', locale)
    .where('kind', '=', 'faq')
    .where('category', 'is', null)
    .where('published_at', 'is not', null)
    .orderBy('id')
    .execute()
}

export async function hasArticles(db: Db): Promise<boolean> {
  return (await db.selectFrom('article').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** What is there already, by slug and language, stays as it is. Answers how many were added. */
export async function addArticles(db: Db | Tx, rows: readonly Insertable<ArticleTable>[]): Promise<number> {
  const added = await db
    .insertInto('article')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['slug', 'locale']).doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0)
}
