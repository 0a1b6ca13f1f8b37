import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/port.ts'

export async function moveOrders(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ person_id: to, claimed_at: sql<Date>`now()` })
    .where('person_id', '=', from)
    .execute()
}

/** Moves the plans, and what was paid, credited, invoiced and agreed to. */
export async function movePaidRecords(tx: Tx, from: string, to: string): Promise<void> {
  for (const table of ['subscription', 'charge', 'credit', 'invoice', 'consent'] as const)
    await tx.updateTable(table).set({ person_id: to }).where('person_id', '=', from).execute()
}

/** Moves the provider's customer, unless the account has its own. */
export async function moveCustomer(tx: Tx, from: string, to: string): Promise<void> {
  const known = await tx.selectFrom('customer').select('person_id').where('person_id', '=', to).executeTakeFirst()
  if (!known) await tx.updateTable('customer').set({ person_id: to }).where('person_id', '=', from).execute()
}
