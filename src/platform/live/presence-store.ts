import { sql } from 'kysely'
import type { Db } from '../db/port.ts'
import './tables.ts'

export async function recordPresence(db: Db, process: string, people: string[], now: Date): Promise<void> {
  await sql`
    insert into presence (person_id, process, seen_at)
    select person_id, ${process}, ${now} from unnest(${people}::text[]) as person_id
    on conflict (person_id, process) do update set seen_at = excluded.seen_at`.execute(db)
}

export async function forgetPresence(db: Db, process: string, people: string[]): Promise<void> {
  await db.deleteFrom('presence').where('process', '=', process).where('personId', 'in', people).execute()
}

/** The process stops: its streams are closed. */
export async function forgetProcess(db: Db, process: string): Promise<void> {
  await db.deleteFrom('presence').where('process', '=', process).execute()
}

/** Which of these people some process has seen since then. */
export async function presentSince(db: Db, people: readonly string[], since: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('presence')
    .select('personId')
    .distinct()
    .where('personId', '=', sql<string>`any(${[...people]}::text[])`)
    .where('seenAt', '>', since)
    .execute()
  return new Set(rows.map((row) => row.personId))
}

/** Deletes the rows of processes that were killed. */
export async function deleteStalePresence(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('seenAt', '<', new Date(now.getTime() - 3600 * 1000))
    .execute()
}
