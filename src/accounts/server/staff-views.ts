// What is known of the members of the staff.
import { sql } from 'kysely'
import { isStaffRole, type StaffRole, staffRoles } from '../../api/actor.ts'
import type { Db } from '../../platform/db/port.ts'
import { staffName } from './views.ts'

const hasOneOf = (roles: readonly StaffRole[]) => sql<boolean>`person.roles && ${[...roles]}::text[]`

export function staffMembers(db: Db, now: Date) {
  return db
    .selectFrom('person')
    .leftJoin('second_factor', 'second_factor.person_id', 'person.id')
    .leftJoin(
      (sessions) =>
        sessions
          .selectFrom('session')
          .select(['person_id', sql<number>`count(*)::int`.as('open'), sql<Date>`max(session.seen_at)`.as('seen_at')])
          .where('expires_at', '>', now)
          .groupBy('person_id')
          .as('session'),
      (join) => join.onRef('session.person_id', '=', 'person.id'),
    )
    .select(['person.id', 'person.email', 'person.roles', 'staff_suspended_at', 'staff_suspended_reason'])
    .select(staffName('person').as('name'))
    .select('second_factor.confirmed_at as second_factor_at')
    .select(sql<number>`coalesce(session.open, 0)`.as('sessions'))
    .select(sql<Date | null>`greatest(person.seen_at, session.seen_at)`.as('seen_at'))
    .where(hasOneOf(staffRoles))
    .where('person.deleted_at', 'is', null)
    .orderBy('staff_suspended_at', (order) => order.asc().nullsFirst())
    .orderBy(sql`lower(coalesce(${staffName('person')}, person.email)) collate "fr-x-icu"`)
    .orderBy('person.id')
    .execute()
}

export async function memberOfStaff(tx: Db, id: string) {
  const row = await tx
    .selectFrom('person')
    .leftJoin('second_factor', 'second_factor.person_id', 'person.id')
    .select(['person.id', 'person.email', 'person.locale', 'person.roles', 'person.staff_suspended_at'])
    .select('second_factor.confirmed_at as second_factor_at')
    .where('person.id', '=', id)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.roles.some(isStaffRole) ? row : null
}

/** Active members with one of these roles, except the given people. */
export async function staffWithRoles(
  db: Db,
  roles: readonly StaffRole[],
  except: readonly string[],
): Promise<{ id: string; name: string }[]> {
  let people = db
    .selectFrom('person')
    .select(['person.id', sql<string>`coalesce(${staffName('person')}, person.email)`.as('name')])
    .where(hasOneOf(roles))
    .where('staff_suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
  if (except.length > 0) people = people.where('id', 'not in', except)
  return people.orderBy('name').execute()
}

export function confirmedFactor(db: Db, personId: string) {
  return db
    .selectFrom('second_factor')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** Whether somebody with a role of the staff has this address. */
export async function isStaffAddress(db: Db, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .where(hasOneOf(staffRoles))
    .executeTakeFirst()
  return found !== undefined
}
