import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import { isStaffRole, type StaffRole, staffRoles } from '../../../api/actor.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/** A staff member's name; `null` if only the address is known. */
export const personName = (person: string) =>
  sql<string | null>`coalesce(
    nullif(${sql.ref(`${person}.display_name`)}, ''),
    nullif(concat_ws(' ', ${sql.ref(`${person}.first_name`)}, ${sql.ref(`${person}.last_name`)}), ''))`

const hasOneOf = (roles: readonly StaffRole[]) => sql<boolean>`person.roles && ${[...roles]}::text[]`

/**
 * Allows one change of the staff at a time, until the transaction ends. The database takes the same lock when it checks
 * that an active owner remains.
 */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(tx)
}

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
    .select(personName('person').as('name'))
    .select('second_factor.confirmed_at as second_factor_at')
    .select(sql<number>`coalesce(session.open, 0)`.as('sessions'))
    .select(sql<Date | null>`greatest(person.seen_at, session.seen_at)`.as('seen_at'))
    .where(hasOneOf(staffRoles))
    .where('person.deleted_at', 'is', null)
    .orderBy('staff_suspended_at', (order) => order.asc().nullsFirst())
    .orderBy(sql`lower(coalesce(${personName('person')}, person.email)) collate "fr-x-icu"`)
    .orderBy('person.id')
    .execute()
}

export async function memberOfStaff(tx: Tx, id: string) {
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
    .select(['person.id', sql<string>`coalesce(${personName('person')}, person.email)`.as('name')])
    .where(hasOneOf(roles))
    .where('staff_suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
  if (except.length > 0) people = people.where('id', 'not in', except)
  return people.orderBy('name').execute()
}

export function invitations(db: Db) {
  return db
    .selectFrom('staff_invitation')
    .leftJoin('person', 'person.id', 'staff_invitation.invited_by')
    .select(['staff_invitation.id', 'staff_invitation.email', 'staff_invitation.roles', 'invited_by'])
    .select(['staff_invitation.created_at', 'staff_invitation.expires_at'])
    .select(sql<string | null>`coalesce(${personName('person')}, person.email)`.as('inviter'))
    .orderBy('staff_invitation.created_at', 'desc')
    .execute()
}

/** Replaces an open invitation to the same address, whose link then stops working. */
export async function putInvitation(tx: Tx, row: Insertable<Tables['staff_invitation']>): Promise<void> {
  await tx.deleteFrom('staff_invitation').where('email', '=', row.email).execute()
  await tx.insertInto('staff_invitation').values(row).execute()
}

export function liveInvitation(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes and returns the invitation; of two concurrent calls only one gets it. */
export function consumeInvitation(tx: Tx, tokenHash: string, now: Date) {
  return tx
    .deleteFrom('staff_invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export function dropInvitation(tx: Tx, id: string) {
  return tx.deleteFrom('staff_invitation').where('id', '=', id).returning(['email', 'roles']).executeTakeFirst()
}

/** Deletes the invitations of somebody who may no longer invite. */
export async function dropInvitationsBy(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('staff_invitation').where('invited_by', '=', personId).execute()
}

/** Deletes old expired invitations, whose addresses are no longer needed. */
export async function dropInvitationsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('staff_invitation').where('expires_at', '<', at).execute()
}

/** Whether an email went to a staff member, or to somebody invited to the staff. */
export async function isToStaff(db: Db, { template, to_address: to }: { template: string; to_address: string }) {
  if (template.startsWith('staff.')) return true
  const found = await db
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', to.toLowerCase())
    .where(hasOneOf(staffRoles))
    .executeTakeFirst()
  return found !== undefined
}
