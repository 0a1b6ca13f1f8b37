import '../../server/tables.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { PasskeyTable } from '../../server/tables.ts'

export type Passkey = Selectable<PasskeyTable>

/** `false` if the authenticator's name for it is known already. */
export async function insertPasskey(tx: Tx, passkey: Insertable<PasskeyTable>): Promise<boolean> {
  const row = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function passkeysOf(db: Db, personId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function countPasskeys(db: Db, personId: string): Promise<number> {
  const row = await db
    .selectFrom('passkey')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('personId', '=', personId)
    .executeTakeFirst()
  return row?.count ?? 0
}

export function passkeyByCredential(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkey').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()
}

/** Keeps the authenticator's counter; `false` where another use has counted meanwhile, or the passkey is gone. */
export async function countUse(db: Db, passkey: Passkey, counter: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter, usedAt: now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskey(tx: Tx, personId: string, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('passkey').where('id', '=', id).where('personId', '=', personId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function dropPasskeys(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('passkey').where('personId', '=', personId).execute()
}

export async function markPasskeySession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('session').set({ passkeyAt: now }).where('id', '=', sessionId).execute()
}

/** Whether a passkey was proved in this session. */
export async function hasPasskeySession(db: Db, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('passkeyAt', 'is not', null)
    .executeTakeFirst()
  return session !== undefined
}
