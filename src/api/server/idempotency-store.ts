import { sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import './tables.ts'

/**
 * `attempt` tells this one from one that took the key over, `takenOver` says that it did so itself; `storedResult` is what
 * is already stored under the key.
 */
export type IdempotencySlot = {
  actorKey: string
  key: string
  attempt: string
  takenOver?: boolean
  storedResult?: unknown
}

/** Claims the key, or takes it over from an attempt of the same command that counts as dead; `null` where it is held. */
export async function takeKey(
  db: Db,
  { now, until }: { now: Date; until: Date },
  slot: IdempotencySlot,
  address: string,
  hash: string,
): Promise<'claimed' | 'taken over' | null> {
  const taken = await db
    .insertInto('idempotency')
    .values({
      actorKey: slot.actorKey,
      key: slot.key,
      methodPath: address,
      bodyHash: hash,
      state: 'running',
      createdAt: now,
      lockedUntil: until,
      attempt: slot.attempt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['actorKey', 'key'])
        .doUpdateSet({ lockedUntil: until, createdAt: now, attempt: slot.attempt })
        .where('idempotency.state', '=', 'running')
        .where('idempotency.lockedUntil', '<', now)
        .where('idempotency.bodyHash', '=', hash),
    )
    // PostgreSQL: a row that was there before carries the transaction that replaced its earlier version.
    .returning(sql<boolean>`xmax <> 0`.as('there'))
    .executeTakeFirst()
  if (!taken) return null
  return taken.there ? 'taken over' : 'claimed'
}

export function keyOf(db: Db, slot: IdempotencySlot) {
  return db
    .selectFrom('idempotency')
    .select(['bodyHash', 'state', 'status', 'response', 'lockedUntil'])
    .where('actorKey', '=', slot.actorKey)
    .where('key', '=', slot.key)
    .executeTakeFirst()
}

/** Moves the end of the lease on, where this attempt still holds the key. */
export async function extendLease(db: Db, slot: IdempotencySlot, until: Date): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ lockedUntil: until })
    .where('actorKey', '=', slot.actorKey)
    .where('key', '=', slot.key)
    .where('state', '=', 'running')
    .where('attempt', '=', slot.attempt)
    .execute()
}

/** Stores the result; `false` where a later attempt of the same command has taken the key over. */
export async function storeResult(db: Db, slot: IdempotencySlot, status: number, response: unknown): Promise<boolean> {
  const kept = await db
    .updateTable('idempotency')
    .set({ state: 'done', status, response: response === undefined ? null : sql`${JSON.stringify(response)}::jsonb` })
    .where('actorKey', '=', slot.actorKey)
    .where('key', '=', slot.key)
    .where('attempt', '=', slot.attempt)
    .returning('key')
    .executeTakeFirst()
  return kept !== undefined
}

/** Releases the key after a failure that may pass (database unavailable, a bug), so that the person can retry. */
export async function freeKey(db: Db, slot: IdempotencySlot): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('actorKey', '=', slot.actorKey)
    .where('key', '=', slot.key)
    .where('state', '=', 'running')
    .where('attempt', '=', slot.attempt)
    .execute()
}

/** Deletes results after 24 hours; run from a job. */
export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', new Date(now.getTime() - 24 * 3600 * 1000))
    .execute()
}

/** Deletes the results stored for these people. */
export async function deleteKeysOf(tx: Db, people: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where(
      'actorKey',
      'in',
      people.map((id) => `p:${id}`),
    )
    .execute()
}
