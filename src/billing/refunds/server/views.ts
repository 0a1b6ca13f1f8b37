// What neighbours may read of refunds.
import '../../server/tables.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/db/tables.ts'
import '../../server/tables.ts'
import type { Db } from '../../../platform/db/port.ts'

/** The state of the refund of a question's order; `null` when there is none. */
export async function refundStateOf(db: Db, orderId: string): Promise<RefundRow['state'] | null> {
  const row = await db.selectFrom('refund').select('state').where('id', '=', orderId).executeTakeFirst()
  return row?.state ?? null
}

export type RefundRow = Selectable<Tables['refund']>
