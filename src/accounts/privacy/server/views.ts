// What neighbours may read of merged and held people.
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'

/** People under a legal hold, or with this name, address or id; held people come first. */
export function findPeople(db: Db, search: string, limit: number) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  let people = db
    .selectFrom('person')
    .select(['id', 'contactEmail', 'standing', 'createdAt', 'seenAt', 'heldAt', 'heldReason'])
    .select(
      sql<string | null>`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), nullif(display_name, ''))`.as(
        'name',
      ),
    )
    .where('deletedAt', 'is', null)
  people =
    search === ''
      ? people.where('heldAt', 'is not', null)
      : people.where((where) =>
          where.or([
            where('id', '=', search),
            where('contactEmail', 'ilike', like),
            where('displayName', 'ilike', like),
            where(sql<string>`concat_ws(' ', first_name, last_name)`, 'ilike', like),
          ]),
        )
  return people
    .orderBy('heldAt', (order) => order.desc().nullsLast())
    .orderBy('seenAt', (order) => order.desc().nullsLast())
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
    .select(['heldAt', 'heldReason'])
    .where('id', '=', personId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
