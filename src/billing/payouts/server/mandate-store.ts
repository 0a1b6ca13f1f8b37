import '../../server/tables.ts'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export function mandateInForce(db: Db, expertId: string) {
  return db
    .selectFrom('invoicing_mandate')
    .selectAll()
    .where('expertId', '=', expertId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
}

export async function insertMandate(tx: Tx, row: Insertable<Tables['invoicing_mandate']>): Promise<void> {
  await tx.insertInto('invoicing_mandate').values(row).execute()
}

export async function withdrawMandateRow(tx: Tx, expertId: string, withdrawnAt: Date): Promise<void> {
  await tx
    .updateTable('invoicing_mandate')
    .set({ withdrawnAt })
    .where('expertId', '=', expertId)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** The answers of a payout that no invoice is for yet, the earliest first. */
export function uninvoicedFees(tx: Tx, payoutId: string) {
  return tx
    .selectFrom('expert_due')
    .leftJoin('expert_invoice_line as line', 'line.contributionId', 'expert_due.contributionId')
    .select(['expert_due.contributionId', 'expert_due.amount', 'expert_due.answeredAt'])
    .where('expert_due.payoutId', '=', payoutId)
    .where('line.number', 'is', null)
    .orderBy('expert_due.answeredAt')
    .execute()
}

export async function insertExpertInvoice(
  tx: Tx,
  row: Insertable<Tables['expert_invoice']>,
  contributions: readonly string[],
): Promise<void> {
  await tx.insertInto('expert_invoice').values(row).execute()
  await tx
    .insertInto('expert_invoice_line')
    .values(contributions.map((contributionId) => ({ contributionId, number: row.number })))
    .execute()
}

export function expertInvoicesOf(db: Db, expertId: string) {
  return db
    .selectFrom('expert_invoice')
    .select(['number', 'issuedAt', 'total', 'vat'])
    .where('expertId', '=', expertId)
    .orderBy('issuedAt', 'desc')
    .orderBy('sequence', 'desc')
    .execute()
}

/** The file of an invoice with its expert. */
export function expertInvoiceFile(db: Db, number: string) {
  return db
    .selectFrom('expert_invoice')
    .select(['pdf', 'expertId', 'issuedAt', 'total'])
    .where('number', '=', number)
    .executeTakeFirst()
}

/** For the export of an expert's data. */
export async function invoicingOf(db: Db, expertId: string) {
  const [mandates, invoices] = await Promise.all([
    db.selectFrom('invoicing_mandate').selectAll().where('expertId', '=', expertId).orderBy('acceptedAt').execute(),
    db
      .selectFrom('expert_invoice')
      .select(['number', 'issuedAt', 'total', 'vat', 'vatRate', 'pdf'])
      .where('expertId', '=', expertId)
      .orderBy('issuedAt')
      .execute(),
  ])
  return { mandates, invoices }
}
