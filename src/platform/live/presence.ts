import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/port.ts'
import type { Followers } from './followers.ts'
import './tables.ts'

const recordSeconds = 20
const freshSeconds = 30
/** Presence changes are written in batches; a page reload within this time is no change. */
const settleMilliseconds = 500

/** Records who has an open stream, for the other processes. */
export function trackPresence(db: Db, clock: Clock, log: Logger, followers: Followers) {
  const process = randomUUID()
  const changed = new Set<string>()
  let settling: NodeJS.Timeout | undefined

  async function record(people: string[]): Promise<void> {
    if (people.length === 0) return
    await sql`
      insert into presence (person_id, process, seen_at)
      select person_id, ${process}, ${clock.now()} from unnest(${people}::text[]) as person_id
      on conflict (person_id, process) do update set seen_at = excluded.seen_at`.execute(db)
  }

  async function forget(people: string[]): Promise<void> {
    if (people.length === 0) return
    await db.deleteFrom('presence').where('process', '=', process).where('person_id', 'in', people).execute()
  }

  async function settle(): Promise<void> {
    settling = undefined
    const people = [...changed]
    changed.clear()
    await record(people.filter((person) => followers.has(person)))
    await forget(people.filter((person) => !followers.has(person)))
  }

  const warn = (error: unknown) => log.warn({ err: error }, 'live: presence could not be recorded')
  const beat = setInterval(() => record(followers.people()).catch(warn), recordSeconds * 1000)

  return {
    /** Call when this person's stream opened or closed. */
    changed(personId: string): void {
      changed.add(personId)
      settling ??= setTimeout(() => settle().catch(warn), settleMilliseconds)
    },
    async online(people: readonly string[]): Promise<Set<string>> {
      if (people.length === 0) return new Set()
      const rows = await db
        .selectFrom('presence')
        .select('person_id')
        .distinct()
        .where('person_id', '=', sql<string>`any(${[...people]}::text[])`)
        .where('seen_at', '>', new Date(clock.now().getTime() - freshSeconds * 1000))
        .execute()
      return new Set(rows.map((row) => row.person_id))
    },
    async stop(): Promise<void> {
      clearInterval(beat)
      clearTimeout(settling)
      await db.deleteFrom('presence').where('process', '=', process).execute()
    },
  }
}

/** Deletes the rows of processes that were killed. */
export async function deleteStalePresence(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('seen_at', '<', new Date(now.getTime() - 3600 * 1000))
    .execute()
}
