// What neighbours may change of disputes, in their own transactions.
import '../../server/tables.ts'
import type { Updateable } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export async function updateDispute(tx: Db, id: string, set: Updateable<Tables['dispute']>): Promise<void> {
  await tx.updateTable('dispute').set(set).where('id', '=', id).execute()
}
