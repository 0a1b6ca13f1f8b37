import { personView, staffName } from '../../accounts/server/views.ts'
import './tables.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'

export async function insertAct(tx: Db, row: Insertable<Tables['admin_act']>): Promise<void> {
  await tx.insertInto('admin_act').values(row).execute()
}

/** All entries of one kind of act, oldest first. */
export const actsNamed = (db: Db, act: string) =>
  db.selectFrom('admin_act').select(['subjectId', 'after']).where('act', '=', act).orderBy('id').execute()

type Wanted = { before?: number; subject?: string; kind?: string; limit: number }

export function actsBy(db: Db, { before, subject, kind, limit }: Wanted) {
  let acts = db.selectFrom('admin_act').leftJoin(personView.as('person'), 'person.id', 'admin_act.personId')
  if (before) acts = acts.where('admin_act.id', '<', String(before))
  if (subject) acts = acts.where('subjectId', '=', subject)
  if (kind) acts = acts.where('subjectKind', '=', kind)
  return acts
    .selectAll('admin_act')
    .select([staffName('person').as('name'), 'person.email'])
    .orderBy('admin_act.id', 'desc')
    .limit(limit)
    .execute()
}
