import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/port.ts'

export async function moveOrders(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ personId: to, claimedAt: sql<Date>`now()` })
    .where('personId', '=', from)
    .execute()
}

/** Moves the plans, and what was paid, credited, invoiced and agreed to. */
export async function movePaidRecords(tx: Tx, from: string, to: string): Promise<void> {
  for (const table of ['subscription', 'charge', 'credit', 'invoice', 'consent'] as const)
    await tx.updateTable(table).set({ personId: to }).where('personId', '=', from).execute()
}

/** Moves the provider's customer, unless the account has its own. */
export async function moveCustomer(tx: Tx, from: string, to: string): Promise<void> {
  const known = await tx.selectFrom('customer').select('personId').where('personId', '=', to).executeTakeFirst()
  if (!known) await tx.updateTable('customer').set({ personId: to }).where('personId', '=', from).execute()
}
