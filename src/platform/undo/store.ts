import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/port.ts'
import type { Tables } from '../db/tables.ts'
import './tables.ts'

export type UndoableRow = Selectable<Tables['undoable_act']>

/** The row of this act and subject: the one that was there, or the new one (`added`). */
export async function addUndoable(
  tx: Tx,
  row: Insertable<Tables['undoable_act']>,
): Promise<{ row: UndoableRow; added: boolean }> {
  const added = await tx
    .insertInto('undoable_act')
    .values(row)
    .onConflict((conflict) => conflict.columns(['act', 'subject']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) {
    await tx.deleteFrom('undone_act').where('act', '=', row.act).where('subject', '=', row.subject).execute()
    return { row: added, added: true }
  }
  const known = await tx
    .selectFrom('undoable_act')
    .selectAll()
    .where('act', '=', row.act)
    .where('subject', '=', row.subject)
    .executeTakeFirstOrThrow()
  return { row: known, added: false }
}

export const lockUndoable = (tx: Tx, id: string): Promise<UndoableRow | undefined> =>
  tx.selectFrom('undoable_act').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const undoableById = (db: Db, id: string): Promise<UndoableRow | undefined> =>
  db.selectFrom('undoable_act').selectAll().where('id', '=', id).executeTakeFirst()

export const undoableAbout = (db: Db, subject: string): Promise<UndoableRow[]> =>
  db.selectFrom('undoable_act').selectAll().where('subject', '=', subject).orderBy('askedAt').execute()

export const dueUndoable = (db: Db, now: Date): Promise<UndoableRow[]> =>
  db.selectFrom('undoable_act').selectAll().where('dueAt', '<=', now).orderBy('dueAt').limit(100).execute()

export async function moveDueAt(db: Db, id: string, dueAt: Date): Promise<void> {
  await db.updateTable('undoable_act').set({ dueAt }).where('id', '=', id).execute()
}

export async function dropUndoable(db: Db, id: string): Promise<void> {
  await db.deleteFrom('undoable_act').where('id', '=', id).execute()
}

/** `false` where it was carried out, or undone, before. */
export async function dropAct(db: Db, act: string, subject: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('undoable_act')
    .where('act', '=', act)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function insertUndone(tx: Tx, row: Insertable<Tables['undone_act']>): Promise<void> {
  await tx
    .insertInto('undone_act')
    .values(row)
    .onConflict((conflict) => conflict.columns(['act', 'subject']).doUpdateSet({ undoneAt: row.undoneAt }))
    .execute()
}

export async function wasUndone(db: Db, act: string, subject: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('undone_act')
    .select('undoneAt')
    .where('act', '=', act)
    .where('subject', '=', subject)
    .where('undoneAt', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUndone(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('undone_act').where('undoneAt', '<', before).execute()
}

/** Does it and takes it back: only a refusal is left of it. */
export async function tryOut(tx: Tx, act: () => Promise<unknown>): Promise<void> {
  await sql`savepoint tried_out`.execute(tx)
  await act()
  await sql`rollback to savepoint tried_out`.execute(tx)
}
