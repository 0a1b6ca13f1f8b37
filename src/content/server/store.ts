import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { ContentKind } from '../kinds.ts'
import type { ContentTable } from './tables.ts'
import { listColumns } from './views.ts'

export function publishedTexts(db: Db, locale: Locale, kind: ContentKind, category: string | undefined) {
  return db
    .selectFrom('content')
    .select(listColumns)
    .where('locale', '=', locale)
    .where('kind', '=', kind)
    .where('publishedAt', 'is not', null)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .orderBy('place')
    .orderBy('key')
    .limit(1000)
    .execute()
}

/** FAQ entries about the service, in the order in which they were written. */
export function publishedFaq(db: Db, locale: Locale) {
  return db
    .selectFrom('content')
    .select(['key', 'facts', 'title', 'body'])
    .where('locale', '=', locale)
    .where('kind', '=', 'faq')
    .where('publishedAt', 'is not', null)
    .orderBy('place')
    .orderBy('key')
    .execute()
}

/** Whether this edition of the texts that come with the product has been loaded. */
export async function hasEdition(db: Db, edition: number): Promise<boolean> {
  const row = await db
    .selectFrom('content_edition')
    .select('edition')
    .where('edition', '>=', edition)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function recordEdition(tx: Tx, edition: number, now: Date): Promise<void> {
  await tx
    .insertInto('content_edition')
    .values({ edition, loadedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type SeedRow = Pick<
  Insertable<ContentTable>,
  'id' | 'kind' | 'key' | 'locale' | 'category' | 'place' | 'title' | 'summary' | 'body' | 'facts'
>

/** Publishes what does not exist yet, by kind, key and language; existing texts stay. Returns how many were added. */
export async function addPublished(tx: Tx, rows: readonly SeedRow[], now: Date): Promise<number> {
  let added = 0
  for (let from = 0; from < rows.length; from += 200) {
    const some = rows.slice(from, from + 200)
    const fresh = await tx
      .insertInto('content')
      .values(
        some.map(({ id, kind, key, locale, category, place }) => ({
          id,
          kind,
          key,
          locale,
          category,
          place,
          createdAt: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['kind', 'key', 'locale']).doNothing())
      .returning('id')
      .execute()
    const ids = new Set(fresh.map((row) => row.id))
    const wanted = some.filter((row) => ids.has(row.id))
    added += wanted.length
    if (wanted.length === 0) continue
    await tx
      .insertInto('content_version')
      .values(
        wanted.map(({ id, category, title, summary, body, facts }) => ({
          contentId: id,
          version: 1,
          category,
          title: title ?? '',
          summary: summary ?? '',
          body: body ?? '',
          facts: facts ?? '{}',
          savedAt: now,
          publishedAt: now,
        })),
      )
      .execute()
    await publishVersions(tx, [...ids], 1, now)
  }
  return added
}

/** Makes the given version of each text the public one. */
export async function publishVersions(tx: Tx, ids: readonly string[], version: number, now: Date): Promise<void> {
  await tx
    .updateTable('content')
    .from('content_version')
    .set((expression) => ({
      category: expression.ref('content_version.category'),
      title: expression.ref('content_version.title'),
      summary: expression.ref('content_version.summary'),
      body: expression.ref('content_version.body'),
      facts: sql<string>`content_version.facts`,
      reviewedBy: expression.ref('content_version.reviewedBy'),
      version,
      firstPublishedAt: expression.fn.coalesce('content.firstPublishedAt', sql<Date>`${now}::timestamptz`),
      publishedAt: now,
    }))
    .whereRef('content_version.contentId', '=', 'content.id')
    .where('content_version.version', '=', version)
    .where('content.id', 'in', [...ids])
    .execute()
}
