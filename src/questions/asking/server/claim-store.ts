import type { Tx } from '../../../platform/db/port.ts'
import { moveStops } from '../../account/server/experts-asked-store.ts'

/** Moves a visitor's questions to the account that the visitor signed in to; drafts of the account win. */
export async function claimQuestions(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx.selectFrom('question').select(['id', 'life']).where('personId', '=', from).forUpdate().execute()
  for (const row of rows)
    await tx
      .updateTable('question')
      .set({ personId: to, life: JSON.stringify({ ...row.life, clientId: to, visitor: false }) })
      .where('id', '=', row.id)
      .execute()
  await tx.updateTable('attachment').set({ personId: to }).where('personId', '=', from).execute()
  // They would open a session of the account in whose name they never were made.
  await tx.deleteFrom('phone_link').where('personId', '=', from).execute()
  await moveStops(tx, from, to)
  await tx
    .deleteFrom('draft')
    .where('personId', '=', from)
    .where((where) =>
      where.exists(where.selectFrom('draft as kept').select('kept.personId').where('kept.personId', '=', to)),
    )
    .execute()
  await tx.updateTable('draft').set({ personId: to }).where('personId', '=', from).execute()
}
