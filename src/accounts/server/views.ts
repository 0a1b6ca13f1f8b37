// What neighbours may read of people: subqueries to join, names, and the row itself.
import { expressionBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { PersonTable } from './tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const personView = selectFrom('person').select([
  'id',
  'email',
  'contact_email',
  'standing',
  'locale',
  'display_name',
  'first_name',
  'last_name',
  'deleted_at',
  'erased_at',
  'held_at',
])

/** People under a legal hold: their data is not changed until staff lifts it. */
export const heldPeople = selectFrom('person').select('id').where('held_at', 'is not', null)

/** Who can sign in with a password. */
export const passwordView = selectFrom('credential').select('person_id')

/** The name used in lists: the chosen one, or else the address. */
export const personListName = (person: string) =>
  sql<string>`coalesce(nullif(${sql.ref(`${person}.display_name`)}, ''), ${sql.ref(`${person}.contact_email`)}, '–')`

/** The name used in lists; undefined for an unknown id. */
export function personNamed(db: Db, id: string) {
  return db
    .selectFrom('person')
    .select(['id', personListName('person').as('name')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The full name of a staff member; `null` if only the address is known. */
export const staffName = (person: string) =>
  sql<string | null>`coalesce(
    nullif(${sql.ref(`${person}.display_name`)}, ''),
    nullif(concat_ws(' ', ${sql.ref(`${person}.first_name`)}, ${sql.ref(`${person}.last_name`)}), ''))`

export type PersonRow = Selectable<PersonTable>

/** Waits for concurrent writes for this person, so that a claim moves those rows too. */
export async function lockPerson(tx: Db, id: string): Promise<PersonRow | undefined> {
  return tx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
