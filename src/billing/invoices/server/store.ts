import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export async function insertInvoice(tx: Tx, row: Insertable<Tables['invoice']>): Promise<void> {
  await tx.insertInto('invoice').values(row).execute()
}

export function invoiceOfCharge(db: Db, chargeId: string) {
  return db
    .selectFrom('invoice')
    .select(['number', 'issuedAt', 'total', 'data'])
    .where('chargeId', '=', chargeId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
}

export function creditNotesOfCharge(db: Db, chargeId: string) {
  return db
    .selectFrom('invoice')
    .innerJoin('credit', 'credit.id', 'invoice.creditId')
    .select(['invoice.number', 'invoice.total'])
    .where('credit.chargeId', '=', chargeId)
    .orderBy('invoice.number')
    .execute()
}

export function invoiceByNumber(db: Db, number: string) {
  return db.selectFrom('invoice').selectAll().where('number', '=', number).executeTakeFirst()
}

export async function invoiceFileOf(db: Db, number: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('invoice_file').select('pdf').where('number', '=', number).executeTakeFirst()
  return row?.pdf ?? null
}
/** When two processes draw it at once, the first file stays. */
export async function saveInvoiceFile(db: Db, row: Insertable<Tables['invoice_file']>): Promise<void> {
  await db
    .insertInto('invoice_file')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute()
}
