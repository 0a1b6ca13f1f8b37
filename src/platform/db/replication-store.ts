import { sql } from 'kysely'
import type { Db } from './port.ts'

export type Replica = { name: string; lagSeconds: number; lagBytes: number }
export type Slot = { name: string; active: boolean; retainedBytes: number }

/** What the primary knows of its copies. A user without the role `pg_monitor` sees their names alone. */
export async function replicasOf(db: Db): Promise<Replica[]> {
  const { rows } = await sql<Replica>`
    select application_name as name, coalesce(extract(epoch from replay_lag), 0)::float8 as "lagSeconds",
           coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::float8 as "lagBytes"
      from pg_stat_replication where not pg_is_in_recovery()`.execute(db)
  return rows
}

/** What a copy that does not read keeps on the disk of the primary. */
export async function slotsOf(db: Db): Promise<Slot[]> {
  const { rows } = await sql<Slot>`
    select slot_name as name, active,
           coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 as "retainedBytes"
      from pg_replication_slots where not pg_is_in_recovery()`.execute(db)
  return rows
}

/** When the server was last copied (`deploy/compose`); undefined where nothing copies it. */
export async function serverCopiedAt(db: Db): Promise<Date | undefined> {
  const copy = await db.selectFrom('server_copy').select('endedAt').executeTakeFirst()
  return copy?.endedAt
}

/** Whether the last segment of the log could not be archived. */
export async function archiverFails(db: Db): Promise<boolean> {
  const { rows } = await sql<{ failing: boolean }>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
      from pg_stat_archiver`.execute(db)
  return rows[0]?.failing ?? false
}
