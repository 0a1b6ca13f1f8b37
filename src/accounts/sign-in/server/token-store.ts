import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { Purpose } from '../../server/tables.ts'

export type NewToken = {
  tokenHash: string
  purpose: Purpose
  email?: string
  personId?: string | null
  expiresAt: Date
}

export async function insertToken(db: Db, now: Date, token: NewToken): Promise<void> {
  await db
    .insertInto('one_time_token')
    .values({ ...token, createdAt: now })
    .execute()
}

export function liveToken(db: Db, purpose: Purpose, tokenHash: string, now: Date) {
  return db
    .selectFrom('one_time_token')
    .select(['email', 'personId'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

const longest = 24 * 3_600_000

/**
 * The newest link to this address that still opens, sent within a day, opens until then at least; `false` where there is
 * none.
 */
export async function prolongToken(
  db: Db,
  { purpose, email, now, until }: { purpose: Purpose; email: string; now: Date; until: Date },
): Promise<boolean> {
  const newest = db
    .selectFrom('one_time_token')
    .select('tokenHash')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', new Date(now.getTime() - longest))
    .orderBy('createdAt', 'desc')
    .limit(1)
  const row = await db
    .updateTable('one_time_token')
    .set({ expiresAt: sql`greatest(expires_at, ${until})` })
    .where('tokenHash', '=', newest)
    .where('expiresAt', '>', now)
    .returning('tokenHash')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes and returns the token; of two concurrent calls only one gets it. */
export function consumeToken(tx: Db, purpose: Purpose, tokenHash: string, now: Date) {
  return tx
    .deleteFrom('one_time_token')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning(['email', 'personId'])
    .executeTakeFirst()
}

/** Counts one try on a challenge; returns nothing when there are none left. */
export function tryToken(db: Db, purpose: Purpose, tokenHash: string, now: Date, tries: number) {
  return db
    .updateTable('one_time_token')
    .set({ tries: sql`tries + 1` })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .where('tries', '<', tries)
    .returning(['personId', 'email'])
    .executeTakeFirst()
}

export async function hasToken(db: Db, personId: string, purpose: Purpose, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_token')
    .select('createdAt')
    .where('personId', '=', personId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function dropTokens(db: Db, personId: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('one_time_token').where('personId', '=', personId).where('purpose', '=', purpose).execute()
}

export function factorOf(db: Db, personId: string) {
  return db
    .selectFrom('second_factor')
    .select(['secretEncrypted', 'confirmedAt'])
    .where('personId', '=', personId)
    .executeTakeFirst()
}

export function allFactors(db: Db) {
  return db
    .selectFrom('second_factor')
    .select(['personId', 'secretEncrypted'])
    .where('secretEncrypted', 'is not', null)
    .$narrowType<{ secretEncrypted: string }>()
    .execute()
}

/** Nothing happens where the person has a new secret meanwhile. */
export async function replaceFactorSecret(db: Db, personId: string, before: string, after: string): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ secretEncrypted: after })
    .where('personId', '=', personId)
    .where('secretEncrypted', '=', before)
    .execute()
}

/** Stores a secret that no code has confirmed yet; never replaces a confirmed one. */
export async function putFactor(db: Db, personId: string, secretEncrypted: string): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({ personId, secretEncrypted, confirmedAt: null })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet({ secretEncrypted }).where('second_factor.confirmedAt', 'is', null),
    )
    .execute()
}

export async function confirmFactor(db: Db, personId: string, recoveryHashes: string[], now: Date): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ confirmedAt: now, recoveryHashes })
    .where('personId', '=', personId)
    .where('confirmedAt', 'is', null)
    .execute()
}

/** Switches the second step on without an app; `false` where it is on already. */
export async function putPasskeyFactor(tx: Db, personId: string, recoveryHashes: string[], now: Date) {
  const on = { secretEncrypted: null, confirmedAt: now, recoveryHashes }
  const row = await tx
    .insertInto('second_factor')
    .values({ personId, ...on })
    .onConflict((conflict) =>
      conflict.column('personId').doUpdateSet(on).where('second_factor.confirmedAt', 'is', null),
    )
    .returning('personId')
    .executeTakeFirst()
  return row !== undefined
}

export async function putRecoveryCodes(tx: Db, personId: string, recoveryHashes: string[]): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ recoveryHashes })
    .where('personId', '=', personId)
    .where('confirmedAt', 'is not', null)
    .execute()
}

export async function dropFactor(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('second_factor').where('personId', '=', personId).execute()
}

/** `false` for a code of a time step that was used before, or of an earlier one. */
export async function consumeTotpStep(db: Db, personId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ lastStep: step })
    .where('personId', '=', personId)
    .where('lastStep', '<', step)
    .returning('personId')
    .executeTakeFirst()
  return row !== undefined
}

export async function consumeRecoveryCode(db: Db, personId: string, hash: string): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ recoveryHashes: sql`array_remove(recovery_hashes, ${hash})` })
    .where('personId', '=', personId)
    .where('confirmedAt', 'is not', null)
    .where(sql<boolean>`${hash} = any(recovery_hashes)`)
    .returning('personId')
    .executeTakeFirst()
  return row !== undefined
}

/** Run by a job: deletes expired sessions and one-time tokens. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<', now).execute()
  await db.deleteFrom('one_time_token').where('expiresAt', '<', now).execute()
}
