import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

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
