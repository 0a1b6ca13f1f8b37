// What the monitoring reads of the provider's events.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import { type Kept, keptByWindow, longestWindow } from '../../../platform/telemetry/promise-store.ts'

/** Events that were received and are not in the books yet, and the age of the oldest. */
export async function eventsWaiting(db: Db, now: Date): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await sql<{ count: number; oldestSeconds: number }>`
    select count(*)::int as count,
           coalesce(extract(epoch from ${now}::timestamptz - min(received_at)), 0)::float8 as "oldestSeconds"
      from provider_event where handled_at is null`.execute(db)
  return rows[0] ?? { count: 0, oldestSeconds: 0 }
}

/** Events that were in the books within that many seconds. */
export function eventsInTime(db: Db, now: Date, seconds: number): Promise<Kept[]> {
  const promised = sql`
    select received_at + make_interval(secs => ${seconds}) as due_at, handled_at as done_at
      from provider_event where received_at > ${new Date(now.getTime() - longestWindow)}`
  return keptByWindow(db, promised, now)
}
