// What is known of the second factors of clients and experts.
import { sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'

/** The account of an address or an id, with its second factor and when that is going to be switched off. */
export function factorHolder(db: Db, by: { email: string } | { id: string }) {
  const member = db
    .selectFrom('person')
    .leftJoin('second_factor', 'second_factor.personId', 'person.id')
    .leftJoin('second_factor_removal', (join) =>
      join.onRef('second_factor_removal.personId', '=', 'person.id').on('second_factor_removal.endedAt', 'is', null),
    )
    .select(['person.id', 'person.roles', 'second_factor.confirmedAt as secondFactorAt'])
    .select('second_factor_removal.dueAt as removalDue')
    .where('person.standing', '=', 'member')
    .where('person.deletedAt', 'is', null)
  return (
    'id' in by
      ? member.where('person.id', '=', by.id)
      : member.where(sql`lower(person.email)`, '=', by.email.toLowerCase())
  ).executeTakeFirst()
}

export async function removalsById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('second_factor_removal').select(['id', 'dueAt', 'outcome']).where('id', 'in', ids).execute()
}
