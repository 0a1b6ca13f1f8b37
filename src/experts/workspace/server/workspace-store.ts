// Stores an expert's workspace: the switch, the weekly hours, the snippets, the day's work.
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { WeeklySlot } from '../opening-hours.ts'

/** Using the switch by hand also clears the automatic away state. */
export async function setSwitch(tx: Tx, expertId: string, on: boolean): Promise<void> {
  await tx
    .updateTable('expert')
    .set({ switchedOn: on, awaySince: null, lapsedInRow: 0 })
    .where('id', '=', expertId)
    .execute()
}

export async function replaceHours(tx: Tx, expertId: string, hours: readonly WeeklySlot[]): Promise<void> {
  await tx.deleteFrom('expert_hours').where('expertId', '=', expertId).execute()
  if (hours.length === 0) return
  await tx
    .insertInto('expert_hours')
    .values(hours.map((slot) => ({ expertId, day: slot.day, opens: slot.from, closes: slot.to })))
    .execute()
}

export function snippetsOf(db: Db, expertId: string) {
  return db
    .selectFrom('expert_snippet')
    .select(['id', 'title', 'body', 'updatedAt'])
    .where('expertId', '=', expertId)
    .orderBy('updatedAt', 'desc')
    .execute()
}

export async function insertSnippet(
  tx: Tx,
  row: { id: string; expertId: string; title: string; body: string; updatedAt: Date },
): Promise<void> {
  await tx.insertInto('expert_snippet').values(row).execute()
}

export async function deleteSnippet(tx: Tx, id: string, expertId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('expert_snippet')
    .where('id', '=', id)
    .where('expertId', '=', expertId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export async function workSince(db: Db, expertId: string, since: Date): Promise<{ answers: number; earned: number }> {
  const row = await db
    .selectFrom('expert_answer')
    .select((answer) => [answer.fn.countAll<string>().as('answers'), answer.fn.sum<string | null>('fee').as('earned')])
    .where('expertId', '=', expertId)
    .where('answeredAt', '>=', since)
    .executeTakeFirstOrThrow()
  return { answers: Number(row.answers), earned: Number(row.earned ?? 0) }
}
