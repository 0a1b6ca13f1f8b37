import { type Insertable, sql, type Updateable } from 'kysely'
import type { Role } from '../../api/actor.ts'
import type { Db } from '../../platform/db/port.ts'
import type { PersonTable } from './tables.ts'
import type { PersonRow } from './views.ts'

/** Fills `email` for everybody but members: never shown, never written to. */
export const placeholderEmail = (id: string) => `${id}@visitor.invalid`

export async function insertPerson(db: Db, person: Insertable<PersonTable>): Promise<void> {
  await db.insertInto('person').values(person).execute()
}

/** `false` if the address already has an account. */
export async function insertMember(db: Db, person: Insertable<PersonTable>): Promise<boolean> {
  const row = await db
    .insertInto('person')
    .values(person)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function personById(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()
}

export async function personWithSignInMethods(db: Db, id: string) {
  return db
    .selectFrom('person')
    .leftJoin('credential', 'credential.personId', 'person.id')
    .leftJoin('second_factor', 'second_factor.personId', 'person.id')
    .selectAll('person')
    .select(['credential.passwordHash', 'credential.changedAt as passwordChangedAt'])
    .select('second_factor.confirmedAt as secondFactorAt')
    .select((row) =>
      row
        .and([row('second_factor.confirmedAt', 'is not', null), row('second_factor.secretEncrypted', 'is not', null)])
        .as('hasApp'),
    )
    .where('person.id', '=', id)
    .where('person.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The account that signs in with this address, with its password hash and factor. */
export async function memberByEmail(db: Db, email: string) {
  return db
    .selectFrom('person')
    .leftJoin('credential', 'credential.personId', 'person.id')
    .leftJoin('second_factor', 'second_factor.personId', 'person.id')
    .select(['person.id', 'person.email', 'person.roles', 'person.locale', 'person.displayName', 'person.firstName'])
    .select(['credential.passwordHash', 'second_factor.confirmedAt as secondFactorAt'])
    .where(sql`lower(person.email)`, '=', email.toLowerCase())
    .where('person.standing', '=', 'member')
    .where('person.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Everybody who left this address and has not proved it, the latest first. */
export async function pendingByEmail(db: Db, email: string) {
  return db
    .selectFrom('person')
    .leftJoin('credential', 'credential.personId', 'person.id')
    .select(['person.id', 'credential.passwordHash'])
    .where(sql`lower(person.contact_email)`, '=', email.toLowerCase())
    .where('person.standing', '=', 'pending')
    .where('person.deletedAt', 'is', null)
    .orderBy('person.createdAt', 'desc')
    .orderBy('person.id', 'desc')
    .execute()
}

/** Serializes proofs of an address: two links opened together must not make two accounts. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accounts ${email.toLowerCase()}`}, 0))`.execute(tx)
}

export async function updatePerson(db: Db, id: string, change: Updateable<PersonTable>): Promise<void> {
  await db.updateTable('person').set(change).where('id', '=', id).where('deletedAt', 'is', null).execute()
}

/** `false` if another account has the address. */
export async function moveToEmail(tx: Db, id: string, email: string, now: Date): Promise<boolean> {
  const other = await tx
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) return false
  await updatePerson(tx, id, { email, contactEmail: email, emailChangedAt: now })
  return true
}

export async function setRoles(db: Db, id: string, roles: Role[]): Promise<void> {
  await updatePerson(db, id, { roles })
}

export async function passwordHashOf(db: Db, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('credential')
    .select('passwordHash')
    .where('personId', '=', personId)
    .executeTakeFirst()
  return row?.passwordHash ?? null
}

export async function putPassword(db: Db, personId: string, passwordHash: string, now: Date): Promise<void> {
  await db
    .insertInto('credential')
    .values({ personId, passwordHash, changedAt: now })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ passwordHash, changedAt: now }))
    .execute()
}

export async function dropPassword(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('credential').where('personId', '=', personId).execute()
}

export type NewSession = {
  id: string
  tokenHash: string
  personId: string
  expiresAt: Date
  address: string
  device: string | null
  passkeyAt: Date | null
}

export async function insertSession(db: Db, now: Date, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, createdAt: now, seenAt: now })
    .execute()
}

/** Authenticates every API call: one look-up by the unique hash. */
export function sessionByHash(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select(['session.id', 'session.seenAt', 'session.personId', 'person.standing', 'person.roles'])
    .select('person.staffSuspendedAt')
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .where('person.deletedAt', 'is', null)
    .executeTakeFirst()
}

export function sessionById(db: Db, id: string, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select(['person.roles', 'person.staffSuspendedAt'])
    .where('session.id', '=', id)
    .where('session.expiresAt', '>', now)
    .where('person.deletedAt', 'is', null)
    .executeTakeFirst()
}

export async function touchSession(db: Db, id: string, change: { seenAt: Date; expiresAt?: Date }): Promise<void> {
  await db.updateTable('session').set(change).where('id', '=', id).execute()
}

export async function shiftSessions(db: Db, now: Date, seconds: number): Promise<void> {
  await sql`
    update session set expires_at = expires_at + make_interval(secs => ${seconds}),
                       seen_at = seen_at + make_interval(secs => ${seconds})
    where expires_at > ${now}`.execute(db)
}

export function sessionsOf(db: Db, personId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'createdAt', 'seenAt', 'expiresAt', 'passkeyAt'])
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .execute()
}

export async function endSession(db: Db, personId: string, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('session').where('id', '=', id).where('personId', '=', personId).executeTakeFirst()
  return ended.numDeletedRows > 0n
}

export async function endSessions(db: Db, personId: string, except?: string): Promise<void> {
  let query = db.deleteFrom('session').where('personId', '=', personId)
  if (except) query = query.where('id', '<>', except)
  await query.execute()
}

/** Keeps the visitor's row for the record, without sessions or password of its own. */
export async function markClaimed(tx: Db, from: string, to: string, now: Date): Promise<void> {
  await endSessions(tx, from)
  await dropPassword(tx, from)
  await tx.updateTable('person').set({ deletedAt: now, claimedBy: to }).where('id', '=', from).execute()
}
