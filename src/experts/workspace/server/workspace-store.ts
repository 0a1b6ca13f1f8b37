// Stores an expert's workspace: the switch, the weekly hours, the snippets, the day's work.
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { WeeklySlot } from '../opening-hours.ts'

/** Using the switch by hand also clears the automatic away state. */
export async function setSwitch(tx: Tx, expertId: string, on: boolean): Promise<void> {
  await tx
    .updateTable('expert')
    .set({ switched_on: on, away_since: null, lapsed_in_row: 0 })
    .where('id', '=', expertId)
    .execute()
}

export async function replaceHours(tx: Tx, expertId: string, hours: readonly WeeklySlot[]): Promise<void> {
  await tx.deleteFrom('expert_hours').where('expert_id', '=', expertId).execute()
  if (hours.length === 0) return
  await tx
    .insertInto('expert_hours')
    .values(hours.map((slot) => ({ expert_id: expertId, day: slot.day, opens: slot.from, closes: slot.to })))
    .execute()
}

export function snippetsOf(db: Db, expertId: string) {
  return db
    .selectFrom('expert_snippet')
    .select(['id', 'title', 'body', 'updated_at'])
    .where('expert_id', '=', expertId)
    .orderBy('updated_at', 'desc')
    .execute()
}

export async function insertSnippet(
  tx: Tx,
  row: { id: string; expert_id: string; title: string; body: string; updated_at: Date },
): Promise<void> {
  await tx.insertInto('expert_snippet').values(row).execute()
}

export async function deleteSnippet(tx: Tx, id: string, expertId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('expert_snippet')
    .where('id', '=', id)
    .where('expert_id', '=', expertId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export async function workSince(db: Db, expertId: string, since: Date): Promise<{ answers: number; earned: number }> {
  const row = await db
    .selectFrom('expert_answer')
    .select((answer) => [answer.fn.countAll<string>().as('answers'), answer.fn.sum<string | null>('fee').as('earned')])
    .where('expert_id', '=', expertId)
    .where('answered_at', '>=', since)
    .executeTakeFirstOrThrow()
  return { answers: Number(row.answers), earned: Number(row.earned ?? 0) }
}
