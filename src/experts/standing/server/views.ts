// What the staff reads of experts.
import { personView } from '../../../accounts/server/views.ts'
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { GrantedTitle } from '../../onboarding/granting.ts'

const people = (db: Db) =>
  db
    .selectFrom('expert')
    .innerJoin(personView.as('person'), 'person.id', 'expert.personId')
    .select([
      'expert.id',
      'expert.slug',
      'expert.firstName',
      'expert.lastName',
      'expert.professionFr',
      'expert.professionEn',
      'expert.state',
      'expert.stateAt',
      'expert.stateReason',
      'expert.localSpecialist',
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
    .orderBy('expert.lastName')
    .orderBy('expert.firstName')
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
