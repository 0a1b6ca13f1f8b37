import type { Tx } from '../../platform/db/port.ts'

type NewAlert = { id: string; questionId: string; template: string; data: Record<string, unknown>; at: Date }

/** Raises a task for the staff. */
export async function insertAlert(tx: Tx, { id, questionId, template, data, at }: NewAlert): Promise<void> {
  await tx
    .insertInto('alert')
    .values({ id, question_id: questionId, template, data: JSON.stringify(data), at, seen_at: null, seen_by: null })
    .execute()
}
