import { sql } from 'kysely'
import type { Db } from '../db/port.ts'
import { type Kept, keptByWindow, longestWindow } from '../telemetry/promise-store.ts'
import './tables.ts'

/** Emails that should have left, and for how long the oldest of them. */
export async function emailsWaiting(db: Db, now: Date): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await sql<{ count: number; oldestSeconds: number }>`
    select count(*)::int as count,
           coalesce(extract(epoch from ${now}::timestamptz - min(coalesce(waits_until, created_at))), 0)::float8 as "oldestSeconds"
      from mail_outbox where state = 'queued' and coalesce(waits_until, created_at) <= ${now}`.execute(db)
  return rows[0] ?? { count: 0, oldestSeconds: 0 }
}

/** Emails sent within that many seconds after they could go. What the recipient's server refuses is no broken promise. */
export function emailsInTime(db: Db, now: Date, seconds: number): Promise<Kept[]> {
  // What waited for more of its matter was written up to a day earlier.
  const since = new Date(now.getTime() - longestWindow - 86_400_000)
  const promised = sql`
    select coalesce(waits_until, created_at) + make_interval(secs => ${seconds}) as due_at, sent_at as done_at
      from mail_outbox where created_at > ${since} and state in ('queued', 'sent')`
  return keptByWindow(db, promised, now)
}
