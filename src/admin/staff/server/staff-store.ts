import { isStaffAddress } from '../../../accounts/server/staff-views.ts'
import { personView, staffName } from '../../../accounts/server/views.ts'
import '../../server/tables.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

/**
 * Allows one change of the staff at a time, until the transaction ends. The database takes the same lock when it checks
 * that an active owner remains.
 */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`.execute(tx)
}

export function invitations(db: Db) {
  return db
    .selectFrom('staff_invitation')
    .leftJoin(personView.as('person'), 'person.id', 'staff_invitation.invitedBy')
    .select(['staff_invitation.id', 'staff_invitation.email', 'staff_invitation.roles', 'invitedBy'])
    .select(['staff_invitation.createdAt', 'staff_invitation.expiresAt'])
    .select(sql<string | null>`coalesce(${staffName('person')}, person.email)`.as('inviter'))
    .orderBy('staff_invitation.createdAt', 'desc')
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
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Deletes and returns the invitation; of two concurrent calls only one gets it. */
export function consumeInvitation(tx: Tx, tokenHash: string, now: Date) {
  return tx
    .deleteFrom('staff_invitation')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export function dropInvitation(tx: Tx, id: string) {
  return tx.deleteFrom('staff_invitation').where('id', '=', id).returning(['email', 'roles']).executeTakeFirst()
}

/** Deletes the invitations of somebody who may no longer invite. */
export async function dropInvitationsBy(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('staff_invitation').where('invitedBy', '=', personId).execute()
}

/** Deletes old expired invitations, whose addresses are no longer needed. */
export async function dropInvitationsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('staff_invitation').where('expiresAt', '<', at).execute()
}

/** Whether an email went to a staff member, or to somebody invited to the staff. */
export async function isToStaff(db: Db, { template, toAddress: to }: { template: string; toAddress: string }) {
  if (template.startsWith('staff.')) return true
  return isStaffAddress(db, to)
}
