// What neighbours may read of texts.
import { sql } from 'kysely'
import type { Locale } from '../../i18n/locale.ts'
import type { Db } from '../../platform/db/port.ts'
import type { ContentKind } from '../kinds.ts'

export const listColumns = [
  'kind',
  'key',
  'locale',
  'category',
  'title',
  'summary',
  'facts',
  'reviewed_by',
  'first_published_at',
  'published_at',
] as const

/**
 * The articles and the FAQ in one language, the given category's first, then the newest: what may be quoted, and enough
 * other texts to know which words are rare.
 */
export function publishedForAssistant(db: Db, locale: Locale, category: string) {
  return db
    .selectFrom('content')
    .select(['key as slug', 'kind', 'title', 'body', 'category', 'facts'])
    .where('locale', '=', locale)
    .where('published_at', 'is not', null)
    .where('kind', 'in', ['article', 'faq'])
    .orderBy(sql`category is not distinct from ${category}`, 'desc')
    .orderBy(sql`category is null`, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('place')
    .limit(200)
    .execute()
}

export function publishedText(db: Db, locale: Locale, kind: ContentKind, key: string) {
  return db
    .selectFrom('content')
    .select([...listColumns, 'body', 'version'])
    .select(
      sql<boolean>`not exists (select from content other where other.kind = content.kind and other.key = content.key
      and other.locale <> content.locale and other.published_at is not null)`.as('alone'),
    )
    .where('locale', '=', locale)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('published_at', 'is not', null)
    .executeTakeFirst()
}

/** The planned version of a legal text, with its date; per language. */
export function plannedLegal(db: Db, key: string, now: Date) {
  return db
    .selectFrom('content_version')
    .innerJoin('content', 'content.id', 'content_id')
    .select(['content.id', 'content.locale', 'content_version.version', 'content_version.body', 'publish_at'])
    .where('content.kind', '=', 'legal')
    .where('content.key', '=', key)
    .where('content.version', 'is not', null)
    .where('publish_at', '>', now)
    .where('content_version.published_at', 'is', null)
    .execute()
}
