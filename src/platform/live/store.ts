import { sql } from 'kysely'
import type { Db, Tx } from '../db/port.ts'
import './tables.ts'

/** Somebody away for longer than this, or who missed more than this, should fetch afresh. */
const keepHours = 24
const replayLimit = 500

export const channel = 'live'

/**
 * A notification: recipients with the number of the event of each, kind, reference, and the position to resume from.
 * Short names: 8,000 bytes at most. The version before sends no numbers.
 */
export type Notice = { p: string[]; i?: number[]; k: string; r: string; x: number }

const peoplePerNotice = 100

type Announced = { people: readonly string[]; event: { kind: string; ref: string }; at: Date }

/** Inserts the events and notifies in one statement; PostgreSQL delivers the notification at the commit. */
export async function insertAndNotify(tx: Tx, announced: Announced): Promise<void> {
  for (const some of portionsOf(announced.people))
    await sql`${withNotice(some, announced)} select pg_notify(${channel}, notice) from written`.execute(tx)
}

/** Inserts the events only; returns what remains to be told once they are committed. */
export async function insertEvents(tx: Tx, announced: Announced): Promise<string[]> {
  const notices: string[] = []
  for (const some of portionsOf(announced.people)) {
    const { rows } = await sql<{ notice: string }>`${withNotice(some, announced)} select notice from written`.execute(
      tx,
    )
    notices.push(...rows.map(({ notice }) => notice))
  }
  return notices
}

export async function notify(db: Db, notice: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${notice})`.execute(db)
}

const withNotice = (people: readonly string[], { event, at }: Announced) => sql`
  with told as (
    insert into live_event (person_id, kind, ref, at)
    select person_id, ${event.kind}, ${event.ref}, ${at} from unnest(${people}::text[]) as person_id
    returning id, person_id, resume
  ), written as (
    select json_build_object('p', json_agg(person_id), 'i', json_agg(id), 'k', ${event.kind}::text,
      'r', ${event.ref}::text, 'x', min(resume))::text as notice
    from told
  )`

function* portionsOf(people: readonly string[]): Iterable<string[]> {
  const told = [...new Set(people)]
  for (let from = 0; from < told.length; from += peoplePerNotice) yield told.slice(from, from + peoplePerNotice)
}

export type MissedEvent = { id: number; personId: string; kind: string; ref: string; resume: number }

/** The position from which a reader misses nothing that is not committed now. */
export async function currentPosition(db: Db): Promise<number> {
  const { rows } = await sql<{ here: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as here`.execute(db)
  return Number(rows[0]!.here)
}

/** What a person missed since `after`, or `null` where that is no longer known. */
export async function missedEventsOf(db: Db, personId: string, after: number): Promise<MissedEvent[] | null> {
  const { rows } = await sql<MissedEvent & { told: boolean }>`
    with place as (
      select ${after}::bigint <= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
        and ${after}::bigint > coalesce((select forgotten from live_horizon), -1) as told
    )
    select place.told, e.id, e.person_id, e.kind, e.ref, e.resume::float8 as resume
    from place left join lateral (
      select person_id, kind, ref, resume, id from live_event
      where person_id = ${personId} and xid >= ${after} and place.told
      order by xid, id limit ${replayLimit + 1}
    ) e on true`.execute(db)
  if (!rows[0]?.told || rows.length > replayLimit) return null
  return rows.filter((row) => row.personId !== null)
}

/** What several people missed, for a process that was disconnected. */
export async function missedEventsOfAll(db: Db, people: string[], after: number): Promise<MissedEvent[]> {
  const { rows } = await sql<MissedEvent>`
    select id, person_id, kind, ref, resume::float8 as resume from live_event
    where person_id = any(${people}::text[]) and xid >= ${after} order by xid, id`.execute(db)
  return rows
}

/** Rows that one statement deletes: a million would take longer than a statement may. */
const portion = 20_000

/** Deletes events after a day, and records up to where, so that a reader from before is told to start afresh. */
export async function deleteOldEvents(db: Db, now: Date, most = portion): Promise<void> {
  const before = new Date(now.getTime() - keepHours * 3600 * 1000)
  for (;;) {
    const { rows } = await sql<{ deleted: number }>`
      with old as (select id from live_event where at < ${before} order by at limit ${most}),
      gone as (delete from live_event where id in (select id from old) returning xid),
      recorded as (
        insert into live_horizon as h (forgotten)
        select max(xid) from gone having count(*) > 0
        on conflict (one) do update set forgotten = greatest(h.forgotten, excluded.forgotten)
      )
      select count(*)::integer as deleted from gone`.execute(db)
    if (rows[0]!.deleted < most) return
  }
}

/** Deletes what was announced to these people, and their presence. */
export async function deleteLiveRowsOf(tx: Tx, people: readonly string[]): Promise<void> {
  for (const table of ['live_event', 'presence'] as const)
    await tx.deleteFrom(table).where('personId', 'in', people).execute()
}
