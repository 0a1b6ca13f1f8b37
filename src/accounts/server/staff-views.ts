// What is known of the members of the staff.
import { sql } from 'kysely'
import { isStaffRole, type StaffRole, staffRoles } from '../../api/actor.ts'
import type { Db } from '../../platform/db/port.ts'
import { staffName } from './views.ts'

const hasOneOf = (roles: readonly StaffRole[]) => sql<boolean>`person.roles && ${[...roles]}::text[]`

export function staffMembers(db: Db, now: Date) {
  return db
    .selectFrom('person')
    .leftJoin('second_factor', 'second_factor.personId', 'person.id')
    .leftJoin(
      (sessions) =>
        sessions
          .selectFrom('session')
          .select(['personId', sql<number>`count(*)::int`.as('open'), sql<Date>`max(session.seen_at)`.as('seenAt')])
          .where('expiresAt', '>', now)
          .groupBy('personId')
          .as('session'),
      (join) => join.onRef('session.personId', '=', 'person.id'),
    )
    .select(['person.id', 'person.email', 'person.roles', 'staffSuspendedAt', 'staffSuspendedReason'])
    .select(staffName('person').as('name'))
    .select('second_factor.confirmedAt as secondFactorAt')
    .select(sql<number>`coalesce(session.open, 0)`.as('sessions'))
    .select(sql<Date | null>`greatest(person.seen_at, session.seen_at)`.as('seenAt'))
    .where(hasOneOf(staffRoles))
    .where('person.deletedAt', 'is', null)
    .orderBy('staffSuspendedAt', (order) => order.asc().nullsFirst())
    .orderBy(sql`lower(coalesce(${staffName('person')}, person.email)) collate "fr-x-icu"`)
    .orderBy('person.id')
    .execute()
}

export async function memberOfStaff(tx: Db, id: string) {
  const row = await tx
    .selectFrom('person')
    .leftJoin('second_factor', 'second_factor.personId', 'person.id')
    .select(['person.id', 'person.email', 'person.locale', 'person.roles', 'person.staffSuspendedAt'])
    .select('second_factor.confirmedAt as secondFactorAt')
    .where('person.id', '=', id)
    .where('person.deletedAt', 'is', null)
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
    .where('staffSuspendedAt', 'is', null)
    .where('deletedAt', 'is', null)
  if (except.length > 0) people = people.where('id', 'not in', except)
  return people.orderBy('name').execute()
}

/** Where active members with one of these roles are written to. */
export async function staffAddresses(db: Db, roles: readonly StaffRole[]): Promise<{ id: string; email: string }[]> {
  const members = await db
    .selectFrom('person')
    .select(['id', 'email'])
    .where(hasOneOf(roles))
    .where('staffSuspendedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  return members.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]))
}

/** The names of members, of former ones too. */
export async function staffNamed(db: Db, ids: readonly string[]): Promise<{ id: string; name: string | null }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('person')
    .select(['person.id', sql<string | null>`coalesce(${staffName('person')}, person.email)`.as('name')])
    .where('id', 'in', [...ids])
    .execute()
}

/** Whether the person has a second factor, and whether this session was proved with a passkey. */
export async function signInProofs(db: Db, of: { personId: string; sessionId: string }) {
  const session = await db
    .selectFrom('session')
    .leftJoin('second_factor', 'second_factor.personId', 'session.personId')
    .select(['second_factor.confirmedAt', 'session.passkeyAt'])
    .where('session.id', '=', of.sessionId)
    .where('session.personId', '=', of.personId)
    .executeTakeFirst()
  return { factor: session?.confirmedAt != null, passkey: session?.passkeyAt != null }
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
