import { deleteKeysOf } from '../../../api/server/idempotency-store.ts'
import { deleteLiveRowsOf } from '../../../platform/live/store.ts'
import { deleteEmailsTo, deleteOldEmails } from '../../../platform/mail/outbox-store.ts'
import '../../server/tables.ts'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { placeholderEmail } from '../../server/store.ts'
import type { PersonRow } from '../../server/views.ts'

export const erasureEmailTemplate = 'accounts.erased'

/**
 * Erases identifying data and every way to sign in. The rows stay, because records that the law keeps refer to them.
 */
export async function anonymizePeople(tx: Tx, ids: string[], addresses: string[], now: Date): Promise<void> {
  for (const table of [
    'push_subscription',
    'session',
    'credential',
    'second_factor',
    'passkey',
    'second_factor_removal',
  ] as const)
    await tx.deleteFrom(table).where('personId', 'in', ids).execute()
  await deleteLiveRowsOf(tx, ids)
  await tx
    .deleteFrom('one_time_token')
    .where((where) => where.or([where('personId', 'in', ids), where(sql`lower(email)`, 'in', addresses)]))
    .execute()
  await deleteKeysOf(tx, ids)
  await deleteEmailsTo(tx, ids, addresses)
  for (const id of ids)
    await tx
      .updateTable('person')
      .set({
        ...nobody,
        email: placeholderEmail(id),
        standing: 'visitor',
        roles: ['client'],
        deletedAt: sql<Date>`coalesce(deleted_at, ${now})`,
        erasedAt: now,
      })
      .where('id', '=', id)
      .execute()
}

const nobody = {
  contactEmail: null,
  displayName: null,
  firstName: null,
  lastName: null,
  phone: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
  company: null,
  siret: null,
  vatNumber: null,
  pictureKey: null,
  marketingConsentAt: null,
  seenAt: null,
  warnedAt: null,
}

export async function insertErasure(tx: Tx, row: Insertable<Tables['erasure']>): Promise<void> {
  await tx.insertInto('erasure').values(row).execute()
}

export const erasureByHash = (db: Db, hash: string) =>
  db.selectFrom('erasure').select(['hash', 'content']).where('hash', '=', hash).executeTakeFirst()

export const devicesOf = (db: Db, personId: string) =>
  db
    .selectFrom('push_subscription')
    .select(['endpoint', 'locale', 'createdAt'])
    .where('personId', '=', personId)
    .execute()

export const allSessionsOf = (db: Db, personId: string) =>
  db
    .selectFrom('session')
    .select(['device', 'address', 'createdAt', 'seenAt', 'expiresAt', 'passkeyAt'])
    .where('personId', '=', personId)
    .execute()

export const exportedPasskeysOf = (db: Db, personId: string) =>
  db
    .selectFrom('passkey')
    .select(['name', 'rpId', 'credentialId', 'transports', 'createdAt', 'usedAt'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .execute()

export const factorRemovalsOf = (db: Db, personId: string) =>
  db
    .selectFrom('second_factor_removal')
    .select(['createdAt', 'dueAt', 'endedAt', 'outcome'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .execute()

/** Records a visit now, and clears the inactivity warning. */
export async function markSeen(db: Db, personId: string, now: Date): Promise<void> {
  await db.updateTable('person').set({ seenAt: now, warnedAt: null }).where('id', '=', personId).execute()
}

const lastSeen = sql<Date>`coalesce(person.seen_at, person.created_at)`

/** People of this standing without a visit since then and without a legal hold; the longest inactive first. */
export function inactiveSince(db: Db, standing: PersonRow['standing'], since: Date, most: number) {
  return db
    .selectFrom('person')
    .selectAll()
    .where('standing', '=', standing)
    .where('deletedAt', 'is', null)
    .where('heldAt', 'is', null)
    .where(sql<SqlBool>`not roles && array['support', 'editor', 'compliance', 'owner']`)
    .where(lastSeen, '<', since)
    .orderBy(lastSeen)
    .limit(most)
    .execute()
}

export async function markWarned(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx.updateTable('person').set({ warnedAt: now }).where('id', '=', personId).execute()
}

/** A visitor's legal hold continues on the account that they were merged into. */
export async function transferHold(tx: Tx, from: PersonRow, to: string): Promise<void> {
  if (!from.heldAt) return
  await tx.updateTable('person').set({ heldAt: null, heldReason: null }).where('id', '=', from.id).execute()
  await tx
    .updateTable('person')
    .set({ heldAt: from.heldAt, heldReason: from.heldReason })
    .where('id', '=', to)
    .where('heldAt', 'is', null)
    .execute()
}

export async function setHold(tx: Tx, personId: string, hold: { at: Date; reason: string } | null): Promise<boolean> {
  const set = await tx
    .updateTable('person')
    .set({ heldAt: hold?.at ?? null, heldReason: hold?.reason ?? null })
    .where('id', '=', personId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return set !== undefined
}

/** The email's recipient is not under a legal hold. */
const notHeld = sql<SqlBool>`not exists (select from person where person.held_at is not null
  and (person.id = mail_outbox.person_id or lower(person.contact_email) = lower(mail_outbox.to_address)))`

/** Empties old emails and later deletes their rows; the receipt sent to an erased person is deleted first. */
export const deleteOldEmailsOfFreePeople = (db: Db, { last, ...before }: Record<'last' | 'body' | 'row', Date>) =>
  deleteOldEmails(db, { ...before, early: { template: erasureEmailTemplate, at: last } }, notHeld)
