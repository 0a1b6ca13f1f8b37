import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { ExpertTable, ExpertTitleTable } from '../../server/tables.ts'
import type { ExpertRow } from '../../server/views.ts'

/** The initial skill in an approved field, before there are answers to measure. */
const firstSkill = 0.7

export async function insertExpert(
  tx: Tx,
  row: Insertable<ExpertTable>,
  categories: readonly string[],
  titles: readonly Insertable<ExpertTitleTable>[],
): Promise<void> {
  await tx.insertInto('expert').values(row).execute()
  await openFields(tx, row.id, categories, titles)
}

/** Reinstates an expert who had left: their past answers and reviews stay theirs. */
export async function reinstateExpert(
  tx: Tx,
  { id, personId: _same, createdAt: _first, ...row }: Insertable<ExpertTable>,
  categories: readonly string[],
  titles: readonly Insertable<ExpertTitleTable>[],
): Promise<void> {
  const anew = { termsVersion: null, stateReason: null, awaySince: null, lapsedInRow: 0 }
  await tx
    .updateTable('expert')
    .set({ ...row, ...anew })
    .where('id', '=', id)
    .execute()
  await openFields(tx, id, categories, titles)
}

async function openFields(
  tx: Tx,
  id: string,
  categories: readonly string[],
  titles: readonly Insertable<ExpertTitleTable>[],
): Promise<void> {
  const rows = [...new Set(categories)].map((category) => ({
    expertId: id,
    category,
    subCategory: '',
    skill: firstSkill,
  }))
  await tx.insertInto('expert_category').values(rows).execute()
  await tx
    .insertInto('expert_title')
    .values([...titles])
    .execute()
}

export async function insertTitle(tx: Tx, title: Insertable<ExpertTitleTable>): Promise<void> {
  await tx.insertInto('expert_title').values(title).execute()
}

export function lockExpert(tx: Tx, personId: string): Promise<ExpertRow | undefined> {
  return tx.selectFrom('expert').selectAll().where('personId', '=', personId).forNoKeyUpdate().executeTakeFirst()
}

export function updateExpert(tx: Tx, id: string, change: Updateable<ExpertTable>): Promise<ExpertRow> {
  return tx.updateTable('expert').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Deletes an expert who never published their page: only rows written at approval refer to theirs. */
export async function deleteUnpublishedExpert(tx: Tx, expertId: string): Promise<ExpertRow | undefined> {
  return tx
    .deleteFrom('expert')
    .where('id', '=', expertId)
    .where('state', '=', 'onboarding')
    .returningAll()
    .executeTakeFirst()
}

export function pictureOf(db: Db, slug: string) {
  return db
    .selectFrom('expert')
    .select(['pictureKey', 'personId', 'state'])
    .where((expert) => expert.or([expert('slug', '=', slug), expert('id', '=', slug)]))
    .executeTakeFirst()
}
