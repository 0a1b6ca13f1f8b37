import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { PushSubscriptionTable } from '../../server/tables.ts'

/** A subscription is valid as long as its session is. */
const lasting = (db: Db, now: Date) =>
  db
    .selectFrom('push_subscription as push')
    .innerJoin('session', 'session.id', 'push.sessionId')
    .where('session.expiresAt', '>', now)

export const subscriptionsOf = (db: Db, personId: string, now: Date) =>
  lasting(db, now)
    .select(['push.id', 'push.locale', 'push.endpoint', 'push.p256dh', 'push.auth'])
    .where('push.personId', '=', personId)
    .execute()

export const subscriptionById = (db: Db, id: string, now: Date) =>
  lasting(db, now).select(['push.endpoint', 'push.p256dh', 'push.auth']).where('push.id', '=', id).executeTakeFirst()

export const sessionSubscription = (db: Db, sessionId: string) =>
  db.selectFrom('push_subscription').select('id').where('sessionId', '=', sessionId).executeTakeFirst()

export async function subscribedPeople(db: Db, people: readonly string[], now: Date): Promise<string[]> {
  const rows = await lasting(db, now)
    .select('push.personId as id')
    .distinct()
    .where('push.personId', '=', sql<string>`any(${[...people]}::text[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** One subscription per session; a browser's subscription moves to whoever signs in there next. */
export async function putSubscription(tx: Db, row: PushSubscriptionTable): Promise<void> {
  await tx
    .deleteFrom('push_subscription')
    .where((where) => where.or([where('sessionId', '=', row.sessionId), where('endpoint', '=', row.endpoint)]))
    .execute()
  const { id, createdAt, ...theirs } = row
  await tx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(theirs))
    .execute()
}

export async function dropSubscription(db: Db, by: { id: string } | { sessionId: string }): Promise<void> {
  let query = db.deleteFrom('push_subscription')
  query = 'id' in by ? query.where('id', '=', by.id) : query.where('sessionId', '=', by.sessionId)
  await query.execute()
}
