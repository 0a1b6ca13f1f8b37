import { personView, staffName } from '../../../accounts/server/views.ts'
import '../../server/tables.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export function refundRequestsOf(db: Db, which: { payment: string } | 'waiting') {
  const rows = db
    .selectFrom('refund_request')
    .innerJoin(personView.as('asker'), 'asker.id', 'refund_request.askedBy')
    .leftJoin(personView.as('decider'), 'decider.id', 'refund_request.decidedBy')
    .selectAll('refund_request')
    .select([
      sql<string>`coalesce(${staffName('asker')}, asker.email)`.as('asker'),
      sql<string | null>`coalesce(${staffName('decider')}, decider.email)`.as('decider'),
    ])
    .orderBy('askedAt', 'desc')
    .limit(100)
  const some = which === 'waiting' ? rows.where('state', '=', 'waiting') : rows.where('chargeId', '=', which.payment)
  return some.execute()
}

export async function insertRefundRequest(tx: Tx, row: Insertable<Tables['refund_request']>): Promise<void> {
  await tx.insertInto('refund_request').values(row).execute()
}
export function lockRefundRequest(tx: Tx, id: string) {
  return tx.selectFrom('refund_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
export async function updateRefundRequest(
  tx: Tx,
  id: string,
  set: Updateable<Tables['refund_request']>,
): Promise<void> {
  await tx.updateTable('refund_request').set(set).where('id', '=', id).execute()
}
export function waitingRequestFor(tx: Tx, chargeId: string) {
  return tx
    .selectFrom('refund_request')
    .select('id')
    .where('chargeId', '=', chargeId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}
/** Cents of one payment that were refunded without a second person: many small refunds count as a large one. */
export async function refundedBySinglePersons(tx: Tx, chargeId: string): Promise<number> {
  const row = await tx
    .selectFrom('refund_request')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('chargeId', '=', chargeId)
    .where('alone', '=', true)
    .executeTakeFirstOrThrow()
  return row.sum
}

export async function countWaitingRefunds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('refund_request')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}
