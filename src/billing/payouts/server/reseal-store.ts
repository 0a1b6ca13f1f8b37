import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

/** Erased accounts are empty and stay so. */
const isSealed = sql<boolean>`length(iban_sealed) > 0`

export function sealedAccounts(db: Db) {
  return db.selectFrom('payout_account').select(['expertId as id', 'ibanSealed as sealed']).where(isSealed).execute()
}

export function sealedPayouts(db: Db) {
  return db.selectFrom('payout').select(['id', 'ibanSealed as sealed']).where(isSealed).execute()
}

export function sealedTaxNumbers(db: Db) {
  return db.selectFrom('tax_identity').select(['expertId as id', 'taxNumberSealed as sealed']).execute()
}

/** Each of these does nothing where the value was changed or erased meanwhile. */
type Replace = (db: Db, id: string, before: Buffer, after: Buffer) => Promise<unknown>

export const replaceAccount: Replace = (db, id, before, ibanSealed) =>
  db
    .updateTable('payout_account')
    .set({ ibanSealed })
    .where('expertId', '=', id)
    .where('ibanSealed', '=', before)
    .execute()

export const replacePayout: Replace = (db, id, before, ibanSealed) =>
  db.transaction().execute(async (tx) => {
    // A payout is never changed otherwise: migration 0025.
    await sql`select set_config('clairavis.resealing', 'yes', true)`.execute(tx)
    await tx.updateTable('payout').set({ ibanSealed }).where('id', '=', id).where('ibanSealed', '=', before).execute()
  })

export const replaceTaxNumber: Replace = (db, id, before, taxNumberSealed) =>
  db
    .updateTable('tax_identity')
    .set({ taxNumberSealed })
    .where('expertId', '=', id)
    .where('taxNumberSealed', '=', before)
    .execute()
