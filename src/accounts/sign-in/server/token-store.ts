import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { Purpose } from '../../server/tables.ts'

export type NewToken = {
  token_hash: string
  purpose: Purpose
  email?: string
  person_id?: string | null
  expires_at: Date
}

export async function insertToken(db: Db, now: Date, token: NewToken): Promise<void> {
  await db
    .insertInto('one_time_token')
    .values({ ...token, created_at: now })
    .execute()
}

export function liveToken(db: Db, purpose: Purpose, tokenHash: string, now: Date) {
  return db
    .selectFrom('one_time_token')
    .select(['email', 'person_id'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Deletes and returns the token; of two concurrent calls only one gets it. */
export function consumeToken(tx: Db, purpose: Purpose, tokenHash: string, now: Date) {
  return tx
    .deleteFrom('one_time_token')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['email', 'person_id'])
    .executeTakeFirst()
}

/** Counts one try on a challenge; returns nothing when there are none left. */
export function tryToken(db: Db, purpose: Purpose, tokenHash: string, now: Date, tries: number) {
  return db
    .updateTable('one_time_token')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', tries)
    .returning(['person_id'])
    .executeTakeFirst()
}

export async function dropTokens(db: Db, personId: string, purpose: Purpose): Promise<void> {
  await db.deleteFrom('one_time_token').where('person_id', '=', personId).where('purpose', '=', purpose).execute()
}

export function factorOf(db: Db, personId: string) {
  return db
    .selectFrom('second_factor')
    .select(['secret_encrypted', 'confirmed_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** Stores a secret that no code has confirmed yet; never replaces a confirmed one. */
export async function putFactor(db: Db, personId: string, secret_encrypted: string): Promise<void> {
  await db
    .insertInto('second_factor')
    .values({ person_id: personId, secret_encrypted, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ secret_encrypted }).where('second_factor.confirmed_at', 'is', null),
    )
    .execute()
}

export async function confirmFactor(db: Db, personId: string, recoveryHashes: string[], now: Date): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ confirmed_at: now, recovery_hashes: recoveryHashes })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function dropFactor(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('second_factor').where('person_id', '=', personId).execute()
}

/** `false` for a code of a time step that was used before, or of an earlier one. */
export async function consumeTotpStep(db: Db, personId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function consumeRecoveryCode(db: Db, personId: string, hash: string): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ recovery_hashes: sql`array_remove(recovery_hashes, ${hash})` })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`${hash} = any(recovery_hashes)`)
    .returning('person_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Run by a job: deletes expired sessions and one-time tokens. */
export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute()
  await db.deleteFrom('one_time_token').where('expires_at', '<', now).execute()
}
