import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type StoredEvent = Selectable<Tables['provider_event']>

/** `false` when the event was stored before. */
export async function storeEvent(tx: Tx, row: Insertable<Tables['provider_event']>) {
  const stored = await tx
    .insertInto('provider_event')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/** Events stored without an aggregate are grouped by their object. */
const aggregate = sql<string>`coalesce(aggregate, object_id)`

/** Stored and not handled yet, in the order of arrival. */
export function unhandledEvents(db: Db, of: string): Promise<StoredEvent[]> {
  return db
    .selectFrom('provider_event')
    .selectAll()
    .where(aggregate, '=', of)
    .where('handledAt', 'is', null)
    .orderBy('receivedAt')
    .limit(500)
    .execute()
}

/** Aggregates with unhandled events that were received between the two instants. */
export async function aggregatesWithUnhandledEvents(db: Db, when: { since: Date; before: Date }): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_event')
    .select(aggregate.as('aggregate'))
    .where('handledAt', 'is', null)
    .where('receivedAt', '<', when.before)
    .where('receivedAt', '>', when.since)
    .groupBy(aggregate)
    .limit(200)
    .execute()
  return rows.map((row) => row.aggregate)
}

export async function markEventsHandled(db: Db, ids: string[], now: Date): Promise<void> {
  await db.updateTable('provider_event').set({ handledAt: now }).where('id', 'in', ids).execute()
}
