import { sql } from 'kysely'
import { personView } from '../../accounts/server/views.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { ContentKind } from '../kinds.ts'

export type Draft = {
  category: string | null
  title: string
  summary: string
  body: string
  /** JSON. */
  facts: string
  reviewedBy: string | null
}

export type TextFilter = { kind?: ContentKind; locale?: Locale; find?: string }

/** Each text with its newest version, for the lists of the staff console. */
function newest(db: Db) {
  return db
    .selectFrom('content')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('content_version')
          .select([
            'content_version.version',
            'content_version.title',
            'savedAt',
            'publishAt',
            'content_version.publishedAt',
          ])
          .whereRef('content_version.contentId', '=', 'content.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'content.id',
      'content.kind',
      'content.key',
      'content.locale',
      'content.version as published',
      'content.firstPublishedAt',
      'last.version as latest',
      'last.title',
      'last.savedAt',
      (select) =>
        select
          .exists(
            select
              .selectFrom('content_version as one')
              .select('one.version')
              .whereRef('one.contentId', '=', 'content.id')
              .where('one.publishAt', 'is not', null)
              .where('one.publishedAt', 'is', null),
          )
          .as('planned'),
    ])
}
export type NewestRow = Awaited<ReturnType<typeof listTextRows>>[number]

const like = (find: string) => `%${find.replace(/[\\%_]/g, '\\$&')}%`

export function listTextRows(
  db: Db,
  { kind, locale, find }: TextFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  return newest(db)
    .$if(kind !== undefined, (query) => query.where('content.kind', '=', kind ?? 'article'))
    .$if(locale !== undefined, (query) => query.where('content.locale', '=', locale ?? 'fr'))
    .$if(Boolean(find), (query) =>
      query.where((or) =>
        or.or([or('last.title', 'ilike', like(find ?? '')), or('content.key', 'ilike', like(find ?? ''))]),
      ),
    )
    .orderBy('last.savedAt', 'desc')
    .orderBy('content.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countTextRows(db: Db, { kind, locale, find }: TextFilter): Promise<number> {
  const { count } = await db
    .selectFrom('content')
    .select((select) => select.fn.countAll().as('count'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'article'))
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? 'fr'))
    .$if(Boolean(find), (query) =>
      query.where((or) =>
        or.or([
          or('key', 'ilike', like(find ?? '')),
          or.exists(
            or
              .selectFrom('content_version as one')
              .select('one.version')
              .whereRef('one.contentId', '=', 'content.id')
              .where('one.title', 'ilike', like(find ?? ''))
              .where('one.version', '=', (last) =>
                last
                  .selectFrom('content_version as two')
                  .select((select) => select.fn.max('two.version').as('version'))
                  .whereRef('two.contentId', '=', 'content.id'),
              ),
          ),
        ]),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function newestOf(db: Db, id: string): Promise<NewestRow | undefined> {
  return newest(db).where('content.id', '=', id).executeTakeFirst()
}

/** Locks the text for this transaction, so that two editors save one after the other. */
export function lockText(tx: Tx, id: string) {
  return tx
    .selectFrom('content')
    .select(['id', 'kind', 'key', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function versionsOf(db: Db, id: string) {
  return db
    .selectFrom('content_version')
    .leftJoin(personView.as('person'), 'person.id', 'content_version.savedBy')
    .select(['version', 'title', 'savedAt', 'publishAt', 'publishedAt', 'person.displayName as savedByName'])
    .where('contentId', '=', id)
    .orderBy('version', 'desc')
    .limit(200)
    .execute()
}

export function versionOf(db: Db, id: string, version: number) {
  return db
    .selectFrom('content_version')
    .select(['version', 'category', 'title', 'summary', 'body', 'facts', 'reviewedBy'])
    .where('contentId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function otherLanguage(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('content')
    .innerJoin('content as mine', (join) =>
      join.onRef('mine.kind', '=', 'content.kind').onRef('mine.key', '=', 'content.key'),
    )
    .select('content.id')
    .where('mine.id', '=', id)
    .whereRef('content.id', '<>', 'mine.id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** `false` where this kind, key and language already exist. */
export async function insertText(
  tx: Tx,
  row: { id: string; kind: ContentKind; key: string; locale: Locale; category: string | null; createdAt: Date },
): Promise<boolean> {
  const done = await tx
    .insertInto('content')
    .values({ ...row, place: 1000 })
    .onConflict((conflict) => conflict.columns(['kind', 'key', 'locale']).doNothing())
    .executeTakeFirst()
  return Number(done.numInsertedOrUpdatedRows ?? 0) === 1
}

export async function insertVersion(
  tx: Tx,
  row: Draft & { contentId: string; version: number; savedBy: string; savedAt: Date },
): Promise<void> {
  await tx.insertInto('content_version').values(row).execute()
}

/** Overwrites a version; `false`, and no change, where it is somebody else's, or was planned or public. */
export async function rewriteVersion(
  tx: Tx,
  own: { id: string; version: number; author: string },
  row: Draft & { savedAt: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('content_version')
    .set(row)
    .where('contentId', '=', own.id)
    .where('version', '=', own.version)
    .where('savedBy', '=', own.author)
    .where('publishAt', 'is', null)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export async function planVersion(tx: Tx, id: string, version: number, at: Date): Promise<void> {
  await cancelPlannedVersions(tx, id)
  await tx
    .updateTable('content_version')
    .set({ publishAt: at, publishedAt: null })
    .where('contentId', '=', id)
    .where('version', '=', version)
    .execute()
}

/** Cancels the planned publication of versions that are not yet public. */
export async function cancelPlannedVersions(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('content_version')
    .set({ publishAt: null })
    .where('contentId', '=', id)
    .where('publishAt', 'is not', null)
    .where('publishedAt', 'is', null)
    .execute()
}

export async function stampPublished(tx: Tx, id: string, version: number, now: Date): Promise<void> {
  await tx
    .updateTable('content_version')
    .set({ publishedAt: now })
    .where('contentId', '=', id)
    .where('version', '=', version)
    .execute()
}

export async function hideText(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('content').set({ version: null, publishedAt: null }).where('id', '=', id).execute()
}

/** Planned versions whose date has come, oldest first. */
export function dueVersions(db: Db, now: Date) {
  return db
    .selectFrom('content_version')
    .select(['contentId', 'version'])
    .where('publishAt', '<=', now)
    .where(sql<boolean>`published_at is null`)
    .orderBy('publishAt')
    .limit(100)
    .execute()
}
