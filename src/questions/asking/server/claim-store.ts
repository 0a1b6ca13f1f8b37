import type { Tx } from '../../../platform/db/port.ts'
import { moveStops } from '../../account/server/experts-asked-store.ts'

/** Moves a visitor's questions to the account that the visitor signed in to; drafts of the account win. */
export async function claimQuestions(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx
    .selectFrom('question')
    .select(['id', 'life'])
    .where('person_id', '=', from)
    .forUpdate()
    .execute()
  for (const row of rows)
    await tx
      .updateTable('question')
      .set({ person_id: to, life: JSON.stringify({ ...row.life, clientId: to, visitor: false }) })
      .where('id', '=', row.id)
      .execute()
  await tx.updateTable('attachment').set({ person_id: to }).where('person_id', '=', from).execute()
  await tx.updateTable('phone_link').set({ person_id: to }).where('person_id', '=', from).execute()
  await moveStops(tx, from, to)
  await tx
    .deleteFrom('draft')
    .where('person_id', '=', from)
    .where((where) =>
      where.exists(where.selectFrom('draft as kept').select('kept.person_id').where('kept.person_id', '=', to)),
    )
    .execute()
  await tx.updateTable('draft').set({ person_id: to }).where('person_id', '=', from).execute()
}
