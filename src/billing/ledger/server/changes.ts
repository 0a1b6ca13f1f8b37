// What neighbours may change of alerts about money, in their own transactions.
import type { Tx } from '../../../platform/db/port.ts'

export function closeAlert(tx: Tx, id: string, done: { closed_at: Date; closed_by: string; close_note: string }) {
  return tx
    .updateTable('money_alert')
    .set(done)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['kind', 'ref'])
    .executeTakeFirst()
}

/** Closes the open alerts of these kinds about these rows. */
export async function closeAlertsAbout(
  tx: Tx,
  about: Record<string, string>,
  done: { closed_at: Date; closed_by: string; close_note: string },
): Promise<void> {
  await tx
    .updateTable('money_alert')
    .set(done)
    .where('closed_at', 'is', null)
    .where((where) => where.or(Object.entries(about).map(([kind, ref]) => where.and({ kind, ref }))))
    .execute()
}
