// What is known of the second factors of clients and experts.
import { sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'

/**
 * The account of an address or an id, with its second factor, when that is going to be switched off, and when what could
 * prove its owner has changed.
 */
export function factorHolder(db: Db, by: { email: string } | { id: string }) {
  const member = db
    .selectFrom('person')
    .leftJoin('second_factor', 'second_factor.personId', 'person.id')
    .leftJoin('second_factor_removal', (join) =>
      join.onRef('second_factor_removal.personId', '=', 'person.id').on('second_factor_removal.endedAt', 'is', null),
    )
    .select(['person.id', 'person.roles', 'second_factor.confirmedAt as secondFactorAt'])
    .leftJoin('credential', 'credential.personId', 'person.id')
    .select(['person.emailChangedAt', 'credential.changedAt as passwordChangedAt'])
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

/** When what could prove the owner of these accounts has changed. */
export async function accountChanges(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('person')
    .leftJoin('credential', 'credential.personId', 'person.id')
    .select(['person.id', 'person.emailChangedAt as email', 'person.phoneChangedAt as phone'])
    .select('credential.changedAt as password')
    .where('person.id', 'in', ids)
    .execute()
}
