import type { Tx } from '../../platform/db/port.ts'

type NewAlert = { id: string; questionId: string; template: string; data: Record<string, unknown>; at: Date }

/** Raises a task for the staff. */
export async function insertAlert(tx: Tx, { id, questionId, template, data, at }: NewAlert): Promise<void> {
  await tx
    .insertInto('alert')
    .values({ id, question_id: questionId, template, data: JSON.stringify(data), at, seen_at: null, seen_by: null })
    .execute()
}

export function markTaskSeen(tx: Tx, id: string, done: { seen_at: Date; seen_by: string }) {
  return tx
    .updateTable('alert')
    .set(done)
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .returning(['template', 'question_id'])
    .executeTakeFirst()
}
