import type { Selectable } from 'kysely'
import type { Locale } from '../../i18n/locale.ts'
import type { Db } from '../../platform/db/port.ts'
import type { ClaimName } from '../claims.ts'
import type { ClaimTable } from './tables.ts'

type ClaimRow = Selectable<ClaimTable>

export const claimRows = (db: Db): Promise<ClaimRow[]> => db.selectFrom('claim').selectAll().execute()

export async function saveClaim(
  db: Db,
  row: { name: ClaimName; shown: boolean; claimed: number | null; text: Record<Locale, string> | null; at: Date },
): Promise<void> {
  const values = {
    shown: row.shown,
    claimed: row.claimed,
    textFr: row.text?.fr ?? null,
    textEn: row.text?.en ?? null,
    updatedAt: row.at,
  }
  await db
    .insertInto('claim')
    .values({ name: row.name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}
