import type { Tx } from '../../platform/db/port.ts'

/** Records that a question went to an expert with the plan: the month is not idle. */
export async function markPlanUsed(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ lastUsedAt: now })
    .where('personId', '=', personId)
    .where('state', '<>', 'ended')
    .execute()
}
