import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { ExpertRow } from '../../server/views.ts'

export function lockExpertById(tx: Tx, id: string): Promise<ExpertRow | undefined> {
  return tx.selectFrom('expert').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function fieldsOf(db: Db, expertId: string) {
  const [fields, titles] = await Promise.all([
    db.selectFrom('expert_category').select('category').distinct().where('expertId', '=', expertId).execute(),
    db.selectFrom('expert_title').select(['regulated', 'validUntil']).where('expertId', '=', expertId).execute(),
  ])
  return { categories: fields.map(({ category }) => category), titles }
}

/** Titles that a field depends on, that end within thirty days or have ended, and that no newer title replaces. */
export function endingTitles(db: Db, today: string) {
  return db
    .selectFrom('expert_title as title')
    .innerJoin('expert', 'expert.id', 'title.expertId')
    .select([
      'title.id',
      'title.labelFr',
      'title.labelEn',
      'title.validUntil',
      'title.warnedDays',
      'expert.id as expertId',
    ])
    .where('expert.state', 'in', ['active', 'restricted'])
    .where('expert.coversAll', '=', false)
    .where('expert.scripted', '=', false)
    .where('title.regulated', '<>', 'none')
    .where(sql<boolean>`title.valid_until <= ${today}::date + 30`)
    .where((where) => where.or([where('title.warnedDays', 'is', null), where('title.warnedDays', '<>', 0)]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('expert_title as newer')
            .select('newer.id')
            .whereRef('newer.expertId', '=', 'title.expertId')
            .whereRef('newer.regulated', '=', 'title.regulated')
            .where(sql<boolean>`(newer.valid_until is null or newer.valid_until > title.valid_until)`),
        ),
      ),
    )
    .orderBy('title.validUntil')
    .execute()
}

/** False if a concurrent run has sent this email already. */
export async function markWarned(tx: Tx, titleId: string, days: 30 | 7 | 0): Promise<boolean> {
  const row = await tx
    .updateTable('expert_title')
    .set({ warnedDays: days })
    .where('id', '=', titleId)
    .where((where) => where.or([where('warnedDays', 'is', null), where('warnedDays', '>', days)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
