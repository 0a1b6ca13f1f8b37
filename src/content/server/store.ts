import type { Locale } from '../../i18n/locale.ts'
import type { Db } from '../../platform/db/port.ts'
import './tables.ts'

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
    .where('published_at', 'is not', null)
    .executeTakeFirst()
}
