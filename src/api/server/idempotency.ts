import { createHash, randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { Refusal } from '../refusal.ts'
import { extendLease, freeKey, type IdempotencySlot, keyOf, storeResult, takeKey } from './idempotency-store.ts'

/**
 * A command holds its key on a lease that it renews each second while it runs, however long that is. One whose process
 * has died holds it no longer than this, and a retry takes it over. Clocks of machines may differ by the three seconds
 * between: an attempt that is taken for dead too early is rolled back.
 */
const leaseSeconds = 4
const beatMilliseconds = 1000

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000)

export function slotFor(actorKey: string, key: string): IdempotencySlot {
  return { actorKey, key, attempt: randomUUID() }
}

/** Renews the lease until the returned function is called. */
export function holdKey(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  slot: IdempotencySlot,
  every = beatMilliseconds,
): () => void {
  let renewing = false
  const beat = setInterval(() => {
    if (renewing) return
    renewing = true
    extendLease(db, slot, leaseFrom(clock.now()))
      // The next beat tries again; a lease that has run out meanwhile may be taken over.
      .catch(() => {})
      .finally(() => {
        renewing = false
      })
  }, every)
  beat.unref()
  return () => clearInterval(beat)
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
  const taken = await takeKey(db, { now, until: leaseFrom(now) }, slot, address, hash)
  slot.takenOver = taken === 'taken over'
  if (taken) return null
  const kept = await keyOf(db, slot)
  if (!kept) throw new Refusal('idempotency_key_running', 409)
  if (kept.bodyHash !== hash) throw new Refusal('idempotency_key_reused', 422)
  if (kept.state === 'running') {
    // Whoever comes again then finds the result, or a lease that has run out.
    const left = (kept.lockedUntil.getTime() - now.getTime() + 1) / 1000
    throw new Refusal('idempotency_key_running', 409, { retryAfter: Math.min(leaseSeconds, Math.ceil(left)) })
  }
  return { status: kept.status ?? 200, response: kept.response }
}

/**
 * Releases the key where the database itself may have failed: retries for a minute, so that nobody waits
 * for the lease to run out after the database has come back. A command that was committed after all keeps its key.
 */
export async function releaseKeyWithRetries(db: Db, slot: IdempotencySlot, tries = 60): Promise<void> {
  try {
    await freeKey(db, slot)
  } catch {
    if (tries > 0) setTimeout(() => void releaseKeyWithRetries(db, slot, tries - 1), 1000).unref()
  }
}

/**
 * The same ports, whose transaction also stores its result under the key: after a crash between commit and response,
 * the repeated command finds its result instead of acting twice. An attempt so slow that it counted as dead is rolled
 * back. One that takes over from a process that died is not counted again by any limit: the person acted once.
 */
export function portsStoringResult(ports: Ports, slot: IdempotencySlot): Ports {
  return {
    ...ports,
    ...(slot.takenOver && { limits: { ...ports.limits, spend: async () => {} } }),
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
