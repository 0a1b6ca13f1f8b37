// What neighbours may change of tasks for the staff, in their own transactions.
import type { Tx } from '../../platform/db/port.ts'

export function markTaskSeen(tx: Tx, id: string, done: { seen_at: Date; seen_by: string }) {
  return tx
    .updateTable('alert')
    .set(done)
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .returning(['template', 'question_id'])
    .executeTakeFirst()
}
