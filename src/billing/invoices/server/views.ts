// What neighbours may read of invoices.
import '../../server/tables.ts'
import type { Db } from '../../../platform/db/port.ts'

export async function personOfInvoice(db: Db, number: string): Promise<string | null> {
  const row = await db.selectFrom('invoice').select('person_id').where('number', '=', number).executeTakeFirst()
  return row?.person_id ?? null
}
