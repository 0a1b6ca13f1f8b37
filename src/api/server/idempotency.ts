import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { Refusal } from '../refusal.ts'
import './tables.ts'

/** A command that runs longer than this counts as dead, and a retry may take its key over. */
const lockSeconds = 60

/** `until` tells this attempt from one that took the key over; `kept` is the result already stored under the key. */
export type IdempotencySlot = { actorKey: string; key: string; until: Date; storedResult?: unknown }

export function slotFor(actorKey: string, key: string, now: Date): IdempotencySlot {
  return { actorKey, key, until: new Date(now.getTime() + lockSeconds * 1000) }
}
export type StoredResult = { status: number; response: unknown }

export function bodyHash(address: string, body: unknown): string {
  return createHash('sha256')
    .update(address)
    .update('\n')
    .update(JSON.stringify(body ?? null))
    .digest('hex')
}

/**
 * Claims the key for this command, or returns the stored result of the first run. Results are kept for 24 hours.
 * Refuses `idempotency_key_running` (409) while the first is running, and `idempotency_key_reused` (422) for another
 * body under the same key.
 */
export async function claimKey(
  db: Db,
  now: Date,
  slot: IdempotencySlot,
  address: string,
  hash: string,
): Promise<StoredResult | null> {
  const taken = await db
    .insertInto('idempotency')
    .values({
      actor_key: slot.actorKey,
      key: slot.key,
      method_path: address,
      body_hash: hash,
      state: 'running',
      created_at: now,
      locked_until: slot.until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['actor_key', 'key'])
        .doUpdateSet({ locked_until: slot.until, created_at: now })
        .where('idempotency.state', '=', 'running')
        .where('idempotency.locked_until', '<', now)
        .where('idempotency.body_hash', '=', hash),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return null
  const kept = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'state', 'status', 'response'])
    .where('actor_key', '=', slot.actorKey)
    .where('key', '=', slot.key)
    .executeTakeFirst()
  if (!kept) throw new Refusal('idempotency_key_running', 409)
  if (kept.body_hash !== hash) throw new Refusal('idempotency_key_reused', 422)
  if (kept.state === 'running') throw new Refusal('idempotency_key_running', 409)
  return { status: kept.status ?? 200, response: kept.response }
}

/** Stores the result; `false` where a later attempt of the same command has taken the key over. */
async function keep(db: Db, slot: IdempotencySlot, status: number, response: unknown): Promise<boolean> {
  const kept = await db
    .updateTable('idempotency')
    .set({ state: 'done', status, response: response === undefined ? null : sql`${JSON.stringify(response)}::jsonb` })
    .where('actor_key', '=', slot.actorKey)
    .where('key', '=', slot.key)
    .where('locked_until', '=', slot.until)
    .returning('key')
    .executeTakeFirst()
  return kept !== undefined
}

/** Releases the key after a failure that may pass (database unavailable, a bug), so that the person can retry. */
async function freeKey(db: Db, slot: IdempotencySlot): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('actor_key', '=', slot.actorKey)
    .where('key', '=', slot.key)
    .where('state', '=', 'running')
    .where('locked_until', '=', slot.until)
    .execute()
}

/**
 * The same when the database itself may have failed: retries until the key would expire anyway, so that nobody waits a
 * minute after the database has come back. A command that was committed after all keeps its key.
 */
export async function releaseKeyWithRetries(db: Db, slot: IdempotencySlot, tries = lockSeconds): Promise<void> {
  try {
    await freeKey(db, slot)
  } catch {
    if (tries > 0) setTimeout(() => void releaseKeyWithRetries(db, slot, tries - 1), 1000).unref()
  }
}

/**
 * The same ports, whose transaction also stores its result under the key: after a crash between commit and response,
 * the repeated command finds its result instead of acting twice. An attempt so slow that it counted as dead is rolled
 * back.
 */
export function portsStoringResult(ports: Ports, slot: IdempotencySlot): Ports {
  return {
    ...ports,
    async transact(act) {
      const result = await ports.transact(async (tx) => {
        const done = await act(tx)
        if (!(await keep(tx, slot, 200, done))) throw new Refusal('idempotency_key_running', 409)
        return done
      })
      slot.storedResult = result
      return result
    },
  }
}

export const storeResult = keep

/** Deletes results after 24 hours; run from a job. */
export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - 24 * 3600 * 1000))
    .execute()
}
