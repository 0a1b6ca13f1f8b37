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
  'reviewedBy',
  'firstPublishedAt',
  'publishedAt',
] as const

/**
 * The articles and the FAQ in one language, the given category's first, then the newest: what may be quoted, and enough
 * other texts to know which words are rare.
 */
export function publishedForAssistant(db: Db, locale: Locale, category: string) {
  return db
    .selectFrom('content')
    .select(['key as slug', 'kind', 'title', 'body', 'category', 'facts', 'version'])
    .select(sql<string>`to_char(published_at, 'YYYY-MM-DD')`.as('day'))
    .where('locale', '=', locale)
    .where('publishedAt', 'is not', null)
    .where('kind', 'in', ['article', 'faq'])
    .orderBy(sql`category is not distinct from ${category}`, 'desc')
    .orderBy(sql`category is null`, 'desc')
    .orderBy('publishedAt', 'desc')
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
    .where('publishedAt', 'is not', null)
    .executeTakeFirst()
}

/** The version of a legal text that was public at an instant. */
export function legalVersionAt(db: Db, locale: Locale, key: string, at: Date) {
  return db
    .selectFrom('content_version')
    .innerJoin('content', 'content.id', 'contentId')
    .select(['content_version.version', 'content_version.title', 'content_version.body'])
    .where('content.kind', '=', 'legal')
    .where('content.key', '=', key)
    .where('content.locale', '=', locale)
    .where('content_version.publishedAt', '<=', at)
    .orderBy('content_version.publishedAt', 'desc')
    .orderBy('content_version.version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The planned version of a legal text, with its date; per language. */
export function plannedLegal(db: Db, key: string, now: Date) {
  return db
    .selectFrom('content_version')
    .innerJoin('content', 'content.id', 'contentId')
    .select(['content.id', 'content.locale', 'content_version.version', 'content_version.body', 'publishAt'])
    .where('content.kind', '=', 'legal')
    .where('content.key', '=', key)
    .where('content.version', 'is not', null)
    .where('publishAt', '>', now)
    .where('content_version.publishedAt', 'is', null)
    .execute()
}
