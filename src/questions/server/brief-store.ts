import type { Brief } from '../../platform/assistant/port.ts'
import type { Db, Tx } from '../../platform/db/port.ts'

/** The assistant's brief about a question, for its expert. */
export async function briefOf(db: Db, questionId: string): Promise<Brief | null> {
  const row = await db.selectFrom('brief').select('data').where('questionId', '=', questionId).executeTakeFirst()
  return row?.data ?? null
}

export async function putBrief(tx: Tx, questionId: string, brief: Brief, at: Date): Promise<void> {
  const data = JSON.stringify(brief)
  await tx
    .insertInto('brief')
    .values({ questionId, data, at })
    .onConflict((conflict) => conflict.column('questionId').doUpdateSet({ data, at }))
    .execute()
}

export async function updateBrief(tx: Tx, questionId: string, brief: Brief): Promise<void> {
  const data = JSON.stringify(brief)
  await tx.updateTable('brief').set({ data }).where('questionId', '=', questionId).execute()
}

export async function deleteBrief(tx: Tx, questionId: string): Promise<void> {
  await tx.deleteFrom('brief').where('questionId', '=', questionId).execute()
}
