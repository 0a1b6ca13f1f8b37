import { personView } from '../../../accounts/server/views.ts'
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { GrantedTitle } from '../../onboarding/granting.ts'
import type { ExpertRow } from '../../server/store.ts'

export function lockExpertById(tx: Tx, id: string): Promise<ExpertRow | undefined> {
  return tx.selectFrom('expert').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

const people = (db: Db) =>
  db
    .selectFrom('expert')
    .innerJoin(personView.as('person'), 'person.id', 'expert.person_id')
    .select([
      'expert.id',
      'expert.slug',
      'expert.first_name',
      'expert.last_name',
      'expert.profession_fr',
      'expert.profession_en',
      'expert.state',
      'expert.state_at',
      'expert.state_reason',
      'expert.local_specialist',
      'person.email',
      sql<GrantedTitle[]>`coalesce((select jsonb_agg(jsonb_build_object('regulated', regulated, 'labelFr', label_fr,
        'labelEn', label_en, 'body', body, 'validUntil', valid_until)
        order by regulated <> 'none' desc, valid_until desc nulls first, id)
        from expert_title where expert_id = expert.id), '[]')`.as('titles'),
    ])

export type StaffExpertRow = Awaited<ReturnType<typeof findExperts>>[number]

/** Suspended experts come first; the scripted expert and experts who have left cannot be suspended. */
export function findExperts(db: Db, wanted: string, limit: number) {
  const text = wanted.trim()
  return people(db)
    .where('expert.scripted', '=', false)
    .where('expert.state', '<>', 'left')
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`expert.id = ${text} or position(unaccent(lower(${text})) in
          unaccent(lower(concat_ws(' ', expert.first_name, expert.last_name, expert.slug, person.email)))) > 0`,
      ),
    )
    .orderBy(sql`expert.state <> 'suspended'`)
    .orderBy('expert.last_name')
    .orderBy('expert.first_name')
    .orderBy('expert.id')
    .limit(limit)
    .execute()
}

export async function expertsByIds(db: Db, ids: readonly string[]): Promise<StaffExpertRow[]> {
  if (ids.length === 0) return []
  return people(db)
    .where('expert.id', 'in', [...ids])
    .execute()
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
