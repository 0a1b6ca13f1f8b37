import type { Db, Tx } from '../db/port.ts'
import './tables.ts'

/** Seconds that the demonstration's clock is ahead. */
export async function readAhead(db: Db): Promise<number> {
  const row = await db.selectFrom('time_control').select('aheadSeconds').executeTakeFirst()
  return row?.aheadSeconds ?? 0
}

export async function saveAhead(tx: Tx, aheadSeconds: number): Promise<void> {
  await tx
    .insertInto('time_control')
    .values({ aheadSeconds })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ aheadSeconds }))
    .execute()
}
