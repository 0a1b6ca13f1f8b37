// What neighbours may change of alerts about money, in their own transactions.
import type { Tx } from '../../../platform/db/port.ts'

export function closeAlert(tx: Tx, id: string, done: { closedAt: Date; closedBy: string; closeNote: string }) {
  return tx
    .updateTable('money_alert')
    .set(done)
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning(['kind', 'ref'])
    .executeTakeFirst()
}

/** Closes the open alerts of these kinds about these rows. */
export async function closeAlertsAbout(
  tx: Tx,
  about: Record<string, string>,
  done: { closedAt: Date; closedBy: string; closeNote: string },
): Promise<void> {
  await tx
    .updateTable('money_alert')
    .set(done)
    .where('closedAt', 'is', null)
    .where((where) => where.or(Object.entries(about).map(([kind, ref]) => where.and({ kind, ref }))))
    .execute()
}
