// What neighbours may read of the guarantee.
import '../../server/tables.ts'
import '../../services/server/store.ts'
import type { Db } from '../../../platform/db/port.ts'

/** Whether this person has used the guarantee, for any order, also one taken over from a visitor. */
export async function guaranteeUsed(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('guarantee_claim')
    .innerJoin('purchase', 'purchase.id', 'guarantee_claim.purchaseId')
    .select('purchase.id')
    .where((where) =>
      where.or([where('guarantee_claim.personId', '=', personId), where('purchase.personId', '=', personId)]),
    )
    .executeTakeFirst()
  return row !== undefined
}
