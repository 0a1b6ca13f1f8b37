import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { Refusal } from '../refusal.ts'
import { freeKey, type IdempotencySlot, keyOf, storeResult, takeKey } from './idempotency-store.ts'

/** A command that runs longer than this counts as dead, and a retry may take its key over. */
const lockSeconds = 60

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
  if (await takeKey(db, now, slot, address, hash)) return null
  const kept = await keyOf(db, slot)
  if (!kept) throw new Refusal('idempotency_key_running', 409)
  if (kept.bodyHash !== hash) throw new Refusal('idempotency_key_reused', 422)
  if (kept.state === 'running') throw new Refusal('idempotency_key_running', 409)
  return { status: kept.status ?? 200, response: kept.response }
}

/**
 * Releases the key where the database itself may have failed: retries until the key would expire anyway, so that nobody waits a
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
        if (!(await storeResult(tx, slot, 200, done))) throw new Refusal('idempotency_key_running', 409)
        return done
      })
      slot.storedResult = result
      return result
    },
  }
}
