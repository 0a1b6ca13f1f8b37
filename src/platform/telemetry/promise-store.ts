// How promises with a time were kept, over the windows of the alert rules (`deploy/observability/alerts.yaml`).
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/port.ts'

const windows = sql`(values ('5m', 300), ('30m', 1800), ('1h', 3600), ('6h', 21600), ('3d', 259200))`

/** Nothing older is in any window. */
export const longestWindow = 259_200_000

export type Kept = { window: string; kept: number; broken: number }

/**
 * Counts promises by window. `promised` selects `due_at` and `done_at`, `null` while it is not done. A promise is broken
 * when its time has passed; one that is still open counts for nothing.
 */
export async function keptByWindow(db: Db, promised: RawBuilder<unknown>, now: Date): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    with verdict as (
      select least(done_at, due_at) as at, coalesce(done_at <= due_at, false) as kept
        from (${promised}) as promised where done_at <= due_at or due_at <= ${now})
    select period.name as "window", count(*) filter (where kept)::int as kept, count(*) filter (where not kept)::int as broken
      from ${windows} as period (name, seconds)
      left join verdict on verdict.at > ${now}::timestamptz - make_interval(secs => period.seconds)
     group by period.name`.execute(db)
  return rows
}
