import type { Db } from '../db/port.ts'
import './tables.ts'

/** Deletes expired rate-limit counters; the limiter itself only resets those that it meets again. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute()
}
