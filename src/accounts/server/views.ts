// What neighbours may read of people: subqueries to join, names, and the row itself.
import { expressionBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { PersonTable } from './tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const personView = selectFrom('person').select([
  'id',
  'email',
  'contactEmail',
  'standing',
  'locale',
  'displayName',
  'firstName',
  'lastName',
  'deletedAt',
  'erasedAt',
  'heldAt',
])

/** People under a legal hold: their data is not changed until staff lifts it. */
export const heldPeople = selectFrom('person').select('id').where('heldAt', 'is not', null)

/** Who can sign in with a password. */
export const passwordView = selectFrom('credential').select('personId')

/** The name used in lists: the chosen one, or else the address. */
export const personListName = (person: string) =>
  sql<string>`coalesce(nullif(${sql.ref(`${person}.displayName`)}, ''), ${sql.ref(`${person}.contactEmail`)}, '–')`

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
    nullif(${sql.ref(`${person}.displayName`)}, ''),
    nullif(concat_ws(' ', ${sql.ref(`${person}.firstName`)}, ${sql.ref(`${person}.lastName`)}), ''))`

export type PersonRow = Selectable<PersonTable>

/** Waits for concurrent writes for this person, so that a claim moves those rows too. */
export async function lockPerson(tx: Db, id: string): Promise<PersonRow | undefined> {
  return tx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The IP address from which a person's latest session was opened. */
export async function latestAddressOf(db: Db, personId: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('session')
    .select('address')
    .where('personId', '=', personId)
    .orderBy('seenAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.address
}
