// Inserts the demonstration's experts, many rows at a time.
import { type Insertable, sql } from 'kysely'
import { personView } from '../../accounts/server/views.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { recountReviews } from './changes.ts'

export type DemoRows = {
  expert: Insertable<Tables['expert']>[]
  expert_category: Insertable<Tables['expert_category']>[]
  expert_title: Insertable<Tables['expert_title']>[]
  expert_hours: Insertable<Tables['expert_hours']>[]
  expert_snippet: Insertable<Tables['expert_snippet']>[]
  review: Insertable<Tables['review']>[]
}

/** The scripted expert is inserted in the transaction of the rest, so its row proves them all. */
export async function demoLoaded(db: Db): Promise<boolean> {
  const row = await db.selectFrom('expert').select('id').where('scripted', '=', true).executeTakeFirst()
  return row !== undefined
}

/** Older demonstrations were loaded without the three members of the staff. */
export async function demoStaffLoaded(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom(personView.as('person'))
    .select('id')
    .where('id', '=', 'demo-compliance')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets one process load; the others wait and find it done. */
export async function waitForTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('demonstration'))`.execute(tx)
}

/** PostgreSQL accepts at most 65,535 parameters in a statement. */
const atOnce = 1000

export async function insertDemo(tx: Tx, rows: DemoRows): Promise<void> {
  for (const table of Object.keys(rows) as (keyof DemoRows)[])
    for (let from = 0; from < rows[table].length; from += atOnce)
      await tx
        .insertInto(table)
        .values(rows[table].slice(from, from + atOnce) as never)
        .execute()
  await recountReviews(
    tx,
    rows.expert.map((row) => row.id),
  )
}
