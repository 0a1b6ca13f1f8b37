// What neighbours may change of tasks for the staff, in their own transactions.
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'

/** With what was raised before of a question in danger, which has one task at a time. */
export async function markTaskSeen(tx: Tx, id: string, done: { seenAt: Date; seenBy: string }) {
  const seen = await tx
    .updateTable('alert')
    .set(done)
    .where('id', '=', id)
    .where('seenAt', 'is', null)
    .returning(['template', 'questionId', 'at'])
    .executeTakeFirst()
  if (seen?.template === 'emergency')
    await tx
      .updateTable('alert')
      .set(done)
      .where('questionId', '=', seen.questionId)
      .where('template', '=', 'emergency')
      .where('at', '<=', seen.at)
      .where('seenAt', 'is', null)
      .execute()
  return seen
}

type NewAlert = { id: string; questionId: string; template: string; data: Record<string, unknown>; at: Date }

/** Raises a task for the staff. */
export async function insertAlert(tx: Tx, { id, questionId, template, data, at }: NewAlert): Promise<void> {
  await tx
    .insertInto('alert')
    .values({ id, questionId, template, data: JSON.stringify(data), at, seenAt: null, seenBy: null })
    .execute()
}

/** Somebody of the staff reads the question: its alerts of an emergency are no longer unopened. */
export async function markEmergencyOpened(tx: Db, questionId: string, opened: { at: Date; by: string }): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ data: JSON.stringify({ openedAt: opened.at, openedBy: opened.by }) })
    .where('questionId', '=', questionId)
    .where('template', '=', 'emergency')
    .where(sql<boolean>`not data ? 'openedAt'`)
    .execute()
}

/** The question of an alert of an emergency that nobody has opened or put away. */
export function unopenedEmergency(db: Db, alertId: string) {
  return db
    .selectFrom('alert')
    .innerJoin('question', 'question.id', 'alert.questionId')
    .select(['question.id', 'question.number'])
    .where('alert.id', '=', alertId)
    .where('alert.seenAt', 'is', null)
    .where(sql<boolean>`not alert.data ? 'openedAt'`)
    .executeTakeFirst()
}

/** Marks the open tasks of this kind about a question as seen. */
export async function markTasksSeen(
  tx: Tx,
  about: { questionId: string; template: string },
  seen: { at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('alert')
    .set({ seenAt: seen.at, seenBy: seen.by })
    .where('questionId', '=', about.questionId)
    .where('template', '=', about.template)
    .where('seenAt', 'is', null)
    .execute()
}

/** Takes a question's answer out of the second reading, with what was said of it; `false` if it is in none. */
export async function withdrawReadings(tx: Tx, questionId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('second_reading').where('questionId', '=', questionId).returning('id').execute()
  return gone.length > 0
}
