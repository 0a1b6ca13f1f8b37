// What neighbours may read of refunds.
import '../../server/tables.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import '../../server/tables.ts'
import '../../services/server/store.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { IssuedDocument } from '../../invoices/server/invoices.ts'

/** The state of the refund of a question's order; `null` when there is none. */
export async function refundStateOf(db: Db, orderId: string): Promise<RefundRow['state'] | null> {
  const row = await db.selectFrom('refund').select('state').where('id', '=', orderId).executeTakeFirst()
  return row?.state ?? null
}

/** When the card got the money of a question's order back. */
export async function refundDoneAt(db: Db, orderId: string): Promise<Date | null> {
  const row = await db.selectFrom('refund').select(['state', 'changedAt']).where('id', '=', orderId).executeTakeFirst()
  return row?.state === 'done' ? row.changedAt : null
}

/** A notice is recorded in the transaction that asks for its refunds. */
const sameMomentMs = 60_000

/**
 * Whether the receipt of a withdrawal or of the guarantee has told of this refund: it was asked for with the notice, and
 * needed no second attempt. A payment that arrives after a withdrawal goes back without being named there.
 */
export async function isToldByReceipt(db: Db, refundId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .innerJoin('credit', 'credit.id', 'refund.id')
    .select(['refund.askedAt', 'refund.tries', 'credit.reason', 'credit.personId'])
    .where('refund.id', '=', refundId)
    .executeTakeFirst()
  const kind = row?.reason === 'withdrawal' ? 'withdraw' : row?.reason === 'guarantee' ? 'guarantee' : null
  if (!row || !kind || row.tries > 1) return false
  const notice = await db
    .selectFrom('leaving')
    .leftJoin('purchase', 'purchase.id', 'leaving.purchaseId')
    .leftJoin('service_request', 'service_request.id', 'leaving.serviceId')
    .select('leaving.id')
    .where('leaving.kind', '=', kind)
    .where('leaving.at', '>=', row.askedAt)
    .where('leaving.at', '<', new Date(row.askedAt.getTime() + sameMomentMs))
    .where((where) =>
      where.or([where('purchase.personId', '=', row.personId), where('service_request.personId', '=', row.personId)]),
    )
    .executeTakeFirst()
  return notice !== undefined
}

/** Credit notes, each with the invoice that it corrects: a letter brings both to whoever has not got that one yet. */
const documentsOfCredits = (db: Db) =>
  db
    .selectFrom('credit')
    .innerJoin('invoice', (join) =>
      join.on((on) =>
        on.or([
          on('invoice.creditId', '=', on.ref('credit.id')),
          on.and([on('invoice.chargeId', '=', on.ref('credit.chargeId')), on('invoice.kind', '=', 'invoice')]),
        ]),
      ),
    )
    .select(['invoice.number', 'invoice.kind'])
    .distinct()
    // F2026-… before A2026-…
    .orderBy('invoice.number', 'desc')

/** The documents of the refunds that a notice asked for. */
export async function documentsOfNotice(
  db: Db,
  { kind, at }: { kind: 'cancel' | 'withdraw' | 'guarantee'; at: Date },
  personId: string,
): Promise<IssuedDocument[]> {
  if (kind === 'cancel') return []
  return documentsOfCredits(db)
    .where('credit.personId', '=', personId)
    .where('credit.reason', '=', kind === 'withdraw' ? 'withdrawal' : 'guarantee')
    .where('credit.at', '<=', at)
    .where('credit.at', '>', new Date(at.getTime() - sameMomentMs))
    .execute()
}

export function documentsOfRefund(db: Db, refundId: string): Promise<IssuedDocument[]> {
  return documentsOfCredits(db).where('credit.id', '=', refundId).execute()
}

export type RefundRow = Selectable<Tables['refund']>
