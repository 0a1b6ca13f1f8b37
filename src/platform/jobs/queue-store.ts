import { sql } from 'kysely'
import type { Db } from '../db/port.ts'

export type QueueDepth = { queue: string; due: number; later: number; running: number; oldestSeconds: number }

/** What waits in each queue, and for how long the first of it has been due. Dead letters are the queue `parked`. */
export async function queueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    with waiting as (
      select name, state = 'active' as running, start_after, state < 'active' and start_after <= pgboss.job_now() as due
        from pgboss.job where state <= 'active')
    select name as queue, count(*) filter (where due)::int as due, count(*) filter (where running)::int as running,
           count(*) filter (where not due and not running)::int as later,
           coalesce(extract(epoch from pgboss.job_now() - min(start_after) filter (where due)), 0)::float8 as "oldestSeconds"
      from waiting group by name`.execute(db)
  return rows
}
