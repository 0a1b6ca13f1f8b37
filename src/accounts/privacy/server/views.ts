// What neighbours may read of merged and held people.
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'

/** People under a legal hold, or with this name, address or id; held people come first. */
export function findPeople(db: Db, search: string, limit: number) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  let people = db
    .selectFrom('person')
    .select(['id', 'contact_email', 'standing', 'created_at', 'seen_at', 'held_at', 'held_reason'])
    .select(
      sql<string | null>`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), nullif(display_name, ''))`.as(
        'name',
      ),
    )
    .where('deleted_at', 'is', null)
  people =
    search === ''
      ? people.where('held_at', 'is not', null)
      : people.where((where) =>
          where.or([
            where('id', '=', search),
            where('contact_email', 'ilike', like),
            where('display_name', 'ilike', like),
            where(sql<string>`concat_ws(' ', first_name, last_name)`, 'ilike', like),
          ]),
        )
  return people
    .orderBy('held_at', (order) => order.desc().nullsLast())
    .orderBy('seen_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The person and everybody who was merged into them. */
export async function mergedPersonIds(db: Db, personId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    with recursive joined (id) as (
      select ${personId}::text union select person.id from person join joined on person.claimed_by = joined.id
    ) select id from joined`.execute(db)
  return rows.rows.map(({ id }) => id)
}

export function lockHold(tx: Tx, personId: string) {
  return tx
    .selectFrom('person')
    .select(['held_at', 'held_reason'])
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
