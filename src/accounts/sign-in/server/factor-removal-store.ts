import '../../server/tables.ts'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { SecondFactorRemovalTable } from '../../server/tables.ts'

/** `false` where one waits for this person already. */
export async function insertRemoval(tx: Tx, row: Insertable<SecondFactorRemovalTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('second_factor_removal')
    .values(row)
    .onConflict((conflict) => conflict.column('personId').where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The removal that waits, found by its person or by the secret of its letter. */
export function waitingRemoval(db: Db, by: { personId: string } | { keepHash: string }) {
  const waiting = db.selectFrom('second_factor_removal').selectAll().where('endedAt', 'is', null)
  return (
    'personId' in by ? waiting.where('personId', '=', by.personId) : waiting.where('keepHash', '=', by.keepHash)
  ).executeTakeFirst()
}

export function dueRemovals(db: Db, now: Date) {
  return db
    .selectFrom('second_factor_removal')
    .select(['id', 'personId', 'createdAt'])
    .where('endedAt', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(100)
    .execute()
}

/** Ends a waiting removal; of two concurrent calls only one gets `true`. */
export async function endRemoval(
  tx: Db,
  id: string,
  outcome: NonNullable<SecondFactorRemovalTable['outcome']>,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('second_factor_removal')
    .set({ outcome, endedAt: now })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function putOffRemoval(tx: Db, id: string, dueAt: Date): Promise<void> {
  await tx.updateTable('second_factor_removal').set({ dueAt }).where('id', '=', id).execute()
}

export async function removedSince(db: Db, personId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor_removal')
    .select('id')
    .where('personId', '=', personId)
    .where('outcome', '=', 'removed')
    .where('endedAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteRemovalsEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('second_factor_removal').where('endedAt', '<', before).execute()
}
