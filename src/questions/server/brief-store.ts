import type { Brief } from '../../platform/assistant/port.ts'
import type { Db, Tx } from '../../platform/db/port.ts'

/** `data` in the client's language; `other` in the other one, null for briefs of older releases. */
export type KeptBrief = { data: Brief; other: Brief | null }

/** The assistant's brief about a question, for its expert. */
export async function briefOf(db: Db, questionId: string): Promise<KeptBrief | null> {
  const found = await db
    .selectFrom('brief')
    .select(['data', 'other'])
    .where('questionId', '=', questionId)
    .executeTakeFirst()
  return found ?? null
}

const asJson = ({ data, other }: KeptBrief) => ({
  data: JSON.stringify(data),
  other: other && JSON.stringify(other),
})

export async function putBrief(tx: Tx, questionId: string, brief: KeptBrief, at: Date): Promise<void> {
  const both = asJson(brief)
  await tx
    .insertInto('brief')
    .values({ questionId, ...both, at })
    .onConflict((conflict) => conflict.column('questionId').doUpdateSet({ ...both, at }))
    .execute()
}

export async function updateBrief(tx: Tx, questionId: string, brief: KeptBrief): Promise<void> {
  await tx.updateTable('brief').set(asJson(brief)).where('questionId', '=', questionId).execute()
}

export async function deleteBrief(tx: Tx, questionId: string): Promise<void> {
  await tx.deleteFrom('brief').where('questionId', '=', questionId).execute()
}
