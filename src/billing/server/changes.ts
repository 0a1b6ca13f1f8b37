import type { Tx } from '../../platform/db/port.ts'

/** Records that a question went to an expert with the plan: the month is not idle. */
export async function markPlanUsed(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ last_used_at: now })
    .where('person_id', '=', personId)
    .where('state', '<>', 'ended')
    .execute()
}
