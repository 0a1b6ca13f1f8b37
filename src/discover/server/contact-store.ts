import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/db/port.ts'
import type { ContactMessageTable } from './contact-tables.ts'

export async function keepMessage(tx: Tx, row: Insertable<ContactMessageTable>): Promise<void> {
  await tx.insertInto('contact_message').values(row).execute()
}
