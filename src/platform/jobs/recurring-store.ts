import { sql } from 'kysely'
import type { Db } from '../db/port.ts'
import './tables.ts'

/** Lease in seconds after which a crashed holder's work is taken over; a live holder renews it three times as often. */
export const holdSeconds = 30

/** Claims the work if it is free and due (`early`: due or not), else returns in how many milliseconds to look again. */
export async function takeWork(
  db: Db,
  holder: string,
  name: string,
  seconds: number,
  { early } = { early: false },
): Promise<'taken' | number> {
  const taken = await sql`
    insert into recurring as r (name, due_at, holder, held_until)
    values (${name}, clock_timestamp() + make_interval(secs => ${seconds}), ${holder},
      clock_timestamp() + make_interval(secs => ${holdSeconds}))
    on conflict (name) do update
      set due_at = excluded.due_at, holder = excluded.holder, held_until = excluded.held_until
      where (${early} or r.due_at <= clock_timestamp()) and (r.held_until is null or r.held_until <= clock_timestamp())
    returning name`.execute(db)
  if (taken.rows.length > 0) return 'taken'
  const rest = await sql<{ wait: number }>`
    select extract(epoch from greatest(due_at, held_until) - clock_timestamp())::float8 * 1000 as wait
    from recurring where name = ${name}`.execute(db)
  return Number(rest.rows[0]?.wait ?? 0)
}

export async function holdWork(db: Db, holder: string, name: string): Promise<void> {
  await db
    .updateTable('recurring')
    .set({ heldUntil: sql<Date>`clock_timestamp() + make_interval(secs => ${holdSeconds})` })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}

export async function releaseWork(db: Db, holder: string, name: string): Promise<void> {
  await db
    .updateTable('recurring')
    .set({ holder: null, heldUntil: null })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}
