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

type NewAlert = { id: string; questionId: string; template: string; data: Record<string, unknown>; at: Date }

/** Raises a task for the staff. */
export async function insertAlert(tx: Tx, { id, questionId, template, data, at }: NewAlert): Promise<void> {
  await tx
    .insertInto('alert')
    .values({ id, question_id: questionId, template, data: JSON.stringify(data), at, seen_at: null, seen_by: null })
    .execute()
}

/** Marks the open tasks of this kind about a question as seen. */
export async function markTasksSeen(
  tx: Tx,
  about: { questionId: string; template: string },
  seen: { at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ seen_at: seen.at, seen_by: seen.by })
    .where('question_id', '=', about.questionId)
    .where('template', '=', about.template)
    .where('seen_at', 'is', null)
    .execute()
}
