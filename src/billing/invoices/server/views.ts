// What neighbours may read of invoices.
import '../../server/tables.ts'
import type { Db } from '../../../platform/db/port.ts'

export async function personOfInvoice(db: Db, number: string): Promise<string | null> {
  const row = await db.selectFrom('invoice').select('personId').where('number', '=', number).executeTakeFirst()
  return row?.personId ?? null
}
