import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { ExpertRow } from '../../server/views.ts'

export function lockExpertById(tx: Tx, id: string): Promise<ExpertRow | undefined> {
  return tx.selectFrom('expert').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function fieldsOf(db: Db, expertId: string) {
  const [fields, titles] = await Promise.all([
    db.selectFrom('expert_category').select('category').distinct().where('expert_id', '=', expertId).execute(),
    db
      .selectFrom('expert_title')
      .select(['regulated', 'valid_until as validUntil'])
      .where('expert_id', '=', expertId)
      .execute(),
  ])
  return { categories: fields.map(({ category }) => category), titles }
}

/** Titles that a field depends on, that end within thirty days or have ended, and that no newer title replaces. */
export function endingTitles(db: Db, today: string) {
  return db
    .selectFrom('expert_title as title')
    .innerJoin('expert', 'expert.id', 'title.expert_id')
    .select([
      'title.id',
      'title.label_fr',
      'title.label_en',
      'title.valid_until',
      'title.warned_days',
      'expert.id as expert_id',
    ])
    .where('expert.state', 'in', ['active', 'restricted'])
    .where('expert.covers_all', '=', false)
    .where('expert.scripted', '=', false)
    .where('title.regulated', '<>', 'none')
    .where(sql<boolean>`title.valid_until <= ${today}::date + 30`)
    .where((where) => where.or([where('title.warned_days', 'is', null), where('title.warned_days', '<>', 0)]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('expert_title as newer')
            .select('newer.id')
            .whereRef('newer.expert_id', '=', 'title.expert_id')
            .whereRef('newer.regulated', '=', 'title.regulated')
            .where(sql<boolean>`(newer.valid_until is null or newer.valid_until > title.valid_until)`),
        ),
      ),
    )
    .orderBy('title.valid_until')
    .execute()
}

/** False if a concurrent run has sent this email already. */
export async function markWarned(tx: Tx, titleId: string, days: 30 | 7 | 0): Promise<boolean> {
  const row = await tx
    .updateTable('expert_title')
    .set({ warned_days: days })
    .where('id', '=', titleId)
    .where((where) => where.or([where('warned_days', 'is', null), where('warned_days', '>', days)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
