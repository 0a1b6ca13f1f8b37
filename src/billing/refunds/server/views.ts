// What neighbours may read of refunds.
import '../../server/tables.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import '../../server/tables.ts'
import '../../services/server/store.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { ReceiptContent } from '../../cancellation/receipt-content.ts'

/** The state of the refund of a question's order; `null` when there is none. */
export async function refundStateOf(db: Db, orderId: string): Promise<RefundRow['state'] | null> {
  const row = await db.selectFrom('refund').select('state').where('id', '=', orderId).executeTakeFirst()
  return row?.state ?? null
}

/** Whether the receipt of a withdrawal or of the guarantee has told of this refund, which needed no second attempt. */
export async function isToldByReceipt(db: Db, refundId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.chargeId')
    .select(['refund.amount', 'refund.tries', 'charge.kind', 'charge.amount as paid', 'charge.personId'])
    .where('refund.id', '=', refundId)
    .executeTakeFirst()
  if (!row || row.tries > 1) return false
  const receipts = await db
    .selectFrom('leaving')
    .leftJoin('purchase', 'purchase.id', 'leaving.purchaseId')
    .leftJoin('service_request', 'service_request.id', 'leaving.serviceId')
    .select('leaving.content')
    .where('leaving.kind', 'in', ['withdraw', 'guarantee'])
    .where((where) =>
      where.or([where('purchase.personId', '=', row.personId), where('service_request.personId', '=', row.personId)]),
    )
    .execute()
  return receipts
    .flatMap(({ content }) => (JSON.parse(content) as ReceiptContent).refunds)
    .some(({ kind, paid, amount }) => kind === row.kind && paid === row.paid && amount === row.amount)
}

export type RefundRow = Selectable<Tables['refund']>
