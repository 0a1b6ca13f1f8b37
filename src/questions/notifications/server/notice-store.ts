import '../../server/tables.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'

export async function insertNotice(
  tx: Tx,
  row: { questionId: string; name: string; version: number; at: Date },
): Promise<void> {
  await tx.insertInto('client_notice').values(row).execute()
}

/** Removes and returns what is to be written about a question, oldest first. */
export async function takeNotices(tx: Tx, questionId: string): Promise<{ id: number; name: string }[]> {
  const rows = await tx
    .deleteFrom('client_notice')
    .where('questionId', '=', questionId)
    .returning(['id', 'name'])
    .execute()
  return rows.sort((a, b) => Number(a.id) - Number(b.id))
}

/** What the page has shown needs no email, except what is always sent. */
export async function forgetSeenNotices(
  db: Db,
  { questionId, version, always }: { questionId: string; version: number; always: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('client_notice')
    .where('questionId', '=', questionId)
    .where('version', '<=', version)
    .where('name', 'not in', always)
    .execute()
}
